import { expect, test } from 'vitest';
import type { AmountOption, Spec } from '#engine';
import { countParts, partFields } from '#kit/forms/count-fields.ts';

/** Fields of a form in which tokens are placed in two pools. */
function fieldsFor(tokens: number) {
  const amounts: AmountOption[] = ['tactic', 'fleet'].map((key) => ({ key, label: key, max: 2, weights: { tokens: 1 } })); // prettier-ignore
  const limits = [{ measure: 'tokens', atLeast: tokens, atMost: tokens, message: 'Place them all.' }];
  const spec: Extract<Spec, { kind: 'allot' }> = { kind: 'allot', prompt: 'Where?', amounts, limits, proposed: {} };
  return countParts('place', spec, { label: 'Pools' }).flatMap(
    (part) => partFields(part, { tactic: tokens }, () => true, () => 'typed').compact, // prettier-ignore
  );
}

test('One unit in all is placed by choosing one line', () => {
  const options = [
    { key: '1 tactic', label: 'tactic', chosen: true },
    { key: '1 fleet', label: 'fleet' },
  ];
  expect(fieldsFor(1)).toEqual([{ key: 'place.0', label: 'Pools', isSingle: true, options }]);
});

test('Two units are counted line by line', () => {
  expect(fieldsFor(2).map(({ isSingle }) => isSingle)).toEqual([undefined]);
});
