import { expect, test } from 'vitest';
import { toy } from './toy.ts';

const flash = { event: { name: 'flash' } };

test('a window that nobody can answer stops for nobody', () => {
  const t = toy();
  t.begin('plain', flash);
  expect(t.asked()).toEqual(['a calm']);
});

test('all who can answer are asked at once, and early replies are held and used in order', () => {
  const t = toy({ hands: { a: ['flash1'], b: ['flash2'], c: [] } });
  t.begin('plain', flash);
  expect(t.asked()).toEqual(['a window', 'b window']);
  t.answer('b', ['flash2']);
  expect(t.state.log).toEqual([]);
  t.answer('a', []);
  expect(t.state.log).toEqual(['b flash2']);
});

test('when somebody acts, the held replies of the others lapse and they are asked again', () => {
  const t = toy({ hands: { a: ['flash1'], b: ['flash2'], c: [] } });
  t.begin('plain', flash);
  t.answer('b', []);
  t.answer('a', ['flash1']);
  expect(t.state.log).toEqual(['a flash1']);
  expect(t.asked()).toEqual(['b window']);
});

test('a reply given whatever happens stands when somebody else acts', () => {
  const t = toy({ hands: { a: ['flash1'], b: ['flash2'], c: [] } });
  t.begin('plain', flash);
  t.answer('b', ['flash2'], true);
  t.answer('a', ['flash1']);
  expect(t.state.log).toEqual(['a flash1', 'b flash2']);
  expect(t.asked()).toEqual(['a calm']);
});

test('one ability answers one event once, and the window closes when all have declined in a row', () => {
  const t = toy({ hands: { a: ['flash1', 'flash3'], b: ['flash2'], c: [] } });
  t.begin('plain', flash);
  t.answer('a', ['flash1']);
  expect(t.asked()).toEqual(['b window', 'a window']);
  t.answer('b', []);
  t.answer('a', ['flash3']);
  expect(t.asked()).toEqual(['b window']);
  t.answer('b', []);
  expect(t.asked()).toEqual(['a calm']);
});

test('a held reply that has become illegal is asked again', () => {
  const t = toy({ hands: { a: ['flash1'], b: ['flash2', 'flash4'], c: [] } });
  t.begin('plain', flash);
  t.answer('b', ['flash2']);
  t.state.hands.b = ['flash4'];
  t.act('c', 'give', { to: 'a', count: 1 });
  expect(t.asked()).toEqual(['a window', 'b window']);
});

test('behind a veil, whoever holds a hidden card is asked or seems to be', () => {
  const t = toy({ veil: true, hands: { a: [], b: ['other'], c: ['counter1'] } });
  t.begin('outer', { seat: 'a', cost: 1 });
  expect(t.asked()).toEqual(['b window veiled', 'c window']);
  t.answer('c', []);
  expect(t.asked()).toEqual(['b window veiled']);
  t.answer('b', []);
  expect(t.asked()).toEqual(['a price']);
});

test('a veiled player cannot answer with what they do not have', () => {
  const t = toy({ veil: true, hands: { a: [], b: ['other'], c: [] } });
  t.begin('outer', { seat: 'a', cost: 1 });
  expect(() => t.answer('b', ['counter1'])).toThrow('not among the choices');
});
