import { expect, test } from 'vitest';
import { createCountReader } from '#discord/input/count-reader.ts';
import { writeCounts } from '#kit/forms/typed-counts.ts';

const landing = ['New Albion', 'Starpoint'].map((planet) => ({
  key: `ground-force@${planet}`,
  label: `Ground force on ${planet}`,
  max: 2,
}));

test('Several units on one of two planets are written in the plural', () => {
  const written = writeCounts(
    landing,
    { 'ground-force@New Albion': 2, 'ground-force@Starpoint': 1 },
    createCountReader(undefined),
  );
  expect(written).toBe('2 ground forces on New Albion, 1 ground force on Starpoint');
});
