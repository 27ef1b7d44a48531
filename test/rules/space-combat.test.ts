import { expect, test } from 'vitest';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load, rolls, plain } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

// Tile 27 lies at 102, beside 26 (101), 28 (103) and 20 and 21 further out.
const fight = { system: '27', attacker: 'ann', defender: 'bob' };
const combat = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, ...setting }), ...faces).begin(spaceCombat, { ...fight });

test('78.5, 78.5f ships roll against combat values, attacker first', () => {
  const t = combat({ space: { 27: { ann: '2 cruiser', bob: '1 carrier' } } }, 7, 6, 9);
  expect(rolls(t)).toEqual(['ann space-combat 2', 'bob space-combat 1']);
  expect(t.facts('hits-produced').map((fact) => [fact.seat, fact.hits])).toEqual([
    ['ann', 1],
    ['bob', 1],
  ]);
});

test('78.5b, 78.5c dice roll in order of combat values', () => {
  const t = combat({ space: { 27: { ann: '1 fighter, 1 dreadnought, 1 cruiser', bob: '1 carrier' } } }, 1, 1, 9, 1);
  const [fact] = t.facts('dice-rolled');
  expect((fact.dice as { unit: string }[]).map((die) => die.unit)).toEqual(['dreadnought', 'cruiser', 'fighter']);
});

test('78.6, 78.10 losing both last ships is a draw', () => {
  const t = combat({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } }, 10, 10);
  expect(t.units('ann') + t.units('bob')).toBe('');
  expect(t.facts('combat-drawn')).toHaveLength(1);
  expect(t.facts('combat-won')).toHaveLength(0);
});

test('78.6 the hit player chooses exactly the losses required', () => {
  const t = combat(
    { space: { 27: { ann: '2 cruiser', bob: '2 carrier, 2 fighter' } } },
    10,
    10,
    1,
    1,
    1,
    1,
    10,
    10,
    1,
    1,
  );
  expect(t).toAsk('bob assign-hits');
  expect(t.bob.refusal('fighter')).toBe('Choose exactly 2 units to lose; you chose 1.');
  t.bob.loses('fighter, carrier');
  expect(
    t
      .facts('unit-destroyed')
      .slice(0, 2)
      .map((fact) => fact.unit),
  ).toEqual(['carrier', 'fighter']);
});

test('78.6 both sides choose their losses simultaneously', () => {
  const t = combat({ space: { 27: { ann: '1 carrier, 2 fighter', bob: '1 carrier, 2 fighter' } } }, 10, 1, 1, 10, 1, 1);
  expect(t).toAsk('ann assign-hits', 'bob assign-hits');
});

test('78.6 more hits than ships: no prompt', () => {
  const t = combat({ space: { 27: { ann: '3 cruiser', bob: '1 carrier, 1 fighter' } } }, 10, 10, 10, 1, 1);
  expect(t.units('bob')).toBe('');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', loser: 'bob', where: 'space', system: '27' }]);
});

test('78.8, 78.3b rounds repeat, only the first with barrage', () => {
  const t = combat({ space: { 27: { ann: '1 destroyer', bob: '1 cruiser' } } }, 1, 1, 1, 1, 1, 1, 10, 1);
  expect(rolls(t).filter((roll) => roll.includes('barrage'))).toEqual(['ann anti-fighter-barrage 2']);
  expect(t.facts('combat-round-begins').map((fact) => fact.round)).toEqual([1, 2, 3]);
  expect(t.state.stack).toEqual([]);
});

test('78.9, 78 note 13 fighters may win, then check capacity', () => {
  const t = combat({ space: { 27: { ann: '1 fighter', bob: '1 carrier' } } }, 10, 1);
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  t.leaves('ann', 'excess-units');
});

test('59.3 defenders in a nebula add 1 to combat', () => {
  const t = load(
    table({ seats: plain, board: { 102: '42' }, space: { 42: { ann: '1 cruiser', bob: '1 cruiser' } } }),
    6,
    6,
  ).begin(spaceCombat, { ...fight, system: '42' });
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'bob' }]);
});

test('33 a player eliminated during combat leaves it', () => {
  const t = combat({ space: { 27: { ann: '2 cruiser', bob: '1 dreadnought, 1 carrier' } } }, 10, 1, 1, 1);
  expect(t).toAsk('bob sustain-damage');
  t.state.seats.bob.eliminated = true;
  for (const unit of Object.values(t.state.units)) if (unit.owner === 'bob') delete t.state.units[unit.id];
  t.begin(spaceCombat, { system: '20', attacker: 'ann', defender: 'cat' });
  expect(t.state.stack).toEqual([]);
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', loser: 'bob' }]);
});
