import { expect, test } from 'vitest';
import { createTopicMatcher } from '#discord/input/explain-refusal.ts';
import { explainRefusal } from '#ti4/rules/explain/inquiries.ts';
import { removeExcess } from '#ti4/rules/units/fleet-excess.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { table, type Setting, type TestTable } from './table.ts';

// New Albion (1 resource) and Starpoint (3) share system 27. A dock on Starpoint makes 5; home and Starpoint pay 8.
const seats = { ann: 'l1z1x', bob: 'sardakk-norr', cat: 'xxcha' };
const docked: Setting = { ground: { starpoint: { ann: '1 space-dock' } }, planets: { ann: ['000'] } };
const producing = (setting: Setting = {}, data = {}) =>
  table({ seats, ...docked, ...setting }).begin(produceUnits, { seat: 'ann', system: '27', ...data });
const rich = (tradeGoods: number) => (state: { seats: Record<string, { tradeGoods: number }> }) => {
  state.seats.ann.tradeGoods = tradeGoods;
};

test('67.1 units are paid for and placed (26.1)', () => {
  const t = producing().ann.produces('2 cruiser in space, 2 infantry on starpoint').table;
  expect(t).toAsk('ann payment');
  t.ann.pays('1 000');
  expect(t.units('ann', { system: '27' })).toBe('2 cruiser, 2 infantry, 1 space-dock');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('2 infantry, 1 space-dock');
  expect(t.state.planets['000'].exhausted).toBe(true);
  expect(t.facts('produced')).toMatchObject([
    { seat: 'ann', system: '27', cost: 5, units: ['cruiser', 'cruiser', 'infantry', 'infantry'] },
  ]);
});

test('67.1 a production over the player’s resources is refused', () => {
  const t = producing();
  expect(t.ann.refusal('3 dreadnought in space')).toBe('These units cost 12; you can spend 8 resources.');
  expect(t.ann.refusal('2 dreadnought in space')).toBeUndefined();
  expect(t.ann.refusal('2 carrier in space, destroyer in space, fighter in space, infantry on starpoint')).toBe(
    'These units cost 9; you can spend 8 resources.',
  );
});

test('67.2, 67.2b, 67 note 2 two infantry or two fighters cost 1 (26.2)', () => {
  const cost = (units: string) => {
    const t = producing({ change: rich(3), technologies: { ann: ['carrier-ii'] } }).ann.produces(units).table;
    const spec = t.spec('ann', 'payment');
    return spec.kind === 'allot' ? spec.limits?.[0].atLeast : undefined;
  };
  expect(cost('2 infantry on starpoint')).toBe(1);
  expect(cost('1 infantry on starpoint')).toBe(1);
  expect(cost('3 infantry on starpoint')).toBe(2);
  expect(cost('1 infantry on starpoint, 1 fighter')).toBe(2);
});

test('67.2 two infantry on two planets cost 1', () => {
  const t = producing({
    ground: { starpoint: { ann: '1 space-dock' }, 'new-albion': { ann: '1 space-dock' } },
  }).ann.produces('infantry on starpoint, infantry on new-albion').table;
  const spec = t.spec('ann', 'payment');
  expect(spec.kind === 'allot' && spec.limits?.[0].atLeast).toBe(1);
});

test('68.1a, 68.1b all units there combine Production; each fighter counts', () => {
  expect(producing({ change: rich(9) }).ann.refusal('3 fighter in space, 3 infantry on starpoint')).toBe(
    'Choose at most 5 units; you chose 6.',
  );
  const two = producing({ ground: { starpoint: { ann: '1 space-dock' }, 'new-albion': { ann: '1 space-dock' } } });
  expect(two.ann.refusal('8 infantry on starpoint')).toBeUndefined();
  expect(two.ann.refusal('9 infantry on starpoint')).toBe('Infantry: choose at most 8.');
});

test('68 Space Dock II produces resources plus four', () => {
  const t = producing({ technologies: { ann: ['space-dock-ii'] }, change: rich(9) });
  expect(t.ann.refusal('7 infantry on starpoint')).toBeUndefined();
  expect(t.ann.refusal('8 infantry on starpoint')).toBe('Infantry: choose at most 7.');
});

test('68.3 ground forces go only to producing planets', () => {
  const t = producing({ planets: { ann: ['000', 'new-albion'] } });
  expect(t.options('ann')).toContain('infantry@starpoint');
  expect(t.options('ann')).not.toContain('infantry@new-albion');
  expect(t.options('ann')).not.toContain('infantry@space');
});

