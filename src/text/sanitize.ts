/**
 * Signs that are not seen but turn, hide or stack what is: controls, directions, joiners, fillers and blanks that are no spaces, selectors,
 * halves of signs. A new line is none of them. (Written for RegExp, whose sets of signs the compiler's target does not know.)
 */
const UNSEEN = String.raw`[[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFE00-\uFE0F\uFFA0\u{E0100}-\u{E01EF}]--[\n]]`;
/** An emoji may be several signs, joined by unseen ones; those that are in use are kept whole. */
const EMOJI_OR_UNSEEN = new RegExp(String.raw`(\p{RGI_Emoji})|${UNSEEN}`, 'gv');
/** Marks above and below a letter, beyond what any writing needs, run into the lines around it. */
const STACKED = /(\p{M}{3})\p{M}+/gu;
/** Letters that are read from right to left take the figures and brackets beside them along. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A text from outside, as it is seen: without signs that would change how what stands around it is read. */
export const stripInvisible = (text: string): string => text.replace(EMOJI_OR_UNSEEN, '$1').replace(STACKED, '$1');

/** What somebody is called, as it is kept: legible, on one line. Empty where nothing of it can be seen. */
export const sanitizeName = (text: string): string => stripInvisible(text).replace(/\s+/gu, ' ').trim();

/** A legible text for the middle of a line: what is read from right to left stays among itself. */
export const isolateBidi = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
