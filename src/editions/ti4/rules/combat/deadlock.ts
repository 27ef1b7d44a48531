import { combatantsInSpace, type Combat } from './combat.ts';
import { gatherDice, totalHits, hitsOfDie, type Roll } from './dice.ts';
import { hasSustain } from './hits.ts';
import type { Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';

// Detects combats that neither side can win (note 10b on Valefar Assimilator): each cancels all hits, round after
// round.

/** Rounds without a loss before a deadlock is declared, so that both sides have had the chance to use abilities. */
const DEADLOCK_ROUNDS = 3;

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Returns the most hits a roll can produce. */
function mostHits(game: Game, roll: Roll): number {
  const ofDice = gatherDice(game, roll).reduce(
    (sum, die) => sum + Math.max(...FACES.map((face) => hitsOfDie(game, roll, { ...die, face }))),
    0,
  );
  return totalHits(game, roll, ofDice);
}

/**
 * Tells whether a side never has to lose a unit: the opponent cannot hit, or damaged units are repaired as fast as they
 * sustain damage.
 */
function outlasts(game: Game, system: SystemId, seat: SeatId, opponent: SeatId): boolean {
  const purpose = 'space-combat';
  const hits = mostHits(game, { seat: opponent, against: seat, purpose, system });
  if (hits === 0) return true;
  const tough = combatantsInSpace(game, system, seat).filter((unit) =>
    modify(game, 'can-sustain', { seat, unit, purpose }, hasSustain(game, unit)),
  );
  const cancels = (unit: Unit): number => modify(game, 'sustain-cancels', { seat, unit }, 1);
  const fresh = tough.filter((unit) => !unit.damaged && modify(game, 'repairs-itself', { unit }, false));
  const left = hits - fresh.reduce((sum, unit) => sum + cancels(unit), 0);
  if (left <= 0) return true;
  const others = tough.filter((unit) => !fresh.includes(unit));
  if (!others.length) return false;
  const needed = Math.ceil(left / Math.min(...others.map(cancels)));
  // Twice as many units are needed: half of them are damaged while the other half is repaired.
  return (
    needed <= modify(game, 'repaired-each-round', { seat }, 0) &&
    others.length >= 2 * needed &&
    others.filter((unit) => !unit.damaged).length >= needed
  );
}

function quiet(game: Game, { round = 1 }: Combat): boolean {
  if (round <= DEADLOCK_ROUNDS) return false;
  const { facts } = game.state;
  const since = facts.flatMap(({ type }, i) => (type === 'combat-round-begins' ? [i] : [])).at(-1 - DEADLOCK_ROUNDS);
  return since !== undefined && !facts.slice(since).some(({ type }) => type === 'unit-destroyed');
}

/** Tells whether a space combat would never end. */
export const isDeadlocked = (game: Game, combat: Combat): boolean =>
  quiet(game, combat) &&
  outlasts(game, combat.system, combat.attacker, combat.defender) &&
  outlasts(game, combat.system, combat.defender, combat.attacker);
