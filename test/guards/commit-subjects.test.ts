import { expect, test } from 'vitest';
import { findWrongSubjects } from '../../scripts/guards/commit-subjects.ts';

test('a commit subject has an area and at most 72 characters', () => {
  expect(findWrongSubjects(['rules: let a carrier retreat', 'ti3/views: show mines', "Merge branch 'x'"])).toEqual([]);
  expect(findWrongSubjects(['Let a carrier retreat', `rules: ${'x'.repeat(66)}`])).toEqual([
    'No area before the subject: Let a carrier retreat',
    `73 characters: rules: ${'x'.repeat(66)}`,
  ]);
});
