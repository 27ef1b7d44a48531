import { expect, onTestFinished, test } from 'vitest';
import { fourthEdition } from '../../src/editions/ti4/face/index.ts';
import { actionPhase, turn } from '../../src/editions/ti4/rules/phases/action-phase.ts';
import { agendaPhase } from '../../src/editions/ti4/rules/council/agenda-phase.ts';
import type { State } from '../../src/editions/ti4/rules/state.ts';
import { openStore } from '../../src/store/index.ts';
import { Table, type Log } from '../../src/table/index.ts';
import { table as laid, type Setting } from '../rules/table.ts';
import { folder, fromSeed, only, rewriteMember } from './room.ts';
import { onlyBook } from '../../src/editions/ti4/rules/books.ts';

/** A game of the fourth edition that begins in the middle of one, at a real table. Ann, Bob and Cat sit on p1, p2 and p3. */
function sitting(setting: Setting, first: { procedure: string; data: object }) {
  const silent = (): void => {};
  const log: Log = { info: silent, warn: silent, error: silent };
  const store = openStore(`${folder()}/table.db`);
  onTestFinished(() => store.close());
  const {
    game: { book },
    state,
  } = laid(setting);
  const edition = { ...fourthEdition(onlyBook(book)), create: () => state, first } as never;
  const table = new Table({ store, editions: [edition], clock: () => 1_000_000, random: fromSeed(1), log });
  const { game } = table.createGame({ user: 'p1' }, { edition: 'ti4', place: {} });
  for (const user of ['p1', 'p2', 'p3']) table.join({ user }, game, { name: user });
  table.start({ user: 'p1' }, game);
  // Chance has seated them: each is called by their seat.
  for (const member of store.members.present(game)) rewriteMember(store, member.id, { user: `then ${member.seat}` });
  for (const member of store.members.present(game)) rewriteMember(store, member.id, { user: member.seat ?? '' });
  const asked = (user: string) => only({ table } as never, game, user);
  return {
    table,
    game,
    asked,
    answers: (user: string, ...replies: (string | Record<string, number>)[]): void => {
      for (const reply of replies) table.answer({ user }, game, asked(user).ask, typeof reply === 'string' ? [reply] : reply);
    },
    asksOthers: (user: string): boolean => table.undo({ user }, game).request !== null,
  };
}

const SEATS = { p1: 'yssaril', p2: 'winnu', p3: 'muaat' };

test('Whoever has looked into a hand with Mageon Implants does not take it back alone', () => {
  const at = sitting(
    { seats: SEATS, active: 'p1', hands: { p2: ['veto', 'salvage'] }, technologies: { p1: ['mageon-implants'] } },
    { procedure: turn.name, data: { seat: 'p1', performed: 0 } },
  );
  at.answers('p1', 'component:mageon-implants');
  // Nothing has been seen yet.
  expect(at.asksOthers('p1')).toBe(false);
  at.answers('p1', 'component:mageon-implants', 'p2');
  expect(at.asked('p1').spec).toMatchObject({ options: [{ key: 'veto#1' }, { key: 'salvage#1' }] });
  expect(at.asksOthers('p1')).toBe(true);
  expect(at.table.openRequest(at.game)?.missing).toEqual(expect.arrayContaining(['p2', 'p3']));
});

test('Whoever has looked into a hand with Spy Net does not take it back alone, nor after a card of it was taken', () => {
  const change: Setting['change'] = (state) => {
    state.seats.p1.promissoryNotes = [];
    state.seats.p2.promissoryNotes.push('spy-net@p1');
  };
  for (const replies of [['spy-net@p1'], ['spy-net@p1', 'veto#1']]) {
    const at = sitting(
      { seats: SEATS, active: 'p2', hands: { p1: ['veto', 'salvage'] }, change },
      { procedure: turn.name, data: { seat: 'p2', performed: 0 } },
    );
    at.answers('p2', ...replies);
    expect(at.asksOthers('p2')).toBe(true);
  }
});

