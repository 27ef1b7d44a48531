/** Computes the Levenshtein distance between two texts. */
function apartBy(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (const [i, sign] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++)
      next.push(Math.min(row[j + 1] + 1, next[j] + 1, row[j] + (sign === other[j] ? 0 : 1)));
    row = next;
  }
  return row[other.length];
}

/**
 * Returns up to `most` names, those closest to the typed text first. In a name of several words, the closest word
 * counts as well.
 */
export function closestNames(typed: string, names: readonly string[], most: number): string[] {
  const wanted = typed.trim().toLowerCase().slice(0, 40);
  // Many names share words, so distances are cached.
  const known = new Map<string, number>();
  const apart = (text: string): number => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = apartBy(wanted, text);
    known.set(text, found);
    return found;
  };
  const far = (name: string): number => {
    const whole = name.toLowerCase();
    return Math.min(apart(whole), ...whole.split(/[^\p{L}\p{N}']+/u).map(apart));
  };
  return [...new Set(names)]
    .map((name) => ({ name, far: far(name) }))
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);
}
