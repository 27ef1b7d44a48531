import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../scripts/docs/component-list.ts';
import { headings, ruleIds, rulings, testNames } from '../../scripts/docs/coverage/ti4.ts';

// docs/rulings.md: what each entry has to say, and that what it refers to is there.
const root = path.join(import.meta.dirname, '..', '..');
const page = fs.readFileSync(path.join(root, 'docs/rulings.md'), 'utf8');
const cards = new Set(catalogue().map(({ name }) => `card ${name}`));
const tests = testNames();
const known = new Set([...ruleIds, ...headings, ...rulings, ...cards]);

const entries = page
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const part = (name: string): string =>
      text
        .match(new RegExp(`^- \\*\\*${name}\\.\\*\\*([\\s\\S]*?)(?=^- \\*\\*|$(?![\\s\\S]))`, 'm'))?.[1]
        ?.replace(/\s+/g, ' ')
        .trim() ?? '';
    return { name: text.split('\n')[0] ?? '', part };
  });

test('docs/rulings.md holds rulings under unique headings', () => {
  expect(entries.length).toBeGreaterThan(0);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
});

describe.each(entries)('ruling: $name', ({ part }) => {
  test('states the question, the decision and the reason', () => {
    expect(['Question', 'Decision', 'Why'].filter((name) => part(name) === '')).toEqual([]);
  });

  test('cites existing rules, notes and cards', () => {
    const sources = part('Sources').split('; ');
    expect(sources.filter((source) => !known.has(source))).toEqual([]);
  });

  test('cites existing tests', () => {
    const shown = [...part('Tests').matchAll(/- `([^`]+)`: (.*?)(?= - `|$)/g)].map(([, file, name]) => ({
      file,
      name: name ?? '',
    }));
    expect(shown.length).toBeGreaterThan(0);
    expect(
      shown.filter(({ file, name }) => !tests.some((one) => one.file === file && one.name.startsWith(name))),
    ).toEqual([]);
  });
});
