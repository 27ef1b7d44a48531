import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import type { ComponentId, Place, PlanetId, TokenPool, SeatId, SystemId, UnitType } from '#ti4/rules/terms.ts';

/** Facts about units, planets and command tokens. */
export interface PieceFacts {
  'units-placed': { seat: SeatId; unit: UnitType; count: number } & Place;
  'unit-removed': { seat: SeatId; unit: UnitType; why: string } & Place;
  'unit-destroyed': { seat: SeatId; by: SeatId | null; unit: UnitType; purpose?: RollPurpose } & Place;
  /**
   * Captured units; without a place they come from their owner's reinforcements. Units without an owner return to the
   * supply (17).
   */
  'units-captured': { seat: SeatId; from: SeatId; units: UnitType[] } & Partial<Place>;
  'units-returned': {
    seat: SeatId;
    owner?: SeatId;
    units: UnitType[];
    why: 'spent' | 'traded' | 'blockade' | 'elimination';
  };
  /** A seat lost its last non-fighter ship in a system, or its last ground force on a planet. */
  'last-destroyed': {
    seat: SeatId;
    by: SeatId | null;
    what: 'ground-forces' | 'non-fighter-ships';
    purpose?: RollPurpose;
  } & Place;
  'unit-repaired': { seat: SeatId; unit: UnitType } & Place;
  /** Units that a component moves: how many came from where and went where, as in its answer. */
  'forces-relocated': { seat: SeatId; taken?: Record<string, number>; placed: Record<string, number> | string[] };
  'ground-forces-moved': { seat: SeatId; from: PlanetId; onto: PlanetId; units: UnitType[] };
  'ground-forces-enlisted': { seat: SeatId; system: SystemId; count: number };
  'infantry-survival': { seat: SeatId; component: ComponentId; face: number; survives: boolean };
  'planet-taken': { seat: SeatId; planet: PlanetId; from: SeatId | null };
  'planets-exhausted': { seat: SeatId | null; planets: PlanetId[]; why?: string };
  'planets-readied': { seat: SeatId; planets: PlanetId[] };
  'token-placed': { seat: SeatId; system: SystemId; from: TokenPool | 'reinforcements' };
  'token-removed': { seat: SeatId; system: SystemId; pool?: TokenPool };
  'tokens-gained': { seat: SeatId; pools: Pools };
  'tokens-lost': { seat: SeatId; pools: Pools; why?: string };
  'tokens-spent': { seat: SeatId; pools: Pools; why?: string };
  /**
   * A card let a token of another pool, or of the reinforcements if `pool` is undefined, be spent as one of the
   * strategy pool.
   */
  'strategy-token-replaced': { seat: SeatId; by: ComponentId; pool?: TokenPool };
  'tokens-redistributed': { seat: SeatId; pools: Pools };
  /**
   * A command token of another seat enters a seat's fleet pool; the next fact returns it to its owner's reinforcements.
   */
  'foreign-token-gained': { seat: SeatId; owner: SeatId; from: TokenPool | 'reinforcements' };
  'foreign-token-returned': { seat: SeatId; owner: SeatId };
}

/** Number of command tokens per pool. */
type Pools = Partial<Record<TokenPool, number>>;
