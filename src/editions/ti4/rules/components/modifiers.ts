import type { Game } from './component.ts';
import { inForce } from './in-force.ts';
import type { ValueName, Values } from './values.ts';

/** A value as it stands with every component and lasting effect in force. */
export function modify<V extends ValueName>(game: Game, name: V, about: Values[V][0], base: Values[V][1]): Values[V][1] {
  let value = base;
  for (const component of game.book.modifying[name] ?? []) {
    const change = component.modifiers?.[name];
    if (!change) continue;
    for (const held of inForce(game, component)) value = change(game, held, value, about);
  }
  return value;
}
