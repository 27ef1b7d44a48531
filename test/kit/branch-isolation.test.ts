import { expect, test } from 'vitest';
import { answer, begin, Game, openAsks } from '#engine';
import { createBranchIsolation } from '#kit/components/branch-isolation.ts';
import { book, toy, type Toy } from '../engine/toy.ts';

const isOwn = createBranchIsolation<Toy>({
  created: { laid: ({ state }, id) => state.laid[id]?.owner },
  permanent: { coins: (_game, id) => id, notes: (_game, id) => id, hands: (_game, id) => id },
});

/** Lays a piece on the branch of the last seat, while nobody else has answered. */
function lay(isOwnState: typeof isOwn): string[] {
  const { state } = toy();
  const game = new Game(state, { ...book, isOwnState });
  begin(game as never, 'busily', { seats: ['a', 'b', 'c'] });
  const open = openAsks(state).find(({ ask }) => ask.player === 'c');
  answer(game as never, 'c', open?.ask.id ?? 0, ['lay']);
  return Object.keys(state.laid);
}

test('a branch that creates its own piece does not wait', () => {
  expect(lay(isOwn)).toEqual(['l1.c.3']);
  expect(lay((game, seat, at) => at[0] !== 'laid' && isOwn(game, seat, at))).toEqual([]);
});

test('a piece that ends belongs to its owner', () => {
  const { game, state } = toy({ laid: { x: { owner: 'a' } } });
  expect(isOwn(game, 'a', ['laid', 'x'])).toBe(true);
  expect(isOwn(game, 'b', ['laid', 'x'])).toBe(false);
  delete state.laid.x;
  expect(isOwn(game, 'b', ['laid', 'x'])).toBe(true);
});

test('shared state and whole records belong to no branch', () => {
  const { game } = toy();
  expect(isOwn(game, 'a', ['seats', 'a', 'hand'])).toBe(true);
  expect(isOwn(game, 'a', ['seats', 'b'])).toBe(false);
  expect(isOwn(game, 'a', ['coins', 'b'])).toBe(false);
  for (const at of [['laid'], ['seats'], ['pile', '0'], ['toString', 'a']]) expect(isOwn(game, 'a', at)).toBe(false);
});
