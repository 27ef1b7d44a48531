// Every issue of every component, and how far each is refereed: a summary, or `--json` for all.
import fs from 'node:fs';
import path from 'node:path';
import { SETS } from '../src/editions/ti4/content/sets.ts';
import type { Component, Tile } from '../src/editions/ti4/rules/components/component.ts';

export interface Entry {
  kind: string;
  id: string;
  name: string;
  set: string;
  faction?: string;
}

export interface Row extends Entry {
  /** The set whose issue it takes the place of, where both are in a game. */
  replaces?: string;
  /** 'missing': there is no such file, or nothing of it works. */
  status: 'full' | 'partial' | 'missing';
  lacks?: string;
}

const content = path.join(import.meta.dirname, '..', 'src', 'editions', 'ti4', 'content');

export const catalogue = (): Entry[] => JSON.parse(fs.readFileSync(path.join(content, 'catalogue.json'), 'utf8'));

/** What has been written of each entry, by its kind, id and set; what is on a faction's sheet by that faction's. */
function written(): Map<string, Component | Tile> {
  const found = SETS.flatMap(({ contents: { components, tiles } }) => [...Object.values(components), ...Object.values(tiles)]);
  return new Map(found.map((one) => [`${one.kind} ${one.id} ${one.set}`, one]));
}

const order = SETS.map(({ id }) => id);

/** The newest of the issues before this one. */
const replacedBy = (entry: Entry, all: readonly Entry[]): string | undefined =>
  all
    .filter(({ kind, id, set }) => kind === entry.kind && id === entry.id && order.indexOf(set) < order.indexOf(entry.set))
    .map(({ set }) => set)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .at(-1);

export const rows = (): Row[] => {
  const byIssue = written();
  const all = catalogue();
  return all.map((entry) => {
    const replaces = replacedBy(entry, all);
    const row = { ...entry, ...(replaces !== undefined && { replaces }) };
    const one = byIssue.get(`${entry.kind} ${entry.id} ${entry.set}`);
    if (!one) return { ...row, status: 'missing' };
    const lacks = 'lacks' in one ? one.lacks : undefined;
    if (lacks === undefined) return { ...row, status: 'full' };
    return { ...row, status: 'text' in one && one.text === 'Not written yet.' ? 'missing' : 'partial', lacks };
  });
};

/** Lines of a component's file, over all component files: the middle one. */
function medianLines(): number {
  const lines = fs
    .readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file.includes(path.sep) && !/(^|[\\/])(tiles|boards|shared|index\.ts)([\\/]|$)/.test(file))
    .map((file) => fs.readFileSync(path.join(content, file), 'utf8').trimEnd().split('\n').length)
    .sort((a, b) => a - b);
  return lines[Math.floor(lines.length / 2)] ?? 0;
}

function summary(list: Row[]): string {
  const kinds = [...new Set(list.map((row) => row.kind))];
  const count = (kind: string, status: Row['status']): string =>
    String(list.filter((row) => (kind === 'all' || row.kind === kind) && row.status === status).length).padStart(8);
  const line = (kind: string): string => kind.padEnd(18) + count(kind, 'full') + count(kind, 'partial') + count(kind, 'missing');
  return [
    `${''.padEnd(18)}${'full'.padStart(8)}${'partial'.padStart(8)}${'missing'.padStart(8)}`,
    ...kinds.map(line),
    line('all'),
    `A component's file has ${medianLines()} lines (median, tiles left out).`,
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(`${process.argv.includes('--json') ? JSON.stringify(rows(), null, 1) : summary(rows())}\n`);
}
