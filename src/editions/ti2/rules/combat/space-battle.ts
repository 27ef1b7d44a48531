import { ask, call, chosenKey, done, goto } from '#engine';
import { countByType, destroyUnits, removeStrandedFighters, shipsIn } from '#ti2/rules/units/units.ts';
import { expireEffects, modify } from '#ti2/rules/components/kit.ts';
import { procedure, openWindow, type Game } from '#ti2/rules/game.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import { endAgreementByWar } from '#ti2/rules/trade/agreements.ts';
import { resolveHits } from './hits.ts';
import { diceWindow, hitCountIn, canHit, rollVolley, revealLeadersAiding, type Volley } from './dice.ts';
import type { RollContext } from './roll-purpose.ts';
import { FIGHT_ON_KEY, withdrawalTargets, withdrawFleet, withdrawal } from './withdrawal.ts';

export interface SpaceBattle {
  system: SystemId;
  attacker: SeatId;
  defender: SeatId;
  round?: number;
}

const rollBy = (
  { system, attacker, defender }: SpaceBattle,
  seat: SeatId,
  purpose: 'space' | 'first',
): RollContext => ({
  seat,
  enemy: seat === attacker ? defender : attacker,
  purpose,
  system,
  attacks: seat === attacker,
});

const bothThere = (game: Game, { system, attacker, defender }: SpaceBattle): boolean =>
  [attacker, defender].every((seat) => shipsIn(game, system, seat).length > 0);

const fight = ({ system, attacker, defender }: SpaceBattle) => ({ system, attacker, defender });

/** Returns the ships that fire before the first round, according to components about their type (E2 7.11). */
export const firstShooters = <U extends Pick<Unit, 'type'>>(
  game: Game,
  seat: SeatId,
  ships: readonly U[],
  stage: 'opening' | 'cannon',
): U[] =>
  [...new Set(ships.map(({ type }) => type))].flatMap((type) =>
    ships.filter((ship) => ship.type === type).slice(0, modify(game, 'first-shots', { seat, type, stage }, 0)),
  );

const firstShots = (game: Game, { system }: SpaceBattle, seat: SeatId, stage: 'opening' | 'cannon'): Unit[] =>
  firstShooters(game, seat, shipsIn(game, system, seat), stage);

/** Returns the cannons that fire first: only the surplus over those of the other side (E2 7.11). */
export const cannonSurplus = <U>(mine: readonly U[], theirs: readonly unknown[]): U[] =>
  mine.slice(0, Math.max(0, mine.length - theirs.length));

function cannons(game: Game, battle: SpaceBattle): [Unit[], Unit[]] {
  const [a, d] = [battle.attacker, battle.defender].map((seat) => firstShots(game, battle, seat, 'cannon'));
  return [cannonSurplus(a, d), cannonSurplus(d, a)];
}

const volleysOf = (
  game: Game,
  battle: SpaceBattle,
  [a, d]: readonly [Unit[], Unit[]],
  purpose: 'space' | 'first',
): Volley[] => [
  rollVolley(game, rollBy(battle, battle.attacker, purpose), a),
  rollVolley(game, rollBy(battle, battle.defender, purpose), d),
];

const hopeless = (game: Game, battle: SpaceBattle): boolean =>
  [battle.attacker, battle.defender].every(
    (seat) => !shipsIn(game, battle.system, seat).some(({ type }) => canHit(game, rollBy(battle, seat, 'space'), type)),
  );

