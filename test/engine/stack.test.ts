import { expect, test } from 'vitest';
import {
  answer,
  canonicalJson,
  diff,
  clone,
  frameDataOf,
  Illegal,
  isFrameOf,
  applyPatch,
  procedureNamed,
  createSetupDraw,
  type Id,
  type Json,
} from '#engine';
import { Game } from '#engine';
import { sortKeys } from '#engine/json.ts';
import { book, toy } from './toy.ts';

test('a procedure calls another, asks, and continues with the answer', () => {
  const t = toy();
  t.begin('outer', { seat: 'b', cost: 2 });
  expect(t.asked()).toEqual(['b price']);
  t.answer('b', 2);
  expect(t.state.log).toEqual(['worked']);
  expect(t.state.coins.b).toBe(1);
  expect(t.asked()).toEqual(['a calm']);
});

test('a frame gives its data only to its own procedure', () => {
  const t = toy();
  t.begin('outer', { seat: 'b', cost: 2 });
  const outer = procedureNamed<{ seat: string }>('outer');
  const [frame] = t.state.stack;
  expect(isFrameOf(frame, outer)).toBe(true);
  expect(frameDataOf(frame, outer)?.seat).toBe('b');
  expect(frameDataOf(frame, procedureNamed('inner'))).toBeUndefined();
  expect(frameDataOf(undefined, outer)).toBeUndefined();
});

test('a canceled procedure cleans up and reports to its caller', () => {
  const t = toy({ hands: { a: ['counter1'], b: [], c: [] } });
  t.begin('outer', { seat: 'b', cost: 2 });
  expect(t.asked()).toEqual(['a window']);
  t.answer('a', ['counter1']);
  expect(t.state.log).toEqual(['tidied b', 'cancelled']);
  expect(t.state.coins.b).toBe(3);
});

test('a canceling card can itself be canceled', () => {
  const t = toy({ hands: { a: ['counter1'], b: ['counter2'], c: [] } });
  t.begin('outer', { seat: 'b', cost: 2 });
  t.answer('a', ['counter1']);
  expect(t.asked()).toEqual(['b window']);
  t.answer('b', ['counter2']);
  expect(t.asked()).toEqual(['b price']);
});

test('a payment fizzles when a trade takes the coins first', () => {
  const t = toy();
  t.begin('outer', { seat: 'b', cost: 3 });
  expect(t.asked()).toEqual(['b price']);
  t.act('b', 'give', { to: 'c', count: 1 });
  expect(t.state.log).toEqual(['fizzled']);
});

test('an unfit answer changes nothing and says why', () => {
  const t = toy();
  t.begin('outer', { seat: 'b', cost: 1 });
  const before = canonicalJson(t.state);
  expect(() => t.answer('b', 0)).toThrow('Enter a number from 1 to 3.');
  expect(() => t.answer('b', ['x'])).toThrow(Illegal);
  expect(() => answer(t.game as never, 'c', t.asks()[0].id, 1)).toThrow('That question is for another player.');
  expect(() => answer(t.game as never, 'b', 999, 1)).toThrow('no longer open');
  expect(() => t.act('b', 'give', { to: 'c', count: 9 })).toThrow('You have not that many.');
  expect(canonicalJson(t.state)).toBe(before);
});

test('a question’s own check refuses what the Spec alone accepts', () => {
  const t = toy({ coins: { a: 3, b: 9, c: 3 } });
  t.begin('outer', { seat: 'b', cost: 1 });
  expect(() => t.answer('b', 9)).toThrow('That is far too much.');
});

test('an eliminated player’s question is dropped', () => {
  const t = toy();
  t.begin('outer', { seat: 'b', cost: 1 });
  t.state.gone.push('b');
  t.act('a', 'give', { to: 'c', count: 1 });
  expect(t.state.log).toEqual(['fizzled']);
});

test('a seat without a player gives the plainest answer at once', () => {
  const t = toy({ coins: { a: 3, b: 3, c: 3, statue: 9 } });
  t.begin('outer', { seat: 'statue', cost: 1 });
  expect([t.asked(), t.state.coins.statue]).toEqual([['a calm'], 8]);
});

test('fork branches are asked at once; the common part waits', () => {
  const t = toy();
  t.begin('forking');
  expect(t.asked()).toEqual(['a calm', 'b calm', 'c calm']);
  t.answer('c', ['x']);
  t.answer('b', ['y']);
  expect(t.state.notes).toEqual({ a: [], b: ['chose y'], c: ['chose x'] });
  expect(t.state.log).toEqual([]);
  t.answer('a', ['x']);
  expect(t.state.log).toEqual(['a takes', 'b takes', 'c takes', '{"a":"A","b":"B","c":"C"}']);
});

