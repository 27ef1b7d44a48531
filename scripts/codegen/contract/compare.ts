import type { SavedWords } from './saved-words.ts';

type Lists = Record<string, Record<string, readonly string[]>>;

const listed = (words: SavedWords | Lists): [part: string, kind: string, words: readonly string[]][] =>
  Object.entries(words as Lists).flatMap(([part, kinds]) =>
    Object.entries(kinds).map(([kind, list]): [string, string, readonly string[]] => [part, kind, list]),
  );

/** Lists the words of `before` that `now` lacks, as `part kind: word`. */
export function missingWords(before: SavedWords, now: SavedWords): string[] {
  return listed(before).flatMap(([part, kind, words]) => {
    const there = new Set((now as unknown as Lists)[part]?.[kind]);
    return words.filter((word) => !there.has(word)).map((word) => `${part} ${kind}: ${word}`);
  });
}

/** Merges two lists; no word is ever removed. */
export function mergeWords(before: SavedWords, now: SavedWords): SavedWords {
  const all: Record<string, Record<string, string[]>> = {};
  for (const [part, kind, words] of [...listed(before), ...listed(now)]) {
    const kinds = (all[part] ??= {});
    kinds[kind] = [...new Set([...(kinds[kind] ?? []), ...words])].toSorted();
  }
  return all as unknown as SavedWords;
}
