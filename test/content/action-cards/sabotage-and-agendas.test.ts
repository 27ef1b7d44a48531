import { expect, test } from 'vitest';
import type { Answer, Spec } from '../../../src/engine/index.ts';
import { turn } from '../../../src/editions/ti4/rules/phases/action-phase.ts';
import { agendaPhase } from '../../../src/editions/ti4/rules/council/agenda-phase.ts';
import { gainControl } from '../../../src/editions/ti4/rules/units/control.ts';
import { invasion } from '../../../src/editions/ti4/rules/combat/invasion.ts';
import { spaceCombat } from '../../../src/editions/ti4/rules/combat/space-combat.ts';
import { tacticalAction } from '../../../src/editions/ti4/rules/phases/tactical-action.ts';
import { narrate } from '../../../src/editions/ti4/views/index.ts';
import { load, plain } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// Rulings on cancelling action cards, and on Veto and riders.

const inTurn = (setting: Setting, ...faces: number[]): TestTable =>
  load(table({ seats: plain, ...setting }), ...faces).begin(turn, { seat: 'ann', performed: 0 });
const activates = (system: string, setting: Setting, ...faces: number[]): TestTable =>
  load(table({ seats: plain, ...setting }), ...faces)
    .begin(tacticalAction, { seat: 'ann' })
    .answers('ann', system, 'system-to-activate');
const combat = (setting: Setting, ...faces: number[]): TestTable =>
  load(table({ seats: plain, active: 'ann', ...setting }), ...faces).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
const council = (setting: Setting): TestTable =>
  table({
    planets: { ann: ['lodor'], bob: ['starpoint', 'new-albion'], cat: ['mecatol-rex'] },
    ...setting,
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality', 'archived-secret', 'seed-of-an-empire'];
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});
const start = (spec: Spec): Answer =>
  spec.kind === 'allot' ? spec.start : spec.kind === 'choose' ? spec.options.slice(0, spec.min).map(({ key }) => key) : [];
const deal = (t: TestTable, from: string, to: string, give: Record<string, number>) =>
  t.acts(from, 'offer', { to, give, take: {} }).acts(to, 'accept-offer', { offer: Object.keys(t.state.offers)[0] });

test('Sabotage note 1: a second copy of the cancelled card may be played in the same moment', () => {
  const jets = activates('26', {
    space: { 19: { ann: '1 carrier' } },
    hands: { ann: ['flank-speed#1', 'flank-speed#2'], bob: ['sabotage'] },
  })
    .answers('ann', 'flank-speed#1')
    .answers('bob', 'sabotage#1');
  expect(jets.options('ann', 'window')).toEqual(['flank-speed#2']);
  const shields = combat(
    {
      hands: { bob: ['shields-holding#1', 'shields-holding#2'], ann: ['sabotage'] },
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
    },
    10,
    10,
  )
    .answers('bob', 'shields-holding#1', 'window')
    .answers('ann', 'sabotage#1', 'window');
  shields.answers('bob', 'shields-holding#2', 'window');
  expect([shields.units('bob'), shields.facts('combat-won')]).toMatchObject(['1 cruiser', [{ winner: 'bob' }]]);
});

test('Sabotage note 3, Sabotage note 3a: what a card is aimed at is named before it can be cancelled, on whichever occasion it is played', () => {
  const named = (t: TestTable) => t.facts('target-named').map(({ target }) => target);
  const spy = inTurn({ hands: { ann: ['spy'], bob: ['sabotage'], cat: ['summit'] } })
    .answers('ann', 'component:spy#1')
    .answers('ann', 'cat', 'choose-player');
  expect([named(spy), spy.open]).toEqual([[['cat']], ['bob window']]);
  const base = activates('26', { ground: { lodor: { bob: '1 infantry' } }, hands: { bob: ['forward-supply-base'], ann: ['sabotage'] } })
    .answers('bob', 'forward-supply-base#1')
    .answers('bob', 'cat', 'choose-other-player');
  expect([named(base), base.open, base.state.seats.bob.tradeGoods]).toEqual([[['cat']], ['ann window'], 0]);
  base.answers('ann', 'sabotage#1');
  expect(['bob', 'cat'].map((seat) => base.state.seats[seat].tradeGoods)).toEqual([0, 0]);
  const ride = council({ hands: { bob: ['imperial-rider'], cat: ['sabotage'] } })
    .answers('bob', 'imperial-rider#1')
    .answers('bob', 'against', 'predict-outcome');
  expect([named(ride), ride.open]).toEqual([[['against']], ['cat window']]);
});

