import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookOf } from '../../src/editions/ti4/book.ts';
import { settle } from '../../src/engine/index.ts';
import { newGame } from '../../src/editions/ti4/rules/game.ts';
import type { State } from '../../src/editions/ti4/rules/state.ts';
import { faults } from '../../src/editions/ti4/rehearsal/audit.ts';
import { playOut } from '../../src/editions/ti4/rehearsal/play.ts';
import { eagerly } from '../../src/editions/ti4/rehearsal/purpose.ts';
import { generator } from '../../src/rehearsal/index.ts';

/** Games as an earlier version of the program saved them, each in the midst of something that has changed since. */
const saved = JSON.parse(readFileSync(new URL('../saved/earlier.json', import.meta.url), 'utf8')) as { at: string; state: State }[];
const book = bookOf();

test.each(saved)('a game saved by an earlier version goes on: $at', ({ state }) => {
  const game = newGame(state, book);
  settle(game as never);
  const { facts } = game.state;
  const before = facts
    .slice(facts.findLastIndex(({ type }) => type === 'agenda-revealed') + 1)
    .flatMap((fact) => (fact.type === 'votes-cast' || fact.type === 'abstained' ? [fact.seat] : []));
  const below = generator(7);
  const course = playOut({
    book,
    state,
    below,
    answerer: eagerly(below),
    limit: 150,
    // 8.6: nobody votes twice on one agenda, nor after having voted before it was saved.
    told: (_game, fact) => {
      if (fact.type === 'agenda-revealed') before.splice(0);
      if (fact.type !== 'votes-cast' && fact.type !== 'abstained') return;
      expect(before).not.toContain(String(fact.seat));
      before.push(String(fact.seat));
    },
  });
  expect(course).toMatchObject({ stuck: false, refused: [] });
  expect(course.crash).toBeUndefined();
  expect(faults(game)).toEqual([]);
});
