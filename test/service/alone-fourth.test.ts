import { expect, onTestFinished, test } from 'vitest';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { actionPhase, turn } from '#ti4/rules/phases/action-phase.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import type { State } from '#ti4/rules/state.ts';
import { openStore } from '#store';
import { GameService, type Logger } from '#service';
import { table as laid, type Setting } from '../rules/table.ts';
import { place } from '../store/stored.ts';
import { fromSeed, only, rewriteMember } from './room.ts';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';

/** A game of the fourth edition that begins in the middle of one, at a real table. Ann, Bob and Cat sit on p1, p2 and p3. */
async function sitting(setting: Setting, first: { procedure: string; data: object }) {
  const silent = (): void => {};
  const log: Logger = { info: silent, warn: silent, error: silent };
  const store = await openStore(await place());
  onTestFinished(async () => store.close());
  const {
    game: { book },
    state,
  } = laid(setting);
  const edition = { ...createFourthEdition(singleRulebook(book)), create: () => state, firstProcedure: first } as never;
  const table = new GameService({ store, editions: [edition], clock: () => 1_000_000, random: fromSeed(1), log });
  const { game } = await table.createGame({ user: 'p1' }, { edition: 'ti4', place: {} });
  for (const user of ['p1', 'p2', 'p3']) await table.join({ user }, game, { name: user });
  await table.startGame({ user: 'p1' }, game);
  // Chance has seated them: each is called by their seat.
  for (const member of await store.members.present(game))
    await rewriteMember(store, member, { user: `then ${member.seat}` });
  for (const member of await store.members.present(game))
    await rewriteMember(store, member, { user: member.seat ?? '' });
  const asked = async (user: string) => only({ table } as never, game, user);
  return {
    table,
    game,
    asked,
    answers: async (user: string, ...replies: (string | Record<string, number>)[]): Promise<void> => {
      for (const reply of replies)
        await table.answer({ user }, game, (await asked(user)).ask, typeof reply === 'string' ? [reply] : reply);
    },
    asksOthers: async (user: string): Promise<boolean> => (await table.undo({ user }, game)).request !== null,
  };
}

const SEATS = { p1: 'yssaril', p2: 'winnu', p3: 'muaat' };

test('Mageon Implants: undo needs consent after looking into a hand', async () => {
  const at = await sitting(
    {
      seats: SEATS,
      active: 'p1',
      hands: { p2: ['veto', 'salvage'], p3: ['sabotage'] },
      technologies: { p1: ['mageon-implants'] },
    },
    { procedure: turn.name, data: { seat: 'p1', performed: 0 } },
  );
  await at.answers('p1', 'component:mageon-implants');
  // Nothing has been seen yet.
  expect(await at.asksOthers('p1')).toBe(false);
  await at.answers('p1', 'component:mageon-implants', 'p2');
  expect((await at.asked('p1')).spec).toMatchObject({ options: [{ key: 'veto#1' }, { key: 'salvage#1' }] });
  expect(await at.asksOthers('p1')).toBe(true);
  expect((await at.table.findOpenRequest(at.game))?.missing).toEqual(expect.arrayContaining(['p2', 'p3']));
});

test('Spy Net: undo needs consent after looking into a hand', async () => {
  const change: Setting['change'] = (state) => {
    state.seats.p1.promissoryNotes = [];
    state.seats.p2.promissoryNotes.push('spy-net@p1');
  };
  for (const replies of [['spy-net@p1'], ['spy-net@p1', 'veto#1']]) {
    const at = await sitting(
      { seats: SEATS, active: 'p2', hands: { p1: ['veto', 'salvage'] }, change },
      { procedure: turn.name, data: { seat: 'p2', performed: 0 } },
    );
    await at.answers('p2', ...replies);
    expect(await at.asksOthers('p2')).toBe(true);
  }
});

