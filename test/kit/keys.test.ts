import fc from '../chance.ts';
import { expect, test } from 'vitest';
import { prefixedKey, pairKey, optionalPairKey } from '#kit/prompts/option-keys.ts';

test('a pair key round-trips with any second part', () => {
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

test('a pair key without a second part throws', () => {
  expect(() => pairKey('@').parse('infantry')).toThrow('"infantry" does not say two things');
});

test('an optional pair key round-trips with or without a second part', () => {
  const key = optionalPairKey<string, string>('@');
  const first = fc.string().filter((text) => !text.includes('@'));
  fc.assert(
    fc.property(first, fc.option(fc.string(), { nil: undefined }), (a, b) => {
      expect(key.parse(key.format(a, b))).toEqual([a, b]);
    }),
  );
});

test('a prefix is parsed only from keys that have it', () => {
  const key = prefixedKey<string>('carry-');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(key.parse(key.format(text))).toBe(text);
    }),
  );
  expect(key.parse('carrier@18')).toBeUndefined();
});
