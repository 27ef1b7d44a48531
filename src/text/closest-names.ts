import { editDistance } from './edit-distance.ts';

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
    const found = editDistance(wanted, text);
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
