import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Spec } from '#engine';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { pickUnit } from '#ti4/rules/units/pick-unit.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import { cargoLineKey, shipLineKey } from '#ti4/rules/movement/movement-line-keys.ts';
import { unitLines } from '#ti4/rules/units/fleet-excess.ts';
import { chooseLosses } from '#ti4/rules/units/losses.ts';
import { labelOf, marksOf } from '#ti4/rules/units/unit-marks.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import type { Unit, UnitType } from '#ti4/rules/state.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';
import { buildBoardView } from '#ti4/views/index.ts';
import { resting, waiting } from './factions/leaders-at-hand.ts';
import { load, loadThen, plain } from '../rules/loaded-dice.ts';
import { table } from '../rules/table.ts';

const POK = ['base', 'codex-1', 'pok'];
const optionsOf = (spec: Spec): string[] =>
  'options' in spec ? spec.options.map(({ key }) => key) : 'amounts' in spec ? spec.amounts.map(({ key }) => key) : [];
const content = fileURLToPath(new URL('../../src/editions/ti4/content', import.meta.url));

test('Duranium Armor, space: the owner chooses which damaged ship is lost', () => {
  const fought = () =>
    load(
      table({
        seats: plain,
        technologies: { bob: ['duranium-armor'] },
        space: { 27: { ann: '3 dreadnought', bob: '2 dreadnought' } },
      }),
      ...[5, 1, 1, 1, 1],
      // The second sustains one of two hits, and one of the two damaged is lost.
      ...[5, 5, 1, 1, 1],
      ...[5, 1, 1, 1],
      ...[5, 1, 1, 1],
    ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  const t = fought();
  t.bob.sustains('dreadnought').sustains('dreadnought');
  const spec = t.spec('bob', 'assign-hits');
  expect(spec).toMatchObject({
    amounts: [
      { key: 'dreadnought-damaged', label: 'dreadnought (damaged)' },
      { key: 'dreadnought-damaged!duranium-armor', label: 'dreadnought (damaged this round)' },
    ],
    // What may be repaired stays.
    proposed: { 'dreadnought-damaged!duranium-armor': 1 },
  });
  t.bob.chooses({ 'dreadnought-damaged!duranium-armor': 1 }, 'assign-hits');
  expect(t.facts('unit-repaired')).toHaveLength(1);
  expect(t).toAsk('bob sustain-damage');
  const other = fought();
  other.bob.sustains('dreadnought').sustains('dreadnought').chooses({ 'dreadnought-damaged': 1 }, 'assign-hits');
  expect(other.facts('unit-repaired')).toEqual([]);
  expect(other).toAsk();
});

test('Duranium Armor, ground: the owner chooses which damaged mech is lost', () => {
  const t = load(
    table({
      sets: ['base', 'codex-1', 'pok', 'codex-3', 'codex-4'],
      seats: { ann: 'winnu', bob: 'hacan', cat: 'naalu' },
      technologies: { bob: ['duranium-armor'] },
      ground: { starpoint: { bob: '2 mech', ann: '3 infantry' } },
    }),
    ...[10, 1, 1, 1, 1],
    ...[10, 10, 1, 1, 1],
    ...[10, 1, 1, 1, 10, 10, 10, 10],
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  t.bob.sustains('mech').sustains('mech').chooses({ 'mech-damaged!duranium-armor': 1 }, 'assign-hits');
  expect(t.facts('unit-repaired')).toHaveLength(1);
  expect(t).toAsk('bob sustain-damage');
});

test('The Cavalry: proposes losing the unmarked cruiser first', () => {
  const note = 'the-cavalry@ann';
  const t = load(
    table({
      sets: POK,
      seats: { ann: 'nomad', bob: 'winnu', cat: 'naalu' },
      components: [waiting],
      active: 'bob',
      space: { 27: { bob: '2 cruiser', cat: '3 cruiser' } },
      change: (state) => {
        state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((one) => one !== note);
        state.seats.bob.promissoryNotes.push(note);
        resting(state);
      },
    }),
    ...[1, 1, 1, 1, 1, 1, 7, 1, 1],
  ).begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'cat' });
  t.bob.plays('the-cavalry');
  const [chosen] = unitsAt(t.game, { owner: 'bob', type: 'cruiser' });
  t.bob.chooses(chosen.id, 'choose-unit');
  t.bob.chooses({}, 'sustain-damage');
  expect(t.spec('bob', 'assign-hits')).toMatchObject({
    amounts: [{ key: 'cruiser!the-cavalry', label: 'cruiser (The Cavalry)' }, { key: 'cruiser' }],
    proposed: { cruiser: 1 },
  });
  expect(t).toAsk('bob assign-hits');
});

test('Duranium Armor and The Cavalry: the owner chooses the repaired ship', () => {
  const damaged = '1 dreadnought (damaged), 1 dreadnought (damaged)';
  const t = loadThen(
    table({
      sets: POK,
      seats: { ann: 'nomad', bob: 'winnu', cat: 'naalu' },
      components: [waiting],
      technologies: { bob: ['duranium-armor'] },
      space: { 27: { bob: damaged, cat: '1 cruiser' } },
      change: resting,
    }),
    [1, 1, 1, 1, 1, 1, 1],
    10,
  );
  const [first] = unitsAt(t.game, { owner: 'bob', type: 'dreadnought' });
  addEffect(t.game, 'the-cavalry', 'bob', { unit: first.id, like: 'ann' }, 'combat');
  t.begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'cat' });
  expect(t.spec('bob', 'pick-unit')).toMatchObject({
    options: [
      { key: 'dreadnought-damaged!the-cavalry', label: 'dreadnought (damaged, The Cavalry)' },
      { key: 'dreadnought-damaged', label: 'dreadnought (damaged)' },
    ],
  });
  t.bob.chooses('dreadnought-damaged', 'pick-unit');
  expect(t.facts('unit-repaired')).toHaveLength(1);
  expect(t.state.units[first.id].damaged).toBe(true);
  expect(t).toAsk('bob sustain-damage');
});