test('a runaway procedure is an error, not a hang', () => {
  expect(() => toy().begin('runaway')).toThrow('More than');
});

test('a suspended game continues after a JSON round trip', () => {
  const t = toy({ hands: { a: ['counter1'], b: ['counter2'], c: [] } });
  t.begin('outer', { seat: 'b', cost: 2 });
  t.answer('a', ['counter1']);
  const state = JSON.parse(JSON.stringify(t.state));
  const again = new Game(state, book);
  answer(again as never, 'b', t.asks()[0].id, ['counter2']);
  t.answer('b', ['counter2']);
  expect(canonicalJson(state)).toBe(canonicalJson(t.state));
});

test('equal answers roll equal dice, and other answers roll others', () => {
  const dice = (first: string, seed = 'seed') => {
    const t = toy({ seed, coins: { a: 3, b: 30, c: 3 } });
    t.begin('outer', { seat: 'b', cost: 2 });
    t.answer('b', first === 'two' ? 2 : 3);
    return JSON.stringify(t.state.facts);
  };
  expect(dice('two')).toBe(dice('two'));
  expect(dice('two')).not.toBe(dice('three'));
  expect(dice('two')).not.toBe(dice('two', 'other seed'));
});

test('setup draws differ each time, with or without a trace', () => {
  const drawn = (trace?: () => void) => {
    const draw = createSetupDraw('seed', 'seats', trace);
    return Array.from({ length: 8 }, () => draw(1_000_000));
  };
  expect(new Set(drawn()).size).toBe(8);
  expect(drawn(() => {})).toEqual(drawn());
});

test('reverse patches restore the previous state exactly', () => {
  const t = toy();
  t.begin('outer', { seat: 'b', cost: 2 });
  const before = clone(t.state);
  t.answer('b', 2);
  const back = diff(t.state as unknown as Json, before as unknown as Json);
  expect(canonicalJson(applyPatch(t.state, back))).toBe(canonicalJson(before));
});

test('a patch changes only own properties', () => {
  for (const way of ['__proto__', 'constructor', 'toString', 'gone']) {
    expect(() => applyPatch({ a: {} }, [{ at: [way, 'changed'], value: true }])).toThrow(
      `Nothing exists at ${way}.changed`,
    );
    expect(({} as { changed?: true }).changed).toBeUndefined();
  }
  expect(() => applyPatch({ a: null }, [{ at: ['a', 'b', 'c'], value: 1 }])).toThrow('Nothing exists at a.b.c');
});

test('ask ids are never reused', () => {
  const t = toy();
  t.begin('outer', { seat: 'b', cost: 0 });
  const seen = new Set<Id>();
  for (let i = 0; i < 5; i++) {
    const [one] = t.asks();
    expect(seen.has(one.id)).toBe(false);
    seen.add(one.id);
    t.answer(one.player, one.question === 'price' ? 0 : ['more']);
  }
});

test('a fact is copied into the state with sorted keys', () => {
  const t = toy();
  const game = new Game(t.state, book);
  const told = { type: 'shouted', what: ['b'], by: { z: 1, a: 2 } };
  game.addFact(told);
  told.what.push('c');
  const fact = t.state.facts.at(-1);
  expect(fact).toEqual({ type: 'shouted', what: ['b'], by: { z: 1, a: 2 } });
  expect(JSON.stringify(fact)).toBe(canonicalJson(fact));
});

test('a diff finds changed values and copies them', () => {
  const from = { a: { b: [1, { c: 2 }] }, d: 1 };
  const to = { a: { b: [1, { c: { e: [3] } }] }, f: [4] };
  const list = diff(from, to);
  expect(list).toEqual([
    { at: ['d'], remove: true },
    { at: ['a', 'b', '1', 'c'], value: { e: [3] } },
    { at: ['f'], value: [4] },
  ]);
  to.f.push(5);
  expect(list.at(-1)).toEqual({ at: ['f'], value: [4] });
});

test('sorting keys skips sorted records and exceptions', () => {
  expect(sortKeys({ 2: 0, 10: 0, a: { 7: 1, 26: 1, b: 1 } })).toBe(false);
  const value = { b: 1, a: { z: 1, 9: 1, y: 1 }, of: { d: 1, c: 1 } };
  expect(sortKeys(value, ['of'])).toBe(true);
  expect(JSON.stringify(value)).toBe('{"a":{"9":1,"y":1,"z":1},"b":1,"of":{"d":1,"c":1}}');
});
