import { expect, test } from 'vitest';
import { isAdjacent, areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { influenceOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting } from '../../rules/table.ts';

// Ann is the Winnu.
const seats = { ann: 'winnu', bob: 'l1z1x', cat: 'sol' };
const at = (setting: Setting) => table({ seats, ...setting });

/** A tactical action of Ann's at Mecatol Rex, with a carrier and infantry already in its space area. */
function atMecatol(setting: Setting = {}) {
  const t = at({ space: { 18: { ann: '1 carrier, 2 infantry' } }, ...setting }).begin('tactical-action', {
    seat: 'ann',
  });
  t.ann.activates('18');
  return t;
}

test('Blood Ties: the custodians token costs the Winnu no influence', () => {
  const t = atMecatol().ann.chooses('remove', 'remove-custodians').table;
  expect(t).toAsk('ann commit-ground-forces');
  expect(t.state.custodians).toBe(false);
  expect(t.state.seats.ann.points).toBe(1);
});

test('Blood Ties note 1: at least one ground force must land', () => {
  const t = atMecatol().ann.chooses('remove', 'remove-custodians').table;
  expect(t.ann.refusal('', 'commit-ground-forces')).toBe(
    'You removed the custodians token, so you must commit at least 1 ground force to Mecatol Rex.',
  );
  expect(atMecatol({ space: { 18: { ann: '1 carrier' } } }).open).not.toContain('ann remove-custodians');
});

test('Blood Ties: others pay', () => {
  const t = at({ active: 'bob', space: { 18: { bob: '1 carrier, 1 infantry' } } })
    .begin('tactical-action', { seat: 'bob' })
    .bob.activates('18').table;
  expect(t.bob.refusal('remove', 'remove-custodians')).toBe('It costs 6 influence; you can spend 0.');
});

test('Reclamation note 1: taking Mecatol Rex places a PDS and space dock', () => {
  const t = atMecatol().ann.chooses('remove', 'remove-custodians').lands('infantry on mecatol-rex').table;
  expect(t).toAsk('ann window');
  t.ann.uses('reclamation').chooses('pds', 'structure-site').chooses('space-dock', 'structure-site');
  expect(t.units('ann', { planet: 'mecatol-rex' })).toBe('1 infantry, 1 pds, 1 space-dock');
  expect(t.facts('produced')).toEqual([]);
});

test('Reclamation: places both structures or neither', () => {
  const t = atMecatol().ann.chooses('remove', 'remove-custodians').lands('infantry on mecatol-rex').table;
  t.ann.uses('reclamation').chooses('pds', 'structure-site');
  expect(() => t.ann.declines('structure-site')).toThrow(
    'structure-site cannot be declined; offered: space-dock@mecatol-rex (Mecatol Rex)',
  );
  const none = atMecatol().ann.chooses('remove', 'remove-custodians').lands('infantry on mecatol-rex').table;
  none.ann.declines();
  expect(none.units('ann', { planet: 'mecatol-rex' })).toBe('1 infantry');
});

test('Reclamation: only in the action that takes Mecatol Rex', () => {
  const held = atMecatol({
    planets: { ann: ['mecatol-rex'] },
    ground: { 'mecatol-rex': { ann: '1 infantry' } },
    change: (state) => {
      state.custodians = false;
      state.facts.push({ type: 'planet-taken', seat: 'ann', planet: 'mecatol-rex', from: null });
    },
  });
  held.ann.lands();
  expect(held).toAsk();
  const other = at({ space: { 26: { ann: '1 carrier, 1 infantry' } }, planets: { ann: ['mecatol-rex'] } })
    .begin('tactical-action', { seat: 'ann' })
    .ann.activates('26').table;
  other.ann.lands('infantry on lodor');
  expect(other).toAsk();
  expect(other.state.planets.lodor.controller).toBe('ann');
});

const dice = (t: ReturnType<typeof table>, seat: string): number[] =>
  t
    .facts('dice-rolled')
    .filter((fact) => fact.seat === seat && fact.purpose === 'space-combat')
    .map((fact) => (fact.dice as { unit: string }[]).filter((die) => die.unit === 'flagship').length);

test('Salai Sai Corian: one die per opposing non-fighter ship, hitting on 7', () => {
  const t = load(
    at({ space: { 27: { ann: '1 flagship', bob: '2 cruiser, 1 carrier, 3 fighter' } } }),
    7,
    7,
    6,
    1,
    1,
    1,
    1,
    1,
    1,
  );
  t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  expect(dice(t, 'ann')).toEqual([3]);
  expect(t.facts('hits-produced').find((fact) => fact.seat === 'ann')?.hits).toBe(2);
  t.leaves('bob', 'assign-hits');
});

test('Salai Sai Corian note 1: no dice against fighters alone', () => {
  const t = load(at({ space: { 27: { ann: '1 flagship', bob: '1 fighter' } } }), 9, 9).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });
  expect(dice(t, 'ann').filter((count) => count)).toEqual([]);
  t.leaves('ann', 'sustain-damage');
});

