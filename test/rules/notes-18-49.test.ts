import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { strategicAction } from '#ti4/rules/phases/strategic-action.ts';
import { load, plain, rolls } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

/** Ann uses a strategy card in her turn. */
const uses = (card: string, setting: Setting = {}) =>
  table({
    ...setting,
    change: (state) => {
      state.seats.ann.strategyCards[card] = { used: false };
      delete state.strategyCards[card];
      setting.change?.(state);
    },
  }).begin(strategicAction, { seat: 'ann', card });
const homeless: Setting['change'] = (state) => {
  for (const id of state.systems[state.seats.ann.home].planets) state.planets[id].controller = null;
};

test('22 note 1 only component action cards are component actions', () => {
  const t = table({ hands: { ann: ['morale-boost', 'economic-initiative'] } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  expect(t.options('ann', 'turn').filter((key) => /^component:.*#/.test(key))).toEqual([
    'component:economic-initiative#1',
  ]);
});

test('25 note 1 a player may control any number of planets', () => {
  const t = table({ seats: plain });
  const free = Object.keys(t.state.planets).filter((id) => !t.state.planets[id].controller);
  for (const planet of free) t.begin(gainControl, { seat: 'ann', planet });
  expect(free.length).toBeGreaterThan(17);
  expect(free.filter((id) => t.state.planets[id].controller !== 'ann')).toEqual([]);
});

test('32 note 1 Diplomacy with Mecatol Rex alone places no token', () => {
  const t = uses('diplomacy', { planets: { ann: ['mecatol-rex'] }, change: homeless });
  expect(t).toAskAmongOthers('bob use-secondary');
  expect(Object.values(t.state.systems).flatMap(({ tokens }) => tokens)).toEqual([]);
  t.cat.declines('use-secondary');
  t.bob.declines('use-secondary');
});

test('33 note 1 the Arborec flagship does not prevent elimination', () => {
  const t = table({
    seats: { ann: 'arborec', bob: 'winnu', cat: 'muaat' },
    space: { 27: { ann: '1 flagship' } },
    change: homeless,
  }).begin(turn, { seat: 'bob', performed: 0 });
  expect(t.state.seats.ann.eliminated).toBe(true);
});

const at = (event: 'ground-combat-round-begins' | 'ground-combat-round-ends', id: string) =>
  actionCard({
    id,
    name: id,
    set: 'base',
    text: 'test',
    copies: 1,
    reactions: [on('when', event, { isUsable: () => true, effect: () => undefined })],
  });

test('42 note 1, 42 note 2 abilities answer round start and end', () => {
  const t = load(
    table({
      seats: plain,
      components: [at('ground-combat-round-begins', 'test-early'), at('ground-combat-round-ends', 'test-late')],
      hands: { ann: ['test-early', 'test-late'] },
      ground: { starpoint: { ann: '1 infantry', bob: '2 infantry' } },
    }),
    10,
    1,
    1,
  );
  t.begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  expect([t.options('ann', 'window'), rolls(t)]).toEqual([['test-early#1'], []]);
  t.ann.plays('test-early');
  expect([t.options('ann', 'window'), t.units('bob')]).toEqual([['test-late#1'], '1 infantry']);
});

test('42 note 3 cannons come before combats, control after all combats', () => {
  const t = load(
    table({
      seats: plain,
      space: { 27: { ann: '2 carrier, 6 infantry' } },
      ground: { starpoint: { bob: '1 infantry, 1 pds' }, 'new-albion': { bob: '1 infantry, 1 pds' } },
    }),
    1,
    1,
    10,
    10,
    10,
    1,
    10,
    10,
    10,
    1,
  ).begin(invasion, { seat: 'ann', system: '27' });
  t.ann.lands('3 infantry on starpoint, 3 infantry on new-albion');
  for (let i = 0; i < 4 && t.open.length; i++) {
    const { seat, question } = t.next;
    if (question === 'use-space-cannon') t.seat(seat).firesAt('ann');
    else t.seat(seat).complies(question);
  }
  const order = t.state.facts
    .filter(({ type }) => ['dice-rolled', 'combat-won', 'planet-taken'].includes(type))
    .map((fact) => (fact.type === 'dice-rolled' ? fact.purpose : fact.type))
    .filter((type) => /space-cannon|combat-won|planet-taken/.test(type));
  expect(order.map((type) => (type.startsWith('space-cannon') ? 'cannon' : type))).toEqual([
    'cannon',
    'cannon',
    'combat-won',
    'combat-won',
    'planet-taken',
    'planet-taken',
  ]);
});

test('42 note 6 ground combat has no retreat', () => {
  const t = load(
    table({
      seats: plain,
      planets: { ann: ['lodor'], bob: ['tequran'] },
      ground: { starpoint: { ann: '1 infantry', bob: '1 infantry' } },
    }),
    1,
    1,
    1,
    1,
    10,
    1,
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  expect([t.open, t.facts('combat-won')]).toMatchObject([[], [{ winner: 'ann' }]]);
});

test('45 note 2 Mecatol Rex scores Imperial without the home system', () => {
  const t = uses('imperial', { planets: { ann: ['mecatol-rex'] }, change: homeless });
  expect([t.state.seats.ann.points, t.state.seats.ann.secretObjectives]).toEqual([1, []]);
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('45 note 4 a returned secret objective can be drawn next', () => {
  const t = uses('imperial', {
    planets: { ann: ['mecatol-rex'] },
    change: (state) => {
      const [a, b, c, d] = state.decks.secret.draw;
      state.decks.secret.draw = [d];
      state.seats.bob.secretObjectives = [a, b, c];
    },
  });
  t.cat.follows().bob.follows();
  const given =
    t.options('bob', 'return-secret-objective').find((card) => t.state.seats.bob.secretObjectives.includes(card)) ?? '';
  expect(t.state.seats.cat.secretObjectives).toEqual([]);
  t.bob.chooses(given, 'return-secret-objective');
  if (t.asks('cat', 'use-secondary')) t.cat.follows();
  expect(t.state.seats.cat.secretObjectives).toEqual([given]);
});

test('48 note 2a, 48 note 2b, 48 note 2c, 48 note 2d, 48 note 2e, 48 note 2f, 48 note 2g, 48 note 2h strategy cards by initiative', () => {
  const cards = Object.values(table().game.book.components).flatMap((one) =>
    one.kind === 'strategy-card' ? [one] : [],
  );
  expect(cards.sort((a, b) => a.initiative - b.initiative).map(({ id }) => id)).toEqual([
    'leadership',
    'diplomacy',
    'politics',
    'construction',
    'trade',
    'warfare',
    'technology',
    'imperial',
  ]);
});
