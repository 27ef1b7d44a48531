import { expect, test } from 'vitest';
import type { Composition } from '#render/composition.ts';
import { rulebookOf as bookOfSecond } from '#ti2/rulebook.ts';
import { composeBoard as boardOfSecond } from '#ti2/render/board/board.ts';
import { newGame } from '#ti2/rules/game.ts';
import { newState } from '#ti2/rules/setup/new-state.ts';
import { buildBoardView as viewOfSecond } from '#ti2/views/index.ts';
import { composeBoard as boardOfThird } from '#ti3/render/board/board.ts';
import { buildBoardView as viewOfThird } from '#ti3/views/index.ts';
import { composeMap } from '#ti4/render/board/board.ts';
import { opening } from './scenes.ts';
import { laidOut } from '../../ti3/content/third-game.ts';

// The sky is the largest layer, of 19 MB. Games whose tiles lie in the same places share it, although the order of
// their systems differs.

function reversed<View extends { systems: unknown[] }>(view: View): View {
  return { ...view, systems: view.systems.toReversed() };
}

function bothOrders<View extends { systems: unknown[] }>(
  view: View,
  compose: (view: View) => Composition,
): [Composition, Composition] {
  return [compose(structuredClone(view)), compose(reversed(structuredClone(view)))];
}

const EDITIONS: Record<string, () => [Composition, Composition]> = {
  fourth: () => bothOrders(opening(6), composeMap),
  third: () => bothOrders(viewOfThird(laidOut()), boardOfThird),
  second: () => {
    const book = bookOfSecond();
    const players = ['p1', 'p2', 'p3'].map((id) => ({ id }));
    return bothOrders(viewOfSecond(newGame(newState(book, { seed: 'sky', players }), book), {}), boardOfSecond);
  },
};

const skyOf = ({ pieces: [sky] }: Composition) => ({
  box: sky.box,
  layers: sky.layers.map(({ key, body }) => ({ key, svg: body() })),
});

test.each(Object.keys(EDITIONS))('%s edition: the order of systems does not change the sky', (edition) => {
  const [one, other] = EDITIONS[edition]();
  expect(one.pieces.length).toBeGreaterThan(9);
  expect(skyOf(one).layers.length).toBeGreaterThan(1);
  expect(skyOf(other)).toEqual(skyOf(one));
});
