import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { uses } from '../../rules/using.ts';
import { unlocked } from './leaders-at-hand.ts';

const POK = ['base', 'codex-1', 'pok'];
const seats = { ann: 'winnu', bob: 'letnev', cat: 'naalu' };
const at = (setting: Setting = {}): TestTable => table({ sets: POK, seats, ...setting });

// Berekar Berekon

test('Berekar Berekon: reduces any player’s production cost by 2, minimum 0', () => {
  const t = at({ active: 'bob', ground: { lodor: { bob: '1 space-dock' } }, planets: { bob: ['wren-terra'] } }).begin(
    produceUnits,
    {
      seat: 'bob',
      system: '26',
    },
  );
  t.ann.uses('Berekar Berekon');
  expect(t.state.seats.ann.leaders?.['berekar-berekon'].exhausted).toBe(true);
  t.bob.produces('1 cruiser, 1 infantry').pays('wren-terra');
  expect(t.facts('produced')).toMatchObject([{ seat: 'bob', cost: 1, units: ['cruiser', 'infantry'] }]);
  const cheap = at({ ground: { lodor: { ann: '1 space-dock' } } }).begin(produceUnits, { seat: 'ann', system: '26' });
  cheap.ann.uses('Berekar Berekon').produces('2 fighter');
  expect(cheap.facts('produced')).toMatchObject([{ cost: 0 }]);
});

test('Berekar Berekon note 1: does not raise the Production limit', () => {
  const t = at({ ground: { lodor: { ann: '1 space-dock' } }, planets: { ann: ['winnu', 'starpoint', 'quann'] } }).begin(
    produceUnits,
    {
      seat: 'ann',
      system: '26',
    },
  );
  t.ann.uses('Berekar Berekon');
  expect(t.ann.refusal('5 fighter, 1 infantry', 'units-to-produce')).toBe('Choose at most 5 units; you chose 6.');
  t.leaves('ann', 'units-to-produce');
});

test('Berekar Berekon: answers simultaneous productions in turn order', () => {
  const t = uses('warfare', {
    sets: POK,
    seats: { ann: 'letnev', bob: 'naalu', cat: 'winnu' },
    ground: { maaluuk: { bob: '1 space-dock' }, winnu: { cat: '1 space-dock' } },
    planets: { bob: ['maaluuk'], cat: ['winnu'] },
  });
  t.ann.redistributes('3 tactic, 3 fleet, 2 strategy');
  t.cat.follows();
  expect(t.asked('cat')).toEqual([]);
  t.bob.follows();
  t.cat.uses('Berekar Berekon');
  t.bob.produces('2 infantry on maaluuk');
  t.cat.produces('1 infantry on winnu').pays('winnu');
  expect(t.facts('produced')).toMatchObject([
    { seat: 'bob', cost: 0 },
    { seat: 'cat', cost: 1 },
  ]);
});

// Mathis Mathinus

