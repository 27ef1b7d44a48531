import { expect, test } from 'vitest';
import { movement } from '#ti4/rules/movement/movement.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { createTopicMatcher } from '#discord/input/explain-refusal.ts';
import { inquiries, answerInquiry, explainRefusal } from '#ti4/rules/explain/inquiries.ts';
import { table, type Setting } from './table.ts';

const begin = (setting: Setting = {}) =>
  table({ space: { 26: { ann: '1 cruiser, 1 carrier' }, 27: { bob: '1 cruiser' } }, ...setting }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
const said = (t: ReturnType<typeof begin>, name: string, about: string, seat = 'ann'): string =>
  answerInquiry(t.game, seat, name, about).join('\n');
/** Returns the reason why Ann cannot give a typed answer to a question. */
const reason = ({ game }: ReturnType<typeof begin>, question: string, typed: string): string | undefined =>
  explainRefusal(game, { seat: 'ann', question }, createTopicMatcher(typed))?.text;

test('why: answers give the refusal with its section', () => {
  const t = begin();
  t.state.systems['27'].tokens.push('ann');
  expect(said(t, 'activate', '27')).toMatch(/^❌ .*\nYou already have a command token there \(5\.2/);
  expect(said(t, 'activate', '26')).toMatch(/^✅/);
});

test('why move: answers list movable and held ships', () => {
  const t = begin();
  t.state.systems['26'].tokens.push('ann');
  expect(said(t, 'move', '27')).toMatch(
    /^❌ .*\nCruiser and carrier at Lodor \(\d{3}\): ships cannot leave a system with your command token \(58\.4c\)\./,
  );
  t.state.systems['26'].tokens = [];
  expect(said(t, 'move', '27')).toMatch(/^✅ [\s\S]*These ships can move there/);
});

test('why: inquiries never change the game', () => {
  const t = begin();
  const before = JSON.stringify(t.state);
  for (const inquiry of inquiries)
    for (const topic of inquiry.topics(t.game, 'ann'))
      expect(answerInquiry(t.game, 'ann', inquiry.name, topic.key).length).toBeGreaterThan(0);
  expect(JSON.stringify(t.state)).toBe(before);
});

test('why: research names prerequisites, scoring names the condition', () => {
  const t = begin({
    change: (state) => {
      state.objectives = [{ id: 'corner-the-market', scoredBy: [] }];
    },
  });
  expect(said(t, 'research', 'War Sun')).toMatch(/^❌ .*\nYou lack .* prerequisites \(90\.10\)/);
  expect(said(t, 'score', 'corner the market')).toMatch(/^❌ .*\n[\s\S]*Card text:/);
});

test('why: an unmet condition is told in full', () => {
  const t = begin({
    change: (state) => {
      state.seats.ann.secretObjectives = ['destroy-their-greatest-ship'];
    },
  });
  const told = "You do not meet its condition: destroy another player's flagship or war sun";
  expect(said(t, 'score', 'Destroy Their Greatest Ship')).toBe(
    `❌ **Destroy Their Greatest Ship**\n${told} (rule 61).`,
  );
  expect(reason(t, 'score-secret-objective', 'Destroy Their Greatest Ship')).toBe(
    `You cannot score Destroy Their Greatest Ship. ${told} (rule 61).`,
  );
});

test('refusal: what is no card or ability is called so', () => {
  expect(reason(begin(), 'window', 'Lodor')).toBe('You cannot answer with that: it is not among the options.');
});

test('why play: answers name timing or current options', () => {
  const t = begin({ hands: { ann: ['sabotage', 'plague'] } });
  expect(said(t, 'play', 'Sabotage')).toMatch(/This is not the time to use it/);
  expect(said(t, 'play', 'Plague', 'ann')).toMatch(/^[✅❌]/u);
});

test('why: a card is not in hand, whoever has it', () => {
  const t = begin({ hands: { bob: ['sabotage'] } });
  const other = begin({ hands: {} });
  expect(said(t, 'play', 'Sabotage')).toMatch(/^❌ .*\nYou do not have this card in hand/);
  expect(said(t, 'play', 'Sabotage')).toBe(said(other, 'play', 'Sabotage'));
});

test('why: answers say no exactly when prompts refuse', () => {
  const t = begin();
  t.ann.performs('tactical');
  const spec = t.spec('ann', 'system-to-activate');
  if (spec.kind !== 'choose') throw new Error(spec.kind);
  for (const option of spec.options)
    expect(said(t, 'activate', option.key).startsWith('❌')).toBe(option.disabledReason !== undefined);
  t.leaves('ann', 'system-to-activate');
});

test('a typed origin is refused with its reason', () => {
  const t = table({
    planets: { ann: ['lodor', 'quann'] },
    space: { 27: { ann: '1 cruiser' }, 28: { ann: '1 carrier' } },
    ground: { quann: { ann: '1 infantry' } },
    change: (state) => {
      state.turn.system = '26';
      state.systems['28'].tokens.push('ann');
    },
  }).begin(movement, { seat: 'ann', system: '26' });
  expect(['infantry on Quann', 'Mecatol Rex'].map((typed) => reason(t, 'move-ships', typed))).toEqual([
    'You cannot transport units from Quann: none of your ships that can move to Lodor (101) can pick up units at Quann (207) on the way (95.1).',
    'You cannot choose Mecatol Rex (000): you have no ships there that can move (rule 58).',
  ]);
  t.leaves('ann', 'move-ships');
});

test('58 ships that cannot leave are refused with those that can', () => {
  const t = table({
    space: { 21: { ann: '1 cruiser, 1 carrier' } },
    change: (state) => {
      state.turn.system = '26';
    },
  }).begin(movement, { seat: 'ann', system: '26' });
  expect(reason(t, 'move-ships', 'Thibah (203)')).toBe(
    'You cannot choose Thibah (203): choose ships there, up to 1 × Cruiser (rule 58).',
  );
  expect(reason(t, 'move-ships', 'Lodor (101)')).toBe(
    'You cannot choose Lodor (101): this move already goes there (rule 58). Choose the ships that move.',
  );
  t.leaves('ann', 'move-ships');
});

test('80 the speaker is refused as the new speaker', () => {
  const t = table({
    change: (state) => {
      state.speaker = 'bob';
    },
  }).begin('politics-primary', { seat: 'ann' });
  expect(reason(t, 'politics-speaker', 'Letnev')).toBe(
    'You cannot choose Letnev: they are already the speaker (rule 80).',
  );
  expect(reason(t, 'politics-speaker', 'Sol')).toBeUndefined();
  t.leaves('ann', 'politics-speaker');
});
