import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load } from './loaded-dice.ts';
import { areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { buildBoardView, buildHandView } from '#ti4/views/index.ts';
import type { State } from '#ti4/rules/state.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { table, type Setting, type TestTable } from './table.ts';

const factions = { ann: 'sol', bob: 'hacan', cat: 'sardakk-norr' };

/** Puts a note into another hand. */
function pass(state: State, note: string, to: string): void {
  for (const seat of Object.values(state.seats))
    seat.promissoryNotes = seat.promissoryNotes.filter((one) => one !== note);
  state.seats[to].promissoryNotes.push(note);
}
const begin = (setting: Setting = {}, notes: Record<string, string> = {}) =>
  table({
    seats: factions,
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    ...setting,
    change: (state) => {
      for (const [note, to] of Object.entries(notes)) pass(state, note, to);
      setting.change?.(state);
    },
  });
const trade = (t: TestTable, from: string, to: string, give: object, take: object = {}) => {
  t.seat(from).offers(to, { give, take });
  return t.seat(to).accepts().table;
};
const turnOf = (seat: string, setting: Setting = {}, notes: Record<string, string> = {}) =>
  begin({ ...setting, active: seat }, notes).begin(turn, { seat, performed: 0 });

test('69.1a a note need not be used, and may be used another time', () => {
  const t = turnOf('ann', { planets: { bob: ['starpoint'] } }, { 'military-support@ann': 'bob' });
  expect(t).toAsk('bob window');
  t.bob.declines();
  expect(t).toAsk('ann turn');
  expect(t.state.seats.bob.promissoryNotes).toContain('military-support@ann');
});

test('69.1, 69.3 a note is used as it says, and goes home when all of it has been resolved; 69.4 where it can be given away again', () => {
  const t = turnOf('ann', { planets: { bob: ['starpoint'] } }, { 'military-support@ann': 'bob' });
  t.bob.plays('military-support').chooses('starpoint', 'supported-planet');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('2 infantry');
  expect(t.state.seats.ann.promissoryNotes).toContain('military-support@ann');
  trade(t, 'ann', 'bob', { promissoryNote: 'military-support@ann' });
  expect(t.state.seats.bob.promissoryNotes).toContain('military-support@ann');
});

test('69.2 nobody uses a note of their own', () => {
  expect(turnOf('ann', { planets: { ann: ['lodor'] } })).toAsk('ann turn');
});

test('69.4a a note in a hand does not go home by what would return it from the table', () => {
  const activates = (face: 'hand' | 'up') =>
    begin(
      {
        active: 'ann',
        change: (state) => {
          if (face === 'up') {
            state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter(
              (one) => one !== 'trade-convoys@bob',
            );
            state.seats.ann.playArea.push('trade-convoys@bob');
          }
        },
      },
      { 'trade-convoys@bob': 'ann' },
    )
      .begin(tacticalAction, { seat: 'ann' })
      .ann.activates('27').table;
  for (const [face, holder] of [
    ['hand', 'ann'],
    ['up', 'bob'],
  ] as const) {
    const t = activates(face);
    expect(t.state.seats[holder].promissoryNotes).toContain('trade-convoys@bob');
    t.ann.moves();
  }
});

test('69.5 at most one note each way, also one that came from somebody else', () => {
  const t = turnOf('ann', {}, { 'ceasefire@cat': 'ann' });
  trade(t, 'ann', 'bob', { promissoryNote: 'ceasefire@cat' }, { promissoryNote: 'trade-agreement@bob' });
  expect(t.state.seats.bob.promissoryNotes).toContain('ceasefire@cat');
  expect(t.state.seats.ann.promissoryNotes).toContain('trade-agreement@bob');
  const u = turnOf('ann');
  u.ann.offers('bob', {
    give: { promissoryNote: ['ceasefire@ann', 'trade-agreement@ann'], tradeGoods: 0 },
    take: { tradeGoods: 0, commodities: 0, promissoryNote: 'ceasefire@bob' },
  });
  expect(Object.values(u.state.offers).map(({ give }) => give.promissoryNote)).toEqual([undefined]);
});

test('69.6 a hand of notes is seen by its player alone; 69 note 1 how many there are, by all', () => {
  const t = begin({}, { 'ceasefire@cat': 'ann' });
  const seen = JSON.stringify(buildBoardView(t.game, 'bob'));
  expect(seen).not.toContain('ceasefire@cat');
  expect(buildBoardView(t.game, 'bob').seats.find(({ id }) => id === 'ann')).toMatchObject({
    promissoryNotes: t.state.seats.ann.promissoryNotes.length,
  });
  expect(JSON.stringify(buildHandView(t.game, 'ann', 'ann'))).toContain('ceasefire@cat');
});

test('69 note 2b a note that is played as it arrives is open to all', () => {
  const t = trade(turnOf('ann'), 'ann', 'bob', { promissoryNote: 'support-for-the-throne@ann' });
  expect(t.state.seats.bob.playArea).toEqual(['support-for-the-throne@ann']);
  expect(JSON.stringify(t.game.facts.filter((fact) => !fact.to))).toContain('support-for-the-throne@ann');
  expect(t.state.seats.bob.points).toBe(1);
});

test('94.1a, Military Support note 4: a note received as a turn starts can still be used as it starts, by whoever was given it (1 note 1)', () => {
  const t = turnOf('ann', { planets: { bob: ['starpoint'] } });
  expect(t).toAsk('ann turn');
  trade(t, 'ann', 'bob', { promissoryNote: 'military-support@ann' });
  expect(t).toAsk('bob window');
  t.bob.plays('military-support').chooses('starpoint', 'supported-planet');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('2 infantry');
  expect(t.state.seats.ann.tokens.strategy).toBe(1);
  expect(t).toAsk('ann turn');
});

test('94.1a what answered the start of the turn before does not answer it again', () => {
  const t = turnOf('ann', {
    planets: { bob: ['starpoint'], ann: ['lodor', 'wellon'] },
    technologies: { ann: ['transit-diodes'] },
    ground: { lodor: { ann: '1 infantry' } },
  });
  t.ann.declines();
  trade(t, 'ann', 'bob', { promissoryNote: 'military-support@ann' });
  expect(t).toAsk('bob window');
});

test('94.1a after an action the turn has started, and a note comes too late for its start', () => {
  const t = turnOf('ann', {
    planets: { bob: ['starpoint'] },
    change: (state) => {
      delete state.strategyCards.trade;
      state.seats.ann.strategyCards.trade = { used: false };
    },
  });
  t.ann.performs('strategic:trade').declines('trade-partners');
  t.bob.declines('use-secondary').cat.declines('use-secondary');
  expect(t).toAsk('ann end-turn');
  trade(t, 'ann', 'bob', { promissoryNote: 'military-support@ann' });
  expect(t).toAsk('ann end-turn');
});

test('94 note 3 who becomes a neighbor in the turn may have a transaction; 94 note 3a but not a second one after ceasing to be', () => {
  const t = turnOf('ann', { space: { 26: { ann: '1 cruiser' }, 36: { bob: '1 cruiser' } } });
  expect(areNeighbors(t.game, 'ann', 'cat')).toBe(false);
  const refused = (): string => {
    try {
      t.ann.offers('cat', { give: { promissoryNote: 'ceasefire@ann' } });
    } catch (error) {
      return (error as Error).message;
    }
    return 'taken';
  };
  expect(refused()).toBe('You two are not neighbours.');
  t.state.units.scout = { id: 'scout', type: 'cruiser', owner: 'cat', system: '26' };
  trade(t, 'ann', 'cat', { promissoryNote: 'ceasefire@ann' });
  delete t.state.units.scout;
  t.state.units.back = { id: 'back', type: 'cruiser', owner: 'cat', system: '26' };
  expect(refused()).toBe('You two have had your transaction this turn.');
});

test('94.1a a note received while the start of a turn is being answered answers it as well', () => {
  const t = turnOf('ann', {
    planets: { bob: ['starpoint'], ann: ['lodor'] },
    technologies: { ann: ['transit-diodes'] },
    ground: { lodor: { ann: '1 infantry' } },
  });
  expect(t).toAsk('ann window');
  trade(t, 'ann', 'bob', { promissoryNote: 'military-support@ann' });
  t.ann.declines();
  expect(t.options('bob', 'window')).toEqual(['military-support@ann']);
  t.bob.plays('military-support').chooses('starpoint', 'supported-planet');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('2 infantry');
  t.ann.declines();
});

test('Military Support note 4b: given back at the same start of a turn, it is not used in it again, by anybody (1 note 2)', () => {
  const t = turnOf(
    'ann',
    {
      space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser', cat: '1 cruiser' } },
      planets: { bob: ['starpoint'], cat: ['tequran'] },
    },
    { 'military-support@ann': 'bob' },
  );
  t.bob.plays('military-support').chooses('starpoint', 'supported-planet');
  trade(t, 'ann', 'cat', { promissoryNote: 'military-support@ann' });
  expect(t).toAsk('ann turn');
});

test('Military Support note 4a: one transaction a turn lets nobody have it twice', () => {
  const t = turnOf('ann', { planets: { bob: ['starpoint'] } });
  trade(t, 'ann', 'bob', { promissoryNote: 'military-support@ann' });
  t.bob.plays('military-support').chooses('starpoint', 'supported-planet');
  expect(() => t.ann.offers('bob', { give: { promissoryNote: 'military-support@ann' } }).table).toThrow(
    'You two have had your transaction this turn.',
  );
});

test('Military Support note 2, Military Support note 3: it is used when the Sol player has no strategy token left, and in the turn in which they pass', () => {
  const t = turnOf(
    'ann',
    {
      planets: { bob: ['starpoint'] },
      change: (state) => {
        state.seats.ann.tokens.strategy = 0;
      },
    },
    { 'military-support@ann': 'bob' },
  );
  t.bob.plays('military-support').chooses('starpoint', 'supported-planet');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('2 infantry');
  t.ann.passes();
  expect(t.facts('player-passed')).toHaveLength(1);
});

const pause = actionCard({
  id: 'test-pause',
  name: 'Pause',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [on('after', 'combat-rolls-made', { isUsable: () => true, effect: () => undefined })],
});
const funding = (holder: string) =>
  load(
    begin(
      {
        seats: { ann: 'winnu', bob: 'naalu', cat: 'letnev' },
        active: 'ann',
        space: { 27: { ann: '1 dreadnought', bob: '1 dreadnought' }, 28: { cat: '1 cruiser' } },
      },
      { 'war-funding@cat': holder },
    ),
    1,
    1,
    2,
    2,
    1,
    1,
    1,
    1,
    10,
    10,
    10,
    10,
  )
    .begin(turn, { seat: 'ann', performed: 0 })
    .begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });

