import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { SETS } from '#ti4/content/sets.ts';
import { answer, begin, canonicalJson, openAsks, answerProblem, specOf, type Answer } from '#engine';
import { createEagerAnswerer } from '#ti4/simulation/eager-player.ts';
import { setUpGame, type SimulationSetup } from '#ti4/simulation/simulate.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { createRandom, seedFromText } from '#simulation';

const ANSWERS = 350;
const book = rulebookOf(
  [],
  SETS.map(({ id }) => id),
);

interface Given {
  seat: string;
  ask: string | number;
  question: string;
  reply: Answer;
  veiled: boolean;
}

/** One answer to a question drawn by chance; undefined where nobody is asked. */
function any(game: Game, below: (n: number) => number): Given | undefined {
  const open = openAsks(game.state).filter(({ ask }) => ask.reply === undefined);
  if (!open.length) return undefined;
  const one = open[below(open.length)];
  const spec = specOf(game as never, one);
  const { id, player, question, veiled = false } = one.ask;
  const reply = veiled
    ? []
    : createEagerAnswerer(below)(one, spec, (value) => answerProblem(game as never, one, value, spec), game as never);
  return { seat: player, ask: id, question, reply, veiled };
}

test.each<SimulationSetup>([
  { players: 4, seed: 'saved 1', late: true, sets: book.sets },
  { players: 6, seed: 'saved 2', veil: 'everything', sets: book.sets },
  { players: 8, seed: 'saved 3', late: true, sets: book.sets },
])('a game with every set, saved at any point, continues identically: $seed', (setup) => {
  const below = createRandom(seedFromText(String(setup.seed)));
  const whole = newGame(setUpGame(book, setup), book);
  let saved = structuredClone(whole.state);
  const loaded = newGame(saved, book);
  for (const game of [whole, loaded]) begin(game as never, 'game', {});
  const kinds = new Set<string>();
  for (let i = 0; i < ANSWERS; i++) {
    const given = any(whole, below);
    if (!given) break;
    kinds.add(given.question);
    const told = whole.state.facts.length;
    saved = JSON.parse(JSON.stringify(saved)) as State;
    for (const game of [whole, newGame(saved, book)])
      answer(game as never, given.seat, given.ask as never, structuredClone(given.reply), given.veiled);
    // Facts never change: what was told before was compared then, and all of it once more at the end.
    const since = ({ facts, ...rest }: State): string => canonicalJson({ ...rest, facts: facts.slice(told) });
    expect(since(saved), `${i}: ${given.question}`).toBe(since(whole.state));
  }
  expect(canonicalJson(saved)).toBe(canonicalJson(whole.state));
  expect(kinds.size).toBeGreaterThan(25);
});
