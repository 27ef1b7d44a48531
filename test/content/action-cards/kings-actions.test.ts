import { expect, test } from 'vitest';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { gainTechnology } from '#ti4/rules/technology/technology.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { frontierToken, onTop, POK } from '../../rules/exploring.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

const seats = { ann: 'letnev', bob: 'winnu', cat: 'naalu' };

/** It is ann's turn, with one card in hand. */
const holding = (card: string, setting: Setting = {}): TestTable =>
  table({ sets: POK, seats, ...setting, hands: { ann: [card], ...setting.hands } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });

const plays = (card: string, setting: Setting = {}): TestTable => holding(card, setting).ann.plays(card).table;

/** Why the card cannot be played; undefined when it can. */
function unable(card: string, setting: Setting = {}): string | undefined {
  const spec = holding(card, setting).spec('ann', 'turn');
  return spec.kind === 'choose'
    ? spec.options.find(({ key }) => key === `component:${card}#1`)?.disabledReason
    : 'not offered';
}

const homeless: Setting['change'] = (state) => {
  for (const planet of Object.values(state.planets)) if (planet.controller === 'ann') planet.controller = null;
};

// Archaeological Expedition

test('Archaeological Expedition: keeps fragments of three revealed cards, exploring nothing', () => {
  const t = plays('archaeological-expedition', {
    planets: { ann: ['starpoint', 'wellon'], bob: ['lodor'] },
    change: (state) =>
      onTop(state, 'hazardous-relic-fragment#2', 'rich-world', 'hazardous-relic-fragment#1', 'mining-world'),
  });
  expect(t.options('ann').toSorted()).toEqual(['hazardous', 'industrial']);
  t.ann.chooses('hazardous').ann.endsTurn();
  expect(t.state.seats.ann.fragments).toEqual(['hazardous-relic-fragment#2', 'hazardous-relic-fragment#1']);
  expect(t.state.decks.hazardous.discard).toEqual(['rich-world#1']);
  expect([t.facts('card-explored'), t.facts('exploration-cards-revealed')[0].cards.length]).toEqual([[], 3]);
});

test('Archaeological Expedition: reshuffles an exhausted deck', () => {
  const t = plays('archaeological-expedition', {
    planets: { ann: ['starpoint'] },
    change: ({ decks }) => {
      decks.hazardous.draw = ['rich-world#1'];
      decks.hazardous.discard = ['hazardous-relic-fragment#1', 'hazardous-relic-fragment#2'];
    },
  });
  t.ann.chooses('hazardous').ann.endsTurn();
  expect([t.state.seats.ann.fragments?.length, t.state.decks.hazardous.discard]).toEqual([2, ['rich-world#1']]);
});

test('Archaeological Expedition note 1: needs a controlled planet with a trait', () => {
  const space = { 26: { ann: '1 carrier, 1 infantry' } };
  const rex: Setting['change'] = (state) => {
    homeless?.(state);
    state.planets['mecatol-rex'].controller = 'ann';
  };
  for (const change of [homeless, rex])
    expect(unable('archaeological-expedition', { space, change })).toBe('None of your planets has a trait.');
  expect(unable('archaeological-expedition', { planets: { ann: ['starpoint'] } })).toBeUndefined();
});

// Exploration Probe

const probe = (space: Setting['space'], tokens: string[] = ['46']): Setting => ({
  board: { '206': '46', '205': '47' },
  space,
  change: (state) => {
    onTop(state, 'derelict-vessel');
    tokens.forEach((system, i) => (state.systems[system].markers = frontierToken(i + 1)));
  },
});

test('Exploration Probe: explores a frontier token in or beside own ships', () => {
  const there = plays('exploration-probe', probe({ 46: { ann: '1 fighter, 1 carrier' } }));
  there.ann.chooses('46', 'choose-system').ann.endsTurn();
  expect([there.facts('card-explored').length, there.state.systems['46'].markers]).toEqual([1, undefined]);
  const beside = plays('exploration-probe', probe({ 47: { ann: '1 cruiser' } }, ['46', '47']));
  expect(beside.options('ann', 'choose-system').toSorted()).toEqual(['46', '47']);
  beside.ann.chooses('46', 'choose-system').ann.endsTurn();
  expect(beside.state.systems['47'].markers).toEqual(frontierToken(2));
});

