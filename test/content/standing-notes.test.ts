import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { areNeighbors } from '#ti4/rules/board/adjacency.ts';
import type { State } from '#ti4/rules/state.ts';
import { table, type Setting, type TestTable } from '../rules/table.ts';

// Rulings on notes that lie before their holder: Support for the Throne, Trade Convoys, Promise of Protection.

const pass = (state: State, note: string, to: string, where: 'promissoryNotes' | 'playArea') => {
  for (const seat of Object.values(state.seats))
    seat.promissoryNotes = seat.promissoryNotes.filter((one) => one !== note);
  state.seats[to][where].push(note);
};
const factions = { ann: 'sol', bob: 'hacan', cat: 'mentak' };
const begin = (setting: Setting, note?: string, where: 'promissoryNotes' | 'playArea' = 'playArea') =>
  table({
    seats: factions,
    active: 'ann',
    ...setting,
    change: (state) => {
      if (note) pass(state, note, 'ann', where);
      setting.change?.(state);
    },
  });
const activates = (note: string, setting: Setting, where: 'promissoryNotes' | 'playArea' = 'playArea') =>
  begin(setting, note, where).begin('tactical-action', { seat: 'ann' }).ann.activates('27').table;
const home = (t: TestTable, note: string) => t.state.seats[note.split('@')[1]].promissoryNotes.includes(note);
const refused = (t: TestTable, from: string, to: string, data: object): string => {
  try {
    t.seat(from).offers(to, { ...data });
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

test('Support for the Throne note 1, Support for the Throne note 1a: enters play, untradable', () => {
  const t = begin({ space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser', cat: '1 cruiser' } } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  t.bob.offers('ann', { give: { promissoryNote: 'support-for-the-throne@bob' } }).ann.accepts();
  expect([t.state.seats.ann.playArea, t.state.seats.ann.points]).toEqual([['support-for-the-throne@bob'], 1]);
  expect(refused(t, 'ann', 'cat', { give: { promissoryNote: 'support-for-the-throne@bob' } })).toBe(
    'A promissory note in front of a player cannot be traded.',
  );
});

for (const [name, note] of [
  ['Support for the Throne', 'support-for-the-throne@bob'],
  ['Trade Convoys', 'trade-convoys@bob'],
  ['Promise of Protection', 'promise-of-protection@cat'],
] as const) {
  const owner = note.split('@')[1];
  test(`${name}: returns when a system with its owner’s units is activated`, () => {
    expect(
      home(
        activates(note, { space: { 27: { [owner]: '1 fighter' } }, technologies: { [owner]: ['fighter-ii'] } }),
        note,
      ),
    ).toBe(true);
    expect(home(activates(note, { ground: { starpoint: { [owner]: '1 pds' } } }), note)).toBe(true);
    expect(home(activates(note, { ground: { lodor: { [owner]: '1 pds' } } }), note)).toBe(false);
  });
}

test('Support for the Throne note 2, Trade Convoys note 5, Promise of Protection note 3: activation suffices', () => {
  for (const note of ['support-for-the-throne@bob', 'trade-convoys@bob', 'promise-of-protection@cat']) {
    const owner = note.split('@')[1];
    expect(home(activates(note, { ground: { starpoint: { [owner]: '1 infantry' } } }), note), note).toBe(true);
  }
});

test('Support for the Throne note 4, Trade Convoys note 6, Promise of Protection note 4: a structure suffices', () => {
  for (const note of ['support-for-the-throne@bob', 'trade-convoys@bob', 'promise-of-protection@cat']) {
    const owner = note.split('@')[1];
    expect(home(activates(note, { ground: { starpoint: { [owner]: '1 pds' } } }), note), note).toBe(true);
  }
});

test('Support for the Throne note 3, Trade Convoys note 7, Promise of Protection note 5: Diplomacy activates nothing (5 note 2a)', () => {
  for (const note of ['support-for-the-throne@bob', 'trade-convoys@bob', 'promise-of-protection@cat']) {
    const owner = note.split('@')[1];
    const t = begin(
      { planets: { cat: ['new-albion'] }, ground: { starpoint: { [owner]: '1 pds' } }, active: 'cat' },
      note,
    )
      .begin('diplomacy-primary', { seat: 'cat' })
      .cat.chooses('27', 'diplomacy-system').table;
    expect(t.state.systems['27'].tokens).toContain('ann');
    expect(home(t, note), note).toBe(false);
  }
});

test('Support for the Throne note 5: the active player gains first', () => {
  const t = begin({
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    change: (state) => {
      state.seats.ann.points = 9;
      state.seats.bob.points = 9;
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.bob
    .offers('ann', {
      give: { promissoryNote: 'support-for-the-throne@bob' },
      take: { promissoryNote: 'support-for-the-throne@ann' },
    })
    .ann.accepts();
  expect(t.state.winner).toBe('ann');
});

test('Support for the Throne note 5a: agenda phase gains follow speaker order', () => {
  for (const [speaker, winner] of [
    ['bob', 'bob'],
    ['cat', 'ann'],
    ['ann', 'ann'],
  ]) {
    for (const [from, to] of [
      ['ann', 'bob'],
      ['bob', 'ann'],
    ]) {
      const t = begin({
        phase: 'agenda',
        planets: { ann: ['lodor'], bob: ['starpoint'], cat: ['tequran'] },
        change: (state) => {
          state.active = null;
          state.speaker = speaker;
          state.decks.agenda.draw = ['mutiny', 'economic-equality'];
          state.seats.ann.points = 9;
          state.seats.bob.points = 9;
        },
      }).begin('agenda-phase', {});
      t.seat(from)
        .offers(to, {
          give: { promissoryNote: `support-for-the-throne@${from}` },
          take: { promissoryNote: `support-for-the-throne@${to}` },
        })
        .table.seat(to)
        .accepts();
      expect(t.state.winner, `${speaker}: ${from} to ${to}`).toBe(winner);
    }
  }
});

const convoys = (where: 'promissoryNotes' | 'playArea') =>
  begin(
    {
      space: { 26: { ann: '1 cruiser' }, 30: { cat: '1 cruiser' } },
      change: (state) => {
        for (const seat of Object.values(state.seats)) seat.tradeGoods = 3;
      },
    },
    'trade-convoys@bob',
    where,
  ).begin(turn, { seat: 'ann', performed: 0 });

test('Trade Convoys note 1, Trade Convoys note 3: one transaction per turn with non-neighbors', () => {
  const t = convoys('playArea');
  expect(areNeighbors(t.game, 'ann', 'cat')).toBe(false);
  t.ann.offers('cat', { give: { tradeGoods: 1 } }).cat.accepts();
  expect(refused(t, 'ann', 'cat', { give: { tradeGoods: 1 } })).toBe(
    'You have already made a transaction with this player this turn.',
  );
});

test('Trade Convoys note 2: either side may begin', () => {
  expect(refused(convoys('playArea'), 'cat', 'ann', { give: { tradeGoods: 1 } })).toBe('taken');
});

test('Trade Convoys note 4: in a hand it does nothing', () => {
  expect(refused(convoys('promissoryNotes'), 'ann', 'cat', { give: { tradeGoods: 1 } })).toBe(
    'You and Mentak are not neighbors, so you cannot make a transaction.',
  );
});
