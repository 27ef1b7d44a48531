import { describe, expect, test } from 'vitest';
import { legible, legibleName } from '#text/sanitize.ts';
import { upper } from '#text/sentences.ts';
import {
  nameOfPicture,
  namesOfSigns,
  plainSigns,
  sign,
  signsBefore,
  withoutHalfSign,
  withSigns,
} from '#text/emoji-tokens.ts';

const blue = sign('blue', '🔵');
const cruiser = sign('cruiser');

describe('a sign in a text', () => {
  test('is shown as whoever shows the text likes, or as its plain form', () => {
    expect(withSigns(`${blue} the Winnu build ${cruiser} 1 cruiser`, (name) => `:${name}:`)).toBe(
      ':blue: the Winnu build :cruiser: 1 cruiser',
    );
    expect(plainSigns(`${blue} the Winnu build ${cruiser} 1 cruiser`)).toBe('🔵 the Winnu build 1 cruiser');
    expect(namesOfSigns(`${blue} and ${cruiser}`)).toEqual(['blue', 'cruiser']);
  });

  test('is passed over where a sentence begins with a capital', () => {
    expect(plainSigns(upper(`${blue} the Winnu pass`))).toBe('🔵 The Winnu pass');
    expect(upper('the Winnu pass')).toBe('The Winnu pass');
    expect(upper('')).toBe('');
    expect(signsBefore(`${cruiser} ${blue} x`)).toBe(`${cruiser} ${blue} `);
  });

  test('is never cut in halves', () => {
    const text = `ab ${blue}`;
    for (let at = 3; at < text.length; at++) expect(withoutHalfSign(text.slice(0, at))).toBe('ab ');
    expect(withoutHalfSign(text)).toBe(text);
  });

  test('is never made by what somebody types', () => {
    for (const typed of [blue, cruiser, `x${blue}`, '\uE000blue\uE001\uE002', `\uE000${blue}`]) {
      expect(namesOfSigns(legible(typed))).toEqual([]);
      expect(namesOfSigns(legibleName(typed))).toEqual([]);
      // Nor by putting together what two have typed.
      expect(namesOfSigns(legible(typed.slice(0, 4)) + legible(typed.slice(4)))).toEqual([]);
    }
  });

  test('is kept under another name where it is drawn otherwise, as Discord takes names', () => {
    expect(nameOfPicture('war_sun', '<svg/>')).toMatch(/^war_sun_[0-9a-f]{4}$/);
    expect(nameOfPicture('war_sun', '<svg/>')).not.toBe(nameOfPicture('war_sun', '<svg></svg>'));
  });
});
