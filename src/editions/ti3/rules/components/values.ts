import type { TargetedHits, RollPurpose, Volley } from '#ti3/rules/combat/roll-purpose.ts';
import type {
  CounterArea,
  ComponentId,
  PlanetId,
  SeatId,
  Special,
  SystemId,
  TechnologyColor,
  UnitId,
  UnitType,
  Wormhole,
} from '#ti3/rules/terms.ts';

type Value<About, Of> = readonly [About, Of];
type Mine = { seat: SeatId };
/** A producer and the number of units it can produce, on a planet or in space. */
export type Builder = { planet?: PlanetId; units: number };
type Kind = Mine & { type: UnitType };
interface Roll extends Kind {
  /** Unit that rolls, if known. */
  unit?: UnitId;
  purpose: RollPurpose;
  system: SystemId;
  planet?: PlanetId;
  /** Seat that the roll is against. */
  enemy: SeatId;
  attacks: boolean;
  round: number;
  /** System of the firing unit, if it differs from `system`. */
  from?: SystemId;
}

/** Rolled dice at the time their hits are counted. */
interface Shot extends Mine {
  enemy: SeatId;
  purpose: RollPurpose;
  dice: readonly { unit: UnitType; face: number; hit: boolean }[];
}

/** The modifiers: numbers and rights that components change, each with its arguments. */
export interface Values {
  'hand-limit': Value<Mine, number>;
  'unit-cost': Value<Kind, number>;
  /** `unit`: the ship, if it differs from others of its type. */
  movement: Value<Kind & { from: SystemId; to: SystemId; unit?: UnitId }, number>;
  /** Movement value of units that normally do not move on their own; null if they do not. */
  'own-movement': Value<Kind, number | null>;
  capacity: Value<Kind, number>;
  /** Additional capacity for ground forces only. */
  'troop-room': Value<Kind, number>;
  /**
   * True if normally carried units move on their own, block movement, and count against fleet supply without capacity.
   */
  independent: Value<Kind, boolean>;
  /** Bonus to each die. */
  'roll-bonus': Value<Roll, number>;
  /** Bonus to each die of a space mine that a seat's ships set off. */
  'mine-roll-bonus': Value<Mine, number>;
  /** Ship type as which a carried unit fights in space. */
  'fights-as': Value<Kind & { system: SystemId }, UnitType | undefined>;
  /** Number of dice a unit rolls. */
  dice: Value<Roll, number>;
  /** Number of missed dice of a type that are rerolled. */
  rerolls: Value<Roll, number>;
  /** Hits of a unit type's die that shows a 10 and hits. */
  'hits-of-ten': Value<Roll, number>;
  /** Number of guns of a ship that fire from space like PDS, with range beyond their own system. */
  'guns-aboard': Value<Kind, number>;
  /** Hits that a unit absorbs by sustaining damage. */
  'hits-sustained': Value<Kind, number>;
  sustains: Value<Kind & { system?: SystemId }, boolean>;
  /** Number of units that a space dock can produce. `planet` is undefined for a space dock in space. */
  'production-limit': Value<Mine & { planet?: PlanetId }, number>;
  /** Upper bound of a space dock's production limit, regardless of what raises it. */
  'production-cap': Value<Mine & { planet?: PlanetId }, number>;
  /** Production limit of a space dock in space; 0 if a seat's docks are on planets. */
  'floating-docks': Value<Mine, number>;
  /** Fighters that a space dock supports. */
  'dock-fighters': Value<Mine, number>;
  /** Number of units that one purchase brings. */
  'units-for-price': Value<Kind, number>;
  /** True if space docks can produce units of a type. */
  'docks-build': Value<Kind, boolean>;
  /** Producers in a system other than space docks. */
  builders: Value<Mine & { system: SystemId }, readonly Builder[]>;
  /** Number of units that each self-producing ground force produces. */
  'units-grown': Value<Mine, number>;
  /** True if units that have moved since the last activation are marked. */
  'movement-noted': Value<Mine, boolean>;
  'build-barred': Value<Kind, string | undefined>;
  /** Reason why nothing can be produced on a planet. */
  'production-barred': Value<Mine & { planet: PlanetId }, string | undefined>;
  /** Systems that can receive what is produced in one: ships in space, other units on any of the seat's planets. */
  'delivers-to': Value<Mine & { system: SystemId }, readonly SystemId[]>;
  'production-cost': Value<Mine & { system: SystemId }, number>;
  /** True if two ships of a type count as one against fleet supply. */
  'half-supplied': Value<Kind, boolean>;
  'fleet-supply': Value<Mine & { system: SystemId }, number>;
  /** Fleet supply that nothing else changes. */
  'fixed-fleet-supply': Value<Mine & { system: SystemId }, number | undefined>;
  votes: Value<Mine, number>;
  /** True if a planet's resources and influence are swapped. */
  'values-swapped': Value<{ planet: PlanetId }, boolean>;
  /** True if a gained planet comes exhausted. */
  'taken-exhausted': Value<Mine & { planet: PlanetId }, boolean>;
  'planet-resources': Value<{ planet: PlanetId }, number>;
  'planet-influence': Value<{ planet: PlanetId }, number>;
  /** Number of missing prerequisites that are ignored. */
  'prerequisites-waived': Value<Mine & { technology: ComponentId }, number>;
  /** Command counters gained in exchange for a technology that a card would bring. */
  'counters-for-technology': Value<Mine, number>;
  'technology-price': Value<Mine & { technology: ComponentId }, number>;
  /** Cost of a seat's racial technology. */
  'racial-price': Value<Mine & { technology: ComponentId }, number>;
  /** Additional cost of a technology. */
  'technology-surcharge': Value<Mine & { technology: ComponentId }, number>;
  'secondary-cost': Value<Mine & { card: ComponentId }, number>;
  'secondary-barred': Value<Mine & { card: ComponentId }, string | undefined>;
  /** True if a follower of a strategy card can use its primary ability too. */
  'follows-with-primary': Value<Mine & { card: ComponentId }, boolean>;
  /** True if following a strategy card gains something beyond its secondary ability. */
  'gains-by-following': Value<Mine & { card: ComponentId }, boolean>;
  'activation-barred': Value<Mine & { system: SystemId }, string | undefined>;
  /** True if ships can end their movement in asteroid fields. */
  'stops-among-asteroids': Value<Mine, boolean>;
  'entry-barred': Value<Mine & { system: SystemId }, string | undefined>;
  'passage-barred': Value<Mine & { system: SystemId }, string | undefined>;
  /** Cost of landing on a planet, in resources. */
  'landing-price': Value<Mine & { planet: PlanetId }, number>;
  'landing-barred': Value<Mine & { planet: PlanetId }, string | undefined>;
  /** True if ships of a type bombard planets with PDS. */
  'bombards-shielded': Value<Kind, boolean>;
  /** True if ships of a type take part in invasions. */
  'joins-invasions': Value<Kind, boolean>;
  'bombardment-barred': Value<Mine & { planet: PlanetId }, string | undefined>;
  /** True if ships that start from one system move past other players' ships on their way to another. */
  'passes-ships': Value<Mine & { from: SystemId; to: SystemId; type?: UnitType }, boolean>;
  /** True if an owner's ships let ships pass that start from a system. */
  'lets-pass': Value<Mine & { from: SystemId; owner: SeatId }, boolean>;
  /**
   * True if ships jump from one system directly to their destination, as if it were adjacent. `starts`: they have not
   * moved yet.
   */
  leaps: Value<Mine & { from: SystemId; to: SystemId; starts: boolean; type?: UnitType }, boolean>;
  /** Reason why these units cannot move together. */
  'departure-barred': Value<Mine & { to: SystemId; units: readonly UnitId[] }, string | undefined>;
  /** Reason why a fleet cannot retreat from a space battle. */
  'retreat-barred': Value<Mine & { enemy?: SeatId; system: SystemId }, string | undefined>;
  /** Cost of a new space dock on a planet. */
  'dock-price': Value<Mine & { planet: PlanetId }, number>;
  /** Ships that fire before a space battle. */
  volleys: Value<Mine & { system: SystemId; enemy: SeatId }, readonly Volley[]>;
  /** Ship that takes the first hits of a space battle, until it is destroyed. */
  'hits-first-on': Value<Mine & { system: SystemId }, UnitId | undefined>;
  'pds-range': Value<Mine, number>;
  /** True if a seat's units of a type cannot be targeted by other players' cards. */
  'spared-by-cards': Value<Kind & { by: SeatId }, boolean>;
  /** True if a card cannot target a planet. */
  'planet-spared': Value<{ planet: PlanetId; by: ComponentId }, boolean>;
  'agreement-worth': Value<Mine & { count: number }, number>;
  'breaks-agreement': Value<Mine & { partner: SeatId }, boolean>;
  'agreement-barred': Value<{ seats: readonly SeatId[] }, string | undefined>;
  /** Seat that receives a seat's trade goods. */
  'goods-receiver': Value<Mine, SeatId>;
  'agreement-needs-approval': Value<{ seats: readonly SeatId[] }, boolean>;
  wormholes: Value<{ system: SystemId }, Wormhole[]>;
  /** True if wormholes connect no systems. */
  'wormholes-closed': Value<{ system: SystemId }, boolean>;
  /** True if a seat can use wormholes even if an effect stops movement through them. */
  'wormholes-unbarred': Value<Mine, boolean>;
  'joined-wormholes': Value<Mine, boolean>;
  /** True if a seat has wormholes that only it can use. */
  'own-wormholes-seen': Value<Mine, boolean>;
  /** Wormholes of a system as one seat sees them. */
  'own-wormholes': Value<Mine & { system: SystemId }, Wormhole[]>;
  /** Reason why ships cannot enter a system through wormholes of these letters. */
  'wormhole-barred': Value<
    Mine & { from: SystemId; to: SystemId; letters: readonly Wormhole[]; types: readonly UnitType[] },
    string | undefined
  >;
  'status-cards': Value<Mine, number>;
  'status-counters': Value<Mine, number>;
  /** Maximum number of counters in an area. */
  'area-limit': Value<Mine & { area: CounterArea }, number>;
  /** Influence that a command counter costs. */
  'counter-price': Value<Mine, number>;
  'redistribution-barred': Value<Mine, string | undefined>;
  /** Number of action cards drawn in one draw. */
  'cards-drawn': Value<Mine, number>;
  /** Specialties of a planet for a technology color. */
  specialties: Value<{ planet: PlanetId; color: TechnologyColor }, number>;
  'technology-purchase-barred': Value<Mine & { technology: ComponentId }, string | undefined>;
  /** Cost of using an ability in a battle, in trade goods. */
  'ability-price': Value<Mine & { ability: ComponentId; planet?: PlanetId }, number>;
  /** Number of times an ability can be used at one moment. */
  'ability-uses': Value<Mine & { ability: ComponentId }, number>;
  /** Number of ground forces that a racial ability brings. */
  'troops-raised': Value<Mine, number>;
  'counter-area': Value<Mine & { area: CounterArea }, number>;
  /** Kinds of action that may follow at once in the same turn; `done`: number of actions already performed in it. */
  'further-actions': Value<Mine & { action: string; done: number }, readonly string[]>;
  /** Number of other races' technologies that a seat can copy in a game. */
  'racial-copies': Value<Mine, number>;
  'technologies-lent': Value<Mine, readonly ComponentId[]>;
  'builds-war-suns': Value<Mine, boolean>;
  /** Initiative number of a seat. */
  'place-in-order': Value<Mine, number>;
  /** True if a seat can claim objectives without controlling its home planets. */
  'claims-abroad': Value<Mine, boolean>;
  /** Number of public objectives that a seat can claim in a status phase. */
  'public-claims': Value<Mine, number>;
  'strategy-card-barred': Value<Mine & { card: ComponentId }, string | undefined>;
  /** True if a strategy card is not returned and counts as chosen in the next round. */
  'keeps-strategy-card': Value<Mine & { card: ComponentId }, boolean>;
  'technology-barred': Value<Mine & { technology: ComponentId }, string | undefined>;
  'voting-barred': Value<Mine & { card: ComponentId }, string | undefined>;
  /** Reason why an action card cannot be played now. */
  'card-barred': Value<Mine & { component: ComponentId }, string | undefined>;
  /** Seats still to take a turn, in order; `had`: seats that have had one since all had. */
  'turn-order': Value<{ had: readonly SeatId[] }, readonly SeatId[]>;
  /** True if space docks produce despite enemy ships in the system. */
  'builds-blockaded': Value<Mine & { system: SystemId }, boolean>;
  /** True if space docks can be built on planets gained in the same round. */
  'builds-on-new-planets': Value<Mine, boolean>;
  /** True if a ship does not roll in a round of battle. */
  'holds-fire': Value<Mine & { unit: UnitId; purpose: RollPurpose; round: number }, boolean>;
  /** Hits of any die that shows a 10 and hits. */
  'hits-on-ten': Value<Mine & { purpose: RollPurpose; system: SystemId }, number>;
  /** Hits that must fall on certain ships. */
  'hits-aimed': Value<Shot, readonly TargetedHits[]>;
  /** Pieces of a type that are neither on the board nor in reinforcements. */
  'pieces-away': Value<Kind, number>;
  /** Resources or influence that a trade good pays for (E3 11.2). */
  'goods-worth': Value<Mine, number>;
  /** Maximum number of trade goods that a seat keeps. */
  'goods-limit': Value<Mine, number>;
  /** Maximum number of ships of a type that a seat can have in a system. */
  'type-limit': Value<Kind & { system: SystemId }, number>;
  'objective-points': Value<Mine & { objective: ComponentId }, number>;
  /** Value of a contract in an agreement. */
  'contract-worth': Value<Mine, number>;
  /** Anomaly in effect in a system. */
  special: Value<{ system: SystemId }, Special | undefined>;
  /** Anomaly that hinders movement in a system. */
  hindrance: Value<{ system: SystemId }, Special | undefined>;
  /** Reason why PDS cannot fire at fleets. */
  'pds-barred': Value<Mine, string | undefined>;
  /** Victory points that a seat needs to win. */
  'points-needed': Value<Mine, number>;
}
