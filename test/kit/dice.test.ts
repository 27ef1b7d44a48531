import { expect, test } from 'vitest';
import { isHit, raiseDie, wasRerolledBy, dieResult } from '#kit/combat/dice.ts';
import { fair, kit } from './fair.ts';

// At the fair, jugglers throw dice of six sides.
const { rollDice, rerollDice } = kit.configureDice({ sides: 6, againLabel: (by) => `again for ${by}` });
const thrown = (count = 40, label = 'juggling') => {
  const game = fair();
  const heard: { label: string; sides: number }[] = [];
  game.trace = (event) => void (event.is === 'draw' && heard.push({ label: event.label, sides: event.sides }));
  const asked = Array.from({ length: count }, (_, i) => ({ juggler: `juggler ${i}`, hitsOn: 5, bonus: 1 }));
  return { game, heard, asked, dice: rollDice(game, label, asked) };
};
const die = { hitsOn: 5, bonus: 1, face: 3 };

test('each die keeps its label data in order and its own face', () => {
  const { asked, dice } = thrown();
  expect(dice.map(({ face: _face, ...about }) => about)).toEqual(asked);
  expect([...new Set(dice.map(({ face }) => face))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('rolls and rerolls use the edition’s labels', () => {
  const { game, heard, dice } = thrown(2);
  rerollDice(game, dice, 'encore');
  expect(heard.map(({ label }) => label)).toEqual(['juggling', 'juggling', 'again for encore', 'again for encore']);
  expect(new Set(heard.map(({ sides }) => sides))).toEqual(new Set([6]));
});

test('a die hits when its result with modifiers reaches the threshold', () => {
  expect([dieResult(die), isHit(die)]).toEqual([4, false]);
  expect(isHit({ ...die, face: 4 })).toBe(true);
  const raised = { ...die };
  raiseDie(raised, 'applause', 1);
  raiseDie(raised, 'cheers', 2);
  expect([dieResult(raised), isHit(raised)]).toEqual([7, true]);
});

test('a rerolled die loses its modifiers and remembers its old face', () => {
  const { game, dice } = thrown();
  const before = dice.map(({ face }) => face);
  raiseDie(dice[0], 'applause', 1);
  expect(rerollDice(game, dice, 'encore')).toEqual(dice);
  expect(dice.map(({ rerolled }) => rerolled)).toEqual(before.map((face) => [{ face, by: 'encore' }]));
  expect(dice.map(({ face }) => face)).not.toEqual(before);
  expect(dice[0].raised).toBeUndefined();
});

test('one component rerolls a die only once; another may follow', () => {
  const { game, heard, dice } = thrown(3);
  rerollDice(game, dice.slice(0, 1), 'encore');
  expect(rerollDice(game, dice, 'encore')).toEqual(dice.slice(1));
  expect(rerollDice(game, dice, 'encore')).toEqual([]);
  expect(heard).toHaveLength(6);
  expect(dice.map((one) => [wasRerolledBy(one, 'encore'), wasRerolledBy(one, 'whim')])).toEqual(
    Array(3).fill([true, false]),
  );
  expect(rerollDice(game, dice, 'whim')).toHaveLength(3);
});
