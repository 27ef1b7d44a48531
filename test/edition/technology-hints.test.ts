import { expect, test } from 'vitest';
import { displaySpecOf, openAsks, specOf, type Option } from '#engine';
import { technologiesOpenedBy, formatTechnologyHint } from '#kit/prompts/technology-hint.ts';
import { buildFields } from '#kit/forms/fields.ts';
import { readCountKeys } from '#kit/forms/typed-counts.ts';
import { FIELD_RULES } from '#ti4/forms/field-rules.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { table as fourthTable } from '../rules/table.ts';
import { table as secondTable } from '../ti2/table.ts';
import { table as thirdTable } from '../ti3/table.ts';

/** Options of a player's open question as they are shown. */
function shown(game: { state: object }, player: string): Option[] {
  const open = openAsks(game.state as never).find(({ ask }) => ask.player === player);
  const spec = open && displaySpecOf(game as never, open);
  if (spec?.kind !== 'choose') throw new Error(`${player} does not choose`);
  return spec.options;
}
const hintOf = (options: readonly Option[], key: string): string | undefined =>
  options.find((option) => option.key === key)?.hint;

test('a hint lists needs and what it leads to, by at most two names', () => {
  const text = 'Text.';
  expect(formatTechnologyHint({ needs: '', opens: [], text })).toBe('Text.');
  expect(formatTechnologyHint({ needs: '1 blue', opens: ['A', 'B', 'C'], text })).toBe(
    'Needs 1 blue; leads to A, B and C. Text.',
  );
  expect(formatTechnologyHint({ needs: '', opens: ['A', 'B', 'C', 'D'], text })).toBe(
    'Leads to A, B and 2 more. Text.',
  );
});

test('a technology opens those whose other prerequisites are met', () => {
  const all = [
    { id: 'a', name: 'A', needs: [] },
    { id: 'b', name: 'B', needs: ['a'] },
    { id: 'c', name: 'C', needs: ['a', 'b'] },
    { id: 'd', name: 'D', needs: ['a', 'x'], any: true },
    { id: 'e', name: 'E', needs: ['a', 'y'], any: true },
  ];
  const owns = (id: string): boolean => id === 'x';
  expect(technologiesOpenedBy('a', all, owns).map(({ id }) => id)).toEqual(['b', 'e']);
});

test('fourth edition: research shows prerequisites, missing ones and what opens', () => {
  const t = fourthTable({
    seats: { ann: 'letnev', bob: 'sol', cat: 'sardakk-norr' },
    technologies: { cat: ['sarween-tools'] },
  }).begin(research, { seat: 'cat' });
  const options = shown(t.game, 'cat');
  expect(hintOf(options, 'neural-motivator')).toMatch(/^Leads to [A-Z][^.]+\. [A-Z]/);
  expect(hintOf(options, 'graviton-laser-system')).toMatch(/^Needs 1 yellow(; leads to [^.]+)?\. /);
  expect(options.find(({ key }) => key === 'neural-motivator')?.group).toBe('green');
  const [open] = openAsks(t.game.state);
  const spec = displaySpecOf(t.game as never, open, specOf(t.game as never, open));
  const filling = { ...FIELD_RULES['research-technology'], label: 'Technology' };
  const [part] = buildFields({ name: 'x', spec, proposal: [], filling, taken: () => true, read: readCountKeys }) ?? [];
  expect(part?.compact[0]?.options.find(({ key }) => key === 'graviton-laser-system')?.hint).toMatch(
    /^yellow · Needs 1 yellow/,
  );
  t.stopsAt();
});

test('third edition: a technology shows what it needs and opens', () => {
  const t = thirdTable({ technologies: { ann: ['antimass-deflectors'] } }).begins('research', { seat: 'ann' });
  const options = shown(t.game, 'ann').filter(({ disabledReason, key }) => !disabledReason && key !== 'none');
  expect(options.length).toBeGreaterThan(0);
  expect(options.some(({ hint = '' }) => /^Needs [A-Z][^.;]+/.test(hint))).toBe(true);
  expect(options.some(({ hint = '' }) => /leads to [A-Z]/i.test(hint))).toBe(true);
});

test('second edition: a technology shows its price, what it needs and opens', () => {
  const t = secondTable({});
  t.game.state.seats.ann.credits = 100;
  t.begins('technology-phase', {});
  const options = shown(t.game, 'ann');
  expect(options.some(({ hint = '' }) => /^\d+ credits?\. (Needs|Leads to) [A-Z]/.test(hint))).toBe(true);
});
