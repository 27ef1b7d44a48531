import { expect, test } from 'vitest';
import { createRandom } from '#simulation';
import { EmptyQuestions } from '../../scripts/chaos/questions/empty-questions.ts';
import { playNewGame } from '../../scripts/chaos/questions/played-games.ts';
import { GUARDED_EDITIONS } from '../../scripts/chaos/secrets/editions/index.ts';

/** Plays the beginning of a game. `answers`: false where the service answers nothing itself. */
function searched(
  edition: string,
  { game, limit, answers = true }: { game: number; limit: number; answers?: boolean },
) {
  const guarded = GUARDED_EDITIONS[edition];
  let search: EmptyQuestions | undefined;
  const { crash, refused } = playNewGame(edition, game, 'daily', {
    maxAnswers: limit,
    settles: answers,
    onAsk: (now, open, spec) => {
      const { autoAnswer, ...rest } = guarded.edition(now.book);
      search ??= new EmptyQuestions(
        guarded,
        answers && autoAnswer ? { ...rest, autoAnswer } : rest,
        createRandom(game),
      );
      search.look(now, open, spec);
    },
  });
  expect({ crash, refused }).toEqual({ crash: undefined, refused: [] });
  return search?.count;
}

// The long run is `npm run -s tool -- questions`.
test.each([
  ['ti4', 250],
  ['ti3', 300],
  ['ti2', 400],
])('%s: no question is asked whose emptiness is public', (edition, limit) => {
  const count = searched(edition, { game: 0, limit });
  expect(count?.found).toEqual([]);
  expect(count?.checked).toBeGreaterThan(100);
});

test('The search notices questions that the service no longer answers', () => {
  const count = searched('ti4', { game: 0, limit: 60, answers: false });
  expect(count?.found.map(({ question }) => question)).toContain('choose-starting-technology');
});
