import type { Composition } from '#render/composition.ts';
import { composeCombat } from '#render/pictures/combat-picture.ts';
import type { CombatView } from '#ti4/views/index.ts';

/** Formats "Space combat at 205" or "Ground combat on Lodor". */
export const combatTitle = ({ where, position, planet }: CombatView): string =>
  planet === undefined
    ? `${where === 'space' ? 'Space' : 'Ground'} combat${position === null ? '' : ` at ${position}`}`
    : `Ground combat on ${planet}`;

export const composeCombatView = (view: CombatView): Composition =>
  composeCombat({
    title: combatTitle(view),
    rounds: view.rounds,
    sides: view.sides.map(({ seat, faction, units, ...side }) => ({
      ...side,
      people: faction,
      won: seat === view.winner,
      units: units.map(({ type, ...fates }) => ({ shape: type, ...fates })),
    })),
  });
