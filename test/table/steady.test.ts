import { expect, test } from 'vitest';
import { HOUR, moves, room, started } from './room.ts';
import { plansOf, statements } from './statements.ts';

/** Goes through all that there is of something: but for the open messages, which are few however many have been sent. */
const goesThrough = (step: string): boolean =>
  (/^SCAN (?!CONSTANT|json_each)/.test(step) && !/INDEX outbox_(open|lane)\b/.test(step)) || /INDEX games_status\b/.test(step);

test('What is done for every move looks things up, and goes neither through all games nor through all that was said', () => {
  const executed = statements();
  const here = room();
  const { game } = started(here, { hands: [['stop'], ['blank'], ['stop']] });
  executed.clear();
  moves(here, game, 'roll');
  here.now += 12 * HOUR;
  here.table.closeDue(here.now);
  here.table.nextDue();
  for (let rows = here.table.outbox.claim(here.now, 10); rows.length; rows = here.table.outbox.claim(here.now, 10)) {
    for (const row of rows) {
      here.table.outbox.takeAlong(row, here.now);
      here.table.outbox.later(game, row.kind, row.id);
      here.table.outbox.sent([row.id], 'm', here.now);
    }
  }
  here.table.outbox.uncertain(here.now);
  here.table.outbox.last(game, ['turn', 'waiting']);
  here.table.waiting(game);
  here.table.facts(game, 1, here.table.game(game).head);
  for (const { user } of here.table.game(game).members) here.table.openAsks(game, user);
  expect(executed.size).toBeGreaterThan(20);
  expect(plansOf(here.path, executed).filter(({ step }) => goesThrough(step))).toEqual([]);
});
