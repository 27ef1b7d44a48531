import { textOfMessage } from '../../scripts/e2e/displayed-message.ts';
import { expect, onTestFinished, test } from 'vitest';
import { SandboxPlayer } from '#sandbox/player.ts';
import { CROWDED_MAP, playDisplayedGame } from '../../scripts/e2e/displayed-game.ts';
import { startTestHost } from '../../scripts/e2e/displayed-host.ts';
import { elsewhere, ON_POSTGRES } from '../store/stored.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test('A game of six is played to its end with only the controls shown', async () => {
  const host = await startTestHost({ seed: 17, drawEvery: 60, ...(await elsewhere()) });
  onTestFinished(() => host.close());
  const { diary, ended, status, thread } = await playDisplayedGame({
    ...host,
    settings: { map: CROWDED_MAP, points: 7 },
    gifts: { 'trade-goods': 20, points: 5 },
    idleness: 6,
  });

  expect(diary.faults).toEqual([]);
  expect(host.warnings).toEqual([]);
  expect(ended && textOfMessage(ended), status).toContain('The game has ended');
  expect(status).toContain('The game is over');
  // Which game it is depends on PostgreSQL on which of two things the database is done with first; there are shorter ones.
  expect(diary.answers).toBeGreaterThan(ON_POSTGRES ? 60 : 120);
  // It was a game: they fought.
  expect([...diary.texts.keys()].filter((text) => /wins the (space|ground) combat/.test(text)).length).toBeGreaterThan(
    0,
  );

  await host.later(DAY);
  const onlooker = new SandboxPlayer(host.url, Object.keys(host.people)[0], thread);
  await onlooker.waitFor((message) => textOfMessage(message).includes("The game's seed was"));
});
