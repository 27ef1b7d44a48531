import { ask, call, chosenKey, done, goto, type Json } from '#engine';
import { expireEffects } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure, openWindow, type Game } from '#ti3/rules/game.ts';
import { destroyUnits, hasQuality, shipsIn } from '#ti3/rules/units/units.ts';
import { breakByWar } from '#ti3/rules/trade/breaking-agreements.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import { resolveHitsOfBoth, hitProcedures } from './hits.ts';
import { type Hits } from './hit-limits.ts';
import { asCombatants, combatantsIn } from './combatants.ts';
import { rollForUnits, diceFor, type Roll } from './dice.ts';
import { rollResultsIn, diceWindow, type RolledDice } from './dice-window.ts';
import { firstFire, firstFireProcedures, firstFireQuestions } from './first-fire.ts';
import { remainingForcesOf } from './remaining-forces.ts';
import { announceWithdrawal, withdrawalProcedures, withdrawalTargets, withdrawFleet } from './withdrawal.ts';

export interface SpaceBattle {
  system: SystemId;
  attacker: SeatId;
  defender: SeatId;
  round?: number;
  /** Systems that seats have announced to withdraw to at the end of the round. */
  leaving?: Record<SeatId, SystemId>;
}

/** Dice of each unit with anti-fighter barrage, regardless of its printed values (E3 7.2). */
export const BARRAGE_DICE = { dice: 2, hitsOn: 9 };

const hasShips = (game: Game, seat: SeatId, system: SystemId): boolean => shipsIn(game, system, seat).length > 0;

const lasts = (game: Game, { system, attacker, defender }: SpaceBattle): boolean =>
  hasShips(game, attacker, system) && hasShips(game, defender, system);

const about = ({ system, attacker, defender }: SpaceBattle) => ({ system, attacker, defender });

const standing = (game: Game, { system, attacker, defender }: SpaceBattle) =>
  remainingForcesOf([attacker, defender], combatantsIn(game, system));

const rollOf = (battle: SpaceBattle, seat: SeatId, purpose: Roll['purpose']): Roll => ({
  seat,
  enemy: seat === battle.attacker ? battle.defender : battle.attacker,
  purpose,
  system: battle.system,
  attacks: seat === battle.attacker,
  round: battle.round ?? 0,
});

/** Rolls for both sides at once. */
function exchange(game: Game, battle: SpaceBattle, purpose: 'barrage' | 'space'): RolledDice {
  const { system, attacker, defender } = battle;
  const rolls = [attacker, defender].map((seat) => {
    const hunted = asCombatants(game, combatantsIn(game, system)).some(
      (ship) => ship.owner !== seat && hasQuality(game, 'fighter', ship),
    );
    const about = { seat, purpose, round: battle.round ?? 0 };
    const ships = asCombatants(game, combatantsIn(game, system, seat)).filter(
      (ship) =>
        (purpose === 'space' || (hunted && hasQuality(game, 'barrage', ship))) &&
        !modify(game, 'holds-fire', { ...about, unit: ship.id }, false),
    );
    return rollForUnits(game, rollOf(battle, seat, purpose), ships, purpose === 'barrage' ? BARRAGE_DICE : {});
  });
  return { ...about(battle), purpose, rolls };
}

/** Converts the roll results into each side's hits; the attacker's are resolved first. */
function suffered(
  { system, attacker, defender }: SpaceBattle,
  result: Json,
  only: { fighters?: true } = {},
): { first: Hits; second: Hits } {
  const [byAttacker, byDefender] = rollResultsIn(result);
  return {
    first: { seat: attacker, system, by: defender, ...byDefender, ...only },
    second: { seat: defender, system, by: attacker, ...byAttacker, ...only },
  };
}

