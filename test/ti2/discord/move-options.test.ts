import { expect, test } from 'vitest';
import { findForm, listOfferedForms } from '#ti2/forms/forms.ts';
import { openAsks, type Option } from '#engine';
import { table, type Laid, type Table } from '../table.ts';

const options = ({ spec }: Table): Option[] => (spec.kind === 'choose' ? spec.options : []);
const asked = (t: Table) => ({ seat: 'ann', question: 'movement', data: openAsks(t.game.state)[0].ask.data });
const formOf = (t: Table, key: string) => findForm(t.game, asked(t), key);
const laid: Laid = {
  space: { quill: 'ann carrier, cruiser' },
  ground: { quill: 'ann ground-force' },
};

test('E2 7.2 destinations say whose each planet is', () => {
  const t = table(laid).turn();
  expect(t.spec.kind !== 'none' && t.spec.prompt).toBe('To which system do you move ships?');
  const near = table({ space: { 'asteroid-field-1': 'ann cruiser' }, ground: { aldry: 'ann' } }).turn();
  const [hint] = options(near).flatMap((option) => (/Aldry/.test(option.hint ?? '') ? [option.hint] : []));
  expect(hint).toBe('Aldry yours, Besk neutral');
});

test('E2 7.2 each step names the place it starts from', () => {
  const labels = options(table(laid).turn()).flatMap(({ label }) => (/^(From|Pick)/.test(label) ? [label] : []));
  expect(labels[0]).toBe('Pick up units at Quill (101)');
  expect(labels.slice(1).every((label) => label.startsWith('From Quill (101) to '))).toBe(true);
});

test('E2 7.2 the form of a step is titled with its way', () => {
  const t = table(laid).turn();
  const steps = listOfferedForms(t.game, asked(t), options(t)).filter(({ key }) => key.startsWith('step@'));
  expect(steps.map(({ key }) => formOf(t, key)?.title)).toContain('Move from Quill (101) to Ravne (102)');
  expect(steps.map(({ key }) => formOf(t, key)?.title)).toContain('Pick up units at Quill (101)');
});

test('The chance to win stands first above a form, so it is never cut', () => {
  const enemy = 'bob 2 dreadnought, carrier, cruiser, 2 fighter';
  const t = table({ ...laid, space: { quill: 'ann 2 cruiser', ravne: enemy } }).turn();
  expect(formOf(t, 'to@ravne')?.about?.slice(0, 100)).toMatch(/^Chance to win with all ships: (\d+|under 1)%\. /);
});
