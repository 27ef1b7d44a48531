/** Maps the items in order; starts each only after the one before it has settled. */
export async function mapSequential<T, R>(
  all: Iterable<T>,
  body: (one: T, index: number) => Promise<R> | R,
): Promise<R[]> {
  const results: R[] = [];
  for (const one of all) results.push(await body(one, results.length));
  return results;
}

/** Returns the items that pass the async predicate, tested one after another. */
export async function filterSequential<T>(all: Iterable<T>, is: (one: T) => Promise<boolean>): Promise<T[]> {
  const found: T[] = [];
  for (const one of all) if (await is(one)) found.push(one);
  return found;
}