/** Runs a space battle (E3 7). Returns its winner. */
export const spaceBattle = procedure<SpaceBattle>()('space-battle', {
  // 7.1: withdrawals before the battle, then cards, then first fire, then what follows it
  looms: (_game, battle) => openWindow('when', 'space-battle-looms', about(battle), 'begin'),
  begin: (game, battle) => {
    const { attacker, defender } = battle;
    // A side that has left before this step has not fought.
    if (!lasts(game, battle)) return goto('end');
    breakByWar(game, attacker, defender); // 15.3
    const met = Object.fromEntries(
      [attacker, defender].map((seat) => [seat, combatantsIn(game, battle.system, seat).length]),
    );
    game.addFact({ type: 'battle-begins', ...about(battle), met });
    return openWindow('when', 'space-battle-begins', about(battle), 'volleys');
  },
  volleys: (game, battle) => (lasts(game, battle) ? call(firstFire, about(battle), 'joined') : goto('over')),
  joined: (game, battle) =>
    lasts(game, battle) ? openWindow('when', 'space-battle-joined', about(battle), 'barrage') : goto('over'),
  barrage: (game, battle) => {
    // 7.2
    if (!lasts(game, battle)) return goto('over');
    return call(diceWindow, exchange(game, battle, 'barrage'), 'barraged');
  },
  barraged: (_game, battle, { result }) =>
    call(resolveHitsOfBoth, { system: battle.system, ...suffered(battle, result, { fighters: true }) }, 'round'),
  round: (game, battle) => {
    if (!lasts(game, battle)) return goto('over');
    const { attacker, defender, system } = battle;
    const fights = (seat: SeatId): boolean =>
      shipsIn(game, system, seat).some(
        ({ type }) => (diceFor(game, rollOf(battle, seat, 'space'), type)?.count ?? 0) > 0,
      );
    if (!fights(attacker) && !fights(defender)) {
      // 17.4: if neither side can fight, the attacker's ships are destroyed
      destroyUnits(game, shipsIn(game, system, attacker));
      return goto('over');
    }
    battle.round = (battle.round ?? 0) + 1;
    battle.leaving = {};
    game.addFact({ type: 'battle-round-begins', ...about(battle), round: battle.round, left: standing(game, battle) });
    return openWindow('when', 'space-battle-round-begins', { ...about(battle), round: battle.round }, 'withdrawal');
  },
  withdrawal: (game, battle) => {
    // 7.3: the attacker announces first
    const { attacker, system } = battle;
    if (!lasts(game, battle)) return goto('over');
    return withdrawalTargets(game, attacker, system).length
      ? ask([announceWithdrawal.ask(attacker, { system, opponent: battle.defender })], 'withdraws')
      : goto('retreat');
  },
  withdraws: (game, battle, { answer }) => {
    announce(game, battle, battle.attacker, chosenKey(answer));
    return goto('retreat');
  },
  retreat: (game, battle) => {
    const { defender, system } = battle;
    return mayRetreat(game, battle) && withdrawalTargets(game, defender, system).length
      ? ask([announceWithdrawal.ask(defender, { system, opponent: battle.attacker })], 'retreats')
      : goto('dice');
  },
  retreats: (game, battle, { answer }) => {
    announce(game, battle, battle.defender, chosenKey(answer));
    return goto('dice');
  },
  dice: (game, battle) => call(diceWindow, exchange(game, battle, 'space'), 'casualties'),
  casualties: (_game, battle, { result }) =>
    call(resolveHitsOfBoth, { system: battle.system, ...suffered(battle, result) }, 'leave'),
  leave: (_game, battle) =>
    openWindow('after', 'space-battle-round-ends', { ...about(battle), round: battle.round ?? 0 }, 'leaves'),
  leaves: (game, battle) => {
    // 7.4: the attacker first; then the defender need not go any more
    expireEffects(game, 'battle-round');
    const { system, attacker, defender, leaving = {} } = battle;
    const goes = (seat: SeatId): boolean =>
      leaving[seat] !== undefined && withdrawalTargets(game, seat, system).includes(leaving[seat]);
    const seat = [attacker, ...(lasts(game, battle) ? [defender] : [])].find(goes);
    if (seat === undefined) return goto('left');
    return withdrawFleet(game, { seat, system, towards: leaving[seat] }, 'left') ?? goto('left');
  },
  left: (game, battle) => {
    tellLapsed(game, battle);
    return goto('round');
  },
  over: (game, battle) => {
    const { system, attacker, defender } = battle;
    expireEffects(game, 'battle');
    const winner = [attacker, defender].find((seat) => hasShips(game, seat, system)) ?? null;
    game.addFact({ type: 'battle-ends', system, winner, attacker, defender, left: standing(game, battle) });
    return openWindow('after', 'space-battle-ends', { ...about(battle), winner }, 'end');
  },
  end: (game, { system, attacker, defender }) =>
    done({ winner: [attacker, defender].find((seat) => hasShips(game, seat, system)) ?? null }),
});

/** Tells whether nothing bars the defender from retreating. */
const mayRetreat = (game: Game, { attacker, defender, system }: SpaceBattle): boolean =>
  modify(game, 'retreat-barred', { seat: defender, enemy: attacker, system }, undefined) === undefined;

/** Adds a fact for each announced withdrawal that did not happen: the enemy is gone, or the way is blocked. */
function tellLapsed(game: Game, { system, attacker, defender, leaving = {} }: SpaceBattle): void {
  for (const [seat, enemy] of [
    [attacker, defender],
    [defender, attacker],
  ]) {
    const towards = leaving[seat];
    if (towards === undefined || !hasShips(game, seat, system)) continue;
    game.addFact({
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
  game.addFact({ type: 'withdrawal-announced', seat, system: battle.system, towards: choice });
}

export const spaceBattleProcedures = [spaceBattle, ...withdrawalProcedures, ...firstFireProcedures, ...hitProcedures];
export const spaceBattleQuestions = [announceWithdrawal, ...firstFireQuestions];
