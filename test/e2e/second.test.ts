import { expect, onTestFinished, test } from 'vitest';
import { playDisplayedGame } from '../../scripts/e2e/displayed-game.ts';
import { startTestHost } from '../../scripts/e2e/displayed-host.ts';
import { elsewhere } from '../store/stored.ts';
import { textOfMessage } from '../../scripts/e2e/displayed-message.ts';

test('Three people play a second-edition game with only the controls they see', async () => {
  const host = await startTestHost({ seed: 5, players: 3, drawEvery: 60, edition: 'ti2', ...(await elsewhere()) });
  onTestFinished(() => host.close());
  const { diary, ended, status } = await playDisplayedGame({
    ...host,
    settings: { with: 'last round 2' },
    wish: 'race',
    trades: false,
    idleness: 6,
    tell: (line) => process.env.TELL && console.log(line),
  });

  expect(diary.faults).toEqual([]);
  expect(host.warnings).toEqual([]);
  expect(ended && textOfMessage(ended), status).toContain('The game has ended');
});
