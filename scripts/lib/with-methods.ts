/** Replaces methods of an object. Throws an Error for one that it does not have. */
export function withMethods<T extends object>(object: T, methods: Record<string, unknown>): T {
  for (const name of Object.keys(methods))
    if (!(name in object)) throw new Error(`There is no method ${name} to replace`);
  return Object.assign(object, methods);
}
