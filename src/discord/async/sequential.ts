/** Does the same with each, one after the other: in this order, and none before the last is done. */
export async function mapSequential<T, R>(
  all: Iterable<T>,
  body: (one: T, index: number) => Promise<R> | R,
): Promise<R[]> {
  const results: R[] = [];
  for (const one of all) results.push(await body(one, results.length));
  return results;
}

/** Those of which something is true, asked one after the other. */
export async function filterSequential<T>(all: Iterable<T>, is: (one: T) => Promise<boolean>): Promise<T[]> {
  const found: T[] = [];
  for (const one of all) if (await is(one)) found.push(one);
  return found;
}
