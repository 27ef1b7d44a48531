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
  /** The component whose ability comes with the planet (53). */
  legendary?: ComponentId;
}

export interface Tile {
  kind: 'tile';
  id: SystemId;
  name: string;
  set: SetId;
  /** 'two-sided': it has none. */
  back: 'green' | 'blue' | 'red' | 'black' | 'two-sided';
  home?: ComponentId;
  planets: PlanetCard[];
  wormholes?: Wormhole[];
  anomalies?: Anomaly[];
  /** What it is with another side up, by the name of that side. */
  faces?: Record<string, Pick<Tile, 'wormholes' | 'anomalies'>>;
  /** Lies beside the galaxy in every game with its set, and is part of the board (100). */
  beside?: true;
  /** The side to which it is turned for good once somebody has come there (100.2). */
  opensTo?: string;
  /** It is no system: it joins the sides between which lines run, as printed (44). */
  lanes?: readonly Lane[];
  /** The tile that is printed on the other side of the same piece. */
  otherSide?: SystemId;
}

export type TileCounts = { blue: number; red: number };