test('Sabotage note 3a: both planets of Reparations are named', () => {
  const t = table({
    seats: plain,
    planets: { ann: ['wellon'], bob: ['lodor', 'mellon'] },
    hands: { ann: ['sabotage'], bob: ['reparations'] },
    change: (state) => {
      state.planets.mellon.exhausted = true;
    },
  })
    .begin(gainControl, { seat: 'ann', planet: 'lodor' })
    .answers('bob', 'reparations#1')
    .answers('bob', 'wellon', 'choose-planet')
    .answers('bob', 'mellon', 'choose-planet');
  expect(t.facts('target-named')).toMatchObject([{ target: ['wellon', 'mellon'] }]);
  expect([t.open, t.state.planets.wellon.exhausted, t.state.planets.mellon.exhausted]).toEqual([['ann window'], false, true]);
  t.answers('ann', []);
  expect([t.state.planets.wellon.exhausted, t.state.planets.mellon.exhausted]).toEqual([true, false]);
});

test('Sabotage note 3a: which units Ghost Squad moves is named', () => {
  const t = load(
    table({
      seats: plain,
      space: { 27: { ann: '1 carrier, 1 infantry' } },
      ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { bob: '3 infantry' } },
      hands: { ann: ['sabotage'], bob: ['ghost-squad'] },
    }),
    1,
    1,
    1,
    1,
    10,
    10,
  )
    .begin(invasion, { seat: 'ann', system: '27' })
    .answers('ann', { 'infantry@starpoint': 1 })
    .answers('bob', 'ghost-squad#1')
    .answers('bob', { 'infantry@starpoint>new-albion': 1, 'infantry@new-albion>starpoint': 2 }, 'ghost-squad');
  expect([t.open, t.facts('forces-relocated')]).toEqual([['ann window'], []]);
  expect(narrate(t.game, t.facts('target-named'), null)).toEqual([
    'Ghost Squad: 2 infantry from New Albion to Starpoint and 1 infantry from Starpoint to New Albion.',
  ]);
  t.answers('ann', []);
  expect([t.units('bob', { planet: 'starpoint' }), t.units('bob', { planet: 'new-albion' }), t.facts('forces-relocated').length]).toEqual([
    '2 infantry',
    '2 infantry',
    1,
  ]);
});

test('Sabotage note 3b: how much is spent is said before the card can be cancelled, and nothing is spent if it is', () => {
  const bribed = () =>
    council({
      hands: { bob: ['bribery'], cat: ['sabotage'] },
      change: (state) => {
        state.seats.bob.tradeGoods = 4;
      },
    })
      .answers('bob', 'for')
      .answers('bob', { starpoint: 1 })
      .answers('cat', 'abstain')
      .answers('ann', 'abstain')
      .answers('bob', 'bribery#1')
      .answers('bob', 3, 'bribery-trade-goods');
  const t = bribed();
  expect(t.open).toEqual(['cat window']);
  expect(t.facts('target-named')).toMatchObject([{ component: 'bribery', amount: 3 }]);
  expect(narrate(t.game, t.facts('target-named'), null)).toEqual(['Bribery is played for 3.']);
  const result = (one: TestTable) => [one.state.seats.bob.tradeGoods, one.facts('votes-cast').map(({ votes }) => votes)];
  expect(result(t.answers('cat', 'sabotage#1'))).toEqual([4, [1]]);
  expect(result(bribed().answers('cat', []))).toEqual([1, [1, 3]]);
});

test('Sabotage note 4: dice are rolled and cards drawn only once nobody cancels', () => {
  const plague = inTurn({ ground: { lodor: { bob: '2 infantry' } }, hands: { ann: ['plague'], cat: ['sabotage'] } })
    .answers('ann', 'component:plague#1')
    .answers('ann', 'lodor', 'choose-planet');
  expect([plague.open, plague.facts('dice-rolled')]).toEqual([['cat window'], []]); // no faces were loaded
  plague.answers('cat', 'sabotage#1');
  expect(plague.units('bob')).toBe('2 infantry');
  const drawing = inTurn({ planets: { ann: ['torkan'] }, hands: { ann: ['impersonation'], cat: ['sabotage'] } });
  const before = drawing.state.decks.secret.draw.length;
  drawing.answers('ann', 'component:impersonation#1');
  expect([drawing.open, drawing.state.decks.secret.draw.length]).toEqual([['cat window'], before]);
  drawing.answers('cat', []).answers('ann', start, 'payment');
  expect(drawing.state.decks.secret.draw.length).toBe(before - 1);
});

