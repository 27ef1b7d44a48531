import { expect, onTestFinished, test } from 'vitest';
import { SandboxPlayer, type PlayerMessage } from '#sandbox/player.ts';
import { sitDown } from '../../scripts/e2e/displayed-game.ts';
import { startTestHost } from '../../scripts/e2e/displayed-host.ts';
import { buttonOf } from '../../scripts/e2e/displayed-message.ts';
import { createPlayLog, DisplayedPlayer } from '../../scripts/e2e/displayed-player.ts';
import { isQuestion } from '../../scripts/e2e/displayed-question.ts';
import { playWatched } from '../../scripts/e2e/replies/play-watched.ts';
import { newWaitCount, waitingLines } from '../../scripts/e2e/replies/wait-watch.ts';

// The long run is `npm run -s tool -- replies`.
test.each([
  ['ti4', 2],
  ['ti3', 1],
  ['ti2', 1],
])('%s: replies name whom the panel names, and pings come once', async (edition, practising) => {
  const count = newWaitCount();
  await playWatched({ edition, seed: 0, people: 2, practising, answers: 12, count });
  expect(count.faults).toEqual([]);
  expect(count.named).toBeGreaterThan(0);
  expect(count.questions).toBeGreaterThan(0);
  expect(count.pinged).toBeGreaterThan(0);
});

test('A reply that names others follows the game after a look at the hand', async () => {
  const host = await startTestHost({ seed: 3, players: 2, drawEvery: Infinity });
  onTestFinished(host.close);
  const { below } = host;
  const thread = await sitDown(
    host.url,
    host.people,
    { settings: { veil: 'nothing' }, practising: 1 },
    below,
    host.settle,
  );
  const replies = new Map<string, PlayerMessage>();
  const [first, second] = Object.entries(host.people).map(
    ([name, id]) =>
      new DisplayedPlayer(new SandboxPlayer(host.url, name, thread), id, {
        below,
        diary: createPlayLog(),
        idleness: 1_000_000,
        trades: false,
        onReply: async (player, reply) => void replies.set(player.id, reply),
      }),
  );
  const waits = (player: DisplayedPlayer): boolean => {
    const reply = replies.get(player.id);
    return reply !== undefined && waitingLines(reply) !== undefined;
  };
  for (let i = 0; i < 30 && !waits(first); i++) {
    await (i % 2 ? first : second).turn();
    await host.later(20_000);
  }
  const reply = replies.get(first.id);
  const panel = (await first.person.messages(thread, 60)).findLast((one) => buttonOf(one, 'My hand'));
  if (!reply || !panel) throw new Error('The first player does not wait.');
  await first.press(panel, 'My hand');
  const newest = async (): Promise<true | undefined> =>
    isQuestion(await first.person.message(reply.id)) ? true : undefined;
  for (let i = 0; i < 20 && !(await newest()); i++) {
    await second.turn();
    await host.later(20_000);
  }
  expect(await first.person.until(newest)).toBe(true);
});
