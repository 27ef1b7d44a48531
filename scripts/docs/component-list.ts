// Lists every printing of every component of an edition and whether it is fully refereed: a summary, or all with
// `--json`.
import fs from 'node:fs';
import path from 'node:path';
import { SETS as SECOND } from '#ti2/content/sets.ts';
import { isOwn, listUnprintedFacts, type Sources } from '#ti2/rules/components/sources.ts';
import { SETS as THIRD } from '#ti3/content/sets.ts';
import { SETS as FOURTH } from '#ti4/content/sets.ts';
import { readOptions } from '../lib/options.ts';

export interface CatalogueEntry {
  kind: string;
  id: string;
  name: string;
  set: string;
  faction?: string;
  /** Made for this project because the printed component is not known. */
  own?: true;
  /** Reason why it has not been written. */
  lacks?: string;
}

export interface ComponentStatus extends CatalogueEntry {
  /** Set whose printing it replaces if both are in a game. */
  replaces?: string;
  /** 'missing': there is no such file, or nothing of it works. */
  status: 'full' | 'partial' | 'missing';
  lacks?: string;
  /** Confidence in the component's text, if it is not certain. */
  confidence?: string;
  /** Source of each of its facts, in editions that record sources. */
  sources?: Partial<Sources>;
}

/** The parts of a component file that are read here; `set` defaults to the set that contains it. */
interface Written {
  kind?: string;
  id: string;
  name?: string;
  set?: string;
  faction?: string;
  text?: string;
  lacks?: string;
  confidence?: string;
  sources?: Partial<Sources>;
}
interface WrittenSet {
  id: string;
  contents: { components: Readonly<Record<string, Written>>; tiles: Readonly<Record<string, Written>> };
  removes?: readonly (readonly string[])[];
}

const EDITIONS: Record<string, readonly WrittenSet[]> = { ti4: FOURTH, ti3: THIRD, ti2: SECOND };

function setsOf(edition: string): readonly WrittenSet[] {
  const sets = EDITIONS[edition];
  if (!sets) throw new Error(`There is no edition called ${edition}: ${Object.keys(EDITIONS).join(', ')}`);
  return sets;
}

const contentOf = (edition: string): string =>
  path.join(import.meta.dirname, '../..', 'src', 'editions', edition, 'content');