test('68.4 docks in space place ground forces on controlled planets', () => {
  const t = producing({
    seats: { ...seats, ann: 'saar' },
    ground: {},
    space: { 27: { ann: '1 space-dock' } },
    planets: { ann: ['new-albion'] },
  });
  expect(t.options('ann')).toEqual(expect.arrayContaining(['infantry@new-albion', 'infantry@space', 'cruiser@space']));
  expect(t.options('ann')).not.toContain('infantry@starpoint');
});

test('14.1, 67.6a a blockaded space dock produces only ground forces', () => {
  const t = producing({ space: { 27: { bob: '1 destroyer' } } });
  expect(t.options('ann')).toEqual(['infantry@starpoint']);
});

test('67.6 enemy ships prevent ship production despite own ships', () => {
  const t = producing({ space: { 27: { bob: '1 destroyer', ann: '1 cruiser' } } });
  expect(t.options('ann')).toEqual(['infantry@starpoint']);
});

test('67.5 reinforcements limit production if nothing can be taken', () => {
  const t = producing({
    space: { '06': { ann: '3 carrier' } },
    change: (state) => {
      rich(9)(state);
      state.systems['06'].tokens.push('ann');
    },
  });
  expect(t.ann.refusal('2 carrier in space')).toBe('Carrier: choose at most 1.');
});

// All four carriers are on the board: two at home, one damaged, and two where a token of Ann's lies.
const spent: Setting = {
  space: { '06': { ann: '1 dreadnought, 1 carrier, 1 carrier (damaged), 2 fighter' }, 28: { ann: '2 carrier' } },
  change: (state) => {
    rich(9)(state);
    state.systems['28'].tokens.push('ann');
    state.systems['27'].tokens.push('ann');
  },
};
/** Returns the hint of the carriers that Ann can produce. */
function carrierHint(t: TestTable): string | undefined {
  const spec = t.spec('ann', 'units-to-produce');
  return spec.kind === 'allot' ? spec.amounts.find(({ key }) => key.startsWith('carrier'))?.hint : undefined;
}

test('67.5a a hint names the reinforcements only if more can be paid for', () => {
  const space = { '06': { ann: '2 carrier' } };
  expect(carrierHint(producing({ space, change: rich(9) }))).toBe(
    'cost 3; only 2 in your reinforcements: others must be taken from the board',
  );
  expect(carrierHint(producing({ space, change: rich(0) }))).toBe('cost 3');
});

const paid = (t: TestTable): TestTable => t.ann.agrees('payment').table;

test('67.5a missing units come from systems without own tokens', () => {
  const t = producing(spent);
  expect(carrierHint(t)).toBe('cost 3; none left in your reinforcements, so you take them from the board');
  expect(t.ann.refusal('3 carrier in space')).toBe('Carrier: choose at most 2.');
  t.ann.produces('carrier in space');
  expect(t).toAsk('ann units-to-take');
  expect(t.options('ann')).toEqual(['carrier-damaged@06', 'carrier@06']);
  expect(t.ann.refusal('carrier from 06, carrier (damaged) from 06')).toBe('Take exactly 1 carrier; you took 2.');
  t.ann.chooses('carrier in 06', 'units-to-take');
  // Nothing moves before it is paid for.
  expect(t.units('ann', { system: '06' })).toMatch(/1 carrier, 1 carrier \(damaged\)/);
  paid(t);
  expect(t.units('ann', { system: '27', space: true })).toBe('1 carrier');
  expect(t.units('ann', { system: '06' })).toBe('1 carrier (damaged), 1 dreadnought, 2 fighter');
});

test('67 note 4, 23 note 7 a unit taken from the board is repaired', () => {
  const t = paid(
    producing(spent).ann.produces('carrier in space').chooses('carrier (damaged) in 06', 'units-to-take').table,
  );
  expect(t.units('ann', { system: '27', space: true })).toBe('1 carrier');
  expect(t.units('ann', { system: '06' })).not.toMatch(/damaged/);
});

test('67.5 production can place the last figures', () => {
  const t = paid(
    producing({ space: { '06': { ann: '1 carrier' }, 28: { ann: '1 carrier' } }, change: rich(9) }).ann.produces(
      '2 carrier in space',
    ).table,
  );
  expect(t.units('ann', { system: '27', space: true })).toBe('2 carrier');
});

test('67.5a forced choices of units are not prompted', () => {
  const t = producing(spent).ann.produces('2 carrier in space').table;
  expect(t).toAsk('ann payment');
  paid(t);
  expect(t.units('ann', { system: '27', space: true })).toBe('2 carrier');
});

test('16.3 fighters over capacity after production must be removed', () => {
  const alone: Setting = { ...spent, space: { '06': { ann: '1 carrier, 4 fighter' }, 28: { ann: '3 carrier' } } };
  const t = paid(producing(alone).ann.produces('carrier in space').table);
  expect(t).toAsk('ann excess-units');
});