const gates = (more: Setting = {}): Setting => ({
  technologies: { ann: ['lazax-gate-folding'] },
  board: { 301: '07', 208: '26' },
  ...more,
});
const active =
  (seat: string, controller: string | null = null): Setting['change'] =>
  (state) => {
    state.active = seat;
    state.turn.system = '20';
    state.planets['mecatol-rex'].controller = controller;
  };

test('Lazax Gate Folding note 2: Mecatol Rex has both wormholes for everybody', () => {
  const { game } = at(gates({ change: active('ann') }));
  expect(isAdjacent(game, '18', '26', 'ann')).toBe(true);
  expect(isAdjacent(game, '18', '26', 'bob')).toBe(true);
  expect(isAdjacent(game, '18', '25', 'cat')).toBe(true);
});

test('Lazax Gate Folding: only in own tactical actions without Mecatol Rex', () => {
  expect(isAdjacent(at(gates({ change: active('ann', 'ann') })).game, '18', '26', 'ann')).toBe(false);
  expect(isAdjacent(at(gates({ change: active('bob') })).game, '18', '26', 'ann')).toBe(false);
  expect(isAdjacent(at(gates()).game, '18', '26', 'ann')).toBe(false);
});

test('Lazax Gate Folding note 1, Lazax Gate Folding note 2a: works exhausted', () => {
  const setting = gates({ space: { 26: { ann: '1 cruiser' }, 18: { cat: '1 cruiser' } } });
  expect(areNeighbors(at(setting).game, 'ann', 'cat')).toBe(false);
  const t = at({ ...setting, change: active('ann') });
  t.state.seats.ann.technologies['lazax-gate-folding'].exhausted = true;
  expect(areNeighbors(t.game, 'ann', 'cat')).toBe(true);
});

const useGate = (setting: Setting) =>
  at({ technologies: { ann: ['lazax-gate-folding'] }, ...setting })
    .begin('turn', { seat: 'ann', performed: 0 })
    .ann.uses('lazax-gate-folding').table;

test('Lazax Gate Folding: exhausts to place infantry on controlled Mecatol Rex', () => {
  const t = useGate({ planets: { ann: ['mecatol-rex'] } });
  expect(t.units('ann', { planet: 'mecatol-rex' })).toBe('1 infantry');
  expect(t.state.seats.ann.technologies['lazax-gate-folding'].exhausted).toBe(true);
  t.ann.endsTurn();
});

test('Lazax Gate Folding note 3: usable without control, but to no effect', () => {
  const t = useGate({});
  expect(t.units('ann')).toBe('');
  expect(t.state.seats.ann.technologies['lazax-gate-folding'].exhausted).toBe(true);
  const tired = at({
    technologies: { ann: ['lazax-gate-folding'] },
    change: (state) => {
      state.seats.ann.technologies['lazax-gate-folding'].exhausted = true;
    },
  });
  expect(tired.begin('turn', { seat: 'ann', performed: 0 }).ann.refusal('lazax-gate-folding', 'turn')).toBe(
    'This card is exhausted.',
  );
  t.ann.endsTurn();
});

// Mehar Xull has 1 resource and 3 influence.
const trade: Setting = {
  technologies: { ann: ['hegemonic-trade-policy'] },
  ground: { 'mehar-xull': { ann: '1 space-dock' } },
  planets: { ann: ['mehar-xull', 'winnu'] },
};
const producing = (setting: Setting = trade) => at(setting).begin(produceUnits, { seat: 'ann', system: '24' });

