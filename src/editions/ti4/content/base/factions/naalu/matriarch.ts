import { on, unit, type HeldComponent } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

const landed = (game: Game, { holder }: HeldComponent, system: SystemId) =>
  unitsAt(game, { owner: holder, system, type: 'fighter' }).filter(({ planet }) => planet !== undefined);

/** Returns fighters to space before control is established: they neither hold a planet nor win its combat (49.5). */
function takeOff(game: Game, held: HeldComponent, system: SystemId, planet?: string): void {
  for (const fighter of landed(game, held, system))
    if (planet === undefined || fighter.planet === planet) delete fighter.planet;
}

export default unit({
  id: 'matriarch',
  name: 'Matriarch',
  set: 'base',
  text: 'Cost 8, combat 9 with 2 dice, move 1, capacity 6, Sustain Damage. When you invade in its system: you may commit fighters, which fight as ground forces. After the combat, they return to space.',
  faction: 'naalu',
  type: 'flagship',
  cost: 8,
  combat: { value: 9, dice: 2 },
  move: 1,
  capacity: 6,
  sustainDamage: true,
  modifiers: {
    'can-commit': (game, { holder }, can, { seat, unit: fighter }) =>
      can ||
      (seat === holder &&
        fighter.type === 'fighter' &&
        unitsAt(game, { owner: holder, type: 'flagship', system: fighter.system, space: true }).length > 0),
    'fights-on-ground': (_game, { holder }, fights, { unit: fighter }) =>
      fights || (fighter.owner === holder && fighter.type === 'fighter'),
  },
  reactions: [
    on('after', 'ground-combat-ends', {
      mandatory: true,
      isUsable: (game, held, { system, planet }) =>
        landed(game, held, system).some((fighter) => fighter.planet === planet),
      effect: (game, held, { system, planet }) => takeOff(game, held, system, planet),
    }),
    // Covers planets without a ground combat.
    on('after', 'invasion-ends', {
      mandatory: true,
      isUsable: (game, held, { seat, system }) => seat === held.holder && landed(game, held, system).length > 0,
      effect: (game, held, { system }) => takeOff(game, held, system),
    }),
  ],
});