/** Runs a space battle (E2 7.11 to 7.15). */
export const spaceBattle = procedure<SpaceBattle>()('space-battle', {
  begin: (game, battle) => {
    const { system, attacker, defender } = battle;
    endAgreementByWar(game, attacker, defender);
    const noWayOut = !withdrawalTargets(game, attacker, system).length;
    game.addFact({ type: 'battle-begins', system, planet: null, attacker, defender, ...(noWayOut && { noWayOut }) });
    return openWindow('when', 'battle-begins', fight(battle), 'opening');
  },
  opening: (game, battle) => {
    if (!bothThere(game, battle)) return goto('over');
    const shots = [battle.attacker, battle.defender].map((seat) => firstShots(game, battle, seat, 'opening'));
    return call(
      diceWindow,
      { ...fight(battle), volleys: volleysOf(game, battle, [shots[0], shots[1]], 'first') },
      'opened',
    );
  },
  opened: (_game, battle, { result }) =>
    call(resolveHits, { all: suffered(battle, hitCountIn(result), hitCountIn(result, 1)) }, 'cannon'),
  cannon: (game, battle) => {
    if (!bothThere(game, battle)) return goto('over');
    return call(
      diceWindow,
      { ...fight(battle), volleys: volleysOf(game, battle, cannons(game, battle), 'first') },
      'fired',
    );
  },
  fired: (_game, battle, { result }) =>
    call(resolveHits, { all: suffered(battle, hitCountIn(result), hitCountIn(result, 1)) }, 'round'),
  round: (game, battle) => {
    if (!bothThere(game, battle)) return goto('over');
    battle.round = (battle.round ?? 0) + 1;
    game.addFact({ type: 'battle-round-begins', system: battle.system, planet: null, round: battle.round });
    // Leaders in the attack may keep the other fleet from leaving by a card, so they are revealed before players decide
    // on one (E2 12.5).
    revealLeadersAiding(game, rollBy(battle, battle.attacker, 'space'));
    return openWindow('when', 'battle-round-begins', { ...fight(battle), round: battle.round }, 'roll');
  },
  roll: (game, battle) => {
    if (!bothThere(game, battle)) return goto('over');
    const { system, attacker, defender } = battle;
    // If neither side can hit, the battle would never end: the attacker withdraws if it can, otherwise it is destroyed.
    if (hopeless(game, battle) && !withdrawalTargets(game, attacker, system).length) {
      destroyUnits(game, shipsIn(game, system, attacker));
      return goto('over');
    }
    const all = [shipsIn(game, system, attacker), shipsIn(game, system, defender)] as const;
    return call(diceWindow, { ...fight(battle), volleys: volleysOf(game, battle, all, 'space') }, 'hit');
  },
  hit: (_game, battle, { result }) =>
    call(resolveHits, { all: suffered(battle, hitCountIn(result), hitCountIn(result, 1)) }, 'withdraw'),
  withdraw: (game, battle) => {
    expireEffects(game, 'battle-round');
    const { system, attacker } = battle;
    if (!bothThere(game, battle)) return goto('over');
    const out = withdrawalTargets(game, attacker, system);
    if (out.length && hopeless(game, battle)) {
      withdrawFleet(game, attacker, system, out[0]);
      return goto('over');
    }
    return out.length ? ask([withdrawal.ask(attacker, { system })], 'withdrawn') : goto('round');
  },
  withdrawn: (game, { attacker, system }, { answer }) => {
    const towards = chosenKey(answer);
    if (towards === undefined || towards === FIGHT_ON_KEY) return goto('round');
    withdrawFleet(game, attacker, system, towards);
    return goto('over');
  },
  over: (game, battle) => {
    expireEffects(game, 'battle');
    removeStrandedFighters(game);
    const { system, attacker, defender } = battle;
    const winner = [attacker, defender].find((seat) => shipsIn(game, system, seat).length > 0) ?? null;
    const left = [attacker, defender].map((seat) => ({ seat, units: countByType(shipsIn(game, system, seat)) }));
    game.addFact({ type: 'battle-ends', system, planet: null, winner, left });
    return openWindow('after', 'battle-ends', { ...fight(battle), winner }, 'end');
  },
  end: () => done(),
});

const suffered = ({ system, attacker, defender }: SpaceBattle, byAttacker: number, byDefender: number) => [
  { seat: attacker, system, count: byDefender },
  { seat: defender, system, count: byAttacker },
];

export const battleProcedures = [spaceBattle];
export const battleQuestions = [withdrawal];
