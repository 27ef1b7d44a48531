import type { Anomaly, Color, TechnologyColor, Wormhole } from '../views/index.ts';

/** A player's colours: the fill of pieces, an edge that shows on dark and on light, and ink that reads on the fill. */
export interface Paint {
  fill: string;
  edge: string;
  dark: string;
  ink: string;
}

// Told apart in brightness as well as in hue, so that no two of them look alike to colour-blind eyes; the marks settle the rest.
export const players: Record<Color, Paint> = {
  red: { fill: '#e0401f', edge: '#ff9f88', dark: '#5c160b', ink: '#ffffff' },
  blue: { fill: '#1e6ae0', edge: '#9cc8ff', dark: '#08214a', ink: '#ffffff' },
  green: { fill: '#2cc98a', edge: '#b4f7d8', dark: '#063d26', ink: '#03150d' },
  yellow: { fill: '#ffd83d', edge: '#fff3b5', dark: '#5a4700', ink: '#1d1700' },
  purple: { fill: '#d37cee', edge: '#f6dcff', dark: '#47115c', ink: '#25042f' },
  black: { fill: '#4d5565', edge: '#e4e8f0', dark: '#12151c', ink: '#ffffff' },
};

export const space = {
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

export const goods = { resources: '#ffc53d', influence: '#4fa8ff', tradeGood: '#f4a340', commodity: '#c9d2e3' };

export const technologies: Record<TechnologyColor, string> = {
  propulsion: '#56a8ff',
  biotic: '#46cf7c',
  cybernetic: '#ffd84a',
  warfare: '#ff6b57',
};

export const wormholes: Record<Wormhole, { color: string; deep: string }> = {
  alpha: { color: '#ffb13d', deep: '#7a3c00' },
  beta: { color: '#3ee0a0', deep: '#00573a' },
  delta: { color: '#74b4ff', deep: '#12357e' },
};

export const anomalies: Record<Anomaly, { color: string; name: string }> = {
  'asteroid-field': { color: '#d0a878', name: 'asteroid field' },
  nebula: { color: '#e07bff', name: 'nebula' },
  supernova: { color: '#ff8a3c', name: 'supernova' },
  'gravity-rift': { color: '#ff4d5e', name: 'gravity rift' },
};

/** Surfaces of planets, from the deep to the high: noise is coloured by these. */
export const surfaces = {
  cultural: [
    ['#0b2a5c', '#1c5aa8', '#3f8fd6', '#a9d8f7'],
    ['#14306b', '#2f6fc2', '#7fb6ea', '#e9f5ff'],
    ['#0d3b63', '#1f7fae', '#58b7d0', '#d8f4f2'],
  ],
  hazardous: [
    ['#3a0d08', '#8a2413', '#d4552a', '#ffc061'],
    ['#2b0f12', '#7a1f26', '#b8433a', '#f09a6a'],
    ['#401305', '#a03a0e', '#d9772b', '#ffe08a'],
  ],
  industrial: [
    ['#0f2b17', '#2c6b36', '#6fa250', '#d6dc9a'],
    ['#14281c', '#35604a', '#7c9a6a', '#cfd6b4'],
    ['#0c3020', '#1f7a4d', '#67b06a', '#e4e7a6'],
  ],
  home: [
    ['#2a1c4d', '#6a4aa0', '#c08ad0', '#ffe3c8'],
    ['#3b2a12', '#8a6a2a', '#d2ab55', '#fff0c0'],
    ['#10343a', '#22757c', '#6fc0b4', '#effff0'],
    ['#402030', '#93466a', '#d98aa0', '#ffe8de'],
  ],
  mecatol: [['#241a16', '#57442f', '#8d7048', '#e9cd92']],
} as const;
