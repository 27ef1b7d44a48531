import { PLAYER_PAINTS, type Paint } from '#render/palette.ts';
import type { SilhouetteName } from '#render/art/silhouettes.ts';
import { GREEK_LETTER_PATHS, type WormholeLooks } from '#render/space/wormhole.ts';
import type { Color, Special, TechnologyColor, UnitType, Wormhole } from '#ti3/views/index.ts';

// Palette of the third edition's pieces.

export const playerPaints: Record<Color, Paint> = PLAYER_PAINTS;

export const unitSilhouettes: Record<UnitType, SilhouetteName> = {
  'war-sun': 'war-sun',
  flagship: 'flagship',
  dreadnought: 'dreadnought',
  cruiser: 'cruiser',
  destroyer: 'destroyer',
  carrier: 'carrier',
  fighter: 'fighter',
  'ground-force': 'infantry',
  'mechanized-unit': 'mech',
  'shock-troop': 'shock-troop',
  pds: 'pds',
  'space-dock': 'space-dock',
  refinery: 'refinery',
  colony: 'colony',
};

export const wormholeLooks: Record<Wormhole, WormholeLooks> = {
  alpha: { id: 'alpha', color: '#ff9d5c', deep: '#6b2a00', letter: GREEK_LETTER_PATHS.alpha },
  delta: { id: 'delta', color: '#9be86b', deep: '#1f4a00', letter: GREEK_LETTER_PATHS.delta },
  beta: { id: 'beta', color: '#6fe3ff', deep: '#00495e', letter: GREEK_LETTER_PATHS.beta },
};

/** Color of race technologies, which have none of the four colors. */
export const RACE_TECHNOLOGY_COLOR = '#dfe5f2';
export const technologyColors: Record<TechnologyColor, string> = {
  blue: '#4da3ff',
  green: '#41c972',
  red: '#ff5e4d',
  yellow: '#ffd447',
};

export const anomalyLooks: Record<Special, { color: string; name: string }> = {
  'asteroid-field': { color: '#c9a27a', name: 'Asteroid field' },
  supernova: { color: '#ffb98a', name: 'Supernova' },
  'gravity-rift': { color: '#8fa8ff', name: 'Gravity rift' },
  nebula: { color: '#c77dff', name: 'Nebula' },
  storm: { color: '#7fd4ff', name: 'Ion storm' },
};

/** Font sizes on pieces, in board units. */
export const FONT_SIZES = { small: 22 };

/** Gold on dark blue, like an old star chart. */
export const CHART_COLORS = { frame: '#c8a24a', resources: '#f2c14e', influence: '#8fb8ff', sheet: '#101a33' };

/** Colors of face-down counters. */
export const COUNTER_COLORS = { edge: CHART_COLORS.frame, ink: CHART_COLORS.resources };
