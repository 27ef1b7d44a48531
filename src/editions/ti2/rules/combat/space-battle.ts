import { ask, call, chosenOne, done, goto } from '#engine';
import { countOf, destroy, shedFighters, shipsIn } from '#ti2/rules/units/units.ts';
import { expire, modify } from '#ti2/rules/components/kit.ts';
import { procedure, window, type Game } from '#ti2/rules/game.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import { endByWar } from '#ti2/rules/trade/agreements.ts';
import { takeHits } from './hits.ts';
import { diceLie, hitsIn, mayHit, shoot, unveilAides, type Volley } from './dice.ts';
import type { Shooting } from './roll-purpose.ts';
import { FIGHT_ON, waysOut, withdraw, withdrawal } from './withdrawal.ts';

export interface SpaceBattle {
  system: SystemId;
  attacker: SeatId;
  defender: SeatId;
  round?: number;
}

const rollBy = ({ system, attacker, defender }: SpaceBattle, seat: SeatId, purpose: 'space' | 'first'): Shooting => ({
  seat,
  enemy: seat === attacker ? defender : attacker,
  purpose,
  system,
  attacks: seat === attacker,
});

const bothThere = (game: Game, { system, attacker, defender }: SpaceBattle): boolean =>
  [attacker, defender].every((seat) => shipsIn(game, system, seat).length > 0);

const fight = ({ system, attacker, defender }: SpaceBattle) => ({ system, attacker, defender });

/** Of some ships those that fire before the first round, by what components say of their type (E2 7.11). */
export const firstOf = <U extends Pick<Unit, 'type'>>(
  game: Game,
  seat: SeatId,
  ships: readonly U[],
  stage: 'opening' | 'cannon',
): U[] =>
  [...new Set(ships.map(({ type }) => type))].flatMap((type) =>
    ships.filter((ship) => ship.type === type).slice(0, modify(game, 'first-shots', { seat, type, stage }, 0)),
  );

const firstShots = (game: Game, { system }: SpaceBattle, seat: SeatId, stage: 'opening' | 'cannon'): Unit[] =>
  firstOf(game, seat, shipsIn(game, system, seat), stage);

/** Of cannons on both sides only the difference fires first (E2 7.11). */
export const outgunned = <U>(mine: readonly U[], theirs: readonly unknown[]): U[] =>
  mine.slice(0, Math.max(0, mine.length - theirs.length));

function cannons(game: Game, battle: SpaceBattle): [Unit[], Unit[]] {
  const [a, d] = [battle.attacker, battle.defender].map((seat) => firstShots(game, battle, seat, 'cannon'));
  return [outgunned(a, d), outgunned(d, a)];
}

const volleysOf = (
  game: Game,
  battle: SpaceBattle,
  [a, d]: readonly [Unit[], Unit[]],
  purpose: 'space' | 'first',
): Volley[] => [
  shoot(game, rollBy(battle, battle.attacker, purpose), a),
  shoot(game, rollBy(battle, battle.defender, purpose), d),
];

const hopeless = (game: Game, battle: SpaceBattle): boolean =>
  [battle.attacker, battle.defender].every(
    (seat) => !shipsIn(game, battle.system, seat).some(({ type }) => mayHit(game, rollBy(battle, seat, 'space'), type)),
  );

/** A space battle (E2 7.11 to 7.15). Gives back its winner. */
export const spaceBattle = procedure<SpaceBattle>()('space-battle', {
  begin: (game, battle) => {
    const { system, attacker, defender } = battle;
    endByWar(game, attacker, defender);
    const noWayOut = !waysOut(game, attacker, system).length;
    game.fact({ type: 'battle-begins', system, planet: null, attacker, defender, ...(noWayOut && { noWayOut }) });
    return window('when', 'battle-begins', fight(battle), 'opening');
  },
  opening: (game, battle) => {
    if (!bothThere(game, battle)) return goto('over');
    const shots = [battle.attacker, battle.defender].map((seat) => firstShots(game, battle, seat, 'opening'));
    return call(
      diceLie,
      { ...fight(battle), volleys: volleysOf(game, battle, [shots[0], shots[1]], 'first') },
      'opened',
    );
  },
  opened: (_game, battle, { result }) =>
    call(takeHits, { all: suffered(battle, hitsIn(result), hitsIn(result, 1)) }, 'cannon'),
  cannon: (game, battle) => {
    if (!bothThere(game, battle)) return goto('over');
    return call(
      diceLie,
      { ...fight(battle), volleys: volleysOf(game, battle, cannons(game, battle), 'first') },
      'fired',
    );
  },
  fired: (_game, battle, { result }) =>
    call(takeHits, { all: suffered(battle, hitsIn(result), hitsIn(result, 1)) }, 'round'),
  round: (game, battle) => {
    if (!bothThere(game, battle)) return goto('over');
    battle.round = (battle.round ?? 0) + 1;
    game.fact({ type: 'battle-round-begins', system: battle.system, planet: null, round: battle.round });
    // Whoever leads the attack keeps the other fleet from leaving by a card: it is seen before anybody thinks of one (E2 12.5).
    unveilAides(game, rollBy(battle, battle.attacker, 'space'));
    return window('when', 'battle-round-begins', { ...fight(battle), round: battle.round }, 'roll');
  },
  roll: (game, battle) => {
    if (!bothThere(game, battle)) return goto('over');
    const { system, attacker, defender } = battle;
    // Where nobody can hit, whoever came gives way or is lost: the battle would never end.
    if (hopeless(game, battle) && !waysOut(game, attacker, system).length) {
      destroy(game, shipsIn(game, system, attacker));
      return goto('over');
    }
    const all = [shipsIn(game, system, attacker), shipsIn(game, system, defender)] as const;
    return call(diceLie, { ...fight(battle), volleys: volleysOf(game, battle, all, 'space') }, 'hit');
  },
  hit: (_game, battle, { result }) =>
    call(takeHits, { all: suffered(battle, hitsIn(result), hitsIn(result, 1)) }, 'withdraw'),
  withdraw: (game, battle) => {
    expire(game, 'battle-round');
    const { system, attacker } = battle;
    if (!bothThere(game, battle)) return goto('over');
    const out = waysOut(game, attacker, system);
    if (out.length && hopeless(game, battle)) {
      withdraw(game, attacker, system, out[0]);
      return goto('over');
    }
    return out.length ? ask([withdrawal.of(attacker, { system })], 'withdrawn') : goto('round');
  },
  withdrawn: (game, { attacker, system }, { answer }) => {
    const towards = chosenOne(answer);
    if (towards === undefined || towards === FIGHT_ON) return goto('round');
    withdraw(game, attacker, system, towards);
    return goto('over');
  },
  over: (game, battle) => {
    expire(game, 'battle');
    shedFighters(game);
    const { system, attacker, defender } = battle;
    const winner = [attacker, defender].find((seat) => shipsIn(game, system, seat).length > 0) ?? null;
    const left = [attacker, defender].map((seat) => ({ seat, units: countOf(shipsIn(game, system, seat)) }));
    game.fact({ type: 'battle-ends', system, planet: null, winner, left });
    return window('after', 'battle-ends', { ...fight(battle), winner }, 'end');
  },
  end: () => done(),
});

const suffered = ({ system, attacker, defender }: SpaceBattle, byAttacker: number, byDefender: number) => [
  { seat: attacker, system, count: byDefender },
  { seat: defender, system, count: byAttacker },
];

export const battleProcedures = [spaceBattle];
export const battleQuestions = [withdrawal];
