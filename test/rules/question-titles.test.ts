import { expect, test } from 'vitest';
import { bookOf } from '../../src/editions/ti4/book.ts';
import { openAsks, seatsPubliclyAsked } from '../../src/engine/index.ts';
import { playOut } from '../../src/editions/ti4/rehearsal/play.ts';
import { laidOut } from '../../src/editions/ti4/rehearsal/run.ts';
import { waiting } from '../../src/editions/ti4/views/index.ts';
import { generator } from '../../src/rehearsal/index.ts';

const book = bookOf();

test('every question says in a few words what its player is asked to do', () => {
  const missing = Object.values(book.questions)
    .filter(({ title }) => typeof title === 'string' && !/^[a-z].+[^.]$/.test(title))
    .map(({ name }) => name);
  expect(missing).toEqual([]);
});

test('who is waited for is told in words, and never by the name of a question', () => {
  const names = Object.keys(book.questions).filter((name) => name.includes('-'));
  const told = new Set<string>();
  for (const players of [3, 6]) {
    playOut({
      book,
      state: laidOut(book, { players, seed: `titles ${players}`, late: true }),
      below: generator(players),
      limit: 900,
      watch: (game) => {
        expect(waiting(game).length).toBe(
          new Set(
            openAsks(game.state)
              .filter(({ ask }) => ask.reply === undefined)
              .flatMap((open) => {
                const { ask, frame } = open;
                return seatsPubliclyAsked(game as never, open).map(
                  (seat) => `${seat} ${ask.question === 'window' ? frame.id : ask.question}`,
                );
              }),
          ).size,
        );
        for (const { about } of waiting(game)) told.add(about);
      },
    });
  }
  expect(told).toContain('choose an action');
  expect([...told].some((about) => /^use the secondary ability of \w+ or decline$/.test(about))).toBe(true);
  expect([...told].filter((about) => names.includes(about))).toEqual([]);
});
