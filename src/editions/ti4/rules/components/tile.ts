import type { Lane } from '#kit/board/hex-grid.ts';
import type { ComponentId, PlanetId, SystemId } from '#ti4/rules/state.ts';
import type { Anomaly, TechnologyColor, SetId, Trait, Wormhole } from '#ti4/rules/terms.ts';

export interface PlanetCard {
  id: PlanetId;
  name: string;
  resources: number;
  influence: number;
  trait?: Trait;
  specialty?: TechnologyColor;
  /** The component whose ability belongs to the planet (53). */
  legendary?: ComponentId;
}

export interface Tile {
  kind: 'tile';
  id: SystemId;
  name: string;
  set: SetId;
  /** Back of the tile; 'two-sided' tiles have none. */
  back: 'green' | 'blue' | 'red' | 'black' | 'two-sided';
  home?: ComponentId;
  planets: PlanetCard[];
  wormholes?: Wormhole[];
  anomalies?: Anomaly[];
  /** Wormholes and anomalies of each other face, by the name of the face. */
  faces?: Record<string, Pick<Tile, 'wormholes' | 'anomalies'>>;
  /**
   * Set if the tile is placed off the map, outside the galaxy, in every game with its set; it is part of the board
   * (100).
   */
  beside?: true;
  /** The face to which it is turned permanently once a player arrives there (100.2). */
  opensTo?: string;
  /** Hyperlanes that connect its sides as printed; such a tile is not a system (44). */
  lanes?: readonly Lane[];
  /** The tile printed on the other side of the same piece. */
  otherSide?: SystemId;
}

export type TileCounts = { blue: number; red: number };