test('An order for a turn is an order for no other turn, whoever takes back what', () => {
  const cards = ['leadership', 'diplomacy', 'politics'];
  const at = sitting(
    {
      seats: SEATS,
      phase: 'action',
      veil: 'cards',
      change: (state) => {
        for (const [i, seat] of Object.values(state.seats).entries()) seat.strategyCards = { [cards[i]]: { used: true } };
      },
    },
    { procedure: actionPhase.name, data: {} },
  );
  const orders = (): unknown => (at.table.look(at.game).state as unknown as State).seats.p3.orders;
  at.table.act({ user: 'p3' }, at.game, 'standing-order', { moment: 'action-card-played', until: 'round' });
  at.answers('p1', 'pass');
  at.table.act({ user: 'p3' }, at.game, 'standing-order', { moment: 'any', until: 'turn' });
  expect(orders()).toMatchObject({ 'any this turn': 2 });
  expect(at.asksOthers('p1')).toBe(false);
  // It is p1's turn again, in which nobody has ordered anything.
  expect(orders()).toEqual({ 'action-card-played': 1 });
  // What is as true before as after stays.
  at.answers('p1', 'pass');
  at.table.act({ user: 'p3' }, at.game, 'standing-order', { moment: 'any', until: 'always' });
  expect(at.asksOthers('p1')).toBe(false);
  expect(orders()).toEqual({ 'action-card-played': 1, any: 0 });
});

test('A vote that has let out the votes held by others is not taken back alone; one that has not, is', () => {
  const setting: Setting = {
    seats: SEATS,
    phase: 'agenda',
    planets: { p1: ['lodor'], p2: ['starpoint', 'new-albion'], p3: ['mecatol-rex'] },
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
    },
  };
  const council = (): ReturnType<typeof sitting> => sitting(setting, { procedure: agendaPhase.name, data: {} });
  const [at, early] = [council(), council()];
  for (const one of [at, early]) one.answers('p3', 'for');
  early.answers('p2', 'for', { starpoint: 1 });
  expect(early.asksOthers('p2')).toBe(false);
  at.answers('p3', { 'mecatol-rex': 1 });
  at.answers('p2', 'against', { starpoint: 1 });
  const told = at.table.facts(at.game, 1, 99).map(({ fact }) => `${fact.type} ${String(fact.seat ?? '')}`);
  expect(told.filter((one) => one.startsWith('votes-cast'))).toEqual(['votes-cast p2', 'votes-cast p3']);
  expect(at.asksOthers('p2')).toBe(true);

  // Abstaining has no planets to wait with; it waits for its turn all the same.
  const abstaining = council();
  abstaining.answers('p3', 'abstain');
  abstaining.answers('p2', 'against', { starpoint: 1 });
  expect(abstaining.table.facts(abstaining.game, 1, 99).map(({ fact }) => fact.type)).toContain('abstained');
  expect(abstaining.asksOthers('p2')).toBe(true);
});

test("Whoever has activated the wrong system takes that back alone; tokens that were put down for others are everybody's matter", () => {
  const change: Setting['change'] = (state) => {
    state.seats.p1.strategyCards = { diplomacy: { used: false } } as never;
  };
  const setting: Setting = { seats: SEATS, active: 'p1', planets: { p1: ['lodor'] }, space: { 26: { p1: '1 cruiser' } }, change };
  const turns = (): ReturnType<typeof sitting> => sitting(setting, { procedure: turn.name, data: { seat: 'p1', performed: 0 } });
  const [at, after] = [turns(), turns()];
  at.answers('p1', 'tactical', '27');
  expect(at.asksOthers('p1')).toBe(false);
  expect(at.asked('p1').spec).toMatchObject({ prompt: 'Which system do you activate?' });
  after.answers('p1', 'strategic:diplomacy', '26');
  expect(after.asksOthers('p1')).toBe(true);
});
