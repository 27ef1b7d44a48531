import widths from './letter-widths.json' with { type: 'json' };

/** Font of all texts in pictures; letter-widths.json holds its letter widths (`npm run -s tool -- letter-widths`). */
export const FONT_FAMILY = 'Barlow Semi Condensed';

export type Weight = 500 | 700;

const advances = (letters: Record<string, string>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(letters).flatMap(([width, all]) =>
      [...all].map((letter): [string, number] => [letter, Number(width)]),
    ),
  );

const { unitsPerEm } = widths;
const byWeight: Record<Weight, ReadonlyMap<string, number>> = {
  500: advances(widths.letters[500]),
  700: advances(widths.letters[700]),
};

/** Removes the omega that marks later versions of a card, since the fonts lack it. */
export const stripUndrawable = (text: string): string => text.replace(/(?<!\s)\s*Ω+/g, '');

/** Returns the width of a text in pixels; letters that the font lacks count as wide ones. */
export function textWidth(text: string, size: number, weight: Weight = 700): number {
  let units = 0;
  for (const letter of stripUndrawable(text)) units += byWeight[weight].get(letter) ?? unitsPerEm;
  return (units / unitsPerEm) * size;
}

/** Cuts a text to the width, with an ellipsis. */
export function fitText(text: string, size: number, width: number, weight: Weight = 700): string {
  if (textWidth(text, size, weight) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size, weight) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Wraps a text to the width, into at most `lines` lines. */
export function wrapText(text: string, size: number, width: number, lines: number, weight: Weight = 500): string[] {
  const found: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size, weight) > width) {
      found.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line) found.push(line);
  if (found.length <= lines) return found.map((one) => fitText(one, size, width, weight));
  return [...found.slice(0, lines - 1), fitText(found.slice(lines - 1).join(' '), size, width, weight)];
}
