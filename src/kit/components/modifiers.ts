import type { AboutOf, Bound, GameOf, ValueName, ValueOf } from './types.ts';
import { changing } from './zones.ts';

/** Binds the reading of values to an edition. */
export const valuesOf = <T extends Bound<T>>() => ({
  /** A value as it stands with every component and lasting effect in force. */
  modify<V extends ValueName<T>>(game: GameOf<T>, name: V, about: AboutOf<T, V>, base: ValueOf<T, V>): ValueOf<T, V> {
    let value = base;
    for (const { component, held } of changing<T>(game, name)) {
      const change = component.modifiers?.[name];
      if (change) value = change(game, held, value, about);
    }
    return value;
  },
  /** What changes a number, in turn, and by how much: for whoever is told how it comes about. */
  changesOf<V extends ValueName<T>>(
    game: GameOf<T>,
    name: V,
    about: AboutOf<T, V>,
    base: ValueOf<T, V> & number,
  ): { component: string; by: number }[] {
    let value: number = base;
    return changing<T>(game, name).flatMap(({ component, held }) => {
      const change = component.modifiers?.[name];
      const before = value;
      if (change) value = change(game, held, value as ValueOf<T, V>, about) as number;
      return value === before ? [] : [{ component: component.id, by: value - before }];
    });
  },
});
