import type { State, UnitType } from '#ti4/rules/state.ts';
import type { Rulebook } from '#ti4/rules/components/component.ts';
import { defineZone } from './zone.ts';

/** Tells whether a lasting effect currently makes every law blank. */
export const areLawsBlank = ({ state: { effects }, book }: { state: State; book: Rulebook }): boolean => {
  for (const id in effects) if (book.byKind.ability[effects[id].component]?.blanksLaws) return true;
  return false;
};

/** Tells whether a law removes the printed abilities of a unit type. */
export function isUnitTypeDisabled({ state, book }: { state: State; book: Rulebook }, type: UnitType): boolean {
  // Shortcut, because this runs for every unit.
  if (!book.disabled.has(type)) return false;
  for (const key in state.laws)
    if (book.byKind.agenda[state.laws[key].component]?.disables === type) return !areLawsBlank({ state, book });
  return false;
}

/**
 * Laws in play (7): in the common area, where they apply to all players, in a player's play area, or attached to a
 * planet.
 */
export const laws = defineZone({
  name: 'laws in play',
  kinds: ['agenda'],
  inForce: (game, put) => {
    const { laws: inPlay } = game.state;
    if (areLawsBlank(game)) return;
    for (const key in inPlay) {
      const { component, owner, elected } = inPlay[key];
      put({ component, holder: owner ?? '', key, memory: elected ?? null });
    }
  },
  exhaust: {
    of: ({ state }, { key }) => state.laws[key],
    all: ({ state }) => Object.values(state.laws),
    phases: ['status'], // 81.6
  },
});
