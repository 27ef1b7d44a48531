/** Visibility of each field of a record: shown as it is, left out if it is optional, or mapped by a function. */
export type FieldVisibility<T, Viewer> = {
  readonly [K in keyof T]-?:
    | 'open'
    | (undefined extends T[K] ? 'hidden' : never)
    | ((value: Exclude<T[K], undefined>, viewer: Viewer, whole: T) => T[K]);
};

/**
 * Creates a function that returns a record as a viewer may see it. Every field must be listed, so that nobody sees a
 * new field before it is decided who may. Missing fields stay missing; open values are shared, not copied.
 */
export function createRedactor<T extends object, Viewer>(
  fields: FieldVisibility<T, Viewer>,
): (whole: T, viewer: Viewer) => T {
  const names = Object.keys(fields) as (keyof T)[];
  return (whole, viewer) => {
    const seen: Partial<T> = {};
    for (const name of names) {
      const how: unknown = fields[name];
      if (how === 'hidden' || whole[name] === undefined) continue;
      const value = typeof how === 'function' ? (how(whole[name], viewer, whole) as T[typeof name]) : whole[name];
      if (value !== undefined) seen[name] = value;
    }
    return seen as T;
  };
}

/** Redacts each of several records. */
export const redactEach = <T, Viewer>(
  records: Readonly<Record<string, T>>,
  show: (one: T, viewer: Viewer) => T,
  viewer: Viewer,
): Record<string, T> => Object.fromEntries(Object.entries(records).map(([key, one]) => [key, show(one, viewer)]));
