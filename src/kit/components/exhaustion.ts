import type { BoundTypes, Exhaustible, GameOf, HeldComponent, EditionTypes, ExhaustRules } from './types.ts';
import { zonesFor } from './zones.ts';

/** Reference to a component in one place, for exhausting and readying it. */
type Lying = Pick<HeldComponent, 'component' | 'holder' | 'key'>;

/**
 * Returns the exhaust rules of a component's zone and the state of the component there; undefined if it cannot be
 * exhausted.
 */
function restOf<T extends BoundTypes<T>>(
  game: GameOf<T>,
  held: Lying,
): { resting: ExhaustRules<T>; one: Exhaustible } | undefined {
  const component = game.book.components[held.component];
  for (const { exhaust } of component ? zonesFor<T>(game, component) : []) {
    const one = exhaust?.of?.(game, held);
    if (exhaust && one) return { resting: exhaust, one };
  }
  return undefined;
}

/** Tells whether a component can be exhausted in this place. */
export const canExhaust = <T extends BoundTypes<T>>(game: GameOf<T>, held: Lying): boolean =>
  restOf<T>(game, held) !== undefined;

export const isExhausted = <T extends BoundTypes<T>>(game: GameOf<T>, held: Lying): boolean =>
  restOf<T>(game, held)?.one.exhausted === true;

/** Exhausts a component; does nothing if it is no longer in this place. */
export function exhaust<T extends BoundTypes<T>>(game: GameOf<T>, held: Lying): void {
  const rest = restOf<T>(game, held);
  if (!rest) return;
  rest.one.exhausted = true;
  rest.resting.exhausted?.(game, held);
}

function readied<T extends EditionTypes>(game: GameOf<T>, resting: ExhaustRules<T>, one: Exhaustible): void {
  const { exhausted } = one;
  if (resting.ready) resting.ready(one);
  else delete one.exhausted;
  if (exhausted) resting.readied?.(game, one);
}

export function readyComponent<T extends BoundTypes<T>>(game: GameOf<T>, held: Lying): void {
  const rest = restOf<T>(game, held);
  if (rest) readied(game, rest.resting, rest.one);
}

/** Readies everything in the zones that are readied in a phase. */
export function readyAll<T extends BoundTypes<T>>(game: GameOf<T>, phase: string): void {
  for (const { exhaust } of game.book.zones) {
    if (!exhaust?.phases.includes(phase)) continue;
    for (const one of exhaust.all(game)) readied(game, exhaust, one);
  }
}
