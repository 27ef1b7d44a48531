import { modify } from '#ti4/rules/components/modifiers.ts';
import {
  hitRestrictionFor,
  gatherDice,
  totalHits,
  hitsOfDie,
  likeliestDie,
  type Die,
  type Roll,
} from '#ti4/rules/combat/dice.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { HitRestriction } from '#ti4/rules/combat/combat-value-types.ts';
import type { UnitType } from '#ti4/rules/state.ts';

/** A possible outcome of a roll with its probability. */
export interface RollOutcome {
  hits: number;
  assign?: HitRestriction;
  chance: number;
}

export const DIE_FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Probabilities by number of hits. */
type Spread = number[];

/** Returns the distribution of the sum of two numbers of hits. */
function together(a: Spread, b: Spread): Spread {
  const sum: Spread = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++) {
    if (a[i] === 0) continue;
    for (let j = 0; j < b.length; j++) sum[i + j] += a[i] * b[j];
  }
  return sum;
}

function spreadOf(game: Game, roll: Roll, die: Omit<Die, 'face'>): Spread {
  const once: Spread = [];
  for (const face of DIE_FACES) {
    const hits = hitsOfDie(game, roll, { ...die, face });
    while (once.length <= hits) once.push(0);
    once[hits] += 1 / DIE_FACES.length;
  }
  // Dice without hits are rerolled as often as that is free.
  let spread = once;
  for (let again = modify(game, 'free-rerolls', roll, 0); again > 0; again--)
    spread = once.map((chance, hits) => (hits ? spread[hits] : 0) + spread[0] * chance);
  return spread;
}

/** Returns the dice of a roll, including free additional dice. */
export function diceOfRoll(game: Game, roll: Roll): Omit<Die, 'face'>[] {
  const dice = gatherDice(game, roll);
  const best = likeliestDie(dice);
  const more = best ? modify(game, 'free-dice', roll, 0) : 0;
  return best ? [...dice, ...Array.from({ length: more }, () => best)] : dice;
}

/** Returns all outcomes of a roll on the current board. */
export function rollOutcomes(game: Game, roll: Roll): RollOutcome[] {
  const alike = new Map<string, Spread>();
  const byType = new Map<UnitType, Spread>();
  for (const die of diceOfRoll(game, roll)) {
    const key = `${die.type} ${die.hitsOn} ${die.bonus}`;
    let spread = alike.get(key);
    if (!spread) alike.set(key, (spread = spreadOf(game, roll, die)));
    byType.set(die.type, together(byType.get(die.type) ?? [1], spread));
  }
  const found = game.book.modifiersByValue.assignment?.length
    ? assigned(game, roll, [...byType])
    : [...[...byType.values()].reduce(together, [1]).entries()].map(([hits, chance]): RollOutcome => ({
        hits,
        chance,
        ...(roll.assign && { assign: roll.assign }),
      }));
  return found
    .filter(({ chance }) => chance > 0)
    .map((volley) => ({ ...volley, hits: totalHits(game, roll, volley.hits) }));
}

/** Enumerates which unit types hit, if that restricts how hits are assigned. */
function assigned(game: Game, roll: Roll, byType: [UnitType, Spread][]): RollOutcome[] {
  const found = new Map<string, RollOutcome>();
  const dice = byType.map(([type]) => ({ type, hits: 0 }));
  const go = (at: number, hits: number, chance: number): void => {
    if (chance === 0) return;
    if (at < dice.length) {
      byType[at][1].forEach((part, more) => {
        dice[at].hits = more;
        go(at + 1, hits + more, chance * part);
      });
      return;
    }
    const assign = hits ? hitRestrictionFor(game, roll, dice) : undefined;
    const key = assign ? `${hits} ${JSON.stringify(assign)}` : `${hits}`;
    const before = found.get(key);
    if (before) before.chance += chance;
    else found.set(key, { hits, chance, ...(assign && { assign }) });
  };
  go(0, 0, 1);
  return [...found.values()];
}
