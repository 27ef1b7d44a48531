const [OPEN, PLAIN, CLOSE] = ['\uE000', '\uE001', '\uE002'];
/** One with the space after it: where nothing is shown, neither is that. */
const ANY = /\uE000([^\uE000-\uE002]*)\uE001([^\uE000-\uE002]*)\uE002( ?)/g;
const FIRST = /^(?:\uE000[^\uE002]*\uE002 ?)+/;

/**
 * A small picture in a text of the program's own, by its name, for whoever shows the text to put there; `plain` stands in its place
 * where it cannot be shown. Nothing that somebody types can hold one: `legible` takes signs of private use away.
 */
export const emojiToken = (name: string, plain = ''): string => `${OPEN}${name}${PLAIN}${plain}${CLOSE}`;

/** The text with something in the place of each sign; nothing where `show` gives an empty text. */
export const replaceEmojiTokens = (text: string, show: (name: string, plain: string) => string): string =>
  text.replace(ANY, (_whole, name: string, plain: string, space: string) => {
    const shown = show(name, plain);
    return shown && shown + space;
  });

/** The text for where no pictures can stand. */
export const toPlainText = (text: string): string => replaceEmojiTokens(text, (_name, plain) => plain);

/** What the signs of a text are called, in their order. */
export const emojiTokenNames = (text: string): string[] => [...text.matchAll(ANY)].map(([, name]) => name);

/** The signs a text begins with. */
export const leadingEmojiTokens = (text: string): string => FIRST.exec(text)?.[0] ?? '';

/** A text that has been cut off, without the half of a sign at its end. */
export function trimPartialToken(text: string): string {
  const half = text.indexOf(OPEN, text.lastIndexOf(CLOSE) + 1);
  return half < 0 ? text : text.slice(0, half);
}

/** What a picture is kept under: its name, and a figure that changes with what it shows (FNV-1a, 16 bits of it). */
export function emojiVersionName(name: string, drawn: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < drawn.length; i++) hash = Math.imul(hash ^ drawn.charCodeAt(i), 0x01000193);
  return `${name}_${((hash >>> 16) ^ (hash & 0xffff)).toString(16).padStart(4, '0')}`;
}

/** What stands for a player's colour where its sign cannot be shown. */
export const COLOR_EMOJI = {
  red: '🔴',
  blue: '🔵',
  green: '🟢',
  yellow: '🟡',
  purple: '🟣',
  orange: '🟠',
  pink: '🩷',
  grey: '⚪',
  black: '⚫',
} as const;

/** The sign of a player's colour, with a space after it. */
export const colorEmojiToken = (color: keyof typeof COLOR_EMOJI): string => `${emojiToken(color, COLOR_EMOJI[color])} `;
