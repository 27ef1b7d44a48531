import { expect, test } from 'vitest';
import { GUARDED_EDITIONS } from '../../scripts/chaos/secrets/editions/index.ts';
import { selectDueReminders } from '#scheduler';
import { mapSequential } from '#discord/async/sequential.ts';
import { formatWaiting } from '#discord/format/waiting.ts';
import { HOUR, state } from '../service/room.ts';
import { FIGHTS, fought, USERS, type Fought, type Holders } from './fought.ts';

const HANDS: readonly Holders[] = [['ann'], ['bob'], ['ann', 'bob']];

/** All that others than the asked come to see: what is sent, what stands on the board, and whom the table names. */
async function inPublic(edition: string, { here, game, context, recorder, settle }: Fought): Promise<unknown> {
  await settle();
  here.now += HOUR;
  await settle();
  const { presenter, pendingPlayers } = await context.load(game);
  const guarded = GUARDED_EDITIONS[edition];
  const kept = await state(here, game);
  const board = guarded.board(
    guarded.gameOf(kept as never, guarded.bookOf((kept as never as { options: { sets: string[] } }).options.sets)),
    null,
  );
  return {
    line: formatWaiting(await context.load(game)),
    status: presenter.status(),
    awaited: presenter.pendingActions(),
    waiting: pendingPlayers(),
    board,
    sent: recorder.sent.filter(({ to }) => to === null),
    outbox: (await here.store.outbox.ofGame(game))
      .filter(({ lane }) => !lane.startsWith('whisper '))
      .map(({ kind, lane, payload, dueAt }) => ({ kind, lane, payload, dueAt })),
  };
}

/** Masks the marks of messages, which are random, and numbers the aliases of moments, which are random in each game. */
const unmarked = (value: unknown): unknown => JSON.parse(text(value));
function text(value: unknown): string {
  const moments: string[] = [];
  const numbered = (alias: string): number =>
    moments.includes(alias) ? moments.indexOf(alias) : moments.push(alias) - 1;
  return JSON.stringify(value)
    .replace(/[BCDFGHJKLMNPQRSTVWXZ2-9]{20}/g, 'MARK')
    .replace(/"id":\d{9,10}/g, '"id":0')
    .replace(/:nothing:(\w{12})"/g, (_all, alias: string) => `:nothing:${numbered(alias)}"`);
}

for (const edition of Object.keys(FIGHTS)) {
  for (const where of ['space', 'ground'] as const) {
    for (const veil of ['nothing', 'cards', 'everything']) {
      test(`${edition}, ${where}, veil over ${veil}: a combat window hides who can answer`, async () => {
        const [first, ...others] = await mapSequential(HANDS, async (holders) => {
          const here = await fought(edition, where, veil, holders);
          const asked = await mapSequential(USERS, async (user) =>
            (await here.here.table.openQuestions(here.game, user)).filter((one) => !one.veiled),
          );
          const found = await inPublic(edition, here);
          return { asked: asked.flatMap((asks, i) => (asks.length ? [USERS[i]] : [])), found };
        });
        // With a veil over everything moments come first at which all only seem to be asked.
        if (veil !== 'everything')
          expect([first, ...others].map(({ asked }) => asked)).toEqual([[USERS[0]], [USERS[1]], [USERS[0], USERS[1]]]);
        const { line } = first.found as { line: string };
        expect(line).toContain(`<@${USERS[0]}>`);
        expect(line).toContain(`<@${USERS[1]}>`);
        for (const { found } of others) expect(unmarked(found)).toEqual(unmarked(first.found));
      });
    }
  }
}

for (const edition of Object.keys(FIGHTS)) {
  test(`${edition}: reminders in a combat window ping nobody in public`, async () => {
    const all = await mapSequential(HANDS, async (holders) => {
      const { here, game, recorder, settle } = await fought(edition, 'space', 'cards', holders);
      await settle();
      here.now += 9 * HOUR;
      await here.table.remindAllGames(here.now, (waits) => selectDueReminders(waits, here.now));
      await settle();
      expect((await here.table.openQuestions(game, USERS[holders[0] === 'ann' ? 0 : 1])).length).toBe(1);
      return text(recorder.sent.filter(({ to }) => to === null));
    });
    expect(new Set(all).size).toBe(1);
    expect(all[0]).not.toMatch(/"users":\["/);
  });
}
