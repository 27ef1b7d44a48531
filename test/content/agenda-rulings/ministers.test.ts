import { expect, test } from 'vitest';
import { agenda, on } from '#ti4/rules/components/component.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { statusPhase } from '#ti4/rules/phases/status-phase.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { goods, inPlay } from './council.ts';

const seats = { ann: 'winnu', bob: 'sol', cat: 'jol-nar' };
const owned = (law: string, seat: string): NonNullable<Setting['change']> => inPlay(law, seat, seat);

/** Does several changes. */
const all =
  (...changes: NonNullable<Setting['change']>[]): Setting['change'] =>
  (state) => {
    for (const change of changes) change(state);
  };

test('Minister of Commerce note 1, Minister of Commerce note 2: always pays', () => {
  const t = table({
    seats,
    hands: { ann: ['harness-energy'] },
    board: { 202: '42' },
    space: { 42: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' }, 26: { ann: '1 cruiser', cat: '1 cruiser' } },
    change: all(owned('minister-of-commerce', 'ann'), (state) => {
      state.seats.bob.strategyCards.trade = { used: false };
      state.seats.ann.commodities = 3;
    }),
  });
  t.begin('strategic-action', { seat: 'bob', card: 'trade' })
    .bob.chooses('ann', 'trade-partners')
    .cat.declines('use-secondary');
  expect(goods(t)).toBe('2 3 0');
  t.state.stack = [];
  t.begin('turn', { seat: 'ann', performed: 0 }).ann.activates('42').plays('harness-energy');
  expect(goods(t)).toBe('4 3 0');
  expect(
    t
      .facts('trade-goods-gained')
      .filter(({ seat }) => seat === 'ann')
      .map(({ count }) => count),
  ).toEqual([2, 2]);
  t.leaves('ann', 'move-ships');
});

test('Minister of Exploration note 1: pays for each planet separately', () => {
  const t = table({
    seats,
    space: { 30: { ann: '1 carrier, 2 infantry' } },
    change: owned('minister-of-exploration', 'ann'),
  });
  t.begin(invasion, { seat: 'ann', system: '30' }).ann.lands('infantry on mellon, infantry on zohbat');
  expect(t.facts('trade-goods-gained').map(({ seat, count }) => [seat, count])).toEqual([
    ['ann', 1],
    ['ann', 1],
  ]);
});

/** Ann, the minister, places a space dock by the Construction card. */
const watched = (t: TestTable) => t.facts('ability-used').filter(({ component }) => component.startsWith('turn-'));

const builds = (site: string, setting: Setting = {}): TestTable =>
  table({
    seats,
    ...setting,
    change: all(owned('minister-of-industry', 'ann'), (state) => {
      state.seats.ann.tradeGoods = 9;
      setting.change?.(state);
    }),
  })
    .begin('place-structure', { seat: 'ann', types: ['pds', 'space-dock'] })
    .ann.chooses(site, 'structure-site').table;

test('Minister of Industry note 1, Minister of Industry note 2: system-wide production', () => {
  const t = builds('space-dock@zohbat', {
    ground: { mellon: { ann: '1 space-dock' }, lodor: { ann: '1 space-dock' } },
    planets: { ann: ['zohbat'] },
  }).ann.uses('minister-of-industry').table;
  // Zohbat brings 3 and 2, mellon 0 and 2.
  expect(t.options('ann', 'units-to-produce')).toEqual(
    expect.arrayContaining(['infantry@mellon', 'infantry@zohbat', 'cruiser@space']),
  );
  expect(t.options('ann', 'units-to-produce')).not.toContain('infantry@lodor');
  expect(t.ann.refusal('4 infantry on mellon, 4 infantry on zohbat', 'units-to-produce')).toBe(
    'Choose at most 7 units; you chose 8.',
  );
  t.ann.produces('3 infantry on mellon, 4 infantry on zohbat');
  expect(t.spec('ann', 'payment')).toMatchObject({ limits: [{ atLeast: 4 }] });
  t.ann.pays('4 trade-goods');
  expect([t.units('ann', { system: '30' }), t.state.seats.ann.tradeGoods]).toEqual(['7 infantry, 2 space-dock', 5]);
});

test('Minister of Industry does not answer a placed PDS', () => {
  expect(builds('pds@lodor', { ground: { lodor: { ann: '1 space-dock' } } })).toAsk();
});

test('Minister of Industry note 3, Minister of Industry note 3a: dock limits', () => {
  const three: Setting = {
    seats,
    ground: { lodor: { ann: '1 space-dock' }, mellon: { ann: '1 space-dock' }, wellon: { ann: '1 space-dock' } },
    planets: { ann: ['zohbat'] },
    change: all(owned('minister-of-industry', 'ann'), (state) => {
      state.systems['26'].tokens = ['ann'];
    }),
  };
  const t = table(three).begin('place-structure', { seat: 'ann', types: ['space-dock'] });
  expect(t.options('ann', 'structure-site').filter((site) => /lodor|mellon|wellon|zohbat/.test(site))).toEqual([
    'space-dock@zohbat',
  ]);
  t.ann.chooses('space-dock@zohbat', 'structure-site');
  expect(
    t
      .options('ann', 'unit-to-take')
      .map((id) => t.state.units[id].planet)
      .sort(),
  ).toEqual(['mellon', 'wellon']);
  t.ann.chooses('Mellon', 'unit-to-take');
  expect([t.units('ann', { planet: 'zohbat' }), t.units('ann', { planet: 'mellon' })]).toEqual(['1 space-dock', '']);
  expect(t.options('ann', 'window')).toEqual(['minister-of-industry']);
});

test('Minister of Industry note 4: answers a replaced space dock', () => {
  for (const [faction, hand] of [
    ['winnu', ['infiltrate']],
    ['l1z1x', []],
  ] as const) {
    const t = table({
      seats: { ann: faction, bob: 'sol', cat: 'naalu' },
      hands: { ann: [...hand] },
      ground: { lodor: { bob: '1 space-dock, 2 pds' } },
      planets: { bob: ['lodor'] },
      change: all(owned('minister-of-industry', 'ann'), (state) => {
        state.seats.ann.tradeGoods = 2;
      }),
    }).begin(gainControl, { seat: 'ann', planet: 'lodor' });
    if (hand.length) t.ann.plays('infiltrate');
    expect(t).toAsk('ann window'); // for the space dock alone, not for each PDS
    t.ann.uses('minister-of-industry').produces('2 infantry on lodor').agrees('payment');
    expect(t.units('ann', { planet: 'lodor' })).toBe('2 infantry, 2 pds, 1 space-dock');
    expect([t.state.planets.lodor.controller, t.open]).toEqual(['ann', []]);
  }
});

test('Minister of Industry does not answer an infiltrated PDS', () => {
  const t = table({
    seats,
    hands: { ann: ['infiltrate'] },
    ground: { lodor: { bob: '1 pds' } },
    change: owned('minister-of-industry', 'ann'),
  });
  expect(t.begin(gainControl, { seat: 'ann', planet: 'lodor' }).ann.plays('infiltrate').table).toAsk();
});

/** Counts how often a turn begins and ends for who might answer it. */
const watcher = agenda({
  id: 'watcher',
  name: 'Watcher',
  set: 'base',
  text: '',
  type: 'law',
  elect: 'for-against',
  reactions: [
    on('when', 'turn-begins', {
      mandatory: true,
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, { holder }) => game.addFact({ type: 'ability-used', seat: holder, component: 'turn-begins' }),
    }),
    on('when', 'turn-ends', {
      mandatory: true,
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, { holder }) => game.addFact({ type: 'ability-used', seat: holder, component: 'turn-ends' }),
    }),
  ],
});

