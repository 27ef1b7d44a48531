import { expect, test } from 'vitest';
import { LOCALS, possessive } from '#kit/board/names.ts';

test('a possessive ends in ’s, except that of the locals', () => {
  expect([possessive('Creuss'), possessive('Hacan'), possessive(LOCALS)]).toEqual([
    "Creuss's",
    "Hacan's",
    "the locals'",
  ]);
});
