import { leader, on, type Game } from '#ti4/rules/components/component.ts';
import { rollStats } from '#ti4/rules/combat/dice.ts';
import { isUnitAbilityRoll } from '#ti4/rules/combat/roll-purpose.ts';
import type { Unit } from '#ti4/rules/state.ts';
import { definitionOf, unitsAt } from '#ti4/rules/units/units.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';
import { extraAbilityDie } from '#ti4/content/pok/shared/extra-ability-die.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const UNITS = 6;
const PURPOSES = ['anti-fighter-barrage', 'bombardment'] as const;

/**
 * Tells whether a unit has one of the three abilities. Firing by a card as if it had Space Cannon does not count (note
 * 1a).
 */
const armed = (game: Game, unit: Unit): boolean =>
  definitionOf(game, unit).spaceCannon !== undefined ||
  PURPOSES.some((purpose) => rollStats(game, unit, purpose, unit.system) !== undefined);

export default leader({
  id: 'trrakan-aun-zulok',
  name: 'Trrakan Aun Zulok',
  set: 'pok',
  faction: 'argent',
  role: 'commander',
  text: 'Unlock: have 6 units with Anti-Fighter Barrage, Space Cannon or Bombardment on the board. When your units roll for a unit ability: you may choose 1 of them. It rolls 1 extra die.',
  ...unlocksWith(
    UNITS,
    'units with Anti-Fighter Barrage, Space Cannon or Bombardment',
    (game, seat) => unitsAt(game, { owner: seat }).filter((unit) => armed(game, unit)).length,
  ),
  reactions: [
    on(
      'when',
      'roll-begins',
      extraAbilityDie(() => undefined),
    ),
  ],
  modifiers: {
    'free-dice': (_game, { holder }, dice, { seat, purpose }) =>
      seat === holder && isUnitAbilityRoll(purpose) ? dice + 1 : dice,
  },
  questions: [chooseUnit],
});