test('Sabotage note 6: a rider is cancelled when it is played or not at all', () => {
  const t = council({ hands: { bob: ['trade-rider'], cat: ['sabotage'] } })
    .answers('bob', 'trade-rider#1')
    .answers('bob', 'against', 'predict-outcome')
    .answers('cat', []);
  t.answers('cat', 'abstain', 'vote-for').answers('ann', 'against', 'vote-for').answers('ann', { lodor: 1 });
  expect(t.facts('prediction-correct')).toMatchObject([{ seat: 'bob' }]);
  expect([t.state.seats.bob.tradeGoods, t.open.filter((one) => one === 'cat window')]).toEqual([5, []]);
});

test('Sabotage note 7a: where the second action is cancelled, the turn may end without another and without passing', () => {
  const t = inTurn({
    technologies: { ann: ['fleet-logistics'] },
    planets: { bob: ['lodor'] },
    hands: { ann: ['economic-initiative', 'uprising'], bob: ['sabotage'] },
  });
  t.answers('ann', 'component:economic-initiative#1')
    .answers('bob', [])
    .answers('ann', 'component:uprising#1')
    .answers('ann', 'lodor', 'choose-planet')
    .answers('bob', 'sabotage#1');
  expect(t.open).toEqual(['ann turn']);
  expect(t.options('ann', 'turn')).toContain('end-turn');
  expect(t.options('ann', 'turn')).not.toContain('pass');
  t.answers('ann', 'end-turn');
  expect([t.open, t.state.seats.ann.passed]).toEqual([[], false]);
});

/** Bob has predicted rightly. */
const foretold = (rider: string, setting: Setting): TestTable => {
  const t = council({ hands: { bob: [rider] }, ...setting })
    .answers('bob', `${rider}#1`)
    .answers('bob', 'for', 'predict-outcome');
  return t.answers('cat', 'for').answers('cat', { 'mecatol-rex': 1 }).answers('ann', 'abstain');
};

test('Technology Rider note 4: prerequisites must be met; Technology Rider note 4a: a specialty planet may be exhausted for one, and is readied as the phase ends', () => {
  const wellon = foretold('technology-rider', {
    planets: { ann: ['lodor'], bob: ['wellon'], cat: ['mecatol-rex'] },
    technologies: { bob: [] },
  });
  expect(wellon.game.book.planets.wellon.specialty).toBe('cybernetic');
  expect(wellon.options('bob', 'research-technology')).toContain('graviton-laser-system');
  expect(wellon.options('bob', 'research-technology')).not.toContain('transit-diodes'); // two of them
  wellon.answers('bob', 'graviton-laser-system', 'research-technology');
  expect([wellon.state.planets.wellon.exhausted, 'graviton-laser-system' in wellon.state.seats.bob.technologies]).toEqual([true, true]);
  for (const seat of ['bob', 'cat', 'ann']) if (wellon.open.includes(`${seat} vote-for`)) wellon.answers(seat, 'abstain', 'vote-for');
  if (wellon.open.includes('ann break-tie'))
    wellon.answers('ann', (spec) => (spec.kind === 'choose' ? [spec.options[0].key] : []), 'break-tie');
  expect([wellon.open, wellon.state.planets.wellon.exhausted]).toEqual([[], false]);
  const none = foretold('technology-rider', {});
  expect(none.options('bob', 'research-technology')).not.toContain('graviton-laser-system');
});

/** Every seat has something for the moment when an agenda is revealed; bob's note is cat's, cat's is that of the Xxcha. */
const chamber = (hands: Record<string, string[]>, notes: Record<string, string[]> = {}): TestTable =>
  council({
    seats: { ann: 'xxcha', bob: 'winnu', cat: 'letnev' },
    hands,
    change: (state) => {
      for (const [seat, list] of Object.entries(notes)) {
        for (const other of Object.values(state.seats))
          other.promissoryNotes = other.promissoryNotes.filter((note) => !list.includes(note));
        state.seats[seat].promissoryNotes.push(...list);
      }
    },
  });

