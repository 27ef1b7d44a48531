import { expect, test } from 'vitest';
import { composeCloseUp, selectFrames } from '#ti4/render/board/close-up.ts';
import { drawChanges } from '#ti4/render/index.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import { buildBoardView, findBoardChanges } from '#ti4/views/index.ts';
import { table } from '../../rules/table.ts';
import { opening } from './scenes.ts';

const laid = () => table({ space: { 27: { ann: '2 cruiser' } }, ground: { 'new-albion': { bob: '1 infantry' } } }).game;
const moved: GameFact[] = [
  { type: 'token-placed', seat: 'ann', system: '27', from: 'tactic' },
  { type: 'ships-moved', seat: 'ann', from: '20', into: '27', path: ['20', '27'], units: ['cruiser', 'cruiser'] },
  { type: 'paid', seat: 'ann', kind: 'resources', amount: 2, with: {} },
  { type: 'unit-destroyed', seat: 'bob', by: 'ann', unit: 'cruiser', system: '28' },
];

test('changes list fights, arrivals and builds by importance, then departures', () => {
  expect(findBoardChanges(laid(), moved)).toMatchObject({
    systems: ['28', '27'],
    besides: ['20'],
    happened: { moves: [{ from: '20', to: '27' }], losses: [{ seat: 'bob', system: '28', count: 1 }] },
  });
});

test('cards, goods and votes alone do not change the board', () => {
  expect(findBoardChanges(laid(), moved.slice(2, 3))).toBeUndefined();
  expect(findBoardChanges(laid(), [])).toBeUndefined();
});

test('secret facts do not change the public board', () => {
  expect(
    findBoardChanges(
      laid(),
      moved.map((fact) => ({ ...fact, to: ['ann'] })),
    ),
  ).toBeUndefined();
});

test('a system no longer on the board is left out', () => {
  expect(
    findBoardChanges(laid(), [{ type: 'token-placed', seat: 'ann', system: 'gone', from: 'tactic' }]),
  ).toBeUndefined();
});

test('a scene shows only the new events, with an alt text', async () => {
  const game = laid();
  const view = buildBoardView(game, null, { ann: 'Ann', bob: 'Bob', cat: 'Cat' });
  const changed = findBoardChanges(game, moved);
  if (!changed) throw new Error('nothing changed');
  const [drawn] = await drawChanges(view, changed);
  expect(drawn.name).toBe('scene-1.jpg');
  expect(drawn.alt).toMatch(
    /^Sol moves 2 cruisers from \d+ to \d+\. Lost: Letnev 1 cruiser\. .*Sol has 2 cruisers in space/,
  );
});

test('distant changes get up to three pictures of their own', () => {
  const view = opening(6);
  const at = (position: string): string => view.systems.find((one) => one.position === position)?.id ?? position;
  expect(selectFrames(view, { systems: ['301', '310', '304', '316'].map(at), besides: [] })).toHaveLength(3);
  expect(selectFrames(view, { systems: ['000', '101'].map(at), besides: [] })).toHaveLength(1);
});

test('a fleet’s arrow starts at its origin outside the picture', () => {
  const view = {
    ...buildBoardView(laid(), null),
    happened: { moves: [{ seat: 'ann', from: '20', to: '27', path: ['20', '27'], units: [] }], losses: [] },
  };
  const there = view.systems.filter(({ id }) => id === '27');
  expect(
    composeCloseUp(view, there, 1200).pieces.filter(({ layers }) => layers[0].key.startsWith('arrow')),
  ).toHaveLength(1);
});

test('a crowded system is shown with fewer neighbors', () => {
  const all = '1 flagship, 1 dreadnought, 1 carrier, 1 cruiser, 1 destroyer, 4 fighter';
  const shown = (setting: Parameters<typeof table>[0]) =>
    selectFrames(buildBoardView(table(setting).game, null), { systems: ['27'], besides: [] })[0].length;
  expect(shown({ space: { 27: { ann: '1 cruiser' } } })).toBe(7);
  expect(shown({ space: { 27: { ann: all, bob: all } }, ground: { 'new-albion': { bob: '3 infantry, 1 pds' } } })).toBe(
    1,
  );
});
