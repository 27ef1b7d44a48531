import type { Id, SeatId } from '#engine';

// The words in which the rules of the second edition speak.

export type { Id, SeatId };

export type ComponentId = string;
/** A card of which there may be several: its component, and which copy ("countermand#2"). */
export type CardId = string;
export type SystemId = string;
export type PlanetId = string;
export type UnitId = string;
/** A leader on the table, whichever card it is: "l2.p1". */
export type LeaderId = string;

/** The six phases of a round (E2 3.1), and what lies before and after all rounds. */
export type Phase = 'setup' | 'political' | 'economy' | 'turns' | 'technology' | 'placement' | 'progression' | 'ended';

/** The three parts of an individual turn (E2 7.1). */
export type Segment = 'movement' | 'space-combat' | 'invasion';

export type UnitType =
  'dreadnought' | 'cruiser' | 'carrier' | 'fighter' | 'shock-troop' | 'ground-force' | 'pds' | 'spacedock';

export type UnitCounts = Partial<Record<UnitType, number>>;

export type Wormhole = 'alpha' | 'beta';
/** Tiles with a red border (E2 2.4, 7.5). */
export type Special = 'asteroid-field' | 'supernova' | 'nebula' | 'gravity-rift';

/** Of technologies, and of planets that make them cheaper (E2 8.2). */
export type TechnologyColor = 'blue' | 'green' | 'red' | 'yellow';

export type Color = 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'black';

export type Veil = 'nothing' | 'cards' | 'everything';

/** What resources or influence are counted for: some cards reach one and not the other. */
export type YieldPurpose = 'income' | 'votes' | 'order' | 'chart' | 'building' | 'discount';

/** Rules a table may play with (E2 12). */
export const OPTION_IDS = [
  'manifestDestiny',
  'distantSuns',
  'shockTroops',
  'hopesEndTiles',
  'leaders',
  'leadersFaceDown',
] as const;
export type OptionId = (typeof OPTION_IDS)[number];
