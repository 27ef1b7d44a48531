import { Collection } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { toy, type ToyState } from '../service/toy.ts';
import { ToySight } from '../service/toy-face.ts';
import { moves } from '../service/room.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import { played } from './sent.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const isPanel = (payload: unknown): boolean => JSON.stringify(payload).includes('Your move');
const pinged = (payload: unknown): string[] =>
  (payload as { allowedMentions?: { users?: string[] } } | null)?.allowedMentions?.users ?? [];

test('One panel exists: a ping reposts it, anything else edits it', async () => {
  const { here, game, recorder, settle, panels } = await played();
  await settle();
  expect(await panels()).toHaveLength(1);
  for (let n = 0; n < 4; n++) {
    await moves(here, game, 'take');
    await settle();
    here.now += 6 * MINUTE;
    await settle();
  }
  expect(await panels()).toHaveLength(1);
  const posted = recorder.sent.filter(({ edited, payload }) => edited === undefined && isPanel(payload));
  expect(posted.length).toBeGreaterThan(1);
  // All but the last are gone again, and only those that ping were posted anew.
  expect(recorder.sent.filter(({ deleted }) => deleted !== undefined)).toHaveLength(posted.length - 1);
  expect(posted.slice(1).filter(({ payload }) => pinged(payload).length === 0)).toEqual([]);
  // What is told of turns has no buttons, and pings nobody.
  const told = recorder.sent.filter(
    ({ deleted, payload }) =>
      deleted === undefined && !isPanel(payload) && (payload as { flags?: number }).flags === 32768,
  );
  expect(told.length).toBeGreaterThan(2);
  expect(told.flatMap(({ payload }) => pinged(payload))).toEqual([]);
  expect(JSON.stringify(told.map(({ payload }) => payload))).not.toContain('custom_id');
});

/** A round of the table, in which the last of the others takes so many ms; then pings of the one who began are counted. */
async function around(wait: number) {
  const { here, game, recorder, settle } = await played();
  await settle();
  const mine = await moves(here, game, 'take');
  const acted = here.now;
  await moves(here, game, 'take');
  await settle();
  const pings = () => recorder.sent.filter(({ payload }) => pinged(payload).includes(mine)).map(({ at }) => at);
  const before = pings().length;
  here.now += wait;
  await moves(here, game, 'take');
  await settle();
  /** How many have come since, so long after what they did. */
  const since = async (after: number): Promise<number> => {
    here.now = acted + after;
    await settle();
    return pings().length - before;
  };
  return { since };
}

test('A player is pinged once, a minute after their last action at the earliest', async () => {
  const { since } = await around(MINUTE / 2);
  expect(await since(MINUTE - 1_000)).toBe(0);
  expect(await since(MINUTE)).toBe(1);
  expect(await since(3 * HOUR)).toBe(1);
});

test('A player whose last action is a minute ago is pinged at once', async () => {
  const { since } = await around(2 * MINUTE);
  expect(await since(2 * MINUTE)).toBe(1);
  expect(await since(3 * HOUR)).toBe(1);
});

test('A question that the reply shows within three seconds pings nobody', async () => {
  const { since } = await around(2_999);
  expect(await since(3 * HOUR)).toBe(0);
});

test('A panel that somebody has deleted is posted again', async () => {
  const { here, game, sender, recorder, settle, panels } = await played();
  await settle();
  const [first] = await panels();
  await sender.rows.panels.onDeleted(first);
  await settle();
  const [second] = await panels();
  expect(await panels()).toHaveLength(1);
  expect(second).not.toBe(first);
  // Nobody has told us that this one is gone.
  recorder.gone.add(second);
  await here.table.refreshPanel(game);
  await settle();
  expect(await panels()).toHaveLength(1);
  expect(await panels()).not.toContain(second);
});

test.each([
  [1, false],
  [2, true],
])('Below a text and a message with %i pictures the panel is reposted: %s', async (pictures, anew) => {
  const { here, game, sender, settle, panels } = await played();
  await settle();
  const [first] = await panels();
  sender.rows.panels.countMessage('thread');
  sender.rows.panels.countMessage('thread', pictures);
  await here.table.refreshPanel(game);
  await settle();
  expect(await panels()).toHaveLength(1);
  expect((await panels())[0] !== first).toBe(anew);
});

test('Repeated requests refresh the panel once a minute at most', async () => {
  const { here, game, recorder, settle } = await played();
  await settle();
  const before = recorder.sent.length;
  for (let n = 0; n < 5; n++) await here.table.refreshPanel(game, MINUTE);
  await settle();
  expect(recorder.sent).toHaveLength(before);
  here.now += MINUTE;
  await here.table.refreshPanel(game, MINUTE);
  await settle();
  expect(recorder.sent.length).toBeGreaterThan(before);
});

test('Of two panels left by a kill, the older is deleted', async () => {
  const { here, game, sender, recorder, settle, panels } = await played();
  await settle();
  const [last] = await panels();
  await here.table.panels.save({ message: 'older', game, channel: 'thread', at: here.now - 5, head: 1, offers: [] });
  expect(await panels()).toEqual(['older', last]);
  await sender.recover();
  await settle();
  expect(await panels()).toEqual([last]);
  expect(recorder.sent.flatMap(({ deleted }) => deleted ?? [])).toEqual(['older']);
});

/** The toy, all of which is told as one. */
const asOne = { ...toy, chapter: () => ({ key: 'all', seat: null, title: 'All of it' }) };
const telling = ({ payload, deleted }: { payload: unknown; deleted?: string }): boolean =>
  deleted === undefined && JSON.stringify(payload).includes('All of it');

