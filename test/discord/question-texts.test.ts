import { expect, test } from 'vitest';
import { questionMessage } from '#discord/questions/question-message.ts';
import type { QuestionView } from '#discord/questions/question-view.ts';
import { specProblem, type Option, type Spec } from '#engine';

const message = (shown: Omit<QuestionView, 'game' | 'ask'>) =>
  questionMessage({ game: 'ABC', ask: 'B' as never, ...shown });
const choose = (options: Option[]): Spec => ({ kind: 'choose', prompt: 'Which?', min: 1, max: 1, options });
const named = (label: string, more: Partial<Option> = {}): Option => ({ key: label, label, ...more });
const placeholders = (shown: Omit<QuestionView, 'game' | 'ask'>) =>
  (message(shown).components ?? []).flatMap(({ components }) =>
    components.flatMap((one) => ('placeholder' in one ? [one.placeholder] : [])),
  );
const letters = (count: number): Option[] =>
  Array.from({ length: count }, (_, i) => named(`${String.fromCharCode(65 + Math.floor(i / 3))}${i % 3}`));

test('Menus say which options they have', () => {
  expect(placeholders({ spec: choose(letters(20)) })).toEqual(['Choose']);
  expect(placeholders({ spec: choose(letters(30)) })).toEqual(['Choose by name: A to I', 'Choose by name: I to J']);
  const forms = [{ key: 'a', label: 'A0', menu: 'Systems in reach' }];
  expect(placeholders({ spec: choose(letters(30)), forms })).toEqual([
    'Systems in reach',
    'All by name: A to I',
    'All by name: I to J',
  ]);
});

test('A list in several menus is sorted by name', () => {
  const options = ['[0.0.0]', ...letters(30).map(({ label }) => label)].reverse().map((label) => named(label));
  const [first] = (message({ spec: choose(options) }).components ?? []).flatMap(({ components }) =>
    components.flatMap((one) => ('options' in one ? [(one.options ?? []).map(({ label }) => label)] : [])),
  );
  expect(first.slice(0, 3)).toEqual(['[0.0.0]', 'A0', 'A1']);
  expect(placeholders({ spec: choose(options) })[0]).toBe('Choose by name: 0 to H');
});

test('Many long names with one reason are counted, not cut', () => {
  const off = { disabledReason: 'Too far.' };
  const options = Array.from({ length: 8 }, (_, i) =>
    named(`From Arc Prime and Wren Terra (303) to Place ${i} (210)`, off),
  );
  const { content } = message({ spec: choose([...options, named('B')]) });
  expect(content).toMatch(
    /-# Not possible: From Arc Prime and Wren Terra \(303\) to Place 0 \(210\); Place 1 \(210\); .+ Place 4 \(210\); 3 others\. Too far\.$/,
  );
});

test('A refusal names what was chosen too often', () => {
  const spec = choose([named('A'), named('B')]);
  expect(specProblem(spec, ['A', 'B'])).toBe('Choose exactly 1; you chose 2: A, B.');
});

test('A problem that gives the sum replaces the tally', () => {
  const spec: Spec = {
    kind: 'allot',
    prompt: 'What?',
    amounts: [{ key: 'a', label: 'A', max: 9, weights: { units: 1 } }],
    limits: [{ measure: 'units', atMost: 2, message: 'Choose at most 2; you chose {sum}.' }],
    proposed: {},
  };
  const draft = { counts: { a: 3 } };
  expect(message({ spec, draft }).content).toContain('Units: 3 of 2');
  expect(message({ spec, draft, problem: 'Choose at most 2; you chose 3.' }).content).not.toContain('of 2');
  const costly = { spec, draft, problem: 'These units cost 8; you can spend 4 (E3 9.1).' };
  expect(message({ ...costly, summary: 'It costs 8; you can spend 4.' }).content).not.toContain('It costs');
  expect(message({ ...costly, summary: 'It costs 8; 5 units.' }).content).toContain('It costs');
});

test('A window says what its ways to pass do', () => {
  const spec: Spec = { kind: 'choose', prompt: 'Sol has moved.', min: 0, max: 1, options: [named('Ambush')] };
  const shown = message({
    spec,
    window: { others: true, moments: ['moved', 'seen'], span: 'until the action phase', standingOrders: [] },
  });
  expect(shown.content).toContain('If you pass and another player responds, I ask you again.');
  expect(JSON.stringify(shown.components)).toContain(
    '"custom_id":"q:ABC:B:this-turn:","label":"Don\'t ask again until the action phase"',
  );
});

test('Copies of a card are offered once if only 1 can be chosen', () => {
  const card = (key: string, label: string) => ({ key, label, hint: `Text of ${label}.` });
  const options = [card('recheck#1', 'Recheck'), card('veto', 'Veto'), card('recheck#2', 'Recheck')];
  const shown = message({ spec: { kind: 'choose', prompt: 'Which card do you discard?', min: 1, max: 1, options } });
  expect(shown.content).toContain('- **Recheck**: 2 copies. Text of Recheck.\n- **Veto**: Text of Veto.');
  expect(JSON.stringify(shown.components).match(/"Recheck"/g)).toHaveLength(1);
});