/** Reads the components of an edition without a file, listed by hand with what they lack. */
function notWritten(edition: string): CatalogueEntry[] {
  const file = path.join(contentOf(edition), 'not-written.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as CatalogueEntry[]) : [];
}

/** Tells whether a component, or its values, is made for this project. */
const isMade = (sources: Partial<Sources>): boolean => isOwn({ sources }) || sources.values === 'own';

/** Returns the components of a set, without own cards that a later set replaces by the printed ones. */
function heldBy({ contents: { components, tiles } }: WrittenSet, sets: readonly WrittenSet[]): Written[] {
  const removed = new Set(sets.flatMap(({ removes = [] }) => removes.flat()));
  return [...Object.entries(components), ...Object.entries(tiles)].flatMap(([at, one]) =>
    removed.has(at) && one.sources && isMade(one.sources) ? [] : [one],
  );
}

/** Lists all components of an edition: those with a file, and those that are not written. */
export const catalogue = (edition = 'ti4'): CatalogueEntry[] => [
  ...setsOf(edition).flatMap((held, _i, sets) =>
    heldBy(held, sets).map(({ kind = 'tile', id, name = id, set = held.id, faction, sources }) => ({
      kind,
      id,
      name,
      set,
      ...(faction !== undefined && { faction }),
      ...(sources && isMade(sources) && { own: true as const }),
    })),
  ),
  ...notWritten(edition),
];

/** Returns the components that have a file, by kind, id and set. */
function written(sets: readonly WrittenSet[]): Map<string, Written> {
  const found = sets.flatMap(({ id: of, contents: { components, tiles } }) =>
    [...Object.values(components), ...Object.values(tiles)].map(
      (one) => [`${one.kind ?? 'tile'} ${one.id} ${one.set ?? of}`, one] as const,
    ),
  );
  return new Map(found);
}

/** Returns the set of the newest earlier printing. */
const replacedBy = (
  entry: CatalogueEntry,
  all: readonly CatalogueEntry[],
  order: readonly string[],
): string | undefined =>
  all
    .filter(
      ({ kind, id, set }) => kind === entry.kind && id === entry.id && order.indexOf(set) < order.indexOf(entry.set),
    )
    .map(({ set }) => set)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .at(-1);

export const listComponentStatus = (edition = 'ti4'): ComponentStatus[] => {
  const sets = setsOf(edition);
  const order = sets.map(({ id }) => id);
  const byIssue = written(sets);
  const all = catalogue(edition);
  return all.map((entry) => {
    const replaces = replacedBy(entry, all, order);
    const one = byIssue.get(`${entry.kind} ${entry.id} ${entry.set}`);
    const { confidence, sources } = one ?? {};
    const row = {
      ...entry,
      ...(replaces !== undefined && { replaces }),
      ...(confidence && { confidence }),
      ...(sources && { sources }),
    };
    if (!one) return { ...row, status: 'missing' };
    if (one.lacks === undefined) return { ...row, status: 'full' };
    return { ...row, status: one.text === 'Not written yet.' ? 'missing' : 'partial', lacks: one.lacks };
  });
};

/** Returns the components of the sets; of all sets if left out. */
const rowsOf = (edition: string, sets?: readonly string[]): ComponentStatus[] =>
  listComponentStatus(edition).filter(({ set }) => !sets || sets.includes(set));

/** Groups the names of missing or partial components by reason. */
export function groupByMissing(
  edition: string,
  sets?: readonly string[],
): { status: ComponentStatus['status']; lacks: string; names: string[] }[] {
  const found = new Map<string, { status: ComponentStatus['status']; lacks: string; names: string[] }>();
  for (const { status, lacks, name } of rowsOf(edition, sets)) {
    if (status === 'full' || lacks === undefined) continue;
    const same = found.get(`${status} ${lacks}`);
    if (same) same.names.push(name);
    else found.set(`${status} ${lacks}`, { status, lacks, names: [name] });
  }
  return [...found.values()];
}

/**
 * Groups component names by facts that the edition's own print does not give: "values of planets: of the third
 * edition".
 */
export function borrowed(edition: string, sets?: readonly string[]): { fact: string; names: string[] }[] {
  const found = new Map<string, string[]>();
  for (const { name, sources = {} } of rowsOf(edition, sets))
    for (const fact of listUnprintedFacts(sources)) found.set(fact, [...(found.get(fact) ?? []), name]);
  return [...found].map(([fact, names]) => ({ fact, names }));
}

/** Returns the median number of lines of a component file. */
function medianLines(content: string): number {
  const lines = fs
    .readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        file.includes(path.sep) &&
        !/(^|[\\/])(tiles|boards|shared|index\.ts)([\\/]|$)/.test(file),
    )
    .map((file) => fs.readFileSync(path.join(content, file), 'utf8').trimEnd().split('\n').length)
    .sort((a, b) => a - b);
  return lines[Math.floor(lines.length / 2)] ?? 0;
}

function summary(edition: string, sets?: readonly string[]): string {
  const list = rowsOf(edition, sets);
  const kinds = [...new Set(list.map((row) => row.kind))];
  const count = (kind: string, status: ComponentStatus['status']): string =>
    String(list.filter((row) => (kind === 'all' || row.kind === kind) && row.status === status).length).padStart(8);
  const ofOwn = (kind: string): string =>
    String(list.filter((row) => (kind === 'all' || row.kind === kind) && row.own).length).padStart(8);
  const hasOwn = list.some(({ own }) => own);
  const line = (kind: string): string =>
    kind.padEnd(18) +
    count(kind, 'full') +
    count(kind, 'partial') +
    count(kind, 'missing') +
    (hasOwn ? ofOwn(kind) : '');
  const why = groupByMissing(edition, sets).map(
    ({ lacks, names }) => `${lacks.replace(/\.$/, '')}: ${names.join(', ')}`,
  );
  const elsewhere = borrowed(edition, sets).map(({ fact, names }) => `${fact}: ${names.join(', ')}`);
  return [
    `${''.padEnd(18)}${'full'.padStart(8)}${'partial'.padStart(8)}${'missing'.padStart(8)}${hasOwn ? 'own'.padStart(8) : ''}`,
    ...kinds.map(line),
    line('all'),
    ...(why.length ? ['', 'What is lacking:', ...why, ''] : []),
    ...(elsewhere.length ? ['What the printed edition does not give:', ...elsewhere, ''] : []),
    `A component's file has ${medianLines(contentOf(edition))} lines (median, tiles left out).`,
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const { values } = readOptions('Lists the components of an edition.', {
    edition: { type: 'string', default: 'ti4', about: 'ti4, ti3 or ti2' },
    sets: { type: 'string', about: 'sets, separated by commas' },
    json: { type: 'boolean', default: false, about: 'prints JSON' },
  });
  const sets = values.sets?.split(',');
  process.stdout.write(
    `${values.json ? JSON.stringify(rowsOf(values.edition, sets), null, 1) : summary(values.edition, sets)}\n`,
  );
}