test('Exploration Probe note 1: needs a frontier token nearby', () => {
  const none = 'None of your ships is in or adjacent to a system with a frontier token.';
  expect(unable('exploration-probe', probe({ 47: { bob: '1 cruiser' } }))).toBe(none);
  expect(unable('exploration-probe', probe({ 35: { ann: '1 cruiser' } }))).toBe(none);
  expect(unable('exploration-probe', probe({ 47: { ann: '1 cruiser' } }, []))).toBe(none);
  expect(unable('exploration-probe', probe({ 47: { ann: '1 cruiser' } }))).toBeUndefined();
});

// Refit Troops

test('Refit Troops: replaces one or two infantry with mechs', () => {
  const t = plays('refit-troops', {
    space: { 26: { ann: '1 carrier, 2 infantry' } },
    ground: { starpoint: { ann: '3 infantry' }, wellon: { bob: '2 infantry' } },
  });
  expect(t.options('ann', 'refit-troops').toSorted()).toEqual(['infantry@26', 'infantry@starpoint']);
  expect(t.refusal('ann', { 'infantry@26': 2, 'infantry@starpoint': 1 } as never)).toBe('Choose 1 or 2; you chose 3.');
  expect(t.refusal('ann', {} as never)).toBe('Choose 1 or 2; you chose 0.');
  t.ann.chooses('infantry in 26, infantry on starpoint', 'refit-troops').ann.endsTurn();
  expect([t.units('ann', { system: '26' }), t.units('ann', { planet: 'starpoint' })]).toEqual([
    '1 carrier, 1 infantry, 1 mech',
    '2 infantry, 1 mech',
  ]);
  expect(t.facts('unit-destroyed')).toEqual([]);
});

test('Refit Troops: proposes the least valuable infantry', () => {
  const t = table({
    sets: POK,
    hands: { ann: ['refit-troops'] },
    ground: { starpoint: { ann: '1 infantry' }, wellon: { ann: '1 infantry' } },
  });
  const [first] = unitsAt(t.game, { owner: 'ann', planet: 'starpoint' });
  addEffect(t.game, 'evelyn-delouis', 'ann', { unit: first.id }, 'game');
  t.begin(turn, { seat: 'ann', performed: 0 }).ann.plays('refit-troops');
  expect(t.spec('ann', 'refit-troops')).toMatchObject({
    amounts: [{ key: 'infantry@wellon' }, { key: 'infantry!evelyn-delouis@starpoint' }],
    proposed: { 'infantry@wellon': 1 },
  });
  t.leaves('ann', 'refit-troops');
});

test('Refit Troops note 1: needs infantry on the board', () => {
  expect(unable('refit-troops', { ground: { wellon: { bob: '1 infantry' } } })).toBe(
    'None of your infantry can be replaced with a mech.',
  );
  expect(unable('refit-troops', { ground: { starpoint: { ann: '1 infantry' } } })).toBeUndefined();
});

test('Refit Troops note 2: takes an undamaged mech from the board', () => {
  const setting: Setting = {
    ground: { starpoint: { ann: '1 infantry' }, wellon: { ann: '2 mech' }, lodor: { ann: '1 mech (damaged), 1 mech' } },
    change: ({ systems, planets }) => void systems[planets.wellon.system].tokens.push('ann'),
  };
  const t = plays('refit-troops', setting).ann.chooses('infantry on starpoint', 'refit-troops').table;
  const damaged = Object.values(t.state.units).find((unit) => unit.damaged);
  expect(t.options('ann', 'unit-to-take')).toHaveLength(2);
  t.ann.chooses(damaged?.id ?? '', 'unit-to-take').ann.endsTurn();
  expect([
    t.units('ann', { planet: 'starpoint' }),
    t.units('ann', { planet: 'lodor' }),
    t.units('ann', { planet: 'wellon' }),
  ]).toEqual(['1 mech', '1 mech', '2 mech']);
  const all = unable('refit-troops', {
    ...setting,
    change: ({ systems, planets }) => {
      for (const planet of ['wellon', 'lodor']) systems[planets[planet].system].tokens.push('ann');
    },
  });
  expect(all).toBe('You have no mech that you can place.');
});

// Scuttle

test('Scuttle: proposes the cheapest ship, damaged ones first', () => {
  const proposed = (ships: string): unknown => {
    const spec = plays('scuttle', { space: { 26: { ann: ships } }, technologies: { ann: ['war-sun'] } }).spec(
      'ann',
      'scuttle',
    );
    return spec.kind === 'allot' ? spec.proposed : spec;
  };
  for (const ships of ['1 war-sun, 1 destroyer', '1 destroyer, 1 war-sun'])
    expect(proposed(ships)).toEqual({ 'destroyer@26': 1 });
  expect(proposed('1 dreadnought, 1 dreadnought (damaged)')).toEqual({ 'dreadnought-damaged@26': 1 });
});

