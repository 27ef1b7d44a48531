import { expect, onTestFinished, test } from 'vitest';
import { playDisplayed } from '../../scripts/play/displayed.ts';
import { openEvening } from '../../scripts/play/displayed-host.ts';
import { textOfMessage } from '../../scripts/play/displayed-message.ts';
import { second } from '../../src/editions/ti2/listed.ts';

const MINUTE = 60_000;

// The second edition is not among those that people are offered: it is listed here alone.
test('A game of the second edition is played by three people with nothing but what is displayed', { timeout: 9 * MINUTE }, async () => {
  const host = await openEvening({ seed: 5, players: 3, drawEvery: 60, edition: 'ti2', listed: second });
  onTestFinished(() => host.close());
  const { diary, ended, status } = await playDisplayed({
    ...host,
    settings: { 'last-round': 3 },
    wish: 'race',
    trades: false,
    idleness: 6,
    patience: 8 * MINUTE,
    tell: (line) => process.env.TELL && console.log(line),
  });

  expect(diary.faults).toEqual([]);
  expect(host.warnings).toEqual([]);
  expect(ended && textOfMessage(ended), status).toContain('The game has ended');
});
