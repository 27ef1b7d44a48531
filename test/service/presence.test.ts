import { expect, test } from 'vitest';
import type { Edition, Notice } from '#service';
import { moves, mover, only, room, started, type Room } from './room.ts';
import { toy } from './toy.ts';

async function table(users = ['ann', 'bob', 'cid']) {
  const practice: Edition['ai'] = { answer: () => null, fallback: () => null, freeAction: () => undefined };
  const here = await room({ editions: [{ ...toy, ai: practice }] });
  return { here, ...(await started(here, {}, users)) };
}

const departures = async (here: Room, game: string): Promise<Notice[]> =>
  (await here.store.outbox.ofGame(game))
    .filter(({ kind }) => kind === 'notice')
    .map(({ payload }) => (payload as unknown as { notice: Notice }).notice)
    .filter(({ what }) => what === 'departed');

test('The organizer is told once per departure from the server', async () => {
  const { here, game, seats } = await table();
  const told = { what: 'departed', to: ['ann'], user: 'bob', seat: seats.bob };
  expect(await here.table.notePresence(game, 'bob', false)).toBe(true);
  expect(await here.table.notePresence(game, 'bob', false)).toBe(false);
  expect(await departures(here, game)).toEqual([told]);
  await here.restart();
  expect(await here.table.notePresence(game, 'bob', false)).toBe(false);
  expect(await here.table.notePresence(game, 'bob', true)).toBe(true);
  expect(await here.table.notePresence(game, 'bob', false)).toBe(true);
  expect(await departures(here, game)).toEqual([told, told]);
});

test('A seat of a departed player needs only the taker’s consent', async () => {
  const { here, game, seats } = await table();
  await here.table.notePresence(game, 'bob', false);
  const { request } = await here.table.replacePlayer({ user: 'ann' }, game, {
    seat: seats.bob,
    user: 'dan',
    name: 'Dan',
  });
  expect(await here.table.findRequest(request ?? 0)).toMatchObject({ missing: ['dan'] });
  await here.table.agree({ user: 'dan' }, request ?? 0);
  expect((await here.table.getGame(game)).members.find(({ seat }) => seat === seats.bob)?.user).toBe('dan');
});

test('A practice player replaces a departed player in a paused game', async () => {
  const { here, game, seats } = await table();
  await here.table.pause({ user: 'ann' }, game);
  await here.table.notePresence(game, 'bob', false);
  const { request } = await here.table.seatAi({ user: 'ann' }, game, seats.bob);
  expect(request).toBeNull();
});

test('A request that waits only for a departing player is granted', async () => {
  const { here, game, seats } = await table();
  const { request } = await here.table.replacePlayer({ user: 'ann' }, game, {
    seat: seats.bob,
    user: 'dan',
    name: 'Dan',
  });
  await here.table.agree({ user: 'dan' }, request ?? 0);
  expect((await here.table.findRequest(request ?? 0))?.outcome).toBeNull();
  await here.table.notePresence(game, 'bob', false);
  expect((await here.table.findRequest(request ?? 0))?.outcome).toBe('agreed');
  expect((await here.table.getGame(game)).members.map(({ user }) => user).sort()).toEqual(['ann', 'cid', 'dan']);
});

test('An undo does not wait for players who left the server', async () => {
  const { here, game } = await table();
  const user = await moves(here, game, 'roll');
  const [second, third] = ['ann', 'bob', 'cid'].filter((one) => one !== user);
  await here.table.notePresence(game, third, false);
  const { request } = await here.table.undo({ user }, game);
  expect(await here.table.findRequest(request ?? 0)).toMatchObject({ missing: [second] });
  await here.table.agree({ user: second }, request ?? 0);
  expect(await mover(here, game)).toBe(user);
});

test('A player who acts is back, which refuses an offered seat', async () => {
  const { here, game, seats } = await table();
  const user = await mover(here, game);
  const organiser = 'ann';
  const gone = user === organiser ? 'bob' : user;
  await here.table.notePresence(game, gone, false);
  const { request } = await here.table.replacePlayer({ user: organiser }, game, {
    seat: seats[gone],
    user: 'dan',
    name: 'Dan',
  });
  if (gone === user) await here.table.answer({ user: gone }, game, (await only(here, game, gone)).ask, ['take']);
  else await here.table.act({ user: gone }, game, 'decline', null);
  expect((await here.table.findRequest(request ?? 0))?.outcome).toBe('refused');
  expect((await here.table.getGame(game)).members.find((one) => one.user === gone)?.gone).toBeUndefined();
});

test('When the organizer leaves the server, another takes over by consent', async () => {
  const { here, game, seats } = await table();
  await here.table.notePresence(game, 'ann', false);
  expect(await departures(here, game)).toEqual([
    { what: 'departed', to: ['bob', 'cid'], user: 'ann', seat: seats.ann },
  ]);
  const { request } = await here.table.takeOverOrganizing({ user: 'bob' }, game);
  await here.table.agree({ user: 'cid' }, request ?? 0);
  expect((await here.table.getGame(game)).organiser).toBe('bob');
});

test('The last person takes over at once from a departed organizer', async () => {
  const { here, game } = await table(['ann', 'bob']);
  await here.table.notePresence(game, 'ann', false);
  expect((await here.table.takeOverOrganizing({ user: 'bob' }, game)).request).toBeNull();
  expect((await here.table.getGame(game)).organiser).toBe('bob');
});

test('Departures of people who do not play are ignored', async () => {
  const { here, game } = await table();
  expect(await here.table.notePresence(game, 'eve', false)).toBe(false);
  expect(await departures(here, game)).toEqual([]);
});