test('Scuttle: returns one or two non-fighter ships for their cost', () => {
  const t = plays('scuttle', {
    space: {
      26: { ann: '1 war-sun, 2 fighter' },
      27: { ann: '1 dreadnought (damaged), 1 destroyer', bob: '1 cruiser' },
    },
    technologies: { ann: ['war-sun'] },
  });
  expect(t.options('ann', 'scuttle').toSorted()).toEqual(['destroyer@27', 'dreadnought-damaged@27', 'war-sun@26']);
  expect(t.refusal('ann', { 'destroyer@27': 1, 'dreadnought-damaged@27': 1, 'war-sun@26': 1 } as never)).toBe(
    'Choose 1 or 2; you chose 3.',
  );
  t.ann.chooses('dreadnought (damaged) in 27, destroyer in 27', 'scuttle').ann.endsTurn();
  expect([t.state.seats.ann.tradeGoods, t.units('ann', { system: '27' }), t.facts('unit-destroyed')]).toEqual([
    5,
    '',
    [],
  ]);
});

test('Scuttle: the scuttled ship’s cargo is removed', () => {
  const t = plays('scuttle', { space: { 26: { ann: '1 carrier, 2 fighter, 1 infantry' } } });
  t.ann.chooses('carrier in 26', 'scuttle').ann.removes('2 fighter, 1 infantry').ann.endsTurn();
  expect([t.state.seats.ann.tradeGoods, t.units('ann', { system: '26' })]).toEqual([3, '']);
});

test('Scuttle note 1: needs a non-fighter ship', () => {
  expect(unable('scuttle', { space: { 26: { bob: '1 cruiser' } } })).toBe(
    'You have no non-fighter ships on the board.',
  );
  expect(unable('scuttle', { space: { 26: { ann: '1 destroyer' } } })).toBeUndefined();
});

test('Scuttle, Navarch Feng note 2b: the Memoria brings 8 trade goods', () => {
  const t = plays('scuttle', {
    seats: { ann: 'nomad', bob: 'winnu', cat: 'sol' },
    space: { 26: { ann: '1 flagship' } },
    change: ({ seats }) => void (seats.ann.leaders = { 'navarch-feng': { component: 'navarch-feng' } }),
  });
  t.ann.chooses('flagship in 26', 'scuttle').ann.endsTurn();
  expect(t.state.seats.ann.tradeGoods).toBe(8);
});

// Seize Artifact

const fragments = (of: Record<string, string[]>): Setting => ({
  space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' }, 35: { cat: '1 cruiser' } },
  change: ({ seats }) => {
    for (const [seat, cards] of Object.entries(of)) seats[seat].fragments = cards;
  },
});

test('Seize Artifact: its player chooses a neighbor’s relic fragment', () => {
  const t = plays(
    'seize-artifact',
    fragments({
      ann: ['unknown-relic-fragment#2'],
      bob: ['cultural-relic-fragment#1', 'enigmatic-device#1', 'unknown-relic-fragment#1', 'cultural-relic-fragment#2'],
      cat: ['hazardous-relic-fragment#1'],
    }),
  );
  expect(t.options('ann', 'choose-player')).toEqual(['bob']);
  t.ann.chooses('bob', 'choose-player');
  expect(t.options('ann', 'seize-artifact')).toEqual(['cultural-relic-fragment#1', 'unknown-relic-fragment#1']);
  t.ann.chooses('unknown-relic-fragment#1', 'seize-artifact').ann.endsTurn();
  expect([t.state.seats.ann.fragments, t.state.seats.bob.fragments]).toEqual([
    ['unknown-relic-fragment#2', 'unknown-relic-fragment#1'],
    ['cultural-relic-fragment#1', 'enigmatic-device#1', 'cultural-relic-fragment#2'],
  ]);
});

test('Seize Artifact note 1: needs a neighbor’s fragment', () => {
  const none = 'None of your neighbors has a relic fragment.';
  expect(
    unable(
      'seize-artifact',
      fragments({
        ann: ['cultural-relic-fragment#1'],
        bob: ['enigmatic-device#1'],
        cat: ['cultural-relic-fragment#2'],
      }),
    ),
  ).toBe(none);
  expect(unable('seize-artifact', fragments({ bob: ['cultural-relic-fragment#1'] }))).toBeUndefined();
});

// Divert Funding

