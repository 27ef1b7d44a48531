import { expect, test } from 'vitest';
import type { Json } from '#engine';
import type { ChangeSet } from '#store';
import { isAi, type Edition } from '#service';
import { MINUTE, mover, moves, only, room, rewriteAsk, started, type Room } from './room.ts';
import { markAfter } from './marks.ts';
import { toy, type ToyState } from './toy.ts';

/** The database is away for the next change of a kind, and there again at once. */
function awayOnce({ store }: Room, isIt: (change: ChangeSet) => boolean): void {
  const { commit } = store;
  store.commit = async (change) => {
    if (!isIt(change)) return commit(change);
    store.commit = commit;
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  };
}

const commandsIn = ({ writes }: ChangeSet): { user: string | null; payload: Json }[] =>
  writes.flatMap((one) => (one.is === 'add' && one.into === 'commands' ? [one.row as never] : []));

test('A plan survives a database outage and continues afterwards', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const { ask } = await only(here, game, user);
  const steps = [
    { question: 'guess', reply: 3, seen: await markAfter(here, game, ['guess']) },
    { question: 'name', reply: 7 },
  ];
  awayOnce(here, (change) => commandsIn(change).some(({ payload }) => (payload as { planned?: true }).planned));
  await here.table.answer({ user }, game, ask, ['guess'], { plan: { steps } });
  expect(await here.store.users.plan(game, user)).toMatchObject({ steps });
  await here.table.answerExpired(here.now);
  expect(await here.store.users.plan(game, user)).toMatchObject({ steps: steps.slice(1) });
});

test('A window closes as soon as the database is back', async () => {
  const here = await room();
  const { game } = await started(here, { hands: [['blank'], ['blank'], ['blank']] });
  await moves(here, game, 'roll');
  const [first] = await here.store.asks.ofGame(game);
  const dueAt = here.now + 5 * MINUTE;
  await rewriteAsk(here.store, game, first?.number ?? 0, { dueAt });
  here.now = dueAt;
  awayOnce(here, (change) => commandsIn(change).length > 0);
  await here.table.answerExpired(here.now).catch(() => undefined);
  here.now += MINUTE;
  expect(await here.table.answerExpired(here.now)).toBe(1);
});

/** The toy, in which a practice player does something unasked, too, as long as it has what it began with. */
const thanking: Edition<ToyState> = {
  ...toy,
  ai: {
    answer: () => ['take'],
    fallback: () => ['take'],
    freeAction: ({ seats }, seat) => (seats[seat].coins === 3 ? { action: 'fine', data: null } : undefined),
  },
};

test('An unasked practice action is retried after a database outage', async () => {
  const here = await room({ editions: [thanking] });
  const { table } = here;
  const { game } = await table.createGame(
    { user: 'ann' },
    { edition: 'toy', settings: { ...(toy.defaultSettings as object) }, place: {} },
  );
  for (const user of ['ann', 'bob']) await table.join({ user }, game, { name: user });
  await table.seatAi({ user: 'ann' }, game);
  await table.startGame({ user: 'ann' }, game);
  const practising = async (): Promise<boolean> =>
    (await table.history(game)).some(({ kind, seat }) => kind === 'act' && seat === theirs);
  const theirs = (await table.getGame(game)).members.find(({ user }) => isAi(user))?.seat;
  await table.act({ user: 'ann' }, game, 'fine', null);
  awayOnce(here, (change) => commandsIn(change).length > 0);
  await table.answerExpired(here.now);
  expect(await practising()).toBe(false);
  here.now += MINUTE;
  await table.answerExpired(here.now);
  expect(await practising()).toBe(true);
});
