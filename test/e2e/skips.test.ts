import { expect, onTestFinished, test } from 'vitest';
import { SandboxPlayer, type PlayerMessage } from '#sandbox/player.ts';
import { sitDown } from '../../scripts/e2e/displayed-game.ts';
import { startTestHost } from '../../scripts/e2e/displayed-host.ts';
import { buttonOf, controlsOf } from '../../scripts/e2e/displayed-message.ts';
import { createPlayLog, DisplayedPlayer } from '../../scripts/e2e/displayed-player.ts';
import { textOf } from './person.ts';

const MENU = /^Skip following (.+)$/;

/** Returns the menu that skips the secondary ability in a player's newest question, with its strategy card. */
async function skipMenu(person: SandboxPlayer, thread: string) {
  const messages: PlayerMessage[] = await person.messages(thread, 60);
  const panel = messages.findLast((one) => buttonOf(one, 'My hand') && buttonOf(one, 'Your move'));
  if (!panel) return undefined;
  const { follow_ups: more, message = more.at(-1) } = await person.press(panel, 'Your move');
  const found = message && controlsOf(message).find(({ label }) => MENU.test(label));
  return found && { message, label: found.label, card: MENU.exec(found.label)?.[1] ?? '' };
}

test('A question skipped for the game is listed and canceled by `/orders`', async () => {
  const host = await startTestHost({ seed: 7, players: 3, drawEvery: Infinity });
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
  let found: Awaited<ReturnType<typeof skipMenu>>;
  let asked = players[0].person;
  for (let i = 0; i < 90 && !found; i++) {
    for (const { person } of players) {
      found ??= await skipMenu(person, thread);
      if (found) {
        asked = person;
        break;
      }
    }
    if (found) break;
    await players[i % players.length].turn();
    await host.later(20_000);
  }
  if (!found) throw new Error('Nobody could follow.');
  const done = await asked.select(found.message, 'In this game', found.label);
  expect(textOf(done).split('\n')[0]).toBe(
    `✅ Done: you skip following ${found.card} in this game. Cancel it with \`/orders\`.`,
  );
  expect(textOf(done)).not.toContain('Do you follow');
  const list = await asked.command('orders');
  expect(textOf(list)).toContain(`- following ${found.card} (always)`);
  const shown = list.follow_ups.at(-1) ?? list.message;
  if (!shown) throw new Error('The orders are not shown.');
  const after = await asked.select(shown, `Following ${found.card}`, 'Cancel an order');
  expect(textOf(after)).toContain('You have no standing orders: I ask you whenever you can respond.');
  expect(host.warnings).toEqual([]);
});
