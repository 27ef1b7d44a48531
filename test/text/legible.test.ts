import fc from '../chance.ts';
import { expect, test } from 'vitest';
import { truncate, escapeMarkdown } from '#text/markdown.ts';
import { isolateBidi, stripInvisible, sanitizeName } from '#text/sanitize.ts';

const UNSEEN = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\ufeff',
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u2028',
  '\u2029',
  '\u0000',
  '\u001b',
  '\u3164',
  '\u2800',
  '\ufe0f',
  '\u{e0041}',
  '\ud83d',
  '\ue000',
];

test.each(UNSEEN.map((sign) => [`U+${sign.codePointAt(0)?.toString(16)}`, sign]))(
  '%s is invisible in a name and removed',
  (_name, sign) => {
    expect(stripInvisible(`An${sign}n${sign}`)).toBe('Ann');
    expect(escapeMarkdown(`${sign}An${sign}n`)).toBe('Ann');
  },
);

test('Multi-character emoji stay whole: families, skin, flags, keycaps, hearts', () => {
  for (const emoji of ['👩‍🚀', '👨‍👩‍👧‍👦', '👍🏽', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇦🇹', '1️⃣', '❤️', '🏳️‍🌈', '🚀'])
    expect(stripInvisible(`Ann ${emoji}\u202e`)).toBe(`Ann ${emoji}`);
  // What is joined to nothing is not.
  expect(stripInvisible('👩\u200d\u200d🚀\u200d')).toBe('👩🚀');
});

test('Names in any script stay unchanged; stacked marks are limited', () => {
  for (const name of [
    'Ærøskøbing',
    'Đặng Thị',
    'Ζωή',
    'Юлія',
    'שָׁלוֹם',
    'محمّد',
    'हिन्दी',
    'ไทยด้วย',
    '安娜',
    '아나',
    'あんな',
  ])
    expect(stripInvisible(name)).toBe(name);
  expect(stripInvisible(`Z${'\u0351'.repeat(40)}o`)).toBe(`Z${'\u0351'.repeat(3)}o`);
});

test('A name is one line, and empty if nothing is visible', () => {
  expect(sanitizeName(' Ann\n\t of\u00a0 Jord ')).toBe('Ann of Jord');
  expect(sanitizeName('\u3164 \u200b\u202e')).toBe('');
});

test('Right-to-left text is isolated from what follows', () => {
  expect(`- **Sol** (${escapeMarkdown('שלום')}): 3 of 10`).toBe('- **Sol** (\u2068שלום\u2069): 3 of 10');
  expect(isolateBidi('Ann')).toBe('Ann');
});

test('Truncated text ends in a whole character', () => {
  expect(truncate('ab👩‍🚀', 4)).toBe('ab…');
  expect(truncate('ab👩‍🚀', 6)).toBe('ab👩…');
});

test('No invisible character is left outside emoji; cleaning is idempotent', () => {
  const sign = fc.oneof(
    fc.constantFrom(...UNSEEN),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('👩‍🚀', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣', '👍🏽', 'a', ' ', '\n'),
  );
  fc.assert(
    fc.property(
      fc.array(sign, { maxLength: 30 }).map((list) => list.join('')),
      (text) => {
        const clean = stripInvisible(text);
        const emojiless = clean.replace(new RegExp(String.raw`\p{RGI_Emoji}`, 'gv'), '');
        expect(stripInvisible(clean)).toBe(clean);
        expect(emojiless).not.toMatch(/[\p{Cf}\u2028\u2029\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n]/u);
      },
    ),
    { numRuns: 3_000 },
  );
});