/** How each component comes to mark a unit of bob's: what it is, and what makes it so. */
const MARKING: Record<string, { type: UnitType; mark: (game: Game, unit: Unit) => void; technologies?: string[] }> = {
  'the-cavalry': {
    type: 'cruiser',
    mark: (game, { id }) => void addEffect(game, 'the-cavalry', 'bob', { unit: id, like: 'ann' }, 'combat'),
  },
  'viscount-unlenn': {
    type: 'cruiser',
    mark: (game, { id }) => void addEffect(game, 'viscount-unlenn', 'bob', { unit: id }, 'combat-round'),
  },
  'evelyn-delouis': {
    type: 'infantry',
    mark: (game, { id }) => void addEffect(game, 'evelyn-delouis', 'bob', { unit: id }, 'combat-round'),
  },
  'captain-mendosa': {
    type: 'cruiser',
    mark: (game, { id }) => void addEffect(game, 'captain-mendosa', 'bob', { unit: id, by: 1 }, 'action'),
  },
  'the-alastor': {
    type: 'infantry',
    mark: (game, { id }) => void addEffect(game, 'the-alastor', 'bob', [id], 'combat'),
  },
  'experimental-battlestation': {
    type: 'space-dock',
    mark: (game, { id }) => void addEffect(game, 'experimental-battlestation', 'bob', id, 'action'),
  },
  'duranium-armor': {
    type: 'dreadnought',
    technologies: ['duranium-armor'],
    mark: (game, { id, type }) => {
      const sides = { attacker: 'ann', defender: 'bob' };
      for (const unit of unitsAt(game, { owner: 'bob', type })) unit.damaged = true;
      game.framePath = [{ id: 0, procedure: 'space-combat', step: 'roll', data: { system: '27', round: 2, ...sides } }];
      game.addFact({ type: 'combat-round-begins', ...sides, system: '27', round: 2 });
      game.addFact({ type: 'damage-sustained', seat: 'bob', by: 'ann', id, unit: type, system: '27' });
    },
  },
};

test('Every marking component is listed in MARKING', () => {
  const { book } = table({ sets: POK }).game;
  const marking = (book.modifiersByValue.marks ?? []).map(({ id }) => id);
  expect(marking.sort()).toEqual(Object.keys(MARKING).sort());
});

test('Components that remember a unit in an effect or fact mark it', () => {
  const unmarked = globSync('**/*.ts', { cwd: content }).filter((file) => {
    const text = readFileSync(`${content}/${file}`, 'utf8');
    const remembers =
      /addEffect\(|'damage-sustained' &&|isFact\('damage-sustained'\)/.test(text) &&
      /\b(unit|one|ship)\.id\b/.test(text);
    return remembers && !/\bmarks: /.test(text);
  });
  expect(unmarked).toEqual([]);
});

test.each(Object.entries(MARKING))(
  '%s: marked and unmarked units are listed separately',
  (id, { type, mark, technologies }) => {
    const t = table({
      sets: POK,
      seats: { ann: 'nomad', bob: 'winnu', cat: 'naalu' },
      ...(technologies && { technologies: { bob: technologies } }),
      space: { 27: { bob: `2 ${type}`, ann: '1 cruiser' } },
    });
    const { game } = t;
    const units = unitsAt(game, { owner: 'bob', type });
    mark(game, units[0]);
    const [marked, plainly] = units.map((unit) => game.state.units[unit.id]);
    const ids = units.map((unit) => unit.id);
    expect([marksOf(game, marked).map(({ by }) => by), marksOf(game, plainly)]).toEqual([[id], []]);
    const [{ label, worth }] = marksOf(game, marked);
    expect(labelOf(game, marked)).toContain(label);
    const loss = { seat: 'bob', units: ids, count: 1, why: 'here' };
    const keys = {
      ship: units.map((unit) => shipLineKey(game, unit)),
      cargo: units.map((unit) => cargoLineKey(game, unit)),
      surplus: unitLines(game, units).map(({ key }) => key),
      picked: optionsOf(pickUnit.spec(game, 'bob', { units: ids, prompt: 'Which?' })),
      chosen: optionsOf(chooseUnit.spec(game, 'bob', { units: ids, prompt: 'Which?' })),
      lost: optionsOf(chooseLosses.spec(game, 'bob', loss)),
    };
    for (const [where, found] of Object.entries(keys)) expect([where, new Set(found).size]).toEqual([where, 2]);
    const proposed = chooseLosses.spec(game, 'bob', loss);
    // The less worthy one is given up unless its owner says otherwise.
    const start = proposed.kind === 'allot' ? proposed.proposed : {};
    const gone = Object.keys(start).filter((key) => start[key] > 0);
    expect(gone[0].includes('!')).toBe(worth < 0);
    const shown = buildBoardView(game, 'bob').systems.find((system) => system.id === '27');
    expect(shown?.space.filter(({ owner }) => owner === 'bob').map(({ marks }) => marks)).toEqual([undefined, label]);
  },
);