test('67.5b, 36.1, 46.1 fighters and infantry never run out', () => {
  const t = producing({
    technologies: { ann: ['space-dock-ii'] },
    space: { '06': { ann: '3 carrier, 10 fighter' } },
    ground: { starpoint: { ann: '1 space-dock, 12 infantry' } },
  });
  t.ann.produces('3 fighter in space, 4 infantry on starpoint');
  paid(t);
  expect(t.units('ann', { system: '27' })).toBe('3 fighter, 16 infantry, 1 space-dock');
});

test('67.1a, 67.1b only own planets pay, and overpayment is lost', () => {
  const t = producing({ planets: { ann: ['000'], bob: ['mecatol-rex'] } }).ann.produces('destroyer in space').table;
  expect(t.options('ann', 'payment').sort()).toEqual(['000', 'starpoint']);
  const refusal = (typed: string): string | undefined =>
    explainRefusal(t.game, { seat: 'ann', question: 'payment' }, createTopicMatcher(typed))?.text;
  expect(refusal('1 Mecatol Rex (1 resource)')).toBe(
    'You cannot pay with Mecatol Rex: you do not control it (rule 26).',
  );
  expect(refusal('1 trade good')).toBe('You cannot pay with trade goods: you have none to spend (rule 26).');
  t.state.planets.starpoint.exhausted = true;
  t.game.invalidateAll();
  expect(refusal('Starpoint')).toBe('You cannot pay with Starpoint: it is exhausted (rule 26).');
  t.state.planets.starpoint.exhausted = false;
  t.game.invalidateAll();
  t.ann.pays('1 000');
  expect(t.state.seats.ann.tradeGoods).toBe(0);
});

test('67.1c the costs add up before payment', () => {
  const t = producing().ann.produces('destroyer in space, cruiser in space').table;
  const spec = t.spec('ann', 'payment');
  expect(spec.kind === 'allot' && spec.limits?.[0].atLeast).toBe(3);
});

test('67.2a both units of a pair count toward Production', () => {
  expect(producing({ change: rich(9) }).ann.refusal('2 fighter in space, 4 infantry on starpoint')).toBe(
    'Choose at most 5 units; you chose 6.',
  );
});

test('68.1c a single infantry costs the full 1 resource', () => {
  const t = producing({ planets: { ann: [] }, change: rich(1) }).ann.produces('infantry on starpoint').table;
  t.ann.pays('trade-goods');
  expect(t.state.seats.ann.tradeGoods).toBe(0);
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 infantry, 1 space-dock');
});

test('68 note 1 the Production value counts units, not costs', () => {
  expect(
    producing({
      change: (state) => {
        rich(30)(state);
        state.seats.ann.tokens.fleet = 9;
      },
    }).ann.refusal('5 dreadnought in space'),
  ).toBeUndefined();
});

test('68 note 2, 68 note 2a any producing planet takes all units', () => {
  const t = producing({ ground: { starpoint: { ann: '1 space-dock' }, 'new-albion': { ann: '1 space-dock' } } });
  expect(t.ann.refusal('8 infantry on new-albion')).toBeUndefined();
  expect(t.ann.refusal('4 infantry on new-albion, 4 infantry on starpoint')).toBeUndefined();
});

test('67.3, 68.2 ships appear in their system’s space area', () => {
  const t = paid(producing().ann.produces('cruiser in space').table);
  expect(t.units('ann', { system: '27', space: true })).toBe('1 cruiser');
});

test('67 note 1 production by an ability costs resources (26 note 1)', () => {
  expect(producing({}, { limit: 1 }).ann.produces('cruiser in space').table).toAsk('ann payment');
});

test('67 note 3, 68 note 3 producing a type yields the faction unit', () => {
  const t = producing({}, { limit: 1, only: ['dreadnought'] });
  expect(t.options('ann').filter((key) => key !== 'give-up')).toEqual(['dreadnought@space']);
  expect(t.state.seats.ann.units.dreadnought).toBe('super-dreadnought-i');
});

test('26.3 war suns need technology, structures are never produced (26.3a)', () => {
  const keys = (technologies: string[]) =>
    producing({ change: rich(12), technologies: { ann: technologies } })
      .options('ann')
      .map((key) => key.split('@')[0]);
  expect(keys([])).not.toContain('war-sun');
  expect(keys(['war-sun'])).toContain('war-sun');
  expect(keys([])).not.toContain('pds');
  expect(keys([])).not.toContain('space-dock');
});

test('37 producing over the fleet pool needs a give-up', () => {
  const t = producing({ space: { 27: { ann: '3 destroyer' } } });
  expect(t.ann.refusal('dreadnought in space')).toBe(
    'Your fleet pool allows 3 non-fighter ships at New Albion and Starpoint (102), not 4. Remove 1 to continue.',
  );
  t.ann.produces('dreadnought in space, give-up').agrees('payment').table.ann.removes('destroyer');
  expect(t.units('ann', { system: '27', space: true })).toBe('2 destroyer, 1 dreadnought');
});

