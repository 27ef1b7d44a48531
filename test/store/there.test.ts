import { expect, test } from 'vitest';
import { findPostgresBinaries } from '../../scripts/e2e/postgres-cluster.ts';

test('The store tests run on PostgreSQL too', ({ skip }) => {
  skip(
    findPostgresBinaries() === undefined && !process.env.POSTGRES_REQUIRED,
    'There is no PostgreSQL here (apt-get install postgresql)',
  );
  expect(findPostgresBinaries()).toBeDefined();
});
