import { assignmentFor, gatherDice, hitsInAll, hitsOfDie, type Die, type Roll } from '../rules/combat/dice.ts';
import type { Game } from '../rules/game.ts';
import type { Restriction } from '../rules/combat/combat-values.ts';
import type { UnitType } from '../rules/state.ts';

/** What a roll may come to, and how likely that is. */
export interface Volley {
  hits: number;
  assign?: Restriction;
  chance: number;
}

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Chances by number of hits. */
type Spread = number[];

/** Chances of the sum of two numbers of hits. */
function together(a: Spread, b: Spread): Spread {
  const sum: Spread = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++) {
    if (a[i] === 0) continue;
    for (let j = 0; j < b.length; j++) sum[i + j] += a[i] * b[j];
  }
  return sum;
}

function spreadOf(game: Game, roll: Roll, die: Omit<Die, 'face'>): Spread {
  const spread: Spread = [];
  for (const face of FACES) {
    const hits = hitsOfDie(game, roll, { ...die, face });
    while (spread.length <= hits) spread.push(0);
    spread[hits] += 1 / FACES.length;
  }
  return spread;
}

/** Everything that a roll may come to, on the board as it stands. */
export function volleysOf(game: Game, roll: Roll): Volley[] {
  const alike = new Map<string, Spread>();
  const byType = new Map<UnitType, Spread>();
  for (const die of gatherDice(game, roll)) {
    const key = `${die.type} ${die.hitsOn} ${die.bonus}`;
    let spread = alike.get(key);
    if (!spread) alike.set(key, (spread = spreadOf(game, roll, die)));
    byType.set(die.type, together(byType.get(die.type) ?? [1], spread));
  }
  const found = game.book.modifying.assignment?.length
    ? assigned(game, roll, [...byType])
    : [...[...byType.values()].reduce(together, [1]).entries()].map(([hits, chance]): Volley => ({
        hits,
        chance,
        ...(roll.assign && { assign: roll.assign }),
      }));
  return found.filter(({ chance }) => chance > 0).map((volley) => ({ ...volley, hits: hitsInAll(game, roll, volley.hits) }));
}

/** Where it matters which units hit, every way in which they may. */
function assigned(game: Game, roll: Roll, byType: [UnitType, Spread][]): Volley[] {
  const found = new Map<string, Volley>();
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
    const assign = hits ? assignmentFor(game, roll, dice) : undefined;
    const key = assign ? `${hits} ${JSON.stringify(assign)}` : `${hits}`;
    const before = found.get(key);
    if (before) before.chance += chance;
    else found.set(key, { hits, chance, ...(assign && { assign }) });
  };
  go(0, 0, 1);
  return [...found.values()];
}
