import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'ysia-yssrila',
  name: "Y'sia Y'ssrila",
  set: 'base',
  text: "Cost 8, combat 5 with 2 dice, move 2, capacity 3, Sustain Damage. It can move through systems with other players' ships.",
  faction: 'yssaril',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 2 },
  move: 2,
  capacity: 3,
  sustainDamage: true,
  modifiers: {
    'ignores-blocking-ships': (_game, { holder }, ignores, { unit: ship }) =>
      ignores || (ship.owner === holder && ship.type === 'flagship'),
  },
});
