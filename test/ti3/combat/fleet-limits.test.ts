import { expect, test } from 'vitest';
import type { Spec } from '#engine';
import { table, type Laid } from '../table.ts';

const HERE = 'saudor';

const promptOf = (spec: Spec): string => ('prompt' in spec ? spec.prompt : spec.kind);

/** Something goes on that is no battle: what is too much is removed. */
const looked = (laid: Laid) =>
  table(laid).begins('bombard-and-invade', { seat: 'cal', system: 'empty-1', planets: [] });

test('E3 5.3 the owner removes excess ships, fighters excluded', () => {
  const fleet = looked({ space: { [HERE]: 'ann 2 cruiser, carrier, 3 fighter' }, fleet: { ann: 2 } });
  expect(fleet.asked).toEqual(['ann: remove-excess']);
  expect(promptOf(fleet.spec)).toMatch(/ your ships exceed your fleet supply\. /);
  expect(fleet.choices.sort()).toEqual(['carrier', 'cruiser']);
  fleet.says('ann', { cruiser: 1 });
  expect([fleet.at(HERE, 'ann'), fleet.asked]).toEqual(['carrier, cruiser, 3 fighter', []]);
});

test('E3 5.3 removes identical excess ships without asking', () => {
  const fleet = looked({ space: { [HERE]: 'ann 4 cruiser' }, fleet: { ann: 3 } });
  expect([fleet.asked, fleet.at(HERE, 'ann')]).toEqual([[], '3 cruiser']);
});

test('E3 7.6 the owner removes units without capacity', () => {
  const fleet = looked({ space: { [HERE]: 'ann carrier, 4 fighter, 3 ground-force' } });
  expect(fleet.asked).toEqual(['ann: remove-excess']);
  expect(promptOf(fleet.spec)).toMatch(/ your units exceed the capacity of your ships\. /);
  fleet.says('ann', { 'ground-force': 1 });
  expect([fleet.at(HERE, 'ann'), fleet.asked]).toEqual(['carrier, 4 fighter, 2 ground-force', []]);
});

test('E3 7.6 a dock holds three fighters beyond ship capacity', () => {
  const fleet = looked({ space: { [HERE]: 'ann carrier, 10 fighter' }, ground: { saudor: 'ann space-dock' } });
  expect([fleet.asked, fleet.at(HERE, 'ann')]).toEqual([[], 'carrier, 9 fighter']);
});

test('E3 7.6 docked fighters are not removed for lost cargo', () => {
  const fleet = looked({ space: { [HERE]: 'ann 3 fighter, 2 ground-force' }, ground: { saudor: 'ann space-dock' } });
  expect([fleet.asked, fleet.told('units-removed')]).toMatchObject([[], [{ units: { 'ground-force': 2 } }]]);
  expect(fleet.told('units-removed')[0].units.fighter).toBeUndefined();
});

test('E3 7.6 removes nothing during a battle', () => {
  const fight = table({ space: { 'empty-2': 'ann carrier, 8 fighter; bob cruiser, destroyer' } });
  fight.dice(1, 1).dice(1, 1, 1, 1, 1, 1, 1, 1, 1).dice(7, 1).battle();
  expect([fight.asked, fight.at('empty-2', 'ann')]).toEqual([['ann: assign-hits'], 'carrier, 8 fighter']);
});