/** Ann activates a system with units of bob's; cat owns the Minister of Peace. */
const activates = (setting: Setting = {}): TestTable =>
  table({
    seats,
    space: { 26: { bob: '1 cruiser' }, 27: { ann: '1 cruiser' } },
    components: [watcher],
    ...setting,
    change: all(owned('minister-of-peace', 'cat'), inPlay('watcher')),
  })
    .begin('action-phase', {})
    .ann.activates('26').table;

test('Minister of Peace may end its owner’s own turn', () => {
  const t = table({
    seats,
    space: { 26: { bob: '1 cruiser' }, 27: { ann: '1 cruiser' } },
    change: owned('minister-of-peace', 'ann'),
  })
    .begin('action-phase', {})
    .ann.activates('26')
    .uses('minister-of-peace').table;
  expect([t.open, t.state.laws]).toEqual([['bob turn'], {}]);
});

test('Minister of Peace note 1, Minister of Peace note 1a: nobody answers the activation', () => {
  const t = activates({
    hands: { ann: ['flank-speed'], bob: ['forward-supply-base'], cat: ['forward-supply-base#1'] },
    ground: { lodor: { cat: '1 infantry' } },
  });
  expect(t).toAsk('ann window', 'bob window', 'cat window');
  t.cat.uses('minister-of-peace');
  expect(t.asks('cat', 'window')).toBe(false); // held until those before have replied
  t.ann.declines().bob.declines();
  expect(t.state.laws['minister-of-peace']).toBeUndefined();
  expect(t).toAsk('bob turn');
  expect([t.state.seats.ann.actionCards, t.state.seats.bob.actionCards, goods(t)]).toEqual([
    ['flank-speed#1'],
    ['forward-supply-base#1'],
    '0 0 0',
  ]);
});

