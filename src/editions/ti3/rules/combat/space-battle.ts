import { ask, call, chosenOne, done, goto, type Json } from '#engine';
import { expire } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure, window, type Game } from '#ti3/rules/game.ts';
import { destroy, isA, shipsIn } from '#ti3/rules/units/units.ts';
import { breakByWar } from '#ti3/rules/trade/breaking-agreements.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import { bothTakeHits, casualtyProcedures, type Hits } from './hits.ts';
import { asTheyFight, combatantsIn } from './combatants.ts';
import { castFor, diceFor, type Roll } from './dice.ts';
import { comeIn, diceLie, type DiceLying } from './dice-window.ts';
import { firstFire, firstFireProcedures, firstFireQuestions } from './first-fire.ts';
import { leftOf } from './remaining-forces.ts';
import { announceWithdrawal, refuges, withdraw } from './withdrawal.ts';

export interface SpaceBattle {
  system: SystemId;
  attacker: SeatId;
  defender: SeatId;
  round?: number;
  /** Who has said where they leave for at the end of the round. */
  leaving?: Record<SeatId, SystemId>;
}

/** Each dice that hunt fighters, whatever is printed (E3 7.2). */
export const BARRAGE = { dice: 2, hitsOn: 9 };

const hasShips = (game: Game, seat: SeatId, system: SystemId): boolean => shipsIn(game, system, seat).length > 0;

const lasts = (game: Game, { system, attacker, defender }: SpaceBattle): boolean =>
  hasShips(game, attacker, system) && hasShips(game, defender, system);

const about = ({ system, attacker, defender }: SpaceBattle) => ({ system, attacker, defender });

const standing = (game: Game, { system, attacker, defender }: SpaceBattle) =>
  leftOf([attacker, defender], combatantsIn(game, system));

const rollOf = (battle: SpaceBattle, seat: SeatId, purpose: Roll['purpose']): Roll => ({
  seat,
  enemy: seat === battle.attacker ? battle.defender : battle.attacker,
  purpose,
  system: battle.system,
  attacks: seat === battle.attacker,
  round: battle.round ?? 0,
});

/** Both roll at once. */
function exchange(game: Game, battle: SpaceBattle, purpose: 'barrage' | 'space'): DiceLying {
  const { system, attacker, defender } = battle;
  const rolls = [attacker, defender].map((seat) => {
    const hunted = asTheyFight(game, combatantsIn(game, system)).some(
      (ship) => ship.owner !== seat && isA(game, 'fighter', ship),
    );
    const about = { seat, purpose, round: battle.round ?? 0 };
    const ships = asTheyFight(game, combatantsIn(game, system, seat)).filter(
      (ship) =>
        (purpose === 'space' || (hunted && isA(game, 'barrage', ship))) &&
        !modify(game, 'holds-fire', { ...about, unit: ship.id }, false),
    );
    return castFor(game, rollOf(battle, seat, purpose), ships, purpose === 'barrage' ? BARRAGE : {});
  });
  return { ...about(battle), purpose, rolls };
}

/** What comes of the dice: each side's hits fall on the other, those on the attacker first. */
function suffered(
  { system, attacker, defender }: SpaceBattle,
  result: Json,
  only: { fighters?: true } = {},
): { first: Hits; second: Hits } {
  const [byAttacker, byDefender] = comeIn(result);
  return {
    first: { seat: attacker, system, by: defender, ...byDefender, ...only },
    second: { seat: defender, system, by: attacker, ...byAttacker, ...only },
  };
}