test('Each chapter is one message, edited in order with everything so far', async () => {
  const { here, game, recorder, settle } = await played(undefined, asOne);
  await settle();
  for (let n = 0; n < 3; n++) {
    await moves(here, game, 'take');
    await settle();
  }
  const told = recorder.sent.filter(telling);
  expect(told.map(({ edited }) => edited !== undefined)).toEqual([false, true, true]);
  expect(new Set(told.slice(1).map(({ edited }) => edited)).size).toBe(1);
  // An older one never follows a newer.
  const counts = told.map(({ payload }) => JSON.stringify(payload).split('took').length - 1);
  expect(counts).toEqual([1, 2, 3]);
});

test('A message too old, or gone, is not edited; another follows', async () => {
  const { here, game, recorder, settle } = await played(undefined, asOne);
  await moves(here, game, 'take');
  await settle();
  here.now += 51 * MINUTE;
  await moves(here, game, 'take');
  await settle();
  const last = (await here.table.outbox.newest(game, 'turn'))?.messageId ?? '';
  recorder.gone.add(last);
  await moves(here, game, 'take');
  await settle();
  expect(recorder.sent.filter(telling).map(({ edited }) => edited !== undefined)).toEqual([false, false, false]);
  expect((await here.table.outbox.newest(game, 'turn'))?.messageId).not.toBe(last);
});

test('Unsent news merges into one message', async () => {
  const { here, game, recorder, settle } = await played(undefined, asOne);
  for (let n = 0; n < 3; n++) await moves(here, game, 'take');
  await settle();
  expect(recorder.sent.filter(telling)).toHaveLength(1);
});

/** The toy, whose first two turns are one part. */
const inParts = {
  ...toy,
  chapter: ({ turn }: ToyState) => ({ key: turn < 2 ? 'first' : 'second', seat: null, title: 'All of it' }),
};

test('Killed after a part was reposted, the bot still deletes the older', async () => {
  const { here, game, recorder, sender, settle } = await played(undefined, inParts);
  await settle();
  await moves(here, game, 'take');
  await settle();
  const first = await here.table.outbox.newest(game, 'turn');
  await moves(here, game, 'take');
  await settle();
  const last = await here.table.outbox.newest(game, 'turn');
  expect(recorder.sent.flatMap(({ deleted }) => deleted ?? [])).toContain(first?.messageId);
  // As it was before the second was noted, and the first taken away.
  const { payload } = recorder.sent.filter(telling).at(-1) ?? {};
  const { components } = JSON.parse(JSON.stringify(payload)) as { components: unknown[] };
  await here.table.outbox.reassign([first?.id ?? 0], first?.messageId ?? '');
  await here.table.outbox.markFailed(last?.id ?? 0, 'uncertain', here.now);
  recorder.there = new Collection([
    [last?.messageId, { id: last?.messageId, author: { id: 'bot' }, createdTimestamp: here.now, components }],
  ]);
  recorder.sent.splice(0);
  const drawn = vi.spyOn(ToySight.prototype, 'drawBoard').mockRejectedValue(new Error('There is no room'));
  await sender.recover();
  await settle();
  drawn.mockRestore();
  expect(recorder.sent.filter(telling)).toEqual([]);
  expect(recorder.sent.flatMap(({ deleted }) => deleted ?? [])).toContain(first?.messageId);
});

/** The toy, all of which is one fight within a turn. */
const fight = { ...toy, chapter: () => ({ key: 'fight', within: 'turn', seat: null, title: 'All of it' }) };

test.each([
  [0, 1],
  [5 * MINUTE, 1],
  [3 * HOUR, 3],
])('A combat of nine rounds, one every %i ms, makes %i messages', async (pause, most) => {
  const { here, game, recorder, settle } = await played(undefined, fight);
  for (let round = 0; round < 9; round++) {
    await moves(here, game, 'take');
    await settle();
    here.now += pause;
  }
  const told = recorder.sent.filter(telling);
  expect(told.filter(({ edited }) => edited === undefined)).toHaveLength(most);
  // Every round is told, in one of them.
  const last = new Map(
    told.map(({ edited, payload }, i) => [edited ?? `posted ${i}`, JSON.stringify(payload).split('took').length - 1]),
  );
  expect(Math.max(...last.values())).toBeGreaterThanOrEqual(9 / most);
});

test('A combat whose message cannot be edited continues in another', async () => {
  const { here, game, recorder, settle } = await played(undefined, fight);
  await moves(here, game, 'take');
  await settle();
  recorder.gone.add((await here.table.outbox.newest(game, 'turn'))?.messageId ?? '');
  here.now += 3 * HOUR;
  await moves(here, game, 'take');
  await settle();
  expect(recorder.sent.filter(telling).map(({ edited }) => edited !== undefined)).toEqual([false, false]);
});

test('A panel shows an offer until it is publicly closed', async () => {
  const { here, game, settle } = await played();
  await settle();
  const [first] = await here.table.panels.ofGame(game);
  const offers = [
    { alias: 'a', from: '0', to: '1', at: here.now },
    { alias: 'b', from: '1', to: '2', at: here.now },
  ];
  await here.table.panels.save({ ...first, offers });
  const presenter: Partial<GamePresenter> = ToySight.prototype;
  presenter.isOfferClosed = (facts, { from: by }) => facts.length > 0 && by === '0';
  await moves(here, game, 'take');
  await settle();
  delete presenter.isOfferClosed;
  expect((await here.table.panels.ofGame(game)).flatMap(({ offers: left }) => left.map(({ alias }) => alias))).toEqual([
    'b',
  ]);
});