test('Hegemonic Trade Policy: swaps a planet’s resources and influence during production', () => {
  const t = producing().ann.uses('hegemonic-trade-policy').chooses('mehar-xull', 'planet-to-swap').table;
  expect([resourcesOf(t.game, 'mehar-xull'), influenceOf(t.game, 'mehar-xull')]).toEqual([3, 1]);
  expect([resourcesOf(t.game, 'winnu'), influenceOf(t.game, 'winnu')]).toEqual([3, 4]);
  t.leaves('ann', 'units-to-produce');
});

test('Hegemonic Trade Policy note 1: a dock there gains Production accordingly', () => {
  const most = (t: ReturnType<typeof table>) => {
    const spec = t.spec('ann', 'units-to-produce');
    return spec.kind === 'allot' ? spec.limits?.find((limit) => limit.measure === 'units')?.atMost : undefined;
  };
  expect(most(producing().ann.declines().table)).toBe(3);
  expect(most(producing().ann.uses('hegemonic-trade-policy').chooses('mehar-xull', 'planet-to-swap').table)).toBe(5);
});

test('Hegemonic Trade Policy: the swap ends after production', () => {
  const t = producing().ann.uses('hegemonic-trade-policy').chooses('mehar-xull', 'planet-to-swap').table;
  t.ann.produces('carrier in space').pays('mehar-xull');
  expect(t.units('ann', { system: '24' })).toBe('1 carrier, 1 space-dock');
  expect([resourcesOf(t.game, 'mehar-xull'), influenceOf(t.game, 'mehar-xull')]).toEqual([1, 3]);
  expect(t.state.effects).toEqual({});
  expect(t.state.seats.ann.technologies['hegemonic-trade-policy'].exhausted).toBe(true);
  t.begin(produceUnits, { seat: 'ann', system: '24' });
  expect(t).toAsk('ann units-to-produce');
});

test('Hegemonic Trade Policy: the swap ends even if nothing is produced', () => {
  const t = producing().ann.uses('hegemonic-trade-policy').chooses('mehar-xull', 'planet-to-swap').table;
  t.ann.produces('');
  expect([resourcesOf(t.game, 'mehar-xull'), influenceOf(t.game, 'mehar-xull'), t.state.effects]).toEqual([1, 3, {}]);
});

const given =
  (holder: string): Setting['change'] =>
  (state) => {
    state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => note !== 'acquiescence@ann');
    state.seats[holder].promissoryNotes.push('acquiescence@ann');
    state.seats[holder].tokens.strategy = 0;
    state.seats.ann.strategyCards = { warfare: { used: false } };
    state.seats.bob.strategyCards = { diplomacy: { used: false } };
  };

test('Acquiescence: a Winnu secondary costs no token; the note returns', () => {
  const t = at({
    change: given('cat'),
    ground: { jord: { cat: '1 space-dock' }, '000': { bob: '1 space-dock' } },
  }).begin('strategic-action', { seat: 'ann', card: 'warfare' });
  expect(t).toAsk('cat window');
  t.cat.plays('acquiescence');
  expect(t.state.seats.ann.promissoryNotes).toContain('acquiescence@ann');
  while (t.open.some((one) => one.startsWith('ann'))) t.ann.complies();
  t.cat.follows();
  expect(t.state.seats.cat.tokens.strategy).toBe(0);
  t.bob.follows();
  expect(t.state.seats.bob.tokens.strategy).toBe(1);
  expect(t.asks('cat', 'use-secondary')).toBe(false);
  t.leaves('bob', 'units-to-produce').leaves('cat', 'units-to-produce');
});

test('Acquiescence: not for a strategic action of another player', () => {
  const t = at({ change: given('cat'), active: 'bob' }).begin('strategic-action', { seat: 'bob', card: 'warfare' });
  expect(t.asks('cat', 'window')).toBe(false);
  t.bob.agrees('redistribute-tokens');
  t.cat.declines('use-secondary').ann.declines('use-secondary');
});

// Rulings

test('Reclamation note 2: takes the dock from a tokenless system if needed', () => {
  const docks: Setting = {
    ground: { lodor: { ann: '1 space-dock' }, wellon: { ann: '1 space-dock' }, mellon: { ann: '1 space-dock' } },
    change: (state) => {
      state.systems['26'].tokens = ['ann'];
    },
  };
  const t = atMecatol(docks)
    .ann.chooses('remove', 'remove-custodians')
    .lands('infantry on mecatol-rex')
    .uses('reclamation')
    .chooses('pds', 'structure-site')
    .chooses('space-dock', 'structure-site').table;
  const open = t.options('ann', 'unit-to-take');
  expect(open.map((id) => t.state.units[id].planet).sort()).toEqual(['mellon', 'wellon']);
  t.ann.chooses('Wellon', 'unit-to-take');
  expect(t.units('ann', { planet: 'mecatol-rex' })).toBe('1 infantry, 1 pds, 1 space-dock');
});