test('Minister of Peace note 2: end-of-turn effects still happen', () => {
  const t = activates().cat.uses('minister-of-peace').table;
  expect(watched(t).map(({ component, seat }) => `${seat} ${component}`)).toEqual([
    'ann turn-begins',
    'ann turn-ends',
    'bob turn-begins',
  ]);
});

test('Minister of Peace note 3: any nonactive player’s units suffice', () => {
  expect(activates().options('cat', 'window')).toEqual(['minister-of-peace']);
  expect(activates({ space: { 26: { ann: '1 cruiser' } } })).toAsk('ann end-turn');
});

/** Answers all that the status phase asks, and says what was discarded on the way. */
function status(t: TestTable): string[] {
  t.state.decks.stage1.draw = t.state.decks.stage1.draw.slice(0, 3);
  t.begin(statusPhase, {});
  const seen: string[] = [];
  for (let i = 0; i < 20 && t.open.length; i++) {
    const { seat, question } = t.next;
    if (question === 'discard-action-cards') seen.push(`${seat} discards of ${t.state.seats[seat].actionCards.length}`);
    t.seat(seat).complies(question);
  }
  return seen;
}

const drawn = (t: TestTable): unknown[] =>
  t
    .facts('action-cards-drawn')
    .filter(({ seat }) => seat === 'ann')
    .map(({ count }) => count);

test('Minister of Policy note 1, Minister of Policy note 2: separate draws', () => {
  const change = owned('minister-of-policy', 'ann');
  const bare = table({ seats, phase: 'status', change });
  status(bare);
  expect(drawn(bare)).toEqual([1, 1]);
  const keen = table({ seats, phase: 'status', technologies: { ann: ['neural-motivator'] }, change });
  status(keen);
  expect(drawn(keen)).toEqual([2, 1]);
});

test('Minister of Policy note 1a: Yssaril scheme per draw', () => {
  const t = table({
    seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
    phase: 'status',
    change: all(owned('minister-of-policy', 'ann'), (state) => {
      state.seats.ann.technologies = {};
    }),
  });
  expect(status(t)).toEqual(['ann discards of 2', 'ann discards of 3']);
  expect(drawn(t)).toEqual([2, 2]);
  expect(t.state.seats.ann.actionCards).toHaveLength(2);
});

test('Minister of War note 1: both actions share one turn', () => {
  const t = table({
    seats,
    components: [watcher],
    change: all(owned('minister-of-war', 'ann'), inPlay('watcher'), (state) => {
      state.systems['26'].tokens = ['ann'];
      for (const card of ['imperial', 'politics']) state.seats.ann.strategyCards[card] = { used: false };
    }),
  });
  t.begin('action-phase', {}).ann.activates('27');
  while (!t.asks('ann', 'window')) t.ann.complies();
  t.ann.uses('minister-of-war').chooses('26', 'minister-of-war-token');
  expect([t.open, watched(t).map(({ component }) => component)]).toEqual([['ann turn'], ['turn-begins']]);
  t.ann.performs('end-turn');
  expect(watched(t).map(({ component }) => component)).toEqual(['turn-begins', 'turn-ends', 'turn-begins']);
});
