import { expect, test } from 'vitest';
import type { Spec } from '#engine';
import { table, type Laid } from '../table.ts';

const HERE = 'saudor';

const promptOf = (spec: Spec): string => ('prompt' in spec ? spec.prompt : spec.kind);

/** Something goes on that is no battle: what is too much is removed. */
const looked = (laid: Laid) =>
  table(laid).begins('bombard-and-invade', { seat: 'cal', system: 'empty-1', planets: [] });

test('E3 5.3 over fleet supply the owner chooses the ships that are removed; fighters are not counted', () => {
  const fleet = looked({ space: { [HERE]: 'ann 2 cruiser, carrier, 3 fighter' }, fleet: { ann: 2 } });
  expect(fleet.asked).toEqual(['ann: remove-excess']);
  expect(promptOf(fleet.spec)).toMatch(/ there (are more ships|is more aboard) than /);
  expect(fleet.choices.sort()).toEqual(['carrier', 'cruiser']);
  fleet.says('ann', { cruiser: 1 });
  expect([fleet.at(HERE, 'ann'), fleet.asked]).toEqual(['carrier, cruiser, 3 fighter', []]);
});

test('E3 5.3 ships that are all alike are removed without asking', () => {
  const fleet = looked({ space: { [HERE]: 'ann 4 cruiser' }, fleet: { ann: 3 } });
  expect([fleet.asked, fleet.at(HERE, 'ann')]).toEqual([[], '3 cruiser']);
});

test('E3 7.6 what ships cannot carry is removed, and the owner chooses of what', () => {
  const fleet = looked({ space: { [HERE]: 'ann carrier, 4 fighter, 3 ground-force' } });
  expect(fleet.asked).toEqual(['ann: remove-excess']);
  expect(promptOf(fleet.spec)).toMatch(/ there (are more ships|is more aboard) than /);
  fleet.says('ann', { 'ground-force': 1 });
  expect([fleet.at(HERE, 'ann'), fleet.asked]).toEqual(['carrier, 4 fighter, 2 ground-force', []]);
});

test('E3 7.6 a dock keeps three fighters, beside what ships carry', () => {
  const fleet = looked({ space: { [HERE]: 'ann carrier, 10 fighter' }, ground: { saudor: 'ann space-dock' } });
  expect([fleet.asked, fleet.at(HERE, 'ann')]).toEqual([[], 'carrier, 9 fighter']);
});

test('E3 7.6 fighters that a dock keeps are not given up for what a lost ship carried', () => {
  const fleet = looked({ space: { [HERE]: 'ann 3 fighter, 2 ground-force' }, ground: { saudor: 'ann space-dock' } });
  expect([fleet.asked, fleet.told('units-removed')]).toMatchObject([[], [{ units: { 'ground-force': 2 } }]]);
  expect(fleet.told('units-removed')[0].units.fighter).toBeUndefined();
});

test('E3 7.6 while a battle goes on nothing is removed', () => {
  const fight = table({ space: { 'empty-2': 'ann carrier, 8 fighter; bob cruiser, destroyer' } });
  fight.dice(1, 1).dice(1, 1, 1, 1, 1, 1, 1, 1, 1).dice(7, 1).battle();
  expect([fight.asked, fight.at('empty-2', 'ann')]).toEqual([['ann: assign-hits'], 'carrier, 8 fighter']);
});
