import type { RollContext } from '#ti2/rules/combat/roll-purpose.ts';
import type {
  ComponentId,
  PlanetId,
  YieldPurpose,
  SeatId,
  SystemId,
  TechnologyColor,
  UnitId,
  UnitType,
  Wormhole,
} from '#ti2/rules/terms.ts';

interface OfPlanet {
  planet: PlanetId;
  /** Whose it is. */
  seat: SeatId | null;
  for: YieldPurpose;
}

interface OfSeat {
  seat: SeatId;
}

interface OfType extends OfSeat {
  type: UnitType;
}

/** What is printed, and what components make of it: what each value is about, and its type. */
export interface Values {
  'planet-resources': [OfPlanet, number];
  'planet-influence': [OfPlanet, number];
  resources: [OfSeat & { for: YieldPurpose }, number];
  influence: [OfSeat & { for: YieldPurpose }, number];
  movement: [OfType & { unit: UnitId }, number];
  /** Ground forces that a ship carries beside what anything can be carried in. */
  'carries-troops': [OfType, number];
  'roll-bonus': [RollContext & { type: UnitType }, number];
  /** Dice of one unit in a roll; none: it does not fire. */
  dice: [RollContext & { type: UnitType; unit?: UnitId }, number];
  /** Ships of a type that fire before the first round. */
  'first-shots': [OfType & { stage: 'opening' | 'cannon' }, number];
  price: [OfType, number];
  'technology-price': [OfSeat & { technology: ComponentId; color: TechnologyColor }, number];
  /** Before what planets take off, where something has fixed it for all. */
  'technology-base': [OfSeat, number];
  'technology-barred': [OfSeat, string | undefined];
  'hand-limit': [OfSeat, number];
  'cards-drawn': [OfSeat, number];
  /** Action cards of the economy phase lie open, and are chosen in turn. */
  'draws-openly': [object, boolean];
  'agreement-income': [OfSeat & { partner: SeatId }, number];
  income: [OfSeat, number];
  /** What is left of all that a player would receive. */
  'income-kept': [OfSeat, number];
  votes: [OfSeat, number];
  'vote-barred': [OfSeat, string | undefined];
  /** A player has no influence, whatever adds to it. */
  'without-influence': [OfSeat, boolean];
  'placement-limit': [{ planet: PlanetId }, number];
  'placement-barred': [{ planet: PlanetId }, string | undefined];
  /** Units bought are placed in the purchase segment already. */
  'places-at-once': [OfSeat, boolean];
  /** One ground force may be bought and placed on a planet without a dock. */
  'raises-troops': [OfSeat, boolean];
  'passes-asteroids': [OfSeat, boolean];
  /** Whether a ship, with those that go along in one step, passes the fleet of another. */
  'passes-fleets': [OfSeat & { unit: UnitId; enemy: SeatId; fleet: readonly UnitId[] }, boolean];
  wormholes: [{ system: SystemId }, Wormhole[]];
  /** What a player pays before an attack. */
  'attack-fee': [OfSeat, number];
  'colony-fee': [OfSeat, number];
  /** Why a defending fleet cannot leave a battle by a card. */
  'retreat-barred': [OfSeat & { enemy: SeatId; system: SystemId }, string | undefined];
  'landing-barred': [OfSeat & { planet: PlanetId }, string | undefined];
  'bombardment-barred': [{ planet: PlanetId }, string | undefined];
  'bombards-shielded': [OfSeat, boolean];
  'fighters-invade': [OfSeat, boolean];
  /** PDS may fire into systems next to theirs. */
  'fires-afar': [OfSeat, boolean];
  'agreement-refusable': [OfSeat & { partner: SeatId }, boolean];
  'agreement-barred': [OfSeat, string | undefined];
  'agreement-binding': [OfSeat & { partner: SeatId }, string | undefined];
  'agreement-lasts-in-war': [{ seats: readonly SeatId[] }, boolean];
  'progression-held': [{ round: number }, boolean];
}
