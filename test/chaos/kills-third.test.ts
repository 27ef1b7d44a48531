import { test } from 'vitest';
import { killed } from './killed.ts';

// On PostgreSQL where there is one, and on a file elsewhere (vitest.config.ts).
test('Random kills lose or duplicate no answer or message: ti3', async () => killed('ti3', 3));
