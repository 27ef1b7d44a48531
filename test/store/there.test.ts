import { expect, test } from 'vitest';
import { binaries } from '../../scripts/play/cluster.ts';

test('What is kept is tried on PostgreSQL, too', ({ skip }) => {
  skip(
    binaries() === undefined && !process.env.POSTGRES_REQUIRED,
    'There is no PostgreSQL here (apt-get install postgresql)',
  );
  expect(binaries()).toBeDefined();
});
