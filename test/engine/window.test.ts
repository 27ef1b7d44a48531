import { expect, test } from 'vitest';
import { answer, openAsks, specOf } from '#engine';
import { toy } from './toy.ts';

const flash = { event: { name: 'flash' } };

test('a window that nobody can answer does not stop', () => {
  const t = toy();
  t.begin('plain', flash);
  expect(t.asked()).toEqual(['a calm']);
});

test('a window asks whether the player responds, and offers to pass', () => {
  const t = toy({ hands: { a: ['flash1'], b: [], c: [] } });
  t.begin('plain', flash);
  expect(specOf(t.game, openAsks(t.state)[0])).toMatchObject({ prompt: 'flash Do you respond?', emptyLabel: 'Pass' });
});

test('all eligible players are asked at once, and replies apply in order', () => {
  const t = toy({ hands: { a: ['flash1'], b: ['flash2'], c: [] } });
  t.begin('plain', flash);
  expect(t.asked()).toEqual(['a window', 'b window']);
  t.answer('b', ['flash2']);
  expect(t.state.log).toEqual([]);
  t.answer('a', []);
  expect(t.state.log).toEqual(['b flash2']);
});

test('an action drops the held replies of others, who are asked again', () => {
  const t = toy({ hands: { a: ['flash1'], b: ['flash2'], c: [] } });
  t.begin('plain', flash);
  t.answer('b', []);
  t.answer('a', ['flash1']);
  expect(t.state.log).toEqual(['a flash1']);
  expect(t.asked()).toEqual(['b window']);
});

test('a firm reply survives another player’s action', () => {
  const t = toy({ hands: { a: ['flash1'], b: ['flash2'], c: [] } });
  t.begin('plain', flash);
  t.answer('b', ['flash2'], true);
  t.answer('a', ['flash1']);
  expect(t.state.log).toEqual(['a flash1', 'b flash2']);
  expect(t.asked()).toEqual(['a calm']);
});

test('a window closes when all have declined in a row', () => {
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

test('a held reply that became illegal is asked again', () => {
  const t = toy({ hands: { a: ['flash1'], b: ['flash2', 'flash4'], c: [] } });
  t.begin('plain', flash);
  t.answer('b', ['flash2']);
  t.state.hands.b = ['flash4'];
  t.act('c', 'give', { to: 'a', count: 1 });
  expect(t.asked()).toEqual(['a window', 'b window']);
});

test('behind a veil, holders of any hidden card seem to be asked', () => {
  const t = toy({ veil: true, hands: { a: [], b: ['other'], c: ['counter1'] } });
  t.begin('outer', { seat: 'a', cost: 1 });
  expect(t.asked()).toEqual(['b window veiled', 'c window']);
  t.answer('c', []);
  expect(t.asked()).toEqual(['b window veiled']);
  t.answer('b', []);
  expect(t.asked()).toEqual(['a price']);
});

test('a veiled player cannot use a card they lack', () => {
  const t = toy({ veil: true, hands: { a: [], b: ['other'], c: [] } });
  t.begin('outer', { seat: 'a', cost: 1 });
  expect(() => t.answer('b', ['counter1'])).toThrow('not among the choices');
});

const flashThenGlow = { ...flash, next: 'glow' };

test('two adjacent moments are asked once and resolved in turn', () => {
  const t = toy({ hands: { a: ['glow1'], b: ['flash2', 'glow2'], c: [] } });
  t.begin('plain', flashThenGlow);
  expect(t.asked()).toEqual(['a window', 'b window']);
  t.answer('a', ['glow1']);
  expect(t.state.log).toEqual([]);
  t.answer('b', ['glow2']);
  expect(t.state.log).toEqual(['a glow1']);
  // Ann has acted: what bob had held for the second moment lapses.
  expect(t.asked()).toEqual(['b window']);
  t.answer('b', ['glow2']);
  expect(t.state.log).toEqual(['a glow1', 'b glow2']);
  expect(t.asked()).toEqual(['a calm']);
});

test('a player of the later moment does not delay the earlier one', () => {
  const t = toy({ hands: { a: ['glow1'], b: ['flash2'], c: [] } });
  t.begin('plain', flashThenGlow);
  t.answer('b', ['flash2']);
  expect(t.state.log).toEqual(['b flash2']);
  expect(t.asked()).toEqual(['a window']);
});

test('declining both moments is not asked again', () => {
  const t = toy({ hands: { a: ['flash1', 'glow1'], b: ['flash2'], c: [] } });
  t.begin('plain', flashThenGlow);
  t.answer('b', []);
  t.answer('a', []);
  expect(t.asked()).toEqual(['a calm']);
});

test('behind a veil the second moment asks nobody again', () => {
  const t = toy({ veil: true, hands: { a: ['flash1'], b: ['other'], c: [] } });
  t.begin('plain', flashThenGlow);
  const asked = t.asked();
  for (const one of asked) t.answer(one.slice(0, 1), []);
  expect(asked).toEqual(['a window', 'b window veiled']);
  expect(t.asked()).toEqual(['a calm']);
});

test('an advance answer is used without asking its player', () => {
  const t = toy({ hands: { a: ['flash1'], b: [], c: [] } });
  t.begin('plain', { ...flash, ahead: { a: ['flash1'] } });
  expect(t.state.log).toEqual(['a flash1']);
  const u = toy({ hands: { a: ['flash1'], b: [], c: [] } });
  u.begin('plain', { ...flash, ahead: { a: [] } });
  expect(u.asked()).toEqual(['a calm']);
  expect(u.state.log).toEqual([]);
});

test('a player orders their own simultaneous automatic effects', () => {
  const t = toy({ hands: { a: ['flash!1', 'flash!2', 'flash!3'], b: ['flash!4'], c: [] } });
  t.begin('plain', flash);
  expect(t.asked()).toEqual(['a ability-order']);
  t.answer('a', ['flash!3', 'flash!1', 'flash!2']);
  expect(t.state.log.filter((line) => line.startsWith('a'))).toEqual(['a flash!3', 'a flash!1', 'a flash!2']);
  expect(t.asked()).toEqual(['a calm']);
});

test('no order is asked where it does not matter', () => {
  const t = toy({ hands: { a: ['flash!1', 'flash!~2', 'flash!~3'], b: [], c: [] } });
  t.begin('plain', flash);
  expect(t.state.log).toHaveLength(3);
  expect(t.asked()).toEqual(['a calm']);
});

test('an automatic effect is not asked about', () => {
  const t = toy({ hands: { a: ['flash1'], b: ['flash!2'], c: [] } });
  t.begin('plain', flash);
  expect(t.asked()).toEqual(['a window']);
  t.answer('a', []);
  expect(t.state.log).toEqual(['b flash!2']);
});

test('in turn, answers come at once, can change, and apply in order', () => {
  const t = toy();
  t.begin('earlies', {});
  expect(t.asked()).toEqual(['a calm', 'b calm', 'c calm']);
  t.answer('c', ['x']);
  t.answer('b', ['x']);
  expect(t.state.log).toEqual([]);
  answer(t.game as never, 'b', t.asks().find(({ player }) => player === 'b')?.id ?? 0, ['y']);
  t.answer('a', ['x']);
  expect(t.state.log).toEqual(['a x', 'b y', 'c x']);
});
