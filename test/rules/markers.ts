import type { BoardMarker, Planet, System } from '#ti4/rules/state.ts';

/** The wormhole tokens of the base game, as they lie in a system. */
export const wormholeTokens = (...kinds: ('alpha' | 'beta')[]): BoardMarker[] =>
  kinds.map((kind) => ({ id: `${kind}-wormhole`, component: `${kind}-wormhole` }));

/** A law, as it lies on a planet. */
export const attachedLaw = (law: string): BoardMarker => ({ id: law, component: law });

/** The ids of what lies on a planet or in a system. */
export const lyingOn = ({ markers = [] }: Planet | System): string[] => markers.map(({ id }) => id);
