const [OPEN, PLAIN, CLOSE] = ['\uE000', '\uE001', '\uE002'];
/** Matches a token with the space after it, which disappears together with an empty replacement. */
const ANY = /\uE000([^\uE000-\uE002]*)\uE001([^\uE000-\uE002]*)\uE002( ?)/g;
const FIRST = /^(?:\uE000[^\uE002]*\uE002 ?)+/;

/**
 * Creates a token for an emoji in a text of our own; the code that shows the text replaces it. `plain`: fallback where
 * the emoji cannot be shown. Nobody can type a token, because `stripInvisible` removes private-use characters.
 */
export const emojiToken = (name: string, plain = ''): string => `${OPEN}${name}${PLAIN}${plain}${CLOSE}`;

/** Replaces each emoji token by the result of `show`; an empty result also removes the space after the token. */
export const replaceEmojiTokens = (text: string, show: (name: string, plain: string) => string): string =>
  text.replace(ANY, (_whole, name: string, plain: string, space: string) => {
    const shown = show(name, plain);
    return shown && shown + space;
  });

/** Replaces each emoji token by its plain fallback, for places that cannot show emoji. */
export const toPlainText = (text: string): string => replaceEmojiTokens(text, (_name, plain) => plain);

/** Returns the names of the emoji tokens in a text, in order. */
export const emojiTokenNames = (text: string): string[] => [...text.matchAll(ANY)].map(([, name = '']) => name);

/** Returns the emoji tokens that a text begins with. */
export const leadingEmojiTokens = (text: string): string => FIRST.exec(text)?.[0] ?? '';

/** Removes an incomplete emoji token from the end of a truncated text. */
export function trimPartialToken(text: string): string {
  const half = text.indexOf(OPEN, text.lastIndexOf(CLOSE) + 1);
  return half < 0 ? text : text.slice(0, half);
}

/**
 * Returns the name under which an emoji is stored: its own name and a hash of its drawing (FNV-1a, folded to 16 bits).
 */
export function emojiVersionName(name: string, drawn: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < drawn.length; i++) hash = Math.imul(hash ^ drawn.charCodeAt(i), 0x01000193);
  return `${name}_${((hash >>> 16) ^ (hash & 0xffff)).toString(16).padStart(4, '0')}`;
}

/** Fallbacks for the emoji of the player colors. */
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

/** Returns the emoji token of a player color, with a space after it. */
export const colorEmojiToken = (color: keyof typeof COLOR_EMOJI): string => `${emojiToken(color, COLOR_EMOJI[color])} `;