test('Acquiescence Ω note 1: Construction places no token either', () => {
  const build = (noted: boolean) => {
    const t = at({ change: given('cat'), planets: { cat: ['lodor'] } });
    t.state.seats.cat.tokens.strategy = 1;
    t.begin('strategic-action', { seat: 'ann', card: 'construction' });
    if (noted) t.cat.plays('acquiescence');
    else t.cat.declines();
    while (t.open.some((one) => one.startsWith('ann'))) t.ann.declines('structure-site');
    if (t.asks('bob', 'use-secondary')) t.bob.declines('use-secondary');
    t.cat.follows().chooses('pds@lodor', 'structure-site');
    return [t.units('cat', { planet: 'lodor' }), t.state.systems['26'].tokens, t.state.seats.cat.tokens.strategy];
  };
  expect(build(true)).toEqual(['1 pds', [], 1]);
  expect(build(false)).toEqual(['1 pds', ['cat'], 0]);
});

// 26 has an alpha wormhole, 25 a beta; both lie far from Mecatol Rex.
const folded = (setting: Setting = {}) =>
  at(
    gates({
      ...setting,
      change: (state) => {
        active('ann')?.(state);
        setting.change?.(state);
      },
    }),
  );

test('Lazax Gate Folding note 2b: other players’ cannons reach Mecatol Rex', () => {
  const fire = (technologies: string[]) =>
    at({
      ...gates({ change: active('ann') }),
      technologies: { ann: technologies, bob: ['pds-ii'] },
      space: { 18: { ann: '1 cruiser' } },
      ground: { lodor: { bob: '1 pds' } },
    })
      .begin(spaceCannonOffense, { seat: 'ann', system: '18' })
      .stopsAt();
  expect([fire(['lazax-gate-folding']), fire([])]).toEqual([['bob use-space-cannon'], []]);
});

test('Lazax Gate Folding note 2c: Mecatol Rex cannons reach the wormholes', () => {
  const t = at({
    ...gates({
      change: (state) => {
        active('ann')?.(state);
        state.planets['mecatol-rex'].controller = 'bob';
      },
    }),
    technologies: { ann: ['lazax-gate-folding'], bob: ['pds-ii'] },
    space: { 26: { ann: '1 cruiser' } },
    ground: { 'mecatol-rex': { bob: '1 pds' } },
  }).begin(spaceCannonOffense, { seat: 'ann', system: '26' });
  expect(t).toAsk('bob use-space-cannon');
});

test('Lazax Gate Folding note 2d: ships may retreat through the wormholes', () => {
  const t = load(
    folded({ space: { 18: { ann: '1 cruiser', bob: '1 cruiser' }, 26: { bob: '1 destroyer' } } }),
    1,
    1,
  ).begin(spaceCombat, {
    system: '18',
    attacker: 'ann',
    defender: 'bob',
  });
  t.bob.retreats();
  expect(t.units('bob', { system: '26' })).toBe('1 cruiser, 1 destroyer');
});

test('Lazax Gate Folding note 2e: Dimensional Splicer works at Mecatol Rex', () => {
  const t = at({
    ...gates({ change: active('ann') }),
    seats: { ...seats, bob: 'creuss' },
    technologies: { ann: ['lazax-gate-folding'], bob: ['dimensional-splicer'] },
    space: { 18: { ann: '1 cruiser', bob: '1 cruiser' } },
  }).begin(spaceCombat, { system: '18', attacker: 'ann', defender: 'bob' });
  expect(t.options('bob', 'window')).toEqual(['dimensional-splicer']);
});

test('Salai Sai Corian note 2, The Alastor note 1b: ground forces count', () => {
  const t = load(
    at({ seats: { ...seats, bob: 'nekro' }, space: { 27: { ann: '1 flagship', bob: '1 flagship, 2 infantry' } } }),
    1,
    1,
    1,
    10,
    10,
    1,
    1,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.bob.uses('the-alastor').chooses('2 infantry', 'alastor-ground-forces');
  expect(dice(t, 'ann')[0]).toBe(3);
  t.leaves('ann', 'sustain-damage');
});
