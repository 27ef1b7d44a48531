import { type Place } from '#ti4/rules/combat/combat.ts';
import type { Component } from '#ti4/rules/components/component.ts';
import { newGame, type Rulebook } from '#ti4/rules/game.ts';
import { inForce } from '#ti4/rules/components/in-force.ts';
import type { State } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

/**
 * Values that a roll or the effect of hits depends on. If nothing in force modifies them, the opponent's units do not
 * matter.
 */
export const OF_ROLLS = [
  'roll-stats',
  'hits-on',
  'roll-bonus',
  'dice',
  'extra-dice',
  'die-hits',
  'roll-hits',
  'assignment',
  'ability-denied',
  'ship-in-space',
  'fights-on-ground',
  'roles',
] as const;
export const OF_FIGHTING = ['ship-in-space', 'fights-on-ground', 'roles', 'guards-ships'] as const;
export const OF_HITS = [...OF_FIGHTING, 'sustains-damage', 'can-sustain', 'sustain-cancels'] as const;

/**
 * Reduces the rulebook to modifiers in force, so that each value is computed faster. A unit card's modifiers stay if
 * such a unit is in the system.
 */
export function narrowed(state: State, book: Rulebook, { system }: Place): Rulebook {
  const game = newGame(state, book);
  const counts = (component: Component): boolean => {
    const type = book.byKind.unit[component.id]?.type;
    return inForce(game, component).some(
      ({ holder, key }) =>
        type === undefined || key in state.effects || unitsAt(game, { owner: holder, type, system }).length > 0,
    );
  };
  const modifying: Rulebook['modifiersByValue'] = {};
  for (const [value, list] of Object.entries(book.modifiersByValue) as [
    keyof Rulebook['modifiersByValue'],
    (typeof book.modifiersByValue)[keyof typeof book.modifiersByValue],
  ][]) {
    const left = list?.filter(counts) ?? [];
    if (left.length) modifying[value] = left;
  }
  const listening: Rulebook['listenersByMoment'] = {};
  for (const [moment, list] of Object.entries(book.listenersByMoment)) {
    const left = list.filter(({ component }) => counts(component));
    if (left.length) listening[moment] = left;
  }
  return { ...book, modifiersByValue: modifying, listenersByMoment: listening };
}