test('War Funding Ω note 1: received after the dice are rolled, it answers them', () => {
  const dice = begin({
    seats: { ann: 'winnu', bob: 'naalu', cat: 'letnev' },
    active: 'ann',
    hands: { bob: ['test-pause#1'] },
    components: [pause],
    space: { 27: { ann: '1 dreadnought', bob: '1 dreadnought' }, 28: { cat: '1 cruiser' } },
  });
  const t = load(dice, 1, 1, 2, 2, 10, 10)
    .begin(turn, { seat: 'ann', performed: 0 })
    .begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  expect(t).toAsk('bob window');
  trade(t, 'cat', 'ann', { promissoryNote: 'war-funding@cat' });
  expect(t.options('ann', 'window')).toEqual(['war-funding@cat']);
  t.leaves('ann', 'window').leaves('bob', 'window');
});

test('War Funding Ω note 1c, War Funding Ω note 1d: given back in the same round it is not used in it again, by whoever has it then', () => {
  const t = funding('bob').bob.plays('war-funding').table;
  expect(t).toAsk('bob war-funding');
  trade(t, 'cat', 'ann', { promissoryNote: 'war-funding@cat' });
  t.bob.chooses('leave', 'war-funding').rerolls();
  expect(t.facts('combat-round-begins')).toHaveLength(2);
  expect(t).toAsk('ann window'); // the next round
});
