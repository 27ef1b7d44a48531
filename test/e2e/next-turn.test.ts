import { expect, onTestFinished, test } from 'vitest';
import { SandboxPlayer } from '#sandbox/player.ts';
import { sitDown } from '../../scripts/e2e/displayed-game.ts';
import { startTestHost } from '../../scripts/e2e/displayed-host.ts';
import { textOfMessage } from '../../scripts/e2e/displayed-message.ts';
import { createPlayLog, DisplayedPlayer } from '../../scripts/e2e/displayed-player.ts';
import { textOf, withoutEmojis } from './person.ts';

const NEXT_LINE = /^-# Next(?:, after ([^:]+))?: (.+)$/m;

test('The panel names who is next; only those who want it are told', async () => {
  const host = await startTestHost({ seed: 5, players: 3, drawEvery: Infinity });
  onTestFinished(host.close);
  const { below } = host;
  const thread = await sitDown(host.url, host.people, { settings: { veil: 'nothing' } }, below, host.settle);
  const players = Object.entries(host.people).map(
    ([name, id]) =>
      new DisplayedPlayer(new SandboxPlayer(host.url, name, thread), id, {
        below,
        diary: createPlayLog(),
        idleness: 1_000_000,
        trades: false,
      }),
  );
  const [told, ...others] = players.map(({ person }) => person);
  expect(textOf(await told.command('settings', { next: true }))).toBe(
    [
      '- Time zone: UTC',
      '- Quiet hours: none',
      '- Reminders: every 8 hours',
      '- Direct messages: yes',
      '- Direct message when you are next: yes',
    ].join('\n'),
  );
  const noticesOf = async (person: SandboxPlayer): Promise<string[]> =>
    (await person.messages('dm').catch(() => []))
      .map((message) => withoutEmojis(textOfMessage(message)))
      .filter((text) => text.startsWith('You are next'));
  const shown = new Set<string>();
  for (let i = 0; i < 60 && !((await noticesOf(told)).length > 1 && shown.size > 2); i++) {
    await players[i % players.length].turn();
    await host.later(20_000);
    const panel = (await told.messages(thread, 60)).findLast((one) => textOfMessage(one).includes('Waiting for'));
    const line = NEXT_LINE.exec(withoutEmojis(panel ? textOfMessage(panel) : ''))?.[0];
    if (line !== undefined) shown.add(line);
  }
  expect(shown.size).toBe(3);
  const notices = await noticesOf(told);
  expect(notices.length).toBeGreaterThan(1);
  for (const notice of notices)
    expect(notice).toMatch(/^You are next in <#\d+>, after [^.]+\. I will ping you when it is your turn\.$/);
  expect(await Promise.all(others.map(noticesOf))).toEqual(others.map(() => []));
  expect(host.warnings).toEqual([]);
});
