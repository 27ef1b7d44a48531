import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { POK } from '../rules/exploring.ts';
import { EVENTS } from './around/events.ts';
import { MECHANISMS as OTHERS, SIDES } from './around/mechanisms.ts';

const MECHANISMS = [...OTHERS, ...EVENTS];

const source = fs.readFileSync(path.join(import.meta.dirname, '../../src/editions/ti4/rules/state.ts'), 'utf8');

/** Fields of the state that a game may do without, but for those that every game has at times. */
function optional(): string[] {
  const always = [
    'Seat.eliminated',
    'State.numbered',
    'State.tilesToPlace',
    'State.tilesToPlaceFirst',
    'State.owedCards',
    'State.structureSurplus',
    'State.draft',
  ];
  return ['System', 'Planet', 'Seat', 'State']
    .flatMap((name) => {
      const [, body = ''] = new RegExp(`export interface ${name}[^{]*\\{(.*?)\\n\\}`, 's').exec(source) ?? [];
      return [...body.matchAll(/^ {2}(\w+)\?:/gm)].map(([, field]) => `${name}.${field}`);
    })
    .filter((field) => !always.includes(field));
}

/** What is of a mechanism, and in a book but not in that of the base game. */
const brought = (kind: 'kinds' | 'tokens'): string[] => {
  const [more, base] = [rulebookOf([], [...POK, 'codex-2']), rulebookOf([], ['base', 'codex-1'])];
  if (kind === 'tokens') return Object.keys(more.tokens).filter((id) => !(id in base.tokens));
  const kinds = new Set(Object.values(base.components).map((one) => one.kind));
  return [...new Set(Object.values(more.components).map((one) => one.kind))].filter((one) => !kinds.has(one));
};

test('every component kind, token and state field belongs to a listed mechanism', () => {
  const covered = (what: 'kinds' | 'tokens' | 'fields'): string[] =>
    MECHANISMS.flatMap(({ covers }) => covers[what] ?? []);
  expect(brought('kinds').filter((one) => !covered('kinds').includes(one))).toEqual([]);
  expect(brought('tokens').filter((one) => !covered('tokens').includes(one))).toEqual([]);
  expect(optional().filter((one) => !covered('fields').includes(one))).toEqual([]);
  expect(covered('fields').filter((one) => !optional().includes(one))).toEqual([]);
});

test.each(MECHANISMS.map((one) => [one.name, one] as const))(
  'every side is checked or explained: %s',
  (_name, { cells }) => {
    for (const side of SIDES) expect(typeof cells[side] === 'function' || cells[side].length > 10, side).toBe(true);
    expect(Object.keys(cells).filter((side) => !(SIDES as readonly string[]).includes(side))).toEqual([]);
  },
);

describe.each(MECHANISMS.map((one) => [one.name, one] as const))('around %s', (_name, { cells }) => {
  test.each(SIDES.flatMap((side) => (typeof cells[side] === 'function' ? [[side, cells[side]] as const] : [])))(
    '%s',
    (_side, check) => {
      check();
    },
  );
});
