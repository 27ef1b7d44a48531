import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { inquiries, answerInquiry } from '#ti4/rules/explain/inquiries.ts';
import { table, type Setting } from './table.ts';

const begin = (setting: Setting = {}) =>
  table({ space: { 26: { ann: '1 cruiser, 1 carrier' }, 27: { bob: '1 cruiser' } }, ...setting }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
const said = (t: ReturnType<typeof begin>, name: string, about: string, seat = 'ann'): string =>
  answerInquiry(t.game, seat, name, about).join('\n');

test('why: the answer is the reason that refuses it, with its section', () => {
  const t = begin();
  t.state.systems['27'].tokens.push('ann');
  expect(said(t, 'activate', '27')).toMatch(/no\.\nYour command token lies in .* \(Rules Reference 5\.2/);
  expect(said(t, 'activate', '26')).toMatch(/yes/);
});

test('why: ships that cannot move are named one by one, those that can as well', () => {
  const t = begin();
  t.state.systems['26'].tokens.push('ann');
  expect(said(t, 'move', '27')).toMatch(/no\.\n[Cc]ruiser.*command token.*\(58\.4c\)/);
  t.state.systems['26'].tokens = [];
  expect(said(t, 'move', '27')).toMatch(/yes[\s\S]*These can move there/);
});

test('why: nothing that is asked changes the game', () => {
  const t = begin();
  const before = JSON.stringify(t.state);
  for (const inquiry of inquiries)
    for (const topic of inquiry.topics(t.game, 'ann'))
      expect(answerInquiry(t.game, 'ann', inquiry.name, topic.key).length).toBeGreaterThan(0);
  expect(JSON.stringify(t.state)).toBe(before);
});

test('why: a technology by its prerequisites, an objective by its condition', () => {
  const t = begin({
    change: (state) => {
      state.objectives = [{ id: 'corner-the-market', scoredBy: [] }];
    },
  });
  expect(said(t, 'research', 'War Sun')).toMatch(/no\.\nYou lack prerequisites: .* \(Rules Reference 90\.10\)/);
  expect(said(t, 'score', 'corner the market')).toMatch(/no\.\n[\s\S]*It says:/);
});

test('why: a card is explained by its moment, one that can be used by what is open', () => {
  const t = begin({ hands: { ann: ['sabotage', 'plague'] } });
  expect(said(t, 'play', 'Sabotage')).toMatch(/The moment it answers is not now/);
  expect(said(t, 'play', 'Plague', 'ann')).toMatch(/no\.|yes\./);
});

test("why: of another player no more is said than they may know: only what is one's own can be asked about", () => {
  const t = begin({ hands: { bob: ['sabotage'] } });
  expect(said(t, 'play', 'Sabotage')).toBe('There is nothing of that name to ask about.');
});

test('why: it says no exactly where the question refuses', () => {
  const t = begin();
  t.ann.performs('tactical');
  const spec = t.spec('ann', 'system-to-activate');
  if (spec.kind !== 'choose') throw new Error(spec.kind);
  for (const option of spec.options)
    expect(said(t, 'activate', option.key).includes(': no.')).toBe(option.disabledReason !== undefined);
  t.leaves('ann', 'system-to-activate');
});
