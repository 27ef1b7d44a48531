import { expect, test } from 'vitest';
import { rulebookOf } from '#ti3/rulebook.ts';
import { placeLeader } from '#ti3/rules/leaders/leader-locations.ts';
import { landLeaders } from '#ti3/rules/leaders/leader-landing.ts';
import { isCargoLine } from '#ti3/rules/movement/movement.ts';
import { landsTroops } from '#ti3/rules/invasion/landing.ts';
import { hasQuality } from '#ti3/rules/units/units.ts';
import type { UnitType } from '#ti3/rules/terms.ts';
import { EXPANDED } from '../card-table.ts';
import { table, type Table } from '../table.ts';

// Shock troops and mechanized units are ground forces for all cards and abilities.

const book = rulebookOf([...EXPANDED, 'leaders']);
const PLAIN = 'ground-force';

const laid = (): Table => {
  const t = table({
    from: book,
    space: { saudor: 'ann carrier, flagship' },
    ground: { saudor: 'ann ground-force, pds' },
  });
  t.game.state.leaders = { 'ann-general': { id: 'ann-general', type: 'general', owner: 'ann' } };
  placeLeader(t.game, t.game.state.leaders['ann-general'], { planet: 'saudor' });
  return t;
};
const { game } = laid();
const KINDS = Object.values(book.units).flatMap(({ type }) => (hasQuality(game, PLAIN, { type }) ? [type] : []));
const BETTER = KINDS.filter((type) => type !== PLAIN);

/** Values that components change by the type of a unit, and what each is before. */
const VALUES: Record<string, unknown> = { 'roll-bonus': 0, rerolls: 0, 'build-barred': undefined, 'docks-build': true };
const PURPOSES = ['ground', 'landing-fire', 'bombardment', 'space', 'pds'] as const;

/** What a component makes of a value for a unit of a type, whatever is rolled for. */
function made(id: string, name: string, type: UnitType): unknown[] {
  const change = book.components[id].modifiers?.[name as 'roll-bonus'] as ((...of: unknown[]) => unknown) | undefined;
  const held = { component: id, holder: 'ann', key: id === 'general' ? 'ann-general' : id, memory: ['u1', 'saudor'] };
  const about = { seat: 'ann', enemy: 'bob', type, system: 'saudor', planet: 'saudor', round: 1 };
  return PURPOSES.flatMap((purpose) =>
    [true, false].map((attacks) => change?.(game, held, VALUES[name], { ...about, purpose, attacks })),
  );
}

const changing = Object.values(book.components).flatMap(({ id, modifiers = {} }) =>
  Object.keys(VALUES).flatMap((name) => (name in modifiers ? [[id, name] as const] : [])),
);

test.each(changing)('E3 21.6, 22.7 %s changes %s for every ground force type', (id, name) => {
  const plain = made(id, name, PLAIN);
  for (const type of BETTER) expect([type, made(id, name, type)]).toEqual([type, plain]);
});

test('E3 21.6, 22.7 every ground force type is carried and lands', () => {
  expect(BETTER.sort()).toEqual(['mechanized-unit', 'shock-troop']);
  for (const type of KINDS)
    expect([type, isCargoLine(`${type}@saudor`), landsTroops({ [`${type}>lor`]: 1 }, 'lor')]).toEqual([
      type,
      true,
      true,
    ]);
});

test.each(KINDS)('E3 20.3 leaders land beside a %s on enemy planets', (type) => {
  const t = table({ from: book, space: { saudor: 'ann carrier' }, ground: { saudor: 'bob ground-force' } });
  const [ship] = Object.values(t.game.state.units).filter((unit) => unit.type === 'carrier');
  t.game.state.leaders = { 'ann-general': { id: 'ann-general', type: 'general', owner: 'ann' } };
  placeLeader(t.game, t.game.state.leaders['ann-general'], { ship: ship.id });
  expect(landLeaders.spec(t.game, 'ann', { system: 'saudor', units: { [`${type}>saudor`]: 1 } }).kind).toBe('allot');
});

test.each(KINDS)('E3 14.1 Gen Synthesis revives a destroyed %s', (type) => {
  const t = table({ from: book, technologies: { ann: ['gen-synthesis'] } });
  const home = t.game.state.systems['sol-home'].planets[0];
  t.game.state.planets[home].owner = 'ann';
  expect(
    t.game.book.components['gen-synthesis'].reactions?.[0].isUsable(
      t.game,
      { component: 'gen-synthesis', holder: 'ann', key: 'gen-synthesis', memory: null },
      { seat: 'ann', system: 'saudor', planet: 'saudor', units: { [type]: 1 } } as never,
    ),
  ).toBe(true);
});

test.each(BETTER)('E3 8.2 Overrun destroys a lone %s', (type) => {
  const t = table({ from: book, ground: { saudor: `bob ${type}; ann mechanized-unit` } });
  const overrun = t.game.book.components.overrun.reactions?.[0];
  const held = { component: 'overrun', holder: 'ann', key: 'overrun', memory: null };
  const event = { system: 'saudor', planet: 'saudor', attacker: 'ann', defender: 'bob' } as never;
  expect(overrun?.isUsable(t.game, held, event)).toBe(true);
  overrun?.effect(t.game, held, event, []);
  expect(t.on('saudor', 'bob')).toBe('');
});

test('E3 22.8 Van Hauge makes shock troops fighters, not mechanized units', () => {
  const fights = (type: UnitType): unknown =>
    book.flagships.yin.modifiers?.['fights-as']?.(
      table({ from: book, races: { ann: 'yin' }, places: { 'yin-home': [0, 6] }, space: { saudor: 'ann flagship' } })
        .game,
      { component: 'van-hauge', holder: 'ann', key: 'van-hauge', memory: null },
      undefined,
      { seat: 'ann', type, system: 'saudor' },
    );
  expect([PLAIN, 'shock-troop', 'mechanized-unit'].map((type) => fights(type as UnitType))).toEqual([
    'fighter',
    'fighter',
    undefined,
  ]);
});
