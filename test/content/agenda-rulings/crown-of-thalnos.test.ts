import { expect, test } from 'vitest';
import { antiFighterBarrage } from '#ti4/rules/combat/anti-fighter-barrage.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { inPlay } from './council.ts';

// Ann has the Crown, and attacks at Lodor's system.
const at = (setting: Setting): TestTable =>
  table({
    seats: { ann: 'winnu', bob: 'sol', cat: 'jol-nar' },
    ...setting,
    change: (state) => {
      inPlay('the-crown-of-thalnos', 'ann', 'ann')(state);
      setting.change?.(state);
    },
  });
const sides = { system: '26', attacker: 'ann', defender: 'bob' };

/** The space combat up to the roll of its first round. */
function fights(t: TestTable, ...faces: number[]): TestTable {
  load(t, ...faces).begin(spaceCombat, sides);
  for (const seat of ['bob', 'ann']) if (t.asks(seat, 'announce-retreat')) t.seat(seat).stays();
  return t;
}

test('The Crown of Thalnos note 1: rerolls combat dice, not barrage dice', () => {
  const space = { 26: { ann: '1 destroyer', bob: '1 fighter, 1 carrier' } };
  expect(load(at({ space }), 1, 1).begin(antiFighterBarrage, sides)).toAsk();
  const t = fights(at({ space }), 1, 1, 1, 1, 1, 10); // two dice of the barrage, three of the round, one again
  t.ann.uses('the-crown-of-thalnos');
  expect(t.options('ann', 'reroll-dice')).toEqual(['ann destroyer 1']);
});

test('The Crown of Thalnos note 3: other rerolls destroy no units', () => {
  const t = at({ hands: { ann: ['fire-team'] }, ground: { lodor: { bob: '1 infantry', ann: '3 infantry' } } });
  load(t, 1, 2, 10, 1, 1, 1).begin(groundCombat, { ...sides, planet: 'lodor' });
  t.ann.plays('fire-team').rerolls('ann infantry 1');
  t.ann.uses('the-crown-of-thalnos').rerolls('ann infantry 2');
  expect(t.units('ann')).toBe('2 infantry');
  expect(t.facts('unit-destroyed').map(({ seat, by }) => [seat, by])).toEqual([
    ['ann', 'ann'],
    ['bob', 'ann'],
  ]);
});

test('The Crown of Thalnos note 4: destroys units before hits are assigned', () => {
  const t = fights(at({ space: { 26: { ann: '1 cruiser, 1 destroyer', bob: '1 dreadnought' } } }), 1, 1, 1, 1, 10, 1);
  t.ann.uses('the-crown-of-thalnos').rerolls('ann cruiser 1');
  // The dreadnought's hit finds the destroyer alone.
  expect(t).toAsk();
  expect(t.facts('unit-destroyed').map(({ unit, by }) => [unit, by])).toEqual([
    ['cruiser', 'ann'],
    ['destroyer', 'bob'],
  ]);
});

test('The Crown of Thalnos note 5: Sustain Damage cannot prevent the loss', () => {
  const t = fights(at({ space: { 26: { ann: '1 dreadnought, 1 cruiser', bob: '1 destroyer' } } }), 1, 1, 1, 10, 1, 1);
  t.ann.uses('the-crown-of-thalnos').rerolls('ann dreadnought 1');
  expect(t.units('ann')).toBe('1 cruiser');
});

test('The Crown of Thalnos note 2a: dice are rerolled per unit', () => {
  const t = fights(
    at({
      technologies: { ann: ['war-sun'] },
      space: { 26: { ann: '2 war-sun, 1 dreadnought, 1 dreadnought (damaged), 2 cruiser', bob: '1 carrier' } },
      change: (state) => {
        state.seats.ann.tokens.fleet = 9;
      },
    }),
    1,
    1,
    1,
    1,
    1,
    9,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    9,
  );
  t.ann.uses('the-crown-of-thalnos');
  const [first, second] = Object.values(t.state.units)
    .filter((fact) => fact.type === 'war-sun')
    .map(({ id }) => id);
  const spec = t.spec('ann', 'reroll-dice');
  expect(spec.kind === 'allot' && spec.amounts.map(({ key, label, max }) => [key, label, max])).toEqual([
    [`ann war-sun 1 ${first}`, 'war sun (no. 1): 1', 3],
    [`ann war-sun 1 ${second}`, 'war sun (no. 2): 1', 2],
    [`ann war-sun 9 ${second}`, 'war sun (no. 2): 9', 1],
    ['ann dreadnought 1', 'dreadnought: 1', 1],
    ['ann dreadnought 1 damaged', 'dreadnought (damaged): 1', 1],
    ['ann cruiser 1', 'cruiser: 1', 2],
  ]);
  t.ann.rerolls('war sun (no. 1): 1, dreadnought (damaged): 1, cruiser: 1');
  expect(t.facts('unit-destroyed').map(({ unit }) => unit)).toEqual(['war-sun', 'dreadnought', 'carrier']);
  expect(t.units('ann')).toBe('2 cruiser, 1 dreadnought, 1 war-sun');
  expect(t.state.units[second]).toBeDefined();
});
