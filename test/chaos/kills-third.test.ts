import { test } from 'vitest';
import { killed } from './killed.ts';

// On PostgreSQL where there is one, and on a file elsewhere (vitest.config.ts).
test('Killed at random moments, the bot loses and doubles no answer and no message, and its games are as if nothing had been: ti3', async () =>
  killed('ti3', 3));
