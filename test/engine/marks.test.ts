import { expect, test } from 'vitest';
import { canonicalJson, digest, matchesMark, questionMark, type OpenAsk, type Spec } from '#engine';

const path = [{ id: 1, procedure: 'game', step: 'start', data: {} }];
const open = (data: unknown = {}): OpenAsk =>
  ({ ask: { id: 2, player: 'ann', question: 'vote', data }, frame: path[0], stack: path, path }) as OpenAsk;
const under = [1];

const vote = {
  kind: 'choose',
  prompt: 'Vote on New Constitution.',
  min: 1,
  max: 1,
  options: [
    { key: 'for', label: 'For' },
    { key: 'against', label: 'Against' },
  ],
  subject: { agenda: 'new-constitution' },
} satisfies Spec;
const count = {
  kind: 'allot',
  prompt: 'Which ships move?',
  amounts: [{ key: 'cruiser', label: 'Cruiser', max: 2, weights: { ships: 1 } }],
  limits: [{ measure: 'ships', atMost: 2, message: 'Two at most.' }],
  proposed: {},
} satisfies Spec;

test('a mark stays valid when only texts change', () => {
  const reworded: Spec = {
    ...vote,
    prompt: 'Cast your vote.',
    options: vote.options.map((option) => ({ ...option, label: 'X', hint: 'h' })),
  };
  expect(matchesMark(questionMark({ open: open(), spec: vote, under }), open(), reworded)).toBe(true);
  const recounted: Spec = {
    ...count,
    prompt: 'Move.',
    amounts: [{ ...count.amounts[0], label: 'cruisers', hint: 'here' }],
    limits: [{ measure: 'ships', atMost: 2, message: 'No more than two.' }],
    proposed: { cruiser: 1 },
  };
  expect(matchesMark(questionMark({ open: open(), spec: count, under }), open(), recounted)).toBe(true);
});

const [line] = count.amounts;
test.each<[string, Spec, Spec]>([
  ['an option', vote, { ...vote, options: vote.options.slice(1) }],
  [
    'whether an option can be chosen',
    vote,
    { ...vote, options: [{ ...vote.options[0], disabledReason: 'Barred.' }, vote.options[1]] },
  ],
  ['how many options are chosen', vote, { ...vote, max: 2 }],
  ['the subject', vote, { ...vote, subject: { agenda: 'shard-of-the-throne' } }],
  ['how many there are of a line', count, { ...count, amounts: [{ ...line, max: 1 }] }],
  ['what a line counts toward a limit', count, { ...count, amounts: [{ ...line, weights: { ships: 2 } }] }],
  ['a limit', count, { ...count, limits: [] }],
  [
    'the range of a number',
    { kind: 'number', prompt: '', min: 1, max: 6 },
    { kind: 'number', prompt: '', min: 1, max: 4 },
  ],
])('a mark lapses when %s changes', (_what, spec, now) => {
  const mark = questionMark({ open: open(), spec, under });
  expect(matchesMark(mark, open(), spec)).toBe(true);
  expect(matchesMark(mark, open(), now)).toBe(false);
});

test('a mark lapses when the question is asked with other data', () => {
  const mark = questionMark({ open: open({ round: 1 }), spec: vote, under });
  expect(matchesMark(mark, open({ round: 1 }), vote)).toBe(true);
  expect(matchesMark(mark, open({ round: 2 }), vote)).toBe(false);
});

test('a mark saved by an earlier version still depends on the texts', () => {
  const hash = (value: string, length: number): string => digest(value).slice(0, length);
  const { subject: _, ...texts } = vote;
  const mark = `${hash(canonicalJson(texts), 16)}:${hash('game', 8)}@1`;
  expect(matchesMark(mark, open(), vote)).toBe(true);
  expect(matchesMark(mark, open(), { ...vote, prompt: 'Cast your vote.' })).toBe(false);
});

test('a mark of an earlier version compares former field names', () => {
  const former = {
    kind: 'allot',
    prompt: 'Which ships move?',
    lines: [
      { key: 'cruiser', label: 'Cruiser', max: 2, worth: { ships: 1 } },
      { key: 'carrier', label: 'Carrier', max: 0, off: 'It lies elsewhere.' },
    ],
    limits: [{ measure: 'ships', atMost: 2, say: 'Two at most.', called: 'ships' }],
    start: {},
    nothing: 'Move none',
  };
  const spec: Spec = {
    kind: 'allot',
    prompt: 'Which ships move?',
    amounts: [
      { key: 'cruiser', label: 'Cruiser', max: 2, weights: { ships: 1 } },
      { key: 'carrier', label: 'Carrier', max: 0, disabledReason: 'It lies elsewhere.' },
    ],
    limits: [{ measure: 'ships', atMost: 2, message: 'Two at most.', measureLabel: 'ships' }],
    proposed: { cruiser: 1 },
    emptyLabel: 'Move none',
  };
  const mark = `${digest(canonicalJson(former)).slice(0, 16)}:${digest('game').slice(0, 8)}@1`;
  expect(matchesMark(mark, open(), spec)).toBe(true);
});
