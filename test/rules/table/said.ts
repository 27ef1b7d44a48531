import type { Answer, AmountOption, Option, Spec } from '#engine';

/** Returns the options or amounts of a question. */
const offeredBy = (spec: Spec): (Option | AmountOption)[] =>
  'options' in spec ? spec.options : 'amounts' in spec ? spec.amounts : [];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Returns a key without its prefix and copy number: 'component:plague#1' becomes plague. */
export const bare = (key: string): string =>
  key
    .replace(/^[a-z]+:/, '')
    .replace(/\/\d+$/, '')
    .replace(/[#@].*$/, '');

/** Ways to match an option, from strict to loose; the first one with a match decides. */
const WAYS: ((one: Option | AmountOption, said: string) => boolean)[] = [
  ({ key }, said) => key === said,
  ({ key }, said) => key.replace(/#\d+$/, '') === said,
  ({ key }, said) => key.replace(/^[a-z]+:/, '').replace(/#\d+$/, '') === said,
  ({ label }, said) => plain(label) === plain(said),
  ({ label, hint }, said) => hint !== undefined && plain(`${label} ${hint}`) === plain(said),
  ({ label }, said) => plain(label.split(',')[0]) === plain(said),
  ({ label }, said) => plain(label.replace(/ \(\d+\)$/, '')) === plain(said),
  ({ key }, said) => bare(key) === said,
  // A borrowed commander: its name comes first, then its owner.
  ({ label }, said) => plain(label).startsWith(`${plain(said)}-`),
];

/** Tells whether all options are copies of one card, or units with the same label, which count as one choice. */
const sameThing = (found: (Option | AmountOption)[]): boolean =>
  new Set(found.map(({ key, label }) => `${bare(key)} ${label}`)).size === 1;
const alike = (found: (Option | AmountOption)[]): boolean =>
  new Set(found.map(({ label, hint }) => `${label} ${hint ?? ''}`)).size === 1;
const copies = (found: (Option | AmountOption)[]): boolean =>
  (sameThing(found) && found.every(({ key }) => key.includes('#'))) ||
  (alike(found) && found.every(({ key }) => /^u\d+$/.test(key)));

/** Formats the options for an error message. */
export const told = (spec: Spec): string =>
  offeredBy(spec)
    .map(({ key, label, disabledReason }) => `${key} (${label}${disabledReason ? `; not now: ${disabledReason}` : ''})`)
    .join(', ') || `nothing to choose (${spec.kind})`;

export class NotOffered extends Error {}

/**
 * Returns the key of an option by its key, the name of its card or component, or its label. Throws NotOffered if there
 * is none, or several.
 */
export function keyOf(spec: Spec, said: string): string {
  const offered = offeredBy(spec);
  for (const way of WAYS) {
    const found = offered.filter((one) => way(one, said));
    if (found.length === 1 || (found.length > 1 && copies(found))) return found[0].key;
    if (found.length > 1)
      throw new NotOffered(`"${said}" may be any of ${found.map(({ key, label }) => `${key} (${label})`).join(', ')}`);
  }
  throw new NotOffered(`"${said}" is not offered; offered: ${told(spec)}`);
}

/**
 * Converts 'cruiser (damaged) from 26' to the key 'cruiser-damaged@26' and 'infantry from lodor to starpoint' to
 * 'infantry@lodor>starpoint'.
 */
const asLine = (said: string): string =>
  said
    .replace(/ \(damaged\)/, '-damaged')
    .replace(/^from (\S+) to (\S+)$/, '$1>$2')
    .replace(/ from (\S+) to (\S+)$/, '@$1>$2')
    .replace(/ (?:from|on|in|at|to|through) (\S+)$/, '@$1')
    .replace(/ around$/, '@clear');

function lineOf(spec: Spec, said: string): string {
  const key = asLine(said);
  const offered = offeredBy(spec);
  const found = [key, `carry-${key}`, key.replace(/@space$/, '')].find((one) =>
    offered.some((line) => line.key === one),
  );
  return found ?? keyOf(spec, said);
}

/** Parses '2 cruiser from 26, infantry from starpoint' to counts by key. */
export function countsOf(spec: Spec, said: string | Record<string, number>): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (name: string, count: number) => {
    const key = lineOf(spec, name);
    counts[key] = (counts[key] ?? 0) + count;
  };
  if (typeof said !== 'string') for (const [name, count] of Object.entries(said)) add(name, count);
  else {
    for (const part of said.split(', ').filter(Boolean)) {
      const [, count = '1', name] = part.match(/^(?:(\d+) )?(.+)$/) ?? [];
      add(name, Number(count));
    }
  }
  return counts;
}

/** Converts a test's notation to an answer: names of options, counts of them, or a number. */
export function answerOf(spec: Spec, said: string | string[] | Record<string, number> | number | null): Answer {
  if (said === null || typeof said === 'number') return said;
  if (spec.kind === 'allot') return countsOf(spec, Array.isArray(said) ? said.join(', ') : said);
  if (typeof said === 'object' && !Array.isArray(said))
    throw new NotOffered(`Counts are not what is asked for; offered: ${told(spec)}`);
  return [said].flat().map((one) => keyOf(spec, one));
}
