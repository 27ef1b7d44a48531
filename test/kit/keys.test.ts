import fc from '../chance.ts';
import { expect, test } from 'vitest';
import { prefixedKey, pairKey, optionalPairKey } from '#kit/prompts/option-keys.ts';

test('what a key was made of is read from it, whatever the second part is', () => {
  const key = pairKey<string, string>('@');
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes('@')),
      fc.string(),
      (a, b) => {
        expect(key.parse(key.format(a, b))).toEqual([a, b]);
      },
    ),
  );
});

test('a key that says one thing is none of these', () => {
  expect(() => pairKey('@').parse('infantry')).toThrow('"infantry" does not say two things');
});

test('of a key that may say a second thing, what it says is read, and that it says no second', () => {
  const key = optionalPairKey<string, string>('@');
  const first = fc.string().filter((text) => !text.includes('@'));
  fc.assert(
    fc.property(first, fc.option(fc.string(), { nil: undefined }), (a, b) => {
      expect(key.parse(key.format(a, b))).toEqual([a, b]);
    }),
  );
});

test('a mark is read from the keys that have it, and from no others', () => {
  const key = prefixedKey<string>('carry-');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(key.parse(key.format(text))).toBe(text);
    }),
  );
  expect(key.parse('carrier@18')).toBeUndefined();
});
