import { PLAYER_PAINTS, type Paint } from '#render/palette.ts';
import type { SilhouetteName } from '#render/art/silhouettes.ts';
import { GREEK_LETTER_PATHS, type WormholeLooks } from '#render/space/wormhole.ts';
import type { Color, Special, TechnologyColor, UnitType, Wormhole } from '#ti2/views/index.ts';

// Palette of the second edition: copper on black, and red rims for dangerous tiles (E2 2.4).

export const paintOf = (color: Color): Paint => PLAYER_PAINTS[color];

export const unitSilhouettes = {
  dreadnought: 'dreadnought',
  cruiser: 'cruiser',
  carrier: 'carrier',
  fighter: 'fighter',
  'shock-troop': 'shock-troop',
  'ground-force': 'infantry',
  pds: 'pds',
  spacedock: 'space-dock',
} satisfies Record<UnitType, SilhouetteName>;

export const wormholeLooks: Record<Wormhole, WormholeLooks> = {
  alpha: { id: 'ti2-alpha', letter: GREEK_LETTER_PATHS.alpha, color: '#ffb070', deep: '#5a2600' },
  beta: { id: 'ti2-beta', letter: GREEK_LETTER_PATHS.beta, color: '#7fe0d0', deep: '#00443c' },
};

/** Colors of technologies and planet specialties. */
export const technologyColors: Record<TechnologyColor, string> = {
  red: '#ff6b57',
  yellow: '#ffdc5a',
  green: '#52d080',
  blue: '#5cacff',
};

export const anomalyLooks: Record<Special, string> = {
  nebula: 'Nebula',
  supernova: 'Supernova',
  'gravity-rift': 'Gravity rift',
  'asteroid-field': 'Asteroid field',
};

export const CHART_COLORS = {
  rim: '#b87a48',
  danger: '#d8402c',
  warning: '#ffb09a',
  resources: '#f0b455',
  influence: '#93c2ff',
  sheet: '#160f0c',
  cell: '#241813',
};

/** Colors of face-down counters. */
export const COUNTER_COLORS = { edge: CHART_COLORS.rim, ink: CHART_COLORS.resources };

/** Font size on leader tokens. */
export const LEADER_FONT_SIZE = 23;
