import { expect, test } from 'vitest';
import { clone, type Fact } from '../../src/engine/index.ts';
import { bookOf } from '../../src/editions/ti4/book.ts';
import { partsOf } from '../../src/editions/ti4/face/chapters.ts';
import { playOut } from '../../src/editions/ti4/rehearsal/play.ts';
import { eagerly } from '../../src/editions/ti4/rehearsal/purpose.ts';
import { laidOut } from '../../src/editions/ti4/rehearsal/run.ts';
import type { GameFact } from '../../src/editions/ti4/rules/facts.ts';
import { newGame } from '../../src/editions/ti4/rules/game.ts';
import { generator, numberFrom } from '../../src/rehearsal/index.ts';

const book = bookOf();

test('all that is told of a combat, from its beginning to its end, belongs to one chapter of its own, however many answers it takes', () => {
  const state = laidOut(book, { players: 4, seed: 'chapters', late: true });
  const below = generator(numberFrom('chapters'));
  let before = clone(state);
  let facts: Fact[] = [];
  /** The chapter of the combat that is being told of. */
  let fought: string | undefined;
  const seen = { combats: 0, within: 0 };
  const wrong: string[] = [];
  const look = (from: typeof state): void => {
    const parts = partsOf(newGame(from, book), newGame(state, book), facts);
    expect(parts.at(-1)?.upto).toBe(facts.length);
    (facts as readonly GameFact[]).forEach((fact, i) => {
      const key = parts.find(({ upto }) => i < upto)?.chapter?.key;
      if (fact.type === 'combat-begins') {
        if (fought === key) wrong.push(`another combat is told with ${key}`);
        fought = key;
        seen.combats++;
        if (facts.slice(i).some(({ type }) => type === 'combat-won' || type === 'combat-drawn')) seen.within++;
      }
      if (fought !== undefined && key !== fought) wrong.push(`${fact.type} of ${fought} is told with ${key}`);
      if (fact.type === 'combat-won' || fact.type === 'combat-drawn') fought = undefined;
    });
  };
  playOut({
    book,
    state,
    below,
    answerer: eagerly(below),
    limit: 900,
    asked: (game) => {
      before = clone(game.state);
      facts = [];
    },
    told: (_game, fact) => void facts.push(fact),
    watch: () => {
      // What nobody was asked before came of something done unasked.
      if (facts.length) look(before);
      before = clone(state);
      facts = [];
    },
  });
  expect(wrong).toEqual([]);
  expect(seen.combats).toBeGreaterThan(4);
  expect(seen.within).toBeGreaterThan(0);
});
