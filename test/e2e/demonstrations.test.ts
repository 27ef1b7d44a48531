import { expect, onTestFinished, test } from 'vitest';
import { startTestHost } from '../../scripts/e2e/displayed-host.ts';
import { DisplayedPlayer, createPlayLog } from '../../scripts/e2e/displayed-player.ts';
import { SandboxPlayer } from '#sandbox/player.ts';
import { HANG } from '../hang.ts';
import { elsewhere } from '../store/stored.ts';

test('Second edition: practice players play a demonstration and accept debate offers', async () => {
  const host = await startTestHost({ seed: 4, players: 1, drawEvery: 60, edition: 'ti2', ...(await elsewhere()) });
  onTestFinished(() => host.close());
  const [[name, id]] = Object.entries(host.people);
  const ann = new SandboxPlayer(host.url, name, 'general', HANG);
  expect((await ann.command('game demonstration', { race: 'sol' })).message?.content).toMatch(
    /^Game \*\*\w+\*\* starts\./,
  );
  await host.settle();
  ann.channel = await ann.until(async () => (await ann.channels()).find((one) => one.name.includes(' · '))?.id);
  const diary = createPlayLog();
  const player = new DisplayedPlayer(ann, id, { below: host.below, diary, idleness: 1000, trades: false });
  const status = async () => (await ann.command('game status')).message?.content ?? '';
  const credits = async () =>
    Number(/, (\d+) credits?/.exec((await ann.command('player')).message?.content ?? '')?.[1]);
  // Sol has but one planet at home, and is asked nothing before the first debate.
  for (let i = 0; i < 40 && !/to be ready to vote/.test(await status()); i++) {
    await host.pass();
    await host.settle();
  }
  if (process.env.TELL) console.log(await status());
  const before = await credits();
  const [other] = await ann.complete('trade offer', 'to', '');
  expect((await ann.command('trade offer', { to: other.value, give: '3 credits' })).message?.content).toContain(
    'I sent your offer to',
  );
  await host.settle();
  await host.pass();
  await host.settle();
  expect(await credits()).toBe(before - 3);
  for (let turns = 0; turns < 1000 && !/Round 2, economy/.test(await status()); turns++) {
    const acted = await player.turn();
    await host.settle();
    if (!acted) await host.pass();
  }
  expect(diary.faults).toEqual([]);
  expect(host.warnings).toEqual([]);
  expect(await status()).toContain('Round 2');
});

test('Third edition: practice players play a demonstration for a round', async () => {
  const host = await startTestHost({ seed: 4, players: 1, drawEvery: 60, edition: 'ti3', ...(await elsewhere()) });
  onTestFinished(() => host.close());
  const [[name, id]] = Object.entries(host.people);
  const ann = new SandboxPlayer(host.url, name, 'general', HANG);
  expect((await ann.command('game demonstration', { race: 'hacan' })).message?.content).toMatch(
    /^Game \*\*\w+\*\* starts\./,
  );
  await host.settle();
  const thread = await ann.until(async () => (await ann.channels()).find((one) => one.name.includes(' · '))?.id);
  ann.channel = thread;
  const diary = createPlayLog();
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
