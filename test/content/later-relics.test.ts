import { expect, test } from 'vitest';
import { gainRelic } from '#ti4/rules/exploration/relics.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load } from '../rules/loaded-dice.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { isLegendary, influenceOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import { tableToExplore } from '../rules/exploring.ts';
import type { Setting, TestTable } from '../rules/table.ts';

const SETS = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];

/** Ann has these relics, with all codices. */
const withRelics = (relics: string[], { change, ...setting }: Setting = {}): TestTable =>
  tableToExplore([], {
    sets: SETS,
    ...setting,
    change: (state) => {
      state.seats.ann.relics = Object.fromEntries(relics.map((component) => [component, { component }]));
      change?.(state);
    },
  });
const inTurn = (relics: string[], setting: Setting = {}): TestTable =>
  withRelics(relics, setting).begin(turn, { seat: 'ann', performed: 0 });

test('Dynamis Core: adds 2 commodities; purging gains trade goods (note 1)', () => {
  const t = inTurn(['dynamis-core'], {
    change: ({ seats }) => {
      seats.ann.commodities = 6;
      seats.bob.commodities = 1;
    },
  });
  expect(t.state.seats.ann.commodities).toBe(6);
  t.ann.uses('Dynamis Core').ann.endsTurn();
  expect([t.state.seats.ann.commodities, t.state.seats.ann.tradeGoods, t.state.purged]).toEqual([
    4,
    6,
    ['dynamis-core'],
  ]);
  expect(t.state.seats.bob.commodities).toBe(1);
  expect(t.facts('commodities-returned')).toMatchObject([{ seat: 'ann', count: 2 }]);
});

test('Nano-Forge: makes a planet legendary, adds 2 to values (note 1)', () => {
  const t = inTurn(['nano-forge'], {
    planets: { ann: ['starpoint', 'jord'] },
    board: { '206': '65' },
    change: ({ planets }) => void (planets.primor.controller = 'ann'),
  });
  const before = [resourcesOf(t.game, 'starpoint'), influenceOf(t.game, 'starpoint')];
  t.ann.uses('Nano-Forge');
  expect(t.options('ann', 'choose-planet')).toEqual(['starpoint']);
  t.ann.chooses('starpoint', 'choose-planet').ann.endsTurn();
  expect([resourcesOf(t.game, 'starpoint'), influenceOf(t.game, 'starpoint')]).toEqual(
    before.map((value) => value + 2),
  );
  expect([isLegendary(t.game, 'starpoint'), isLegendary(t.game, 'lodor'), t.state.seats.ann.relics]).toEqual([
    true,
    false,
    undefined,
  ]);
  expect(t.facts('card-attached')).toMatchObject([{ card: 'nano-forge', planet: 'starpoint' }]);
});

test('The Crown of Thalnos note 2: rerolls gain 1, hitting ships stay', () => {
  const t = withRelics(['the-crown-of-thalnos-relic'], {
    seats: { ann: 'winnu', bob: 'sol', cat: 'jol-nar' },
    technologies: { ann: ['war-sun'] },
    space: { 26: { ann: '1 war-sun, 2 cruiser', bob: '1 dreadnought, 3 fighter' } },
  });
  // The war sun: 10, 1, 1; the cruisers: 6 and 5; then the others. Rolled again: 1 of the war sun, both cruisers.
  load(t, 10, 1, 1, 6, 5, 1, 1, 1, 1, 1, 6, 5).begin(spaceCombat, { system: '26', attacker: 'ann', defender: 'bob' });
  for (const seat of ['bob', 'ann'] as const) if (t.asks(seat, 'announce-retreat')) t.seat(seat).stays();
  t.ann.uses('the-crown-of-thalnos-relic');
  const lost = t.options('ann', 'reroll-dice').find((die) => die.startsWith('ann war-sun 1 '));
  t.ann.rerolls(`${lost}, ann cruiser 6, ann cruiser 5`);
  expect(t.units('ann')).toBe('1 cruiser, 1 war-sun');
  t.leaves('bob', 'sustain-damage');
});

test('Book of Latvinia: researches two technologies when gained (notes 2 and 3)', () => {
  const t = withRelics([], {
    planets: { ann: ['starpoint'] },
    change: ({ decks }) => void (decks.relic.draw = ['book-of-latvinia']),
  }).begin(gainRelic, {
    seat: 'ann',
  });
  expect(t.options('ann', 'research-technology')).not.toContain('gravity-drive');
  t.ann.researches('psychoarchaeology').ann.researches('sarween-tools');
  expect(Object.keys(t.state.seats.ann.technologies)).toEqual(
    expect.arrayContaining(['psychoarchaeology', 'sarween-tools']),
  );
});

test('Book of Latvinia: gives a point or speaker (notes 5 and 6)', () => {
  const givenUp = (...facilities: string[]): TestTable => {
    const t = inTurn(['book-of-latvinia'], {
      planets: { ann: ['lodor'] },
      change: (state) => {
        state.speaker = 'bob';
        state.planets.lodor.markers = facilities.map((component) => ({ id: `${component}#1`, component }));
      },
    });
    t.ann.uses('Book of Latvinia').ann.endsTurn();
    return t;
  };
  const all = ['biotic', 'cybernetic', 'propulsion', 'warfare'].map((color) => `${color}-research-facility`);
  const outcome = ({ state }: TestTable): unknown[] => [state.speaker, state.seats.ann.points, state.purged];
  expect(outcome(givenUp(...all.slice(1)))).toEqual(['ann', 0, ['book-of-latvinia']]);
  expect(outcome(givenUp(...all))).toEqual(['bob', 1, ['book-of-latvinia']]);
});
