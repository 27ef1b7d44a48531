import { on, unit } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { ignoresPlanetaryShields } from '#ti4/content/shared/modifiers/planetary-shield.ts';

export default unit({
  id: 'arc-secundus',
  name: 'Arc Secundus',
  set: 'base',
  text: "Cost 8, combat 5 with 2 dice, move 1, capacity 3, Bombardment 5 with 3 dice, Sustain Damage. Other players' units in its system lose Planetary Shield. Repair it when a space combat round begins there.",
  faction: 'letnev',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  bombardment: { value: 5, dice: 3 },
  modifiers: {
    ...ignoresPlanetaryShields('flagship'),
    'repairs-itself': (_game, { holder }, repaired, { unit: one }) =>
      repaired || (one.owner === holder && one.type === 'flagship'),
  },
  reactions: [
    on('when', 'space-combat-round-begins', {
      mandatory: true,
      isUsable: (game, { holder }, { system }) =>
        unitsAt(game, { owner: holder, type: 'flagship', system }).some(({ damaged }) => damaged),
      effect: (game, { holder }, { system }) => {
        for (const flagship of unitsAt(game, { owner: holder, type: 'flagship', system })) {
          delete flagship.damaged;
          game.addFact({ type: 'unit-repaired', seat: holder, unit: flagship.type, system });
        }
      },
    }),
  ],
});
