// Every component of the base game and its newest issues, and how far each is refereed: a summary, or `--json` for all.
import fs from 'node:fs';
import path from 'node:path';
import { components, tiles } from '../src/editions/ti4/content/index.ts';
import type { Component, Tile } from '../src/editions/ti4/rules/components/component.ts';

export interface Entry {
  kind: string;
  id: string;
  name: string;
  set: string;
  faction?: string;
}

export interface Row extends Entry {
  /** 'missing': there is no such file, or nothing of it works. */
  status: 'full' | 'partial' | 'missing';
  lacks?: string;
}

const content = path.join(import.meta.dirname, '..', 'src', 'editions', 'ti4', 'content');

export const catalogue = (): Entry[] => JSON.parse(fs.readFileSync(path.join(content, 'catalogue.json'), 'utf8'));

export const rows = (): Row[] => {
  const byId = new Map<string, Component | Tile>([...components, ...tiles].map((one) => [`${one.kind} ${one.id}`, one]));
  return catalogue().map((entry) => {
    // A faction's abilities are on its sheet.
    const one = entry.kind === 'faction-ability' ? byId.get(`faction ${entry.faction}`) : byId.get(`${entry.kind} ${entry.id}`);
    if (!one) return { ...entry, status: 'missing' };
    const lacks = 'lacks' in one ? one.lacks : undefined;
    if (lacks === undefined) return { ...entry, status: 'full' };
    return { ...entry, status: 'text' in one && one.text === 'Not written yet.' ? 'missing' : 'partial', lacks };
  });
};

/** Lines of a component's file, over all component files: the middle one. */
function medianLines(): number {
  const lines = fs
    .readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file.includes(path.sep) && !/^(tiles|boards|shared)[\\/]/.test(file))
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
