import { test } from 'vitest';
import { killed } from './killed.ts';

test.each([
  ['ti4', 4],
  ['ti2', 3],
])(
  'Killed at random moments, the bot loses and doubles no answer and no message, and its games are as if nothing had been: %s',
  killed,
);
