import { expect, test } from 'vitest';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { reroll, type Roll } from '#ti4/rules/combat/dice.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load, plain } from './loaded-dice.ts';
import { table, type Setting, type TestTable } from './table.ts';

/** Ann's infantry against bob's on Starpoint. */
const ground = (setting: Setting, ...faces: number[]) =>
  load(
    table({
      seats: plain,
      ground: { starpoint: { bob: '2 infantry' } },
      ...setting,
      change: (state) => {
        for (const id of ['a', 'b'])
          state.units[id] = { id, type: 'infantry', owner: 'ann', system: '27', planet: 'starpoint' };
        setting.change?.(state);
      },
    }),
    ...faces,
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
const produced = (t: TestTable) => t.facts('hits-produced').map((fact) => [fact.seat, fact.hits]);

test('74.1 the new result counts, better or worse', () => {
  const t = ground({ hands: { ann: ['fire-team'] } }, 9, 2, 1, 9, 1, 1, 10, 10, 1);
  t.ann.plays('fire-team').rerolls('ann infantry 9, ann infantry 2');
  expect(t.facts('dice-rerolled')).toMatchObject([
    {
      dice: [
        { face: 1, hit: false },
        { face: 9, hit: true },
      ],
    },
  ]);
  expect(produced(t)[0]).toEqual(['ann', 1]);
});

test('74.2 a second ability may reroll a die again', () => {
  const thalnos: Setting = {
    hands: { ann: ['fire-team'] },
    change: (state) => {
      state.laws['the-crown-of-thalnos'] = { component: 'the-crown-of-thalnos', owner: 'ann' };
    },
  };
  const t = ground(thalnos, 1, 1, 2, 2, 1, 1, 9, 9, 1, 1, 1, 1);
  t.ann.plays('fire-team').rerolls('2 ann infantry 1');
  expect(t).toAsk('ann window'); // the Crown of Thalnos, after both sides have rolled
  t.ann.uses('the-crown-of-thalnos').rerolls('2 ann infantry 2');
  expect(t.facts('dice-rerolled').map((fact) => fact.by)).toEqual(['fire-team', 'the-crown-of-thalnos']);
  expect(t.units('bob')).toBe('');
});

test('74.2 reroll ignores repeats by the same ability', () => {
  const t = load(table({ seats: plain }), 2, 3);
  const roll: Roll = {
    seat: 'ann',
    against: 'bob',
    purpose: 'space-combat',
    system: '27',
    dice: [{ unit: null, type: 'cruiser', hitsOn: 7, bonus: 0, face: 1 }],
  };
  for (const by of ['one', 'one', 'two', 'two']) reroll(t.game, roll, roll.dice ?? [], by);
  expect(roll.dice?.[0]).toMatchObject({
    face: 3,
    rerolled: [
      { face: 1, by: 'one' },
      { face: 2, by: 'two' },
    ],
  });
});

test('74.2 abilities do not offer dice already rerolled', () => {
  const t = ground({ hands: { ann: ['fire-team'] } }, 1, 1, 2, 1, 1, 10, 10, 1, 1);
  t.ann.plays('fire-team').rerolls('ann infantry 1');
  const [again] = t.facts('dice-rerolled');
  expect(again.dice).toHaveLength(1);
});

test('74 note 1 a combat reroll does not answer bombardment', () => {
  const t = load(
    table({
      seats: plain,
      hands: { ann: ['fire-team'] },
      space: { 27: { ann: '1 dreadnought' } },
      ground: { starpoint: { bob: '2 infantry' } },
    }),
    1,
  ).begin(bombardment, { seat: 'ann', system: '27' });
  t.ann.bombards('starpoint');
  expect(t).toAsk();
});

test('56.2 bonuses add to the result, penalties subtract', () => {
  const seats = { ann: 'jol-nar', bob: 'winnu', cat: 'naalu' };
  const fight = (hands: Setting['hands'], face: number) =>
    load(
      table({ seats, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } }, ...(hands && { hands }) }),
      face,
      1,
      10,
      10,
    ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  const shown = (t: TestTable) => (t.facts('dice-rolled')[0].dice as { result: number; hit: boolean }[])[0];
  expect(shown(fight(undefined, 7))).toMatchObject({ result: 6, hit: false });
  expect(shown(fight(undefined, 8))).toMatchObject({ result: 7, hit: true });
  const t = fight({ ann: ['morale-boost'] }, 7).ann.plays('morale-boost').table;
  expect(shown(t)).toMatchObject({ result: 7, hit: true });
});
