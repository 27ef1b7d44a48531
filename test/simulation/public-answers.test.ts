import { expect, test } from 'vitest';
import { openAsks, windowQuestion, type Answer } from '#engine';
import { createRandom } from '#simulation';
import { playNewGame } from '../../scripts/chaos/questions/played-games.ts';
import { GUARDED_EDITIONS } from '../../scripts/chaos/secrets/editions/index.ts';
import type { GuardedGame } from '../../scripts/chaos/secrets/editions/guarded-edition.ts';
import { mixedFor } from '../../scripts/chaos/secrets/veiled-games.ts';

/** Every n-th question is looked at in another deal, and each that is answered. */
const EVERY = 6;

test.each([
  ['ti4', 0, 250],
  ['ti3', 0, 250],
  ['ti2', 1, 350],
])('%s: answers given for players do not depend on hidden cards', (id, number, maxAnswers) => {
  const guarded = GUARDED_EDITIONS[id];
  const below = createRandom(5);
  let given = 0;
  let asked = 0;
  playNewGame(id, number, 'daily', {
    maxAnswers,
    settles: false,
    onAsk: (game, { ask }) => {
      const { autoAnswer } = guarded.edition(game.book);
      const answerIn = ({ state }: GuardedGame): Answer | undefined => {
        const same = openAsks(state).find((one) => one.ask.id === ask.id);
        return same && autoAnswer?.(state)(same);
      };
      if (ask.question === windowQuestion.name || ask.veiled) return;
      const answer = answerIn(game);
      if (answer === undefined) asked++;
      else given++;
      if (answer === undefined && asked % EVERY) return;
      for (let i = 0; i < 3; i++)
        expect(answerIn(mixedFor(guarded, game, '', below)), `${ask.question} of ${ask.player}`).toEqual(answer);
    },
  });
  expect(given).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(50);
});
