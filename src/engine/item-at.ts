/** Returns the item at an index of a list; throws if there is none. */
export function itemAt<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new Error(`There is no item ${index} in a list of ${list.length}`);
  return list[index] as T;
}