test('Divert Funding note 5, Divert Funding note 6: Sabotage precedes the research', () => {
  const setting: Setting = { technologies: { ann: ['neural-motivator', 'cruiser-ii'] }, hands: { bob: ['sabotage'] } };
  const cancelled = plays('divert-funding', setting);
  cancelled.ann.chooses('neural-motivator', 'divert-funding');
  expect(cancelled.open).toEqual(['bob window']);
  cancelled.bob.plays('sabotage');
  expect(cancelled.state.seats.ann.technologies).toHaveProperty('neural-motivator');
  const t = plays('divert-funding', {
    ...setting,
    change: ({ seats }) =>
      void (seats.ann.technologies['neural-motivator'] = { component: 'neural-motivator', exhausted: true }),
  });
  t.ann.chooses('neural-motivator', 'divert-funding').bob.declines();
  t.ann.researches('sarween-tools').ann.endsTurn();
  expect(Object.keys(t.state.seats.ann.technologies)).toEqual(expect.arrayContaining(['cruiser-ii', 'sarween-tools']));
  expect(t.state.seats.ann.technologies).not.toHaveProperty('neural-motivator');
  gainTechnology(t.game, 'ann', 'neural-motivator');
  expect(t.state.seats.ann.technologies['neural-motivator']).toEqual({ component: 'neural-motivator' });
});

const only =
  (...technologies: string[]): Setting['change'] =>
  ({ seats }) =>
    void (seats.ann.technologies = Object.fromEntries(technologies.map((component) => [component, { component }])));

test('Divert Funding note 1: excludes upgrades and faction technologies', () => {
  const none = 'You own only unit upgrades and faction technologies, which cannot be returned.';
  expect(unable('divert-funding', { change: only('l4-disruptors', 'cruiser-ii') })).toBe(none);
  const t = plays('divert-funding', { change: only('l4-disruptors', 'cruiser-ii', 'dacxive-animators') });
  expect(t.options('ann', 'divert-funding')).toEqual(['dacxive-animators']);
  t.leaves('ann', 'divert-funding');
});

test('D72, Divert Funding note 2, Divert Funding note 2a, Divert Funding note 3, Divert Funding note 4: the returned technology is no prerequisite', () => {
  const t = plays('divert-funding', {
    change: only('antimass-deflectors', 'plasma-scoring', 'neural-motivator', 'dacxive-animators', 'sarween-tools'),
  });
  t.ann.chooses('antimass-deflectors', 'divert-funding');
  const open = t.options('ann', 'research-technology');
  expect(open).toEqual(expect.arrayContaining(['infantry-ii', 'l4-disruptors']));
  for (const closed of ['gravity-drive', 'non-euclidean-shielding', 'antimass-deflectors'])
    expect(open).not.toContain(closed);
  t.ann.researches('l4-disruptors').ann.endsTurn();
  expect(Object.keys(t.state.seats.ann.technologies)).toContain('l4-disruptors');
});

test('Divert Funding: excludes returns that permit no research', () => {
  const all = table({ sets: POK, seats }).game.book.technologies.filter(
    ({ prerequisites }) => !Object.keys(prerequisites).length,
  );
  const t = plays('divert-funding', {
    change: only(...all.flatMap(({ id, faction }) => (faction === undefined ? [id] : [])), 'bio-stims'),
  });
  expect(t.options('ann', 'divert-funding')).toContain('neural-motivator');
  t.leaves('ann', 'divert-funding');
});

test('D72, Divert Funding note 7: asteroid ships stay but cannot enter', () => {
  const t = plays('divert-funding', {
    board: { '205': '44' },
    space: { 44: { ann: '1 cruiser' }, 28: { ann: '1 destroyer' } },
    change: only('antimass-deflectors'),
  });
  const canCome = (system: string, ship: string): boolean => {
    t.begin(turn, { seat: 'ann', performed: 0 }).ann.activates(system);
    const asked = t.asks('ann', 'move-ships');
    const found = asked && t.options('ann', 'move-ships').includes(ship);
    (asked ? t.ann.moves() : t.ann).endsTurn();
    for (const { tokens } of Object.values(t.state.systems)) tokens.length = 0;
    return found;
  };
  t.ann.chooses('antimass-deflectors', 'divert-funding').ann.researches('sarween-tools').ann.endsTurn();
  expect(t.units('ann', { system: '44' })).toBe('1 cruiser');
  expect([canCome('28', 'cruiser@44'), canCome('44', 'destroyer@28')]).toEqual([true, false]);
  gainTechnology(t.game, 'ann', 'antimass-deflectors');
  expect(canCome('44', 'destroyer@28')).toBe(true);
});
