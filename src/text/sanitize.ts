/**
 * Invisible characters that reorder, hide or stack visible ones: controls, direction marks, joiners, fillers, blanks
 * other than spaces, variation selectors, private-use characters, lone surrogates. A line break is not one of them.
 * (Written for RegExp, because the compiler's target does not know its set operations.)
 */
const UNSEEN = String.raw`[[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFE00-\uFE0F\uFFA0\u{E0100}-\u{E01EF}]--[\n]]`;
/** An emoji may consist of several characters with invisible joiners; the recommended ones (RGI) are kept whole. */
const EMOJI_OR_UNSEEN = new RegExp(String.raw`(\p{RGI_Emoji})|${UNSEEN}`, 'gv');
/** Combining marks beyond what any script needs, which run into the lines above and below. */
const STACKED = /(\p{M}{3})\p{M}+/gu;
/** Right-to-left letters, which pull neighboring digits and brackets along. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Removes everything invisible or stacked from a text from outside, so that it cannot change how other text is read.
 */
export const stripInvisible = (text: string): string => text.replace(EMOJI_OR_UNSEEN, '$1').replace(STACKED, '$1');

/** Returns a name as it is stored: visible and on one line. Empty if nothing of it is visible. */
export const sanitizeName = (text: string): string => stripInvisible(text).replace(/\s+/gu, ' ').trim();

/** Isolates right-to-left text, so that it cannot reorder the rest of its line. */
export const isolateBidi = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
