/**
 * Colors of a player: the fill of pieces, an edge visible on dark and light, a dark shade, and ink legible on the fill.
 */
export interface Paint {
  fill: string;
  edge: string;
  dark: string;
  ink: string;
}

/** Colors of a picture's background, texts and lines. */
export const UI_COLORS = {
  around: '#05070f',
  ink: '#f2f5fb',
  quiet: '#a9b6d3',
  faint: '#6d7b9c',
  panel: '#0f1629',
  line: '#2a3757',
  gold: '#ffd166',
  warn: '#ff8c42',
  halo: '#060a14',
};

// The colors differ in brightness as well as hue, so that color-blind users can tell them apart; marks help further.
export const PLAYER_PAINTS = {
  red: { fill: '#e0401f', edge: '#ff9f88', dark: '#5c160b', ink: '#ffffff' },
  blue: { fill: '#1e6ae0', edge: '#9cc8ff', dark: '#08214a', ink: '#ffffff' },
  green: { fill: '#2cc98a', edge: '#b4f7d8', dark: '#063d26', ink: '#03150d' },
  yellow: { fill: '#ffd83d', edge: '#fff3b5', dark: '#5a4700', ink: '#1d1700' },
  purple: { fill: '#d37cee', edge: '#f6dcff', dark: '#47115c', ink: '#25042f' },
  // Lighter than its name, since it is drawn on a dark background.
  black: { fill: '#707870', edge: '#f4f7f4', dark: '#14171a', ink: '#ffffff' },
  orange: { fill: '#e5941a', edge: '#ffdca8', dark: '#4a2c00', ink: '#1f1000' },
  // Color of neutral units.
  grey: { fill: '#d9d9df', edge: '#ffffff', dark: '#2b2f38', ink: '#0c0e13' },
  pink: { fill: '#ff52a8', edge: '#ffd0e6', dark: '#5c0a36', ink: '#2b0018' },
} satisfies Record<string, Paint>;

/** Names of the color sets. */
export type PaintName = keyof typeof PLAYER_PAINTS;