/** A space battle (E3 7). Gives back its winner. */
export const spaceBattle = procedure<SpaceBattle>()('space-battle', {
  // 7.1: who leaves before the battle, then cards, then what fires first, then what comes after that
  looms: (_game, battle) => window('when', 'space-battle-looms', about(battle), 'begin'),
  begin: (game, battle) => {
    const { attacker, defender } = battle;
    // Whoever has left has not fought.
    if (!lasts(game, battle)) return goto('end');
    breakByWar(game, attacker, defender); // 15.3
    const met = Object.fromEntries(
      [attacker, defender].map((seat) => [seat, combatantsIn(game, battle.system, seat).length]),
    );
    game.fact({ type: 'battle-begins', ...about(battle), met });
    return window('when', 'space-battle-begins', about(battle), 'volleys');
  },
  volleys: (game, battle) => (lasts(game, battle) ? call(firstFire, about(battle), 'joined') : goto('over')),
  joined: (game, battle) =>
    lasts(game, battle) ? window('when', 'space-battle-joined', about(battle), 'barrage') : goto('over'),
  barrage: (game, battle) => {
    // 7.2
    if (!lasts(game, battle)) return goto('over');
    return call(diceLie, exchange(game, battle, 'barrage'), 'barraged');
  },
  barraged: (_game, battle, { result }) =>
    call(bothTakeHits, { system: battle.system, ...suffered(battle, result, { fighters: true }) }, 'round'),
  round: (game, battle) => {
    if (!lasts(game, battle)) return goto('over');
    const { attacker, defender, system } = battle;
    const fights = (seat: SeatId): boolean =>
      shipsIn(game, system, seat).some(
        ({ type }) => (diceFor(game, rollOf(battle, seat, 'space'), type)?.count ?? 0) > 0,
      );
    if (!fights(attacker) && !fights(defender)) {
      // 17.4: where neither side can fight, whoever came gives way
      destroy(game, shipsIn(game, system, attacker));
      return goto('over');
    }
    battle.round = (battle.round ?? 0) + 1;
    battle.leaving = {};
    game.fact({ type: 'battle-round-begins', ...about(battle), round: battle.round, left: standing(game, battle) });
    return window('when', 'space-battle-round-begins', { ...about(battle), round: battle.round }, 'withdrawal');
  },
  withdrawal: (game, battle) => {
    // 7.3: the attacker announces first
    const { attacker, system } = battle;
    if (!lasts(game, battle)) return goto('over');
    return refuges(game, attacker, system).length
      ? ask([announceWithdrawal.of(attacker, { system, opponent: battle.defender })], 'withdraws')
      : goto('retreat');
  },
  withdraws: (game, battle, { answer }) => {
    announce(game, battle, battle.attacker, chosenOne(answer));
    return goto('retreat');
  },
  retreat: (game, battle) => {
    const { defender, system } = battle;
    return mayRetreat(game, battle) && refuges(game, defender, system).length
      ? ask([announceWithdrawal.of(defender, { system, opponent: battle.attacker })], 'retreats')
      : goto('dice');
  },
  retreats: (game, battle, { answer }) => {
    announce(game, battle, battle.defender, chosenOne(answer));
    return goto('dice');
  },
  dice: (game, battle) => call(diceLie, exchange(game, battle, 'space'), 'casualties'),
  casualties: (_game, battle, { result }) =>
    call(bothTakeHits, { system: battle.system, ...suffered(battle, result) }, 'leave'),
  leave: (_game, battle) =>
    window('after', 'space-battle-round-ends', { ...about(battle), round: battle.round ?? 0 }, 'leaves'),
  leaves: (game, battle) => {
    // 7.4: the attacker first; then the defender need not go any more
    expire(game, 'battle-round');
    const { system, attacker, defender, leaving = {} } = battle;
    const goes = (seat: SeatId): boolean =>
      leaving[seat] !== undefined && hasShips(game, seat, system) && withdraw(game, seat, system, leaving[seat]);
    if (!goes(attacker) && lasts(game, battle)) goes(defender);
    tellLapsed(game, battle);
    return goto('round');
  },
  over: (game, battle) => {
    const { system, attacker, defender } = battle;
    expire(game, 'battle');
    const winner = [attacker, defender].find((seat) => hasShips(game, seat, system)) ?? null;
    game.fact({ type: 'battle-ends', system, winner, attacker, defender, left: standing(game, battle) });
    return window('after', 'space-battle-ends', { ...about(battle), winner }, 'end');
  },
  end: (game, { system, attacker, defender }) =>
    done({ winner: [attacker, defender].find((seat) => hasShips(game, seat, system)) ?? null }),
});

/** Whether nothing keeps whoever is attacked from retreating. */
const mayRetreat = (game: Game, { attacker, defender, system }: SpaceBattle): boolean =>
  modify(game, 'retreat-barred', { seat: defender, enemy: attacker, system }, undefined) === undefined;

/** Tells of announced withdrawals that do not come about: the enemy has left or is gone, or the way is shut. */
function tellLapsed(game: Game, { system, attacker, defender, leaving = {} }: SpaceBattle): void {
  for (const [seat, enemy] of [
    [attacker, defender],
    [defender, attacker],
  ]) {
    const towards = leaving[seat];
    if (towards === undefined || !hasShips(game, seat, system)) continue;
    game.fact({
      type: 'withdrawal-lapsed',
      seat,
      system,
      towards,
      why: hasShips(game, enemy, system) ? 'no-way' : 'enemy-gone',
    });
  }
}

function announce(game: Game, battle: SpaceBattle, seat: SeatId, choice: string | undefined): void {
  if (choice === undefined || choice === 'stay') return;
  battle.leaving = { ...battle.leaving, [seat]: choice };
  game.fact({ type: 'withdrawal-announced', seat, system: battle.system, towards: choice });
}

export const spaceBattleProcedures = [spaceBattle, ...firstFireProcedures, ...casualtyProcedures];
export const spaceBattleQuestions = [announceWithdrawal, ...firstFireQuestions];
