import { expect, test } from 'vitest';
import { inquiries, why } from '../../../src/editions/ti2/rules/why.ts';
import { table, type Laid } from '../table.ts';

const asked = (name: string, about: string, laid: Laid = {}) => why(table(laid).game, 'ann', name, about).join(' ');

test('E2 7.5 /why: a supernova lets nothing in, and an asteroid field takes a technology', () => {
  const near: Laid = { space: { quill: 'ann cruiser' } };
  expect(asked('move', 'supernova-1', near)).toMatch(/no\. A supernova lets nothing in\. \(E2 7\.5\)/);
  expect(asked('move', 'asteroid-field-1', near)).toMatch(/\(E2 7\.5\)/);
});

test('E2 7.2 /why: ships go from a system to the next, as far as they have movement', () => {
  const laid: Laid = { space: { quill: 'ann cruiser' } };
  expect(asked('move', 'ravne', laid)).toMatch(/yes\. Nothing forbids it \(E2 7\.2 to 7\.6\)/);
  expect(asked('move', 'solm', { space: { quill: 'bob cruiser' } })).toMatch(/no\. You have no ships in a system next to it/);
  const t = table(laid).turn();
  expect(why(t.game, 'ann', 'move', 'ravne').join(' ')).toMatch(/You can do it now/);
  t.sails('quill', 'mecatol-rex', { cruiser: 1 }).sails('mecatol-rex', 'ravne', { 'cruiser.1': 1 });
  expect(why(t.game, 'ann', 'move', 'solm').join(' ')).toMatch(/movement left/);
});

test('E2 7.16 /why: nobody lands without ground forces aboard, or while others hold the space', () => {
  expect(asked('land', 'Quill', { space: { quill: 'ann carrier' } })).toMatch(/no ground forces|has ground forces aboard/);
  expect(asked('land', 'Quill', { space: { quill: 'ann carrier(ground-force); bob cruiser' } })).toMatch(
    /must be beaten first\. \(E2 7\.16\)/,
  );
  expect(asked('land', 'Quill', { space: { quill: 'ann carrier(ground-force)' } })).toMatch(/yes/);
});

test('E2 8.1 /why: a technology needs what it is built on, and credits', () => {
  expect(asked('research', 'XRD Transporter', { credits: { ann: 60 } })).toMatch(/no\. Needs .*\(E2 8\.1\) It costs you 30 credits/);
  expect(asked('research', 'Antimass Deflectors', { credits: { ann: 29 } })).toMatch(/Costs 30, and you have 29/);
  expect(asked('research', 'Antimass Deflectors', { credits: { ann: 30 } })).toMatch(/yes/);
});

test('E2 10.1 /why: what a bracket still takes, and that nobody skips one', () => {
  expect(asked('advance', 'Foundation', { ground: { quill: 'ann' } })).toMatch(
    /You have 1 of 5 planets outside the home system\. \(E2 10\.1\)/,
  );
  expect(asked('advance', 'Consortium')).toMatch(/Nobody skips a bracket: your next one is Foundation/);
  expect(asked('advance', 'Warlord')).toMatch(/nobody goes back/);
});

test('E2 6.1 /why: a pair has one agreement at a time', () => {
  const t = table({});
  expect(why(t.game, 'ann', 'agree', 'bob').join(' ')).toMatch(/yes/);
  t.game.state.agreements.a = { id: 'a', seats: ['ann', 'bob'], card: 'trade-agreement#1' };
  expect(why(t.game, 'ann', 'agree', 'bob').join(' ')).toMatch(/one at a time\. \(E2 6\.1\)/);
});

test('E2 4.3 /why: credits change hands while a card is debated', () => {
  expect(asked('give', 'bob')).toMatch(/only while a political card is debated\. \(E2 4\.3\)/);
  const t = table({});
  t.game.state.phase = 'political';
  expect(why(t.begins('senate').game, 'ann', 'give', 'bob').join(' ')).toMatch(/yes/);
});

test('E2 9.3 /why: ships do not come to a blockaded dock', () => {
  const ground = { quill: 'ann spacedock', ravne: 'ann' };
  expect(asked('place', 'Ravne', { ground })).toMatch(/no spacedock there.*\(E2 9\.2\)/);
  expect(asked('place', 'Quill', { ground, space: { quill: 'bob cruiser' } })).toMatch(/blockade.*\(E2 9\.3\)/);
  expect(asked('place', 'Quill', { ground })).toMatch(/yes/);
});

test('E2 12.4 /why: a card is played when its moment comes', () => {
  const t = table({ hands: { ann: ['rousing-orders'] } });
  expect(why(t.game, 'ann', 'play', 'Rousing Orders').join(' ')).toMatch(/no\. The moment it answers is not now/);
});

test('What is asked by no name that there is says so, and every question named is one of the book', () => {
  const { game } = table({});
  expect(why(game, 'ann', 'move', 'nowhere')).toEqual(['There is nothing of that name to ask about.']);
  expect(inquiries.flatMap(({ questions }) => questions).filter((name) => !game.book.questions[name])).toEqual([]);
});
