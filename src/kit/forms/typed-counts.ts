import type { AmountOption } from '#engine';
import { formatCount } from '#text/sentences.ts';
import { positionIn } from '#text/short-places.ts';

// Counts as people type them: "2 fighters, 1 carrier".

/** Counts that were typed, or why they could not be read. `isGuess`: a name was abbreviated or misspelled. */
type TypedCounts = { counts: Record<string, number>; isGuess?: true } | { problem: string };

/** Reads a typed list of counts of these lines; `proposed` are the counts that “suggested” means. */
export type CountReader = (
  lines: readonly AmountOption[],
  typed: string,
  proposed?: Record<string, number>,
) => TypedCounts;

/** Reads counts typed with the keys of their lines: "2 cruiser@209, 1 carrier@209". */
export const readCountKeys: CountReader = (lines, typed) => {
  const counts: Record<string, number> = {};
  for (const part of typed
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)) {
    // prettier-ignore
    const [, count, key = ''] = /^(\d{1,3}) (.+)$/s.exec(part) ?? [];
    if (!lines.some((line) => line.key === key)) return { problem: `I don't know “${part}” here.` };
    counts[key] = (counts[key] ?? 0) + Number(count);
  }
  return { counts };
};

/** Writes the name of a unit as within a sentence: "carrier", but "PDS". */
const uncapitalized = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** Returns the label without its place, which other labels may make necessary: "Carrier" of "Carrier from Jord". */
const withoutPlace = (label: string): string => label.replace(/ (?:from|to|on|at|in) .+$/, '');

/** Returns ways to write a count of a line, the shortest first. */
function waysToWrite(
  { key, label, plural, isUnique, group }: AmountOption,
  count: number,
  placeWord: string,
): string[] {
  if (isUnique && count === 1) return [label, `${count} ${key}`];
  if (plural !== undefined) return [formatCount(count, label, plural), `${count} ${key}`];
  const short = uncapitalized(withoutPlace(label));
  const names = [...(count > 1 && /[a-rt-xz]$/.test(short) ? [`${short}s`] : []), short];
  const places = group === undefined ? [] : [positionIn(group) ?? group, group];
  const itsPlace = label.slice(withoutPlace(label).length);
  return [
    ...names.map((name) => `${count} ${name}`),
    ...places.flatMap((place) => names.map((name) => `${count} ${name} ${placeWord} ${place}`)),
    ...names.map((name) => `${count} ${name}${itsPlace}`),
    `${count} ${label}`,
    `${count} ${key}`,
  ];
}

/** Returns the counts above zero. */
const positive = (counts: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(counts).filter(([, count]) => count > 0);

/** Tells whether a text is read as exactly these counts. */
function isReadAs(text: string, counts: Readonly<Record<string, number>>, read: () => TypedCounts): boolean {
  const found = read();
  if ('problem' in found || !text) return false;
  const [wanted, got] = [positive(counts), positive(found.counts)];
  return wanted.length === got.length && wanted.every(([key, count]) => found.counts[key] === count);
}

/**
 * Writes counts as they can be typed, each as briefly as the reader still understands: "2 fighters, 1 carrier".
 * `placeWord`: the word between a unit and its place.
 */
export function writeCounts(
  lines: readonly AmountOption[],
  counts: Readonly<Record<string, number>>,
  read: CountReader,
  placeWord = 'at',
): string {
  const written = lines.flatMap((line) => {
    const count = counts[line.key] ?? 0;
    if (count <= 0) return [];
    const ways = waysToWrite(line, count, placeWord);
    const isClear = (text: string): boolean => isReadAs(text, { [line.key]: count }, () => read(lines, text));
    return [{ brief: ways.find(isClear) ?? ways.at(-1) ?? '', exact: `${count} ${line.key}` }];
  });
  const own = Object.fromEntries(lines.map(({ key }) => [key, counts[key] ?? 0]));
  const brief = written.map((one) => one.brief).join(', ');
  return !brief || isReadAs(brief, own, () => read(lines, brief)) ? brief : written.map((one) => one.exact).join(', ');
}
