import { describe, expect, test } from 'vitest';
import { stripInvisible, sanitizeName } from '#text/sanitize.ts';
import { capitalize } from '#text/sentences.ts';
import {
  emojiVersionName,
  emojiTokenNames,
  toPlainText,
  emojiToken,
  leadingEmojiTokens,
  trimPartialToken,
  replaceEmojiTokens,
} from '#text/emoji-tokens.ts';

const blue = emojiToken('blue', '🔵');
const cruiser = emojiToken('cruiser');

describe('an emoji token in a text', () => {
  test('renders as an emoji, or as its plain form', () => {
    expect(replaceEmojiTokens(`${blue} Winnu produces ${cruiser} 1 cruiser`, (name) => `:${name}:`)).toBe(
      ':blue: Winnu produces :cruiser: 1 cruiser',
    );
    expect(toPlainText(`${blue} Winnu produces ${cruiser} 1 cruiser`)).toBe('🔵 Winnu produces 1 cruiser');
    expect(emojiTokenNames(`${blue} and ${cruiser}`)).toEqual(['blue', 'cruiser']);
  });

  test('is skipped by capitalization', () => {
    expect(toPlainText(capitalize(`${blue} the locals pass`))).toBe('🔵 The locals pass');
    expect(capitalize('the locals pass')).toBe('The locals pass');
    expect(capitalize('')).toBe('');
    expect(leadingEmojiTokens(`${cruiser} ${blue} x`)).toBe(`${cruiser} ${blue} `);
  });

  test('is never cut in half', () => {
    const text = `ab ${blue}`;
    for (let at = 3; at < text.length; at++) expect(trimPartialToken(text.slice(0, at))).toBe('ab ');
    expect(trimPartialToken(text)).toBe(text);
  });

  test('is never produced by typed text', () => {
    for (const typed of [blue, cruiser, `x${blue}`, '\uE000blue\uE001\uE002', `\uE000${blue}`]) {
      expect(emojiTokenNames(stripInvisible(typed))).toEqual([]);
      expect(emojiTokenNames(sanitizeName(typed))).toEqual([]);
      // Nor by putting together what two have typed.
      expect(emojiTokenNames(stripInvisible(typed.slice(0, 4)) + stripInvisible(typed.slice(4)))).toEqual([]);
    }
  });

  test('gets a versioned name, valid for Discord, when its picture changes', () => {
    expect(emojiVersionName('war_sun', '<svg/>')).toMatch(/^war_sun_[0-9a-f]{4}$/);
    expect(emojiVersionName('war_sun', '<svg/>')).not.toBe(emojiVersionName('war_sun', '<svg></svg>'));
  });
});
