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
} from '#ti2/rules/terms.ts';

interface OfPlanet {
  planet: PlanetId;
  /** Owner of the planet; null if it is neutral. */
  seat: SeatId | null;
  for: YieldPurpose;
}

interface OfSeat {
  seat: SeatId;
}

interface OfType extends OfSeat {
  type: UnitType;
}

/** Values that components change: the context of each, and its type. */
export interface Values {
  'planet-resources': [OfPlanet, number];
  'planet-influence': [OfPlanet, number];
  /** Set if the resources and influence of planets are swapped. */
  'yields-swapped': [Pick<OfPlanet, 'for'>, boolean];
  resources: [OfSeat & { for: YieldPurpose }, number];
  influence: [OfSeat & { for: YieldPurpose }, number];
  movement: [OfType & { unit: UnitId }, number];
  /** Ground forces that a ship carries in addition to its capacity. */
  'carries-troops': [OfType, number];
  'roll-bonus': [RollContext & { type: UnitType }, number];
  /** Number of dice of one unit in a roll; 0 if the unit does not fire. */
  dice: [RollContext & { type: UnitType; unit?: UnitId }, number];
  /** Number of ships of a type that fire before the first round. */
  'first-shots': [OfType & { stage: 'opening' | 'cannon' }, number];
  price: [OfType, number];
  'technology-price': [OfSeat & { technology: ComponentId; color: TechnologyColor }, number];
  /** Price of a technology before the reductions for planets, if a component has fixed it for all. */
  'technology-base': [OfSeat, number];
  'technology-barred': [OfSeat, string | undefined];
  'hand-limit': [OfSeat, number];
  'cards-drawn': [OfSeat, number];
  /** Set if the action cards of the economy phase are drawn face up and chosen in turn. */
  'draws-openly': [object, boolean];
  'agreement-income': [OfSeat & { partner: SeatId }, number];
  income: [OfSeat, number];
  /** Income that a player keeps of the total. */
  'income-kept': [OfSeat, number];
  votes: [OfSeat, number];
  'vote-barred': [OfSeat, string | undefined];
  /** Set if a player has no influence, regardless of anything that adds to it. */
  'without-influence': [OfSeat, boolean];
  'placement-limit': [{ planet: PlanetId }, number];
  'placement-barred': [{ planet: PlanetId }, string | undefined];
  /** Reason why a planet turns neutral at the end of the round, as it is held now. */
  'turns-neutral': [{ planet: PlanetId }, string | undefined];
  /** Set if units are already placed in the purchase segment. */
  'places-at-once': [OfSeat, boolean];
  /** Set if one ground force may be bought and placed on a planet without a dock. */
  'raises-troops': [OfSeat, boolean];
  'passes-asteroids': [OfSeat, boolean];
  /** Tells whether a ship, with the fleet that moves with it in one step, passes an enemy fleet. */
  'passes-fleets': [OfSeat & { unit: UnitId; enemy: SeatId; fleet: readonly UnitId[] }, boolean];
  /** Reason why no units move through wormholes; undefined if they do. */
  wormholes: [object, string | undefined];
  /** Credits that a player pays before an attack. */
  'attack-fee': [OfSeat, number];
  /** Credits that a player pays before firing PDS at ships. */
  'fire-fee': [OfSeat, number];
  'colony-fee': [OfSeat, number];
  /** Reason why a defending fleet cannot leave a battle by a card. */
  'retreat-barred': [OfSeat & { enemy: SeatId; system: SystemId }, string | undefined];
  'landing-barred': [OfSeat & { planet: PlanetId }, string | undefined];
  'bombardment-barred': [{ planet: PlanetId }, string | undefined];
  'bombards-shielded': [OfSeat, boolean];
  'fighters-invade': [OfSeat, boolean];
  /** Set if PDS may fire into adjacent systems. */
  'fires-afar': [OfSeat, boolean];
  'agreement-refusable': [OfSeat & { partner: SeatId }, boolean];
  'agreement-barred': [OfSeat, string | undefined];
  'agreement-binding': [OfSeat & { partner: SeatId }, string | undefined];
  'agreement-lasts-in-war': [{ seats: readonly SeatId[] }, boolean];
  'progression-held': [{ round: number }, boolean];
}
