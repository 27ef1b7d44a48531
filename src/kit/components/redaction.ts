/** How each field of a record is shown to one who looks: as it is, not at all where it may be missing, or by a function. */
export type FieldVisibility<T, Viewer> = {
  readonly [K in keyof T]-?:
    | 'open'
    | (undefined extends T[K] ? 'hidden' : never)
    | ((value: Exclude<T[K], undefined>, viewer: Viewer, whole: T) => T[K]);
};

/**
 * A record as somebody may see it. Every field has to be named, so that a new one is known to nobody before somebody has said who may
 * know it; what is missing stays missing. What is open is shared, not copied.
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

/** The same for each of a record of records. */
export const redactEach = <T, Viewer>(
  records: Readonly<Record<string, T>>,
  show: (one: T, viewer: Viewer) => T,
  viewer: Viewer,
): Record<string, T> => Object.fromEntries(Object.entries(records).map(([key, one]) => [key, show(one, viewer)]));
