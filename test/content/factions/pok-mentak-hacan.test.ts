import { expect, test } from 'vitest';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import type { State } from '#ti4/rules/state.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting } from './leaders-at-hand.ts';

const POK = ['base', 'codex-1', 'pok'];
const at = (setting: Setting = {}): TestTable =>
  table({ sets: POK, seats: { ann: 'mentak', bob: 'winnu', cat: 'hacan' }, ...setting });
const unlocked =
  (seat: string, id: string) =>
  ({ seats }: State): void => {
    const leader = seats[seat].leaders?.[id];
    if (leader) delete leader.locked;
  };

const raid = (setting: Setting = {}) =>
  load(at({ space: { 27: { ann: '1 carrier', bob: '1 carrier' } }, ...setting }), 10, 1).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });

test("S'ula Mentarion note 1, S'ula Mentarion note 2: loser gives a note", () => {
  const t = raid({ change: unlocked('ann', 'sula-mentarion') });
  t.ann.uses('sula-mentarion');
  expect(t.options('bob', 'note-to-give').toSorted()).toEqual([...t.state.seats.bob.promissoryNotes].toSorted());
  t.bob.chooses('ceasefire@bob', 'note-to-give');
  expect([t.state.seats.ann.promissoryNotes.includes('ceasefire@bob'), t.state.turn.transactions]).toEqual([true, []]);
});

test("S'ula Mentarion note 4, S'ula Mentarion note 4a: four cruisers unlock it", () => {
  expect(raid().facts('leader-unlocked')).toEqual([]);
  const t = raid({
    space: { 27: { ann: '1 carrier', bob: '1 carrier' }, 28: { ann: '2 cruiser' }, 30: { ann: '2 cruiser' } },
  });
  expect(t.facts('leader-unlocked')).toMatchObject([{ leader: 'sula-mentarion' }]);
  t.ann.stays();
  for (const unit of Object.values(t.state.units)) if (unit.type === 'cruiser') delete t.state.units[unit.id];
  t.ann.uses('sula-mentarion');
  expect(t).toAsk('bob note-to-give');
});

test('Harrugh Gefhara note 1: units are free within Production', () => {
  const t = at({
    ground: { arretze: { cat: '1 space-dock' } },
    change: (state) => {
      resting(state);
      unlocked('cat', 'harrugh-gefhara')(state);
    },
  }).begin(produceUnits, { seat: 'cat', system: '16' });
  t.cat.uses('harrugh-gefhara');
  expect(t.cat.refusal('5 dreadnought', 'units-to-produce')).toBe('Dreadnought: choose at most 4.');
  t.cat.produces('3 dreadnought');
  expect(t.facts('produced')).toMatchObject([{ cost: 0, units: ['dreadnought', 'dreadnought', 'dreadnought'] }]);
  expect([t.state.effects, t.state.seats.cat.leaders?.['harrugh-gefhara'].purged]).toEqual([{}, true]);
});
