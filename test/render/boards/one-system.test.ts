import { expect, test } from 'vitest';
import type { Composition } from '#render/composition.ts';
import { rasterize, clearCaches } from '#render/raster/rasterize.ts';
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

// What a board costs is what is drawn anew: `npm run -s bench` measures it, and here it is counted.

const book = bookOfSecond();
const players = ['p1', 'p2', 'p3'].map((id) => ({ id }));

/** A board, and the same with a ship more in one of its systems and a fleet that has gone there. */
const EDITIONS: Record<string, () => [Composition, Composition]> = {
  fourth: () => {
    const view = opening(6);
    const before = composeMap(structuredClone(view));
    view.systems[9].space.push({ owner: view.seats[0].id, type: 'destroyer', count: 1, damaged: false });
    return [before, composeMap(view)];
  },
  third: () => {
    const view = viewOfThird(laidOut());
    const before = boardOfThird(structuredClone(view));
    view.systems[9].space.push({ owner: 'p1', type: 'destroyer', count: 1, damaged: 0 });
    return [before, boardOfThird(view)];
  },
  second: () => {
    const view = viewOfSecond(newGame(newState(book, { seed: 'one system', players }), book), {});
    const before = boardOfSecond(structuredClone(view));
    view.systems[9].space.push({ owner: 'p1', type: 'cruiser', count: 1 });
    return [before, boardOfSecond(view)];
  },
};

/** The names of what is drawn anew for a picture, and the picture. */
async function drawnAnew(composition: Composition): Promise<{ keys: string[]; file: Buffer }> {
  const keys: string[] = [];
  const pieces = composition.pieces.map((piece) => ({
    ...piece,
    layers: piece.layers.map((layer) => ({
      ...layer,
      body: () => {
        keys.push(layer.key);
        return layer.body();
      },
    })),
  }));
  return { file: await rasterize({ ...composition, pieces }), keys };
}

test.each(Object.entries(EDITIONS))(
  'one changed system of the %s edition redraws only that system',
  async (_edition, boards) => {
    clearCaches();
    const [before, after] = boards();
    expect((await drawnAnew(before)).keys.length).toBeGreaterThan(20);
    const { keys, file } = await drawnAnew(after);
    // Its ground in its holder's colour may be new as well.
    expect(keys.filter((key) => !key.startsWith('held '))).toHaveLength(1);
    clearCaches();
    expect((await drawnAnew(after)).file.equals(file)).toBe(true);
  },
);

test('a fleet’s arrow is cached until its own path changes', async () => {
  clearCaches();
  const view = viewOfThird(laidOut());
  const [from, to] = ['101', '102'].map((place) => view.systems.find(({ position }) => position === place)?.id ?? '');
  view.moves = [{ seat: 'p1', from, to }];
  await drawnAnew(boardOfThird(view));
  const far = view.systems.find(({ position }) => position === '310');
  far?.space.push({ owner: 'p1', type: 'destroyer', count: 1, damaged: 0 });
  expect((await drawnAnew(boardOfThird(view))).keys.filter((key) => key.startsWith('arrow'))).toEqual([]);
  view.moves = [{ seat: 'p1', from: to, to: from }];
  expect((await drawnAnew(boardOfThird(view))).keys.filter((key) => key.startsWith('arrow'))).toHaveLength(1);
});