test('An order for one turn applies to no other turn', async () => {
  const cards = ['leadership', 'diplomacy', 'politics'];
  const at = await sitting(
    {
      seats: SEATS,
      phase: 'action',
      veil: 'cards',
      change: (state) => {
        for (const [i, seat] of Object.values(state.seats).entries())
          seat.strategyCards = { [cards[i]]: { used: true } };
      },
    },
    { procedure: actionPhase.name, data: {} },
  );
  const orders = async (): Promise<unknown> =>
    ((await at.table.getGameWithState(at.game)).state as unknown as State).seats.p3.orders;
  await at.table.act({ user: 'p3' }, at.game, 'standing-order', { moment: 'action-card-played', until: 'round' });
  await at.answers('p1', 'pass');
  await at.table.act({ user: 'p3' }, at.game, 'standing-order', { moment: 'any', until: 'turn' });
  expect(await orders()).toMatchObject({ 'any this turn': 2 });
  expect(await at.asksOthers('p1')).toBe(false);
  // It is p1's turn again, in which nobody has ordered anything.
  expect(await orders()).toEqual({ 'action-card-played': 1 });
  // What is as true before as after stays.
  await at.answers('p1', 'pass');
  await at.table.act({ user: 'p3' }, at.game, 'standing-order', { moment: 'any', until: 'always' });
  expect(await at.asksOthers('p1')).toBe(false);
  expect(await orders()).toEqual({ 'action-card-played': 1, any: 0 });
});

test('Undo of a vote needs consent once it released held votes', async () => {
  const setting: Setting = {
    seats: SEATS,
    phase: 'agenda',
    planets: { p1: ['lodor'], p2: ['starpoint', 'new-albion'], p3: ['mecatol-rex'] },
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
    },
  };
  const council = async (): Promise<Awaited<ReturnType<typeof sitting>>> =>
    sitting(setting, { procedure: agendaPhase.name, data: {} });
  const [at, early] = [await council(), await council()];
  for (const one of [at, early]) await one.answers('p3', 'for');
  await early.answers('p2', 'for', { starpoint: 1 });
  expect(await early.asksOthers('p2')).toBe(false);
  await at.answers('p3', { 'mecatol-rex': 1 });
  await at.answers('p2', 'against', { starpoint: 1 });
  const told = (await at.table.facts(at.game, 1, 99)).map(({ fact }) => `${fact.type} ${String(fact.seat ?? '')}`);
  expect(told.filter((one) => one.startsWith('votes-cast'))).toEqual(['votes-cast p2', 'votes-cast p3']);
  expect(await at.asksOthers('p2')).toBe(true);

  // Abstaining has no planets to wait with; it waits for its turn all the same.
  const abstaining = await council();
  await abstaining.answers('p3', 'abstain');
  await abstaining.answers('p2', 'against', { starpoint: 1 });
  expect((await abstaining.table.facts(abstaining.game, 1, 99)).map(({ fact }) => fact.type)).toContain('abstained');
  expect(await abstaining.asksOthers('p2')).toBe(true);
});

test('Undo of an activation is free, of Diplomacy’s tokens it is not', async () => {
  const change: Setting['change'] = (state) => {
    state.seats.p1.strategyCards = { diplomacy: { used: false } } as never;
  };
  const setting: Setting = {
    seats: SEATS,
    active: 'p1',
    planets: { p1: ['lodor'] },
    space: { 26: { p1: '1 cruiser' } },
    change,
  };
  const turns = async (): Promise<Awaited<ReturnType<typeof sitting>>> =>
    sitting(setting, { procedure: turn.name, data: { seat: 'p1', performed: 0 } });
  const [at, after] = [await turns(), await turns()];
  await at.answers('p1', 'tactical', '27');
  expect(await at.asksOthers('p1')).toBe(false);
  expect((await at.asked('p1')).spec).toMatchObject({ prompt: 'Which system do you activate?' });
  await after.answers('p1', 'strategic:diplomacy', '26');
  expect(await after.asksOthers('p1')).toBe(true);
});
