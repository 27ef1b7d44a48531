import { expect, test } from 'vitest';
import { parseAnswer } from '#discord/input/parse-answer.ts';
import { formatAnswer } from '#discord/questions/answer-text.ts';
import { choose, specProblem, type Spec } from '#engine';

const named = (...labels: string[]) =>
  labels.map((label) => ({ key: label.toLowerCase().replaceAll(' ', '-'), label }));
const problem = (spec: Spec, typed: string): unknown => {
  const read = parseAnswer(spec, typed);
  return 'problem' in read ? read.problem : read.answer;
};

test('a refusal lists the way to decline, as its button is called', () => {
  const window = choose('Do you respond?', named('Agent Kilik'), { min: 0 });
  expect(problem(window, 'Veto')).toBe("I don't know “Veto” here. Choose from: Agent Kilik, or Pass.");
  const keeping = choose('Do you remove it?', named('Remove 1', 'Remove 2'), { min: 0, nothing: 'Keep it' });
  expect(problem(keeping, 'Veto')).toMatch(/ Choose from: Remove 1, Remove 2, or Keep it\.$/);
  expect(problem(choose('Which?', named('A', 'B')), 'Veto')).toMatch(/ Choose from: A, or B\.$/);
});

test('the amount that a player has is ignored when matching an option', () => {
  const discard = choose('What do you do?', named('Discard it for 5 of your 23 credits', 'Keep it'));
  expect(problem(discard, 'Discard it for 5 of your 18 credits')).toEqual(['discard-it-for-5-of-your-23-credits']);
  expect(problem(discard, 'Discard it for 6 of your 23 credits')).toMatch(
    / Did you mean Discard it for 5 of your 23 credits\?$/,
  );
  expect(problem(choose('Where?', named('To Quill (101)', 'To Solm (202)')), 'To Quill (102)')).toMatch(/Choose from/);
});

test('exceeding a count names the system if several have such units', () => {
  const amounts = ['Quill (101)', 'Solm (202)'].map((group) => ({ key: group, label: 'Carrier', group, max: 1 }));
  const spec: Spec = { kind: 'allot', prompt: 'Which ships do you move?', amounts, proposed: {} };
  expect(specProblem(spec, { 'Quill (101)': 2 })).toBe('Carrier at Quill (101): choose at most 1.');
  expect(specProblem({ ...spec, amounts: amounts.slice(1) }, { 'Solm (202)': 2 })).toBe('Carrier: choose at most 1.');
});

test('exceeding the count of a label with a colon quotes the label', () => {
  const amounts = [{ key: 'a', label: 'infantry: 9', max: 1 }];
  const spec: Spec = { kind: 'allot', prompt: 'Which dice do you reroll?', amounts, proposed: {} };
  expect(specProblem(spec, { a: 2 })).toBe('Choose “Infantry: 9” at most once.');
  expect(specProblem(spec, { a: 1 })).toBeUndefined();
});

test('an answer above its maximum shows its count', () => {
  const amounts = [
    { key: 'zohbat', label: 'Zohbat', isUnique: true as const, max: 1 },
    { key: 'carrier', label: 'Carrier', max: 1 },
  ];
  const spec: Spec = { kind: 'allot', prompt: 'How do you pay?', amounts, proposed: {} };
  expect(formatAnswer(spec, { zohbat: 2, carrier: 2 })).toBe('2 × Zohbat; 2 × Carrier');
  expect(formatAnswer(spec, { zohbat: 1, carrier: 1 })).toBe('Zohbat; Carrier');
});
