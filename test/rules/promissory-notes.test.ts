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

test('69.1a a player may keep a note for later', () => {
  const t = turnOf('ann', { planets: { bob: ['starpoint'] } }, { 'military-support@ann': 'bob' });
  expect(t).toAsk('bob window');
  t.bob.declines();
  expect(t).toAsk('ann turn');
  expect(t.state.seats.bob.promissoryNotes).toContain('military-support@ann');
});

test('69.1, 69.3, 69.4 used notes return and can be regiven', () => {
  const t = turnOf('ann', { planets: { bob: ['starpoint'] } }, { 'military-support@ann': 'bob' });
  t.bob.plays('military-support').chooses('starpoint', 'supported-planet');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('2 infantry');
  expect(t.state.seats.ann.promissoryNotes).toContain('military-support@ann');
  trade(t, 'ann', 'bob', { promissoryNote: 'military-support@ann' });
  expect(t.state.seats.bob.promissoryNotes).toContain('military-support@ann');
});

test('69.2 a player cannot use their own note', () => {
  expect(turnOf('ann', { planets: { ann: ['lodor'] } })).toAsk('ann turn');
});

test('69.4a notes in hand ignore their return condition', () => {
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

test('69.5 transactions move at most one note each way', () => {
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

test('69.6, 69 note 1 hands of notes are private, counts public', () => {
  const t = begin({}, { 'ceasefire@cat': 'ann' });
  const seen = JSON.stringify(buildBoardView(t.game, 'bob'));
  expect(seen).not.toContain('ceasefire@cat');
  expect(buildBoardView(t.game, 'bob').seats.find(({ id }) => id === 'ann')).toMatchObject({
    promissoryNotes: t.state.seats.ann.promissoryNotes.length,
  });
  expect(JSON.stringify(buildHandView(t.game, 'ann', 'ann'))).toContain('ceasefire@cat');
});

test('69 note 2b a note played on receipt is public', () => {
  const t = trade(turnOf('ann'), 'ann', 'bob', { promissoryNote: 'support-for-the-throne@ann' });
  expect(t.state.seats.bob.playArea).toEqual(['support-for-the-throne@ann']);
  expect(JSON.stringify(t.game.facts.filter((fact) => !fact.to))).toContain('support-for-the-throne@ann');
  expect(t.state.seats.bob.points).toBe(1);
});

test('94.1a, Military Support note 4: usable when received at turn start (1 note 1)', () => {
  const t = turnOf('ann', { planets: { bob: ['starpoint'] } });
  expect(t).toAsk('ann turn');
  trade(t, 'ann', 'bob', { promissoryNote: 'military-support@ann' });
  expect(t).toAsk('bob window');
  t.bob.plays('military-support').chooses('starpoint', 'supported-planet');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('2 infantry');
  expect(t.state.seats.ann.tokens.strategy).toBe(1);
  expect(t).toAsk('ann turn');
});

test('94.1a a used turn-start ability does not answer again', () => {
  const t = turnOf('ann', {
    planets: { bob: ['starpoint'], ann: ['lodor', 'wellon'] },
    technologies: { ann: ['transit-diodes'] },
    ground: { lodor: { ann: '1 infantry' } },
  });
  t.ann.declines();
  trade(t, 'ann', 'bob', { promissoryNote: 'military-support@ann' });
  expect(t).toAsk('bob window');
});

test('94.1a notes received after an action miss turn start', () => {
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

test('94 note 3, 94 note 3a a new neighbor gets one transaction', () => {
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
  expect(refused()).toBe("You and Sardakk N'orr are not neighbors, so you cannot make a transaction.");
  t.state.units.scout = { id: 'scout', type: 'cruiser', owner: 'cat', system: '26' };
  trade(t, 'ann', 'cat', { promissoryNote: 'ceasefire@ann' });
  delete t.state.units.scout;
  t.state.units.back = { id: 'back', type: 'cruiser', owner: 'cat', system: '26' };
  expect(refused()).toBe('You have already made a transaction with this player this turn.');
});

test('94.1a notes received during turn-start windows can answer', () => {
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

test('Military Support note 4b: not used twice in one turn (1 note 2)', () => {
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

test('Military Support note 4a: a second transaction is refused', () => {
  const t = turnOf('ann', { planets: { bob: ['starpoint'] } });
  trade(t, 'ann', 'bob', { promissoryNote: 'military-support@ann' });
  t.bob.plays('military-support').chooses('starpoint', 'supported-planet');
  expect(() => t.ann.offers('bob', { give: { promissoryNote: 'military-support@ann' } }).table).toThrow(
    'You have already made a transaction with this player this turn.',
  );
});

test('Military Support note 2, Military Support note 3: works without a strategy token', () => {
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

test('War Funding Ω note 1: usable if received after rolling', () => {
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

test('War Funding Ω note 1c, War Funding Ω note 1d: once per round', () => {
  const t = funding('bob').bob.plays('war-funding').table;
  expect(t).toAsk('bob war-funding');
  trade(t, 'cat', 'ann', { promissoryNote: 'war-funding@cat' });
  t.bob.chooses('leave', 'war-funding').rerolls();
  expect(t.facts('combat-round-begins')).toHaveLength(2);
  expect(t).toAsk('ann window'); // the next round
});
