import { HANG } from '../hang.ts';
import { expect, onTestFinished, test } from 'vitest';
import { playDisplayed } from '../../scripts/play/displayed.ts';
import { openEvening } from '../../scripts/play/displayed-host.ts';
import { elsewhere } from '../store/stored.ts';
import { textOfMessage } from '../../scripts/play/displayed-message.ts';
import { DisplayedPlayer, newDiary } from '../../scripts/play/displayed-player.ts';
import { SandboxPlayer } from '../../src/sandbox/player.ts';

test('A game of the third edition is played by three people with nothing but what is displayed', async () => {
  const host = await openEvening({ seed: 11, players: 3, drawEvery: 60, edition: 'ti3', ...(await elsewhere()) });
  onTestFinished(() => host.close());
  const { diary, ended, status } = await playDisplayed({
    ...host,
    settings: { points: 4 },
    wish: 'race',
    trades: false,
    idleness: 6,
    tell: (line) => process.env.TELL && console.log(line),
  });

  expect(diary.faults).toEqual([]);
  expect(host.warnings).toEqual([]);
  expect(ended && textOfMessage(ended), status).toContain('The game has ended');
});

test('A demonstration of the third edition: practice players play along for a round', async () => {
  const host = await openEvening({ seed: 4, players: 1, drawEvery: 60, edition: 'ti3', ...(await elsewhere()) });
  onTestFinished(() => host.close());
  const [[name, id]] = Object.entries(host.people);
  const ann = new SandboxPlayer(host.url, name, 'general', HANG);
  expect((await ann.command('game demonstration', { race: 'hacan' })).message?.content).toMatch(/^Game \*\*\w+\*\* begins/);
  await host.settle();
  const thread = await ann.until(async () => (await ann.channels()).find((one) => one.name.startsWith('Game '))?.id);
  ann.channel = thread;
  const diary = newDiary();
  const player = new DisplayedPlayer(ann, id, { below: host.below, diary, idleness: 1000, trades: false });
  const status = async () => (await ann.command('game status')).message?.content ?? '';
  for (let turns = 0; turns < 1000 && !/Round 2/.test(await status()); turns++) {
    const acted = await player.turn();
    await host.settle();
    if (!acted) await host.pass();
  }
  expect(diary.faults).toEqual([]);
  expect(host.warnings).toEqual([]);
  expect(await status()).toContain('Round 2');
});