test('Veto note 1: Veto, Quash, Political Favor and Political Secret share one moment, before any rider', () => {
  const t = chamber({ ann: ['trade-rider'], bob: ['veto'] }, { bob: ['political-secret@cat'], cat: ['political-favor@ann'] });
  expect(t.options('ann', 'window')).toEqual(expect.arrayContaining(['xxcha/1', 'trade-rider#1']));
  expect(t.options('bob', 'window')).toEqual(expect.arrayContaining(['veto#1', 'political-secret@cat']));
  expect(t.options('cat', 'window')).toEqual(['political-favor@ann']);
  t.answers('ann', 'trade-rider#1', 'window'); // held until the riders' moment
  expect([t.open, t.state.seats.ann.actionCards]).toEqual([['bob window', 'cat window'], ['trade-rider#1']]);
  t.answers('bob', 'veto#1', 'window');
  expect([t.state.seats.ann.actionCards, t.facts('agenda-revealed').map(({ agenda }) => agenda)]).toEqual([
    ['trade-rider#1'],
    ['mutiny', 'economic-equality'],
  ]);
  expect(t.options('ann', 'window')).toContain('trade-rider#1');
});

test('Veto note 1a: a Political Secret already played is home at once, and holds nobody on the next agenda', () => {
  const t = chamber({ ann: ['trade-rider'], bob: ['veto'], cat: ['imperial-rider'] }, { bob: ['political-secret@cat'] });
  t.answers('ann', []).answers('bob', 'political-secret@cat', 'window');
  expect(t.open).not.toContain('cat window');
  t.answers('ann', [], 'window').answers('bob', 'veto#1', 'window');
  expect(t.open).toContain('ann window'); // the speaker has yet to answer the next one
  expect([t.state.seats.bob.playArea, t.state.seats.cat.promissoryNotes.includes('political-secret@cat')]).toEqual([[], true]);
  expect(t.open).toContain('cat window');
  t.answers('ann', []).answers('cat', []);
  expect(t.open).toContain('cat vote-for');
});

test('Veto note 2: two players may have a transaction on the vetoed agenda and another on the next', () => {
  const t = chamber({ ann: ['trade-rider'], bob: ['veto'] });
  t.state.seats.ann.tradeGoods = 3;
  deal(t, 'ann', 'cat', { tradeGoods: 1 });
  expect(() => deal(t, 'ann', 'cat', { tradeGoods: 1 })).toThrow(/on this agenda/);
  t.answers('ann', []).answers('bob', 'veto#1', 'window');
  deal(t, 'ann', 'cat', { tradeGoods: 1 });
  expect(t.state.seats.cat.tradeGoods).toBe(2);
});

test('Veto note 3: the agenda in its place may be vetoed too, and still counts for none', () => {
  const t = chamber({ bob: ['veto#1'], cat: ['veto#2'] });
  t.answers('ann', []).answers('bob', 'veto#1', 'window').answers('ann', []).answers('cat', 'veto#2', 'window');
  expect(t.facts('agenda-revealed').map(({ agenda }) => agenda)).toEqual(['mutiny', 'economic-equality', 'archived-secret']);
  expect(t.state.decks.agenda.discard).toEqual(['mutiny', 'economic-equality']);
  expect(t.state.stack.find(({ procedure }) => procedure === 'agenda-phase')?.data).toEqual({});
});

test('Warfare Rider note 4: without a dreadnought in the reinforcements, one comes undamaged from where no own token lies', () => {
  const t = foretold('warfare-rider', {
    space: { 27: { bob: '1 cruiser' }, 28: { bob: '2 dreadnought (damaged)' }, 30: { bob: '3 dreadnought' } },
    change: (state) => {
      state.systems['30'].tokens = ['bob'];
      state.systems['28'].tokens = ['ann'];
    },
  });
  t.answers('bob', '27', 'warfare-rider-system');
  expect(t.options('bob', 'unit-to-take').map((id) => t.state.units[id].system)).toEqual(['28', '28']);
  t.answers('bob', t.options('bob', 'unit-to-take')[0], 'unit-to-take');
  expect(['27', '28', '30'].map((system) => t.units('bob', { system }))).toEqual([
    '1 cruiser, 1 dreadnought',
    '1 dreadnought (damaged)',
    '3 dreadnought',
  ]);
});
