import { test } from 'vitest';
import { killed } from './killed.ts';

test.each([
  ['ti4', 4],
  ['ti2', 3],
])('Random kills lose or duplicate no answer or message: %s', killed);
