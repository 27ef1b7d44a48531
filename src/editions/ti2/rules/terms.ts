import type { Id, SeatId } from '#engine';

// Terms of the second edition's rules.

export type { Id, SeatId };

export type ComponentId = string;
/** A copy of a card: its component and copy number ("countermand#2"). */
export type CardId = string;
export type SystemId = string;
export type PlanetId = string;
export type UnitId = string;
/** Id of a leader in play, independent of its card: "l2.p1". */
export type LeaderId = string;

/** The six phases of a round (E2 3.1), plus the states before the first and after the last round. */
export type Phase = 'setup' | 'political' | 'economy' | 'turns' | 'technology' | 'placement' | 'progression' | 'ended';

/** The three segments of a player turn (E2 7.1). */
export type Segment = 'movement' | 'space-combat' | 'invasion';

export type UnitType =
  'dreadnought' | 'cruiser' | 'carrier' | 'fighter' | 'shock-troop' | 'ground-force' | 'pds' | 'spacedock';

export type UnitCounts = Partial<Record<UnitType, number>>;

export type Wormhole = 'alpha' | 'beta';
/** Types of red-bordered tiles (E2 2.4, 7.5). */
export type Special = 'asteroid-field' | 'supernova' | 'nebula' | 'gravity-rift';

/** Color of a technology, and of a planet's technology discount (E2 8.2). */
export type TechnologyColor = 'blue' | 'green' | 'red' | 'yellow';

export type Color = 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'black';

export type Veil = 'nothing' | 'cards' | 'everything';

/** Purpose for which resources or influence are counted; some cards apply to only one purpose. */
export type YieldPurpose = 'income' | 'votes' | 'order' | 'chart' | 'building' | 'discount';

/** Optional rules (E2 12). */
export const OPTION_IDS = [
  'manifestDestiny',
  'distantSuns',
  'shockTroops',
  'hopesEndTiles',
  'leaders',
  'leadersFaceDown',
] as const;
export type OptionId = (typeof OPTION_IDS)[number];
