import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FollowedReplies } from '#discord/interactions/followed-replies.ts';
import type { Reply } from '#discord/interactions/replies.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A game whose reply shows `now`: a question, or who is waited for. */
function playedGame(start: string) {
  const game = { now: start };
  const build = (): Reply => ({
    message: { content: game.now },
    ...(game.now.startsWith('Waiting') && {
      follow: { game: 'BXKDQ', isHeld: true, refresh: async () => build() },
    }),
  });
  return { game, build };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('A reply to an answer shows the next question as soon as it opens', async () => {
  const { game, build } = playedGame('Waiting for Bob.');
  const replies = new FollowedReplies(3_000);
  const held = replies.hold(build());
  await vi.advanceTimersByTimeAsync(1_000);
  game.now = 'Which planet do you explore?';
  replies.changed('BXKDQ');
  await settle();
  expect((await held).message?.content).toBe('Which planet do you explore?');
});

test('A reply without a next question comes after three seconds, even if others answered', async () => {
  for (const isChanged of [false, true]) {
    const { game, build } = playedGame('Waiting for Bob and Cleo.');
    const replies = new FollowedReplies(3_000);
    let came: Reply | undefined;
    void replies.hold(build()).then((reply) => (came = reply));
    await vi.advanceTimersByTimeAsync(1_000);
    if (isChanged) {
      game.now = 'Waiting for Cleo.';
      replies.changed('BXKDQ');
    }
    await vi.advanceTimersByTimeAsync(1_999);
    expect(came).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(came?.message?.content).toBe(isChanged ? 'Waiting for Cleo.' : 'Waiting for Bob and Cleo.');
  }
});

test('A reply with a question, or with no game, is not held', async () => {
  const replies = new FollowedReplies(3_000);
  const { build } = playedGame('Which planet do you explore?');
  expect(await replies.hold(build())).toEqual({ message: { content: 'Which planet do you explore?' } });
  expect(await replies.hold({ message: { content: 'Done.' } })).toEqual({ message: { content: 'Done.' } });
});

test('A sent reply follows its game until it shows a question', async () => {
  const { game, build } = playedGame('Waiting for Bob and Cleo.');
  const replies = new FollowedReplies(3_000);
  const edits: string[] = [];
  replies.follow(build(), 'ann', async ({ message }) => edits.push(message?.content ?? ''));
  await settle();
  replies.changed('BXKDQ');
  await settle();
  expect(edits).toEqual([]);
  for (const now of ['Waiting for Cleo.', 'Which planet do you explore?', 'Waiting for Bob.']) {
    game.now = now;
    replies.changed('another game');
    await vi.advanceTimersByTimeAsync(5_000);
    replies.changed('BXKDQ');
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(edits).toEqual(['Waiting for Cleo.', 'Which planet do you explore?']);
});

test('A reply is edited at most every two seconds', async () => {
  const { game, build } = playedGame('Waiting for 9.');
  const replies = new FollowedReplies(3_000);
  const edits: string[] = [];
  replies.follow(build(), 'ann', async ({ message }) => edits.push(message?.content ?? ''));
  for (const left of [8, 7, 6, 5]) {
    game.now = `Waiting for ${left}.`;
    replies.changed('BXKDQ');
    await vi.advanceTimersByTimeAsync(900);
  }
  expect(edits).toEqual(['Waiting for 8.', 'Waiting for 6.']);
});

test('Only the newest reply of a user is edited, for fourteen minutes', async () => {
  const { game, build } = playedGame('Waiting for Bob.');
  const replies = new FollowedReplies(3_000);
  const edits: string[] = [];
  replies.follow(build(), 'ann', async () => edits.push('older'));
  replies.follow(build(), 'ann', async () => edits.push('newer'));
  replies.follow(build(), 'bob', async () => edits.push('of Bob'));
  replies.drop('BXKDQ', 'bob');
  game.now = 'Waiting for Cleo.';
  replies.changed('BXKDQ');
  await vi.advanceTimersByTimeAsync(14 * 60_000);
  game.now = 'Waiting for Dan.';
  replies.changed('BXKDQ');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(edits).toEqual(['newer']);
});

test('A reply whose message is gone is not edited again', async () => {
  const { game, build } = playedGame('Waiting for Bob.');
  const replies = new FollowedReplies(3_000);
  let tries = 0;
  replies.follow(build(), 'ann', async () => {
    tries++;
    throw new Error('Unknown message');
  });
  for (const now of ['Waiting for Cleo.', 'Waiting for Dan.']) {
    game.now = now;
    replies.changed('BXKDQ');
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(tries).toBe(1);
});
