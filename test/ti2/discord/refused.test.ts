import { expect, test } from 'vitest';
import { createTopicMatcher, explainUnread } from '#discord/input/explain-refusal.ts';
import { parseAnswer } from '#discord/input/parse-answer.ts';
import { openAsks } from '#engine';
import { formatList } from '#text/sentences.ts';
import { nameOfPlanet } from '#ti2/rules/names.ts';
import { explainRefusal } from '#ti2/rules/explain/inquiries.ts';
import { table, type Table } from '../table.ts';

/** Returns the refusal of a text that Ann types as the answer to her question. */
function refusal({ game, spec }: Table, typed: string): string {
  const [{ ask }] = openAsks(game.state);
  const read = parseAnswer(spec, typed);
  if ('answer' in read) throw new Error('It is read');
  return explainUnread(read, (part) =>
    explainRefusal(game, { seat: 'ann', question: ask.question }, createTopicMatcher(part)),
  );
}

test('E2 7.2 a route that is not possible is refused with its reason', () => {
  const t = table({ space: { 'mecatol-rex': 'ann cruiser' } }).turn();
  expect(refusal(t, 'From Mecatol Rex (000) to Delve (210)')).toBe(
    'You cannot move from Mecatol Rex (000) to Delve (210): these systems are not adjacent (E2 7.2 to 7.6).',
  );
  expect(refusal(t, 'From Mecatol Rex (000) to Supernova (106)')).toContain('ships cannot enter a supernova');
  expect(refusal(t, 'From Quill (101) to Mecatol Rex (000)')).toBe(
    'You cannot move from Quill (101) to Mecatol Rex (000): you have no ships at Quill (101) (E2 7.2 to 7.6).',
  );
  expect(refusal(t, 'from 101 to 000')).toContain('you have no ships at Quill (101)');
  expect(refusal(t, 'From the moon')).toMatch(/^I don't know “From the moon” here\. Choose from: .+ and \d+ others\.$/);
});

test('E2 7.2 a system outside the move is refused as such', () => {
  const t = table({ space: { 'mecatol-rex': 'ann cruiser', quill: 'bob cruiser' } }).turn();
  t.says('ann', 'mecatol-rex>ravne');
  expect(refusal(t, '1 Solm')).toBe(
    'You cannot choose Solm (202) here: this move is from Mecatol Rex (000) to Ravne (102) (E2 7.2 to 7.6). To make a different move, choose “Move nothing”.',
  );
});

test('E2 7.2 ships that cannot gather are refused with their own reason', () => {
  const t = table({ space: { 'mecatol-rex': 'ann cruiser', 'sol-home': 'ann carrier' } }).turn();
  t.says('ann', 'gather>ravne');
  expect(refusal(t, '1 carrier from Jord')).toBe(
    'You cannot move ships from Jord (404): no route leads there from your ships (E2 7.2 to 7.6).',
  );
});

test('E2 2.7 a planet away from home is refused with the home planets', () => {
  const { game } = table({});
  const home = game.state.systems[game.state.seats.ann.home].planets.map((planet) => nameOfPlanet(game, planet));
  for (const [typed, place] of [
    ['Quill', 'Quill (101)'],
    ['201', 'Alpha Gate (201)'],
  ])
    expect(explainRefusal(game, { seat: 'ann', question: 'settle' }, createTopicMatcher(typed))?.text).toBe(
      `You cannot place units on ${place}: your starting units go on your home planet, ${formatList(home)} (E2 2.7).`,
    );
});

test('E2 9 units that are not being placed are refused first', () => {
  const t = table({ ground: { solm: 'ann spacedock', quill: 'ann' } });
  t.game.state.seats.ann.bought = { 'ground-force': 3 };
  t.begins('placement-phase');
  expect(refusal(t, '1 Cruiser at Quill (101)')).toBe('You cannot place a cruiser: you have none to place (E2 9.1).');
  expect(refusal(t, '1 ground force on Quill')).toBe(
    'You cannot place units on Quill (101): you have no spacedock there. You can place only a new spacedock there, if you bought one (E2 9.1, 9.2).',
  );
});

test('E2 4.3 other words than “ready” are refused with the question', () => {
  const t = table({}).begins('senate');
  expect(refusal(t, 'Quill')).toBe(
    'You cannot answer with “Quill”: this question asks whether you are ready to vote. Choose from: Ready to vote.',
  );
});
