import type { ValueContextOf, BoundTypes, GameOf, ValueName, ValueOf } from './types.ts';
import { activeModifiers } from './zones.ts';

/** Binds the reading of values to an edition. */
export const bindModifiers = <T extends BoundTypes<T>>() => ({
  /** Returns a value after every component and lasting effect in force has changed it. */
  modify<V extends ValueName<T>>(
    game: GameOf<T>,
    name: V,
    about: ValueContextOf<T, V>,
    base: ValueOf<T, V>,
  ): ValueOf<T, V> {
    let value = base;
    for (const { component, held } of activeModifiers<T>(game, name)) {
      const change = component.modifiers?.[name];
      if (change) value = change(game, held, value, about);
    }
    return value;
  },
  /** Lists the components that change a number, in order, and by how much, to explain the result to players. */
  explainModifiers<V extends ValueName<T>>(
    game: GameOf<T>,
    name: V,
    about: ValueContextOf<T, V>,
    base: ValueOf<T, V> & number,
  ): { component: string; by: number }[] {
    let value: number = base;
    return activeModifiers<T>(game, name).flatMap(({ component, held }) => {
      const change = component.modifiers?.[name];
      const before = value;
      if (change) value = change(game, held, value as ValueOf<T, V>, about) as number;
      return value === before ? [] : [{ component: component.id, by: value - before }];
    });
  },
});
