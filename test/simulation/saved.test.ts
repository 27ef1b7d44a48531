import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { framesOf, runUntilSettled, type Json } from '#engine';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { newGame } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { listStateProblems } from '#ti4/simulation/audit.ts';
import { playOut } from '#ti4/simulation/play-out.ts';
import { createEagerAnswerer } from '#ti4/simulation/eager-player.ts';
import { createRandom } from '#simulation';

interface Saved {
  at: string;
  state: State;
}
const savedIn = (file: string): Saved[] =>
  JSON.parse(readFileSync(new URL(`../saved/${file}`, import.meta.url), 'utf8')) as Saved[];

/** Games as an earlier version of the program saved them, each in the midst of something that has changed since. */
const saved = savedIn('earlier.json');
/** Each in the midst of something that a faction's sheet did, while that was one component. */
const sheets = savedIn('sheets.json');

const books = rulebooksBySets();
const edition = createFourthEdition(books);

/** A game in today's shape. */
function opened({ state }: Saved): ReturnType<typeof newGame> {
  let now = structuredClone(state) as unknown as Json;
  for (let { version } = state; version < edition.version; version++) now = edition.upcasts[version](now);
  const today = now as unknown as State;
  return newGame(today, books.of(today.options.sets));
}

test.each([...saved, ...sheets])('a game saved by an earlier version goes on: $at', (one) => {
  const game = opened(one);
  runUntilSettled(game as never);
  const { facts } = game.state;
  const before = facts
    .slice(facts.findLastIndex(({ type }) => type === 'agenda-revealed') + 1)
    .flatMap((fact) => (fact.type === 'votes-cast' || fact.type === 'abstained' ? [fact.seat] : []));
  const below = createRandom(7);
  const result = playOut({
    book: game.book,
    state: game.state,
    below,
    answerer: createEagerAnswerer(below),
    maxAnswers: 150,
    // 8.6: nobody votes twice on one agenda, nor after having voted before it was saved.
    onFact: (_game, fact) => {
      if (fact.type === 'agenda-revealed') before.splice(0);
      if (fact.type !== 'votes-cast' && fact.type !== 'abstained') return;
      expect(before).not.toContain(String(fact.seat));
      before.push(String(fact.seat));
    },
  });
  expect(result).toMatchObject({ stuck: false, refused: [] });
  expect(result.crash).toBeUndefined();
  // Looked at anew: it was played on beside the game that was settled.
  expect(listStateProblems(newGame(game.state, game.book))).toEqual([]);
});

/** What goes on in a game that names components. */
const named = ({ state: { effects, stack } }: { state: State }) =>
  JSON.stringify([Object.values(effects), [...framesOf(stack)].map(({ data, asks = [] }) => [data, asks])]);

test.each(sheets)('an ability continues what its sheet did when saved: $at', (one) => {
  const [, sheet] = /^\w+ ([\w-]+)/.exec(one.at) ?? [];
  const asAComponent = new RegExp(`"(component|key|by)":"${sheet}"|["' ]${sheet}(/\\d+)?"`);
  expect(named(one)).toMatch(asAComponent);
  expect(named(opened(one))).not.toMatch(asAComponent);
});
