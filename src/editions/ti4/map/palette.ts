import type { Paint } from '../../../drawing/palette.ts';
import { GREEK, type Wormhole as WormholeLooks } from '../../../drawing/space/wormhole.ts';
import type { Anomaly, Color, TechnologyColor, Wormhole } from '../views/index.ts';

// Told apart in brightness as well as in hue, so that no two of them look alike to colour-blind eyes; the marks settle the rest.
export const players: Record<Color, Paint> = {
  red: { fill: '#e0401f', edge: '#ff9f88', dark: '#5c160b', ink: '#ffffff' },
  blue: { fill: '#1e6ae0', edge: '#9cc8ff', dark: '#08214a', ink: '#ffffff' },
  green: { fill: '#2cc98a', edge: '#b4f7d8', dark: '#063d26', ink: '#03150d' },
  yellow: { fill: '#ffd83d', edge: '#fff3b5', dark: '#5a4700', ink: '#1d1700' },
  purple: { fill: '#d37cee', edge: '#f6dcff', dark: '#47115c', ink: '#25042f' },
  black: { fill: '#4d5565', edge: '#e4e8f0', dark: '#12151c', ink: '#ffffff' },
  orange: { fill: '#e5941a', edge: '#ffdca8', dark: '#4a2c00', ink: '#1f1000' },
  // Neutral units: no player's.
  grey: { fill: '#d9d9df', edge: '#ffffff', dark: '#2b2f38', ink: '#0c0e13' },
  pink: { fill: '#ff52a8', edge: '#ffd0e6', dark: '#5c0a36', ink: '#2b0018' },
};

export const goods = { resources: '#ffc53d', influence: '#4fa8ff', tradeGood: '#f4a340', commodity: '#c9d2e3' };

export const technologies: Record<TechnologyColor, string> = {
  propulsion: '#56a8ff',
  biotic: '#46cf7c',
  cybernetic: '#ffd84a',
  warfare: '#ff6b57',
};

export const wormholes: Record<Wormhole, WormholeLooks> = {
  alpha: { id: 'alpha', color: '#ffb13d', deep: '#7a3c00', letter: GREEK.alpha },
  beta: { id: 'beta', color: '#3ee0a0', deep: '#00573a', letter: GREEK.beta },
  gamma: { id: 'gamma', color: '#ff7bb5', deep: '#6d1240', letter: GREEK.gamma },
  delta: { id: 'delta', color: '#74b4ff', deep: '#12357e', letter: GREEK.delta },
};

export const anomalies: Record<Anomaly, { color: string; name: string }> = {
  'asteroid-field': { color: '#d0a878', name: 'asteroid field' },
  nebula: { color: '#e07bff', name: 'nebula' },
  supernova: { color: '#ff8a3c', name: 'supernova' },
  'gravity-rift': { color: '#ff4d5e', name: 'gravity rift' },
};