const sealed = (card: string, setting: Setting = {}): TestTable => {
  const t = at({
    ...setting,
    change: (state) => {
      unlocked('mathis-mathinus')(state);
      for (const { leaders = {} } of Object.values(state.seats))
        for (const leader of Object.values(leaders))
          if (!leader.locked && leader.component !== 'mathis-mathinus') leader.exhausted = true;
      setting.change?.(state);
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('Mathis Mathinus').chooses(card, 'imperial-seal');
  return t;
};

test('Mathis Mathinus: uses any strategy card, chosen players may follow', () => {
  const t = sealed('politics', {
    change: (state) => {
      state.seats.bob.strategyCards = { politics: { used: true } };
      delete state.strategyCards.politics;
    },
  });
  t.ann.chooses('cat', 'politics-speaker').complies('politics-agendas').chooses(['cat'], 'imperial-seal-followers');
  expect(t).toAsk('cat use-secondary');
  t.cat.follows();
  expect([t.state.speaker, t.facts('secondary-used')]).toMatchObject(['cat', [{ seat: 'cat', card: 'politics' }]]);
  expect(t.state.seats.ann.leaders?.['mathis-mathinus'].purged).toBe(true);
  expect(t).toAsk('ann end-turn');
});

test('82, Jae Mir Kan: does not replace tokens outside strategic actions', () => {
  const t = at({
    seats: { ann: 'winnu', bob: 'letnev', cat: 'mahact' },
    change: (state) => {
      unlocked('mathis-mathinus')(state);
      state.systems['27'].tokens = ['ann'];
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('Mathis Mathinus').chooses('politics', 'imperial-seal');
  t.ann.chooses('cat', 'politics-speaker').complies('politics-agendas').chooses(['cat'], 'imperial-seal-followers');
  expect(t.state.seats.cat.leaders?.['jae-mir-kan'].exhausted).toBeFalsy();
  expect(t.options('cat', 'use-secondary')).toEqual(['use', 'decline']);
  t.leaves('cat', 'use-secondary');
});

test('Mathis Mathinus note 1: followers spend a strategy token', () => {
  const follows = (strategy: number): TestTable => {
    const t = sealed('politics', { change: (state) => void (state.seats.cat.tokens.strategy = strategy) });
    t.ann.chooses('cat', 'politics-speaker').complies('politics-agendas').chooses(['cat'], 'imperial-seal-followers');
    return t;
  };
  const t = follows(2);
  t.cat.follows();
  expect([t.state.seats.cat.tokens.strategy, t.facts('action-cards-drawn').length]).toEqual([1, 2]);
  t.leaves('ann', 'end-turn');
  const poor = follows(0);
  expect(poor.cat.refusal('use', 'use-secondary')).toBe('You have no command token in your strategy pool.');
  poor.leaves('cat', 'use-secondary');
});

test('Mathis Mathinus note 1a: Construction’s token stays in the structure’s system', () => {
  const t = sealed('construction', { planets: { ann: ['lodor'], bob: ['starpoint'] } });
  t.ann.declines('structure-site').declines('structure-site').chooses(['bob'], 'imperial-seal-followers');
  t.bob.follows().chooses('pds@starpoint', 'structure-site');
  expect([t.state.systems['27'].tokens, t.state.seats.bob.tokens.strategy, t.units('bob')]).toEqual([
    ['bob'],
    1,
    '1 pds',
  ]);
  t.leaves('ann', 'end-turn');
});

test('Mathis Mathinus note 2: Trade’s chosen players replenish free, others pay', () => {
  const t = sealed('trade');
  t.ann.chooses(['bob'], 'trade-partners').chooses(['cat'], 'imperial-seal-followers');
  expect(t).toAsk('cat use-secondary');
  const { bob } = t.state.seats;
  expect([bob.commodities, bob.tokens.strategy]).toEqual([2, 2]);
  t.cat.follows();
  expect([t.state.seats.cat.commodities, t.state.seats.cat.tokens.strategy]).toEqual([3, 1]);
  t.leaves('ann', 'end-turn');
  const none = sealed('trade');
  none.ann.declines('trade-partners').chooses(['cat'], 'imperial-seal-followers');
  none.cat.declines('use-secondary');
  expect([none.state.seats.bob.commodities, none.state.seats.cat.commodities]).toEqual([0, 0]);
  none.leaves('ann', 'end-turn');
});

test('Mathis Mathinus note 3: Acquiescence Ω cannot answer', () => {
  const t = sealed('politics', {
    change: ({ seats: { ann, bob } }) => {
      ann.promissoryNotes = ann.promissoryNotes.filter((note) => note !== 'acquiescence@ann');
      bob.promissoryNotes.push('acquiescence@ann');
    },
  });
  expect(t).toAsk('ann politics-speaker');
  t.ann.chooses('cat', 'politics-speaker').complies('politics-agendas').chooses(['bob'], 'imperial-seal-followers');
  t.bob.follows();
  expect([t.state.seats.bob.tokens.strategy, t.state.seats.bob.promissoryNotes.includes('acquiescence@ann')]).toEqual([
    1,
    true,
  ]);
  t.leaves('ann', 'end-turn');
});

// Reclaimer

const invading = (setting: Setting = {}): TestTable => {
  const t = at({
    space: { 27: { ann: '1 carrier, 2 mech, 1 infantry' } },
    planets: { bob: ['starpoint', 'new-albion'] },
    ...setting,
    change: (state) => {
      state.seats.ann.leaders!['berekar-berekon'].exhausted = true;
      setting.change?.(state);
    },
  }).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('27');
  return t;
};

test('Reclaimer note 1: places a structure on the planet taken', () => {
  const t = invading({ planets: { ann: ['winnu'], bob: ['starpoint', 'new-albion'] } });
  t.ann.lands('mech on starpoint, infantry on new-albion');
  expect(t.names('ann', 'window')).toEqual(['reclaimer']);
  t.ann.uses('reclaimer');
  // Not on the planet that infantry alone have taken; and what stands there now produces nothing any more.
  expect(t.options('ann', 'structure-site').sort()).toEqual(['pds@starpoint', 'space-dock@starpoint']);
  t.ann.chooses('space-dock@starpoint', 'structure-site');
  expect([t.units('ann', { planet: 'starpoint' }), t.facts('produced')]).toEqual(['1 mech, 1 space-dock', []]);
  expect(t).toAsk();
});

test('Reclaimer: optional, and only on newly taken planets', () => {
  const own = invading({ planets: { ann: ['starpoint'] } });
  own.ann.lands('2 mech on starpoint');
  expect(own).toAsk();
  const lost = at({ space: { 27: { ann: '1 carrier, 1 mech' } }, planets: { bob: ['starpoint'] } }).begin(
    tacticalAction,
    { seat: 'ann' },
  );
  lost.ann.activates('27').lands('mech on starpoint').uses('reclaimer').declines('structure-site');
  expect(lost.units('ann', { planet: 'starpoint' })).toBe('1 mech');
});

test('Reclaimer note 2: takes a structure from a tokenless system if needed', () => {
  const t = invading({
    ground: {
      lodor: { ann: '2 pds, 1 space-dock' },
      quann: { ann: '2 pds, 1 space-dock' },
      mellon: { ann: '2 pds, 1 space-dock' },
    },
    board: { '203': '30' },
    change: (state) => void (state.systems['26'].tokens = ['ann']),
  });
  t.ann.lands('mech on starpoint').uses('reclaimer').chooses('pds@starpoint', 'structure-site');
  const places = t.spec('ann', 'unit-to-take');
  expect(places.kind === 'choose' && places.options.map(({ label }) => label)).not.toContainEqual(
    expect.stringContaining('Lodor'),
  );
  t.ann.chooses('Quann', 'unit-to-take');
  expect([t.units('ann', { planet: 'quann' }), t.units('ann', { planet: 'starpoint' })]).toEqual([
    '1 pds, 1 space-dock',
    '1 mech, 1 pds',
  ]);
});

test('Reclaimer note 3: one structure per mech, within the planet’s limits', () => {
  const t = invading({ space: { 27: { ann: '1 carrier, 3 mech' } } });
  t.ann.lands('2 mech on starpoint').uses('reclaimer').chooses('space-dock', 'structure-site');
  expect(t.ann.refusal('space-dock', 'structure-site')).toBe('There is already a space dock.');
  t.ann.chooses('pds', 'structure-site');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('2 mech, 1 pds, 1 space-dock');
  expect(t).toAsk();
});

test('Reclaimer note 4: the mech may arrive after the planet is taken', () => {
  const t = invading();
  t.ann.lands('infantry on starpoint');
  expect(t).toAsk();
  const late = invading({
    technologies: { ann: ['integrated-economy'] },
    planets: { ann: ['winnu'], bob: ['starpoint'] },
  });
  late.ann.lands('infantry on starpoint');
  late.ann.uses('integrated-economy').produces('1 mech').pays('winnu');
  late.ann.uses('reclaimer').chooses('pds', 'structure-site');
  expect(late.units('ann', { planet: 'starpoint' })).toBe('1 infantry, 1 mech, 1 pds');
});
