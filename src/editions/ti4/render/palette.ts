import { TRADE_GOOD_COLOR } from '#render/art/status-icons.ts';
import { PLAYER_PAINTS, type Paint } from '#render/palette.ts';
import { GREEK_LETTER_PATHS, type WormholeLooks } from '#render/space/wormhole.ts';
import type { Anomaly, Color, SeatId, TechnologyColor, Wormhole } from '#ti4/views/index.ts';

/** Color of each seat. */
export type Colors = Record<SeatId, Color>;

export const playerPaints: Record<Color, Paint> = PLAYER_PAINTS;

export const goodsColors = {
  resources: '#ffc53d',
  influence: '#4fa8ff',
  tradeGood: TRADE_GOOD_COLOR,
  commodity: '#c9d2e3',
};

export const technologyColors: Record<TechnologyColor, string> = {
  propulsion: '#56a8ff',
  biotic: '#46cf7c',
  cybernetic: '#ffd84a',
  warfare: '#ff6b57',
};

export const wormholeLooks: Record<Wormhole, WormholeLooks> = {
  alpha: { id: 'alpha', color: '#ffb13d', deep: '#7a3c00', letter: GREEK_LETTER_PATHS.alpha },
  beta: { id: 'beta', color: '#3ee0a0', deep: '#00573a', letter: GREEK_LETTER_PATHS.beta },
  gamma: { id: 'gamma', color: '#ff7bb5', deep: '#6d1240', letter: GREEK_LETTER_PATHS.gamma },
  delta: { id: 'delta', color: '#74b4ff', deep: '#12357e', letter: GREEK_LETTER_PATHS.delta },
};

export const anomalyLooks: Record<Anomaly, { color: string; name: string }> = {
  'asteroid-field': { color: '#d0a878', name: 'asteroid field' },
  nebula: { color: '#e07bff', name: 'nebula' },
  supernova: { color: '#ff8a3c', name: 'supernova' },
  'gravity-rift': { color: '#ff4d5e', name: 'gravity rift' },
};
