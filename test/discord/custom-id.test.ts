import fc from '../chance.ts';
import { expect, test } from 'vitest';
import { customId, parseCustomId, type CustomId } from '#discord/interactions/custom-id.ts';
import { LIMITS } from '#discord/limits.ts';

const parts = fc.record({
  kind: fc.constantFrom<CustomId['kind']>('q', 'g', 'r', 't'),
  game: fc.stringMatching(/^[A-Z0-9]{6}$/),
  id: fc.oneof(fc.nat().map(String), fc.stringMatching(/^[a-z0-9-]{0,12}$/)),
  verb: fc.constantFrom(
    'key',
    'none',
    'menu',
    'number',
    'numbers',
    'page',
    'reset',
    'ok',
    'next',
    'keys',
    'clear',
    'line',
    'counts',
    'count',
    '+',
    '-',
    'max',
    'zero',
    'ones',
    'again',
    'move',
    'look',
  ),
  arg: fc.string({ maxLength: 60 }),
});

test('A custom id round-trips with any argument', () => {
  fc.assert(
    fc.property(parts, (one) => {
      expect(parseCustomId(customId(one.kind, one.game, one.id, one.verb, one.arg))).toEqual(one);
    }),
    { numRuns: 2000 },
  );
});

test('A custom id over Discord’s length limit is never built', () => {
  expect(() => customId('q', 'K7QX2M', 1, 'key', 'x'.repeat(LIMITS.customId))).toThrow('custom_id');
});

test('Parsing forged or truncated custom ids never throws', () => {
  const forged = fc.oneof(
    fc.string({ maxLength: 120 }),
    fc
      .tuple(parts, fc.nat(40))
      .map(([one, cut]) => customId(one.kind, one.game, one.id, one.verb, one.arg).slice(0, cut)),
    fc
      .array(fc.constantFrom(':', 'q', 'Q', 'g', '+', 'key', 'K7QX2M', '7', '\n', 'é'), { maxLength: 12 })
      .map((list) => list.join('')),
  );
  fc.assert(
    fc.property(forged, (text) => {
      const read = parseCustomId(text);
      if (!read) return;
      expect('qgrt').toContain(read.kind);
      expect([read.kind, read.game, read.id, read.verb, read.arg].join(':')).toBe(text);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  '',
  'q',
  'q:K7QX2M:1:key',
  'Q:K7QX2M:1:key:',
  'x:K7QX2M:1:key:',
  'q::1:key:',
  'q:K7QX2M:1::a',
  'q:K7/X2M:1:key:a',
])('"%s" is no custom id of this bot', (text) => {
  expect(parseCustomId(text)).toBeUndefined();
});
