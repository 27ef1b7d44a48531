import { expect, test } from 'vitest';
import { sideOfBoard } from '#kit/board/side-of-board.ts';

test.each([
  ['301', 'top'],
  ['304', 'top right'],
  ['307', 'bottom right'],
  ['310', 'bottom'],
  ['313', 'bottom left'],
  ['316', 'top left'],
  ['204', 'right'],
  ['210', 'left'],
  ['000', undefined],
  [null, undefined],
])('position %s is at the %s of the board', (position, side) => expect(sideOfBoard(position)).toBe(side));
