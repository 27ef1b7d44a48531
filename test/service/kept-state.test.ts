import { expect, onTestFinished, test } from 'vitest';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { rulebookOf as secondBook, singleRulebook as onlySecond } from '#ti2/rulebook.ts';
import { createSecondEdition } from '#ti2/service/edition.ts';
import { rulebookOf as thirdBook, singleRulebook as onlyThird } from '#ti3/rulebook.ts';
import { createThirdEdition } from '#ti3/service/edition.ts';
import { randomAnswer } from '#engine';
import { openStore, type ChangeSet } from '#store';
import { GameService, type Edition, type OpenQuestion } from '#service';
import { place } from '../store/stored.ts';
import { fromSeed } from './room.ts';

const EDITIONS: [string, () => Edition][] = [
  ['fourth', () => createFourthEdition(rulebooksBySets())],
  ['third', () => createThirdEdition(onlyThird(thirdBook()))],
  ['second', () => createSecondEdition(onlySecond(secondBook()))],
];

/** Somebody answers something at random, so often; what nobody is asked is answered by the table. */
async function playedOn(
  table: GameService,
  game: string,
  users: readonly string[],
  times: number,
  clock: { now: number },
): Promise<void> {
  const below = fromSeed(clock.now);
  for (let i = 0; i < times; i++) {
    clock.now += 60_000;
    const asked: { user: string; open: OpenQuestion }[] = [];
    for (const user of users)
      for (const open of await table.openQuestions(game, user))
        if (open.reply === undefined && !open.veiled) asked.push({ user, open });
    const one = asked[below(Math.max(1, asked.length))];
    if (!one) await table.answerExpired((clock.now += 100 * 3_600_000));
    const reply =
      one &&
      Array.from({ length: 20 }, () => randomAnswer(one.open.spec, below)).find((reply) => !one.open.problem(reply));
    if (one && reply !== undefined) await table.answer({ user: one.user }, game, one.open.ask, reply);
  }
}

test.each(EDITIONS)('The stored state equals the state in memory: %s edition', async (_name, made) => {
  const quiet = (): void => {};
  const store = await openStore(await place());
  onTestFinished(async () => store.close());
  const { commit } = store;
  const written: string[] = [];
  store.commit = async (change: ChangeSet) => {
    for (const one of change.writes) if (one.is === 'change' && 'state' in one.to) written.push(String(one.to.state));
    return commit(change);
  };
  const clock = { now: 1_000_000 };
  const edition = made();
  const table = new GameService({
    store,
    editions: [edition],
    clock: () => clock.now,
    random: fromSeed(3),
    log: { info: quiet, warn: quiet, error: quiet },
  });
  const users = ['ann', 'bob', 'cat'];
  const { game } = await table.createGame({ user: 'ann' }, { edition: edition.id, place: {} });
  for (const user of users) await table.join({ user }, game, { name: user });
  await table.startGame({ user: 'ann' }, game);
  for (let i = 0; i < 60; i++) {
    await playedOn(table, game, users, 4, clock);
    expect(written.at(-1)).toBe(JSON.stringify((await table.getGameWithState(game)).state));
    expect(await store.games.stateText(game)).toBe(written.at(-1));
  }
  expect(written.length).toBeGreaterThan(150);
});