test('16 space docks hold three fighters, ships the others', () => {
  const t = producing({ change: rich(9) });
  expect(t.ann.refusal('3 fighter in space')).toBeUndefined();
  expect(t.ann.refusal('4 fighter in space')).toBe(
    'Your space docks at New Albion and Starpoint (102) hold 3 fighters, not enough for 4 fighters in space. Remove 1 to continue.',
  );
  expect(t.ann.refusal('4 fighter in space, carrier in space')).toBeUndefined();
});

test('67 producing nothing is allowed; no prompt without Production', () => {
  expect(producing().ann.produces().table.state.stack).toEqual([]);
  expect(producing({ ground: { starpoint: { ann: '2 infantry' } } })).toAsk();
});

test('67 Sarween Tools lowers the combined cost by 1', () => {
  const t = producing({ technologies: { ann: ['sarween-tools'] } });
  expect(t.ann.refusal('2 dreadnought in space, destroyer in space')).toBeUndefined();
  expect(t.ann.refusal('2 dreadnought in space, 2 destroyer in space')).toBe(
    'These units cost 10, reduced by 1; you can spend 8 resources.',
  );
  t.ann.produces('destroyer in space');
  expect(t).toAsk();
  expect(t.units('ann', { system: '27', space: true })).toBe('1 destroyer');
});

test('Sarween Tools note 1: needs a unit with Production', () => {
  const t = producing({ technologies: { ann: ['sarween-tools'] } }, { limit: 1 }).ann.produces(
    'destroyer in space',
  ).table;
  expect(t).toAsk('ann payment');
});

test('67.4, 67.4a, 67.4b abilities produce on controlled planets or in space', () => {
  const t = producing({ ground: {}, planets: { ann: ['new-albion', '000'] } }, { limit: 2 });
  expect(t.options('ann')).toEqual(expect.arrayContaining(['infantry@new-albion', 'infantry@space', 'cruiser@space']));
  expect(t.ann.refusal('3 infantry on new-albion')).toBe('Infantry: choose at most 2.');
  expect(t.facts('produced')).toEqual([]);
});

test('67 an ability may limit the combined cost', () => {
  const t = producing({}, { limit: 99, costLimit: 3, planet: 'starpoint' });
  expect(t.ann.refusal('dreadnought in space')).toBe(
    'These units cost 4; their total cost can be at most 3 resources.',
  );
  expect(t.ann.refusal('carrier in space')).toBeUndefined();
});

test('99 one chosen space dock produces', () => {
  const t = producing(
    { ground: { starpoint: { ann: '1 space-dock' }, 'new-albion': { ann: '1 space-dock' } } },
    { at: 'one-space-dock' },
  );
  expect(t).toAsk('ann space-dock-to-use');
  t.ann.chooses('New Albion', 'space-dock-to-use');
  expect(t.ann.refusal('4 infantry on new-albion')).toBe('Infantry: choose at most 3.');
  expect(t.options('ann')).not.toContain('infantry@starpoint');
});

test('67 a production that became unaffordable is asked again', () => {
  const t = producing({ change: rich(2) }).ann.produces('2 dreadnought in space').table;
  expect(t).toAsk('ann payment');
  for (const planet of Object.values(t.state.planets)) planet.exhausted = true;
  t.begin(removeExcess, { seat: 'bob', system: '18' });
  expect(t).toAsk('ann units-to-produce');
  t.ann.produces('cruiser in space').pays('2 trade-goods');
  expect(t.units('ann', { system: '27', space: true })).toBe('1 cruiser');
});

test('68.1d an Arborec space dock’s Production makes no infantry', () => {
  const t = table({
    seats: { ...seats, ann: 'arborec' },
    ground: { nestphar: { ann: '1 space-dock, 1 infantry' } },
  }).begin(produceUnits, {
    seat: 'ann',
    system: '05',
  });
  expect(t.ann.refusal('2 infantry on nestphar')).toBe('Infantry: choose at most 1.');
});

test('68.1 units without Production produce nothing', () => {
  expect(
    producing({ ground: { starpoint: { ann: '3 infantry, 2 pds' } }, space: { 27: { ann: '1 carrier' } } }),
  ).toAsk();
});

test('67.4a an ability does not produce on uncontrolled planets', () => {
  const t = producing({ ground: {}, planets: { ann: ['new-albion', '000'], bob: ['starpoint'] } }, { limit: 2 });
  expect(t.options('ann').filter((key) => key.startsWith('infantry'))).toEqual([
    'infantry@new-albion',
    'infantry@space',
  ]);
});
