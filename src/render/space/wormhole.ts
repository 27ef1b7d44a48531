import { circle, path } from '#render/svg.ts';

export interface WormholeLooks {
  /** Unique within a picture. */
  id: string;
  color: string;
  deep: string;
  /** Path of the wormhole's letter in a square of 34, centered on 0,0. */
  letter: string;
}

/** Draws a wormhole 2r wide: a whirl in its color with its letter. */
export function wormholeArt({ id, color, deep, letter }: WormholeLooks, r: number): string {
  const arms: string[] = [];
  for (let i = 0; i < 7; i++) {
    const turn = (i * 360) / 7;
    arms.push(
      path(
        `M${-r},0 C${-r * 0.95},${-r * 0.55} ${-r * 0.35},${-r * 0.85} ${r * 0.1},${-r * 0.5}`,
        `fill="none" stroke="${color}" stroke-width="${r * 0.09}" stroke-opacity=".8" stroke-linecap="round" transform="rotate(${turn})"`,
      ),
    );
  }
  return (
    `<defs><radialGradient id="w-${id}"><stop offset="0" stop-color="#02040a"/><stop offset=".45" stop-color="${deep}"/><stop offset=".8" stop-color="${color}" stop-opacity=".55"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs>` +
    circle(0, 0, r * 1.12, `fill="url(#w-${id})"`) +
    arms.join('') +
    circle(0, 0, r * 0.6, `fill="#02040a" fill-opacity=".82" stroke="${color}" stroke-width="2"`) +
    `<g transform="scale(${(r * 0.36) / 17})">${path(letter, `fill="none" stroke="${color}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"`)}</g>`
  );
}

/** Greek letters as pen strokes. */
export const GREEK_LETTER_PATHS = {
  alpha: 'M11,-11 C5,6 -1,12 -6,11 C-14,10 -14,-11 -5,-11 C3,-11 5,11 12,11',
  beta: 'M-8,17 V-8 C-8,-17 8,-17 8,-8 C8,-2 2,-1 -2,-1 C12,-1 12,13 1,13 C-4,13 -7,11 -8,8',
  gamma: 'M-12,-9 C-9,-15 -3,-13 0,-4 C3,5 3,16 0,17 C-3,16 -2,6 1,0 C4,-6 8,-13 12,-13',
  delta: 'M7,-14 C-2,-19 -9,-11 -1,-5 C12,3 10,13 0,13 C-12,13 -11,-5 0,-5',
};
