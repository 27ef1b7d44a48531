import { expect } from 'vitest';
import { onFile } from '../store/stored.ts';
import { HOUR, moves, room, started } from './room.ts';
import { plansOf, statements } from './statements.ts';

/** Goes through all that there is of something: but for the open messages, which are few however many have been sent. */
const goesThrough = (step: string): boolean =>
  (/^SCAN (?!CONSTANT|json_each)/.test(step) && !/INDEX outbox_(open|lane)\b/.test(step)) ||
  /INDEX games_status\b/.test(step);

onFile('The statements of a move scan neither games nor messages', async () => {
  const executed = statements();
  const here = await room();
  const { game } = await started(here, { hands: [['stop'], ['blank'], ['stop']] });
  executed.clear();
  await moves(here, game, 'roll');
  here.now += 12 * HOUR;
  await here.table.answerExpired(here.now);
  await here.table.nextTimeoutAt();
  for (
    let rows = await here.table.outbox.claim(here.now, 10);
    rows.length;
    rows = await here.table.outbox.claim(here.now, 10)
  ) {
    for (const row of rows) {
      await here.table.outbox.claimPings(row, here.now);
      await here.table.outbox.later(game, row.kind, row.id);
      await here.table.outbox.sent([row.id], 'm', here.now);
    }
  }
  await here.table.outbox.uncertain(here.now);
  await here.table.outbox.last(game, ['turn', 'waiting']);
  await here.table.pendingPlayers(game);
  await here.table.facts(game, 1, (await here.table.getGame(game)).head);
  for (const { user } of (await here.table.getGame(game)).members) await here.table.openQuestions(game, user);
  expect(executed.size).toBeGreaterThan(20);
  expect(plansOf(here.path, executed).filter(({ step }) => goesThrough(step))).toEqual([]);
});
