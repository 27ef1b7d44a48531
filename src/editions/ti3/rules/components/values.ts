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
/** What builds so many units: on a planet, or in space. */
export type Builder = { planet?: PlanetId; units: number };
type Kind = Mine & { type: UnitType };
interface Roll extends Kind {
  /** Which unit rolls, where that is known. */
  unit?: UnitId;
  purpose: RollPurpose;
  system: SystemId;
  planet?: PlanetId;
  /** Against whom. */
  enemy: SeatId;
  attacks: boolean;
  round: number;
  /** Where the unit is, where that is not where it fires. */
  from?: SystemId;
}

/** Dice as they lie, when it is counted what they hit. */
interface Shot extends Mine {
  enemy: SeatId;
  purpose: RollPurpose;
  dice: readonly { unit: UnitType; face: number; hit: boolean }[];
}

/** The numbers and rights that components change, and what each is about. */
export interface Values {
  'hand-limit': Value<Mine, number>;
  'unit-cost': Value<Kind, number>;
  /** `unit`: which ship, where it differs from others of its type. */
  movement: Value<Kind & { from: SystemId; to: SystemId; unit?: UnitId }, number>;
  /** Of what does not move by itself, how far it does all the same. */
  'own-movement': Value<Kind, number | null>;
  capacity: Value<Kind, number>;
  /** Ground forces for whom a ship has room besides. */
  'troop-room': Value<Kind, number>;
  /** Whether what is else carried moves by itself, bars the way, and is counted by fleet supply where nothing holds it. */
  independent: Value<Kind, boolean>;
  /** Added to each die. */
  'roll-bonus': Value<Roll, number>;
  /** As which ship a unit that is carried fights in space. */
  'fights-as': Value<Kind & { system: SystemId }, UnitType | undefined>;
  /** How many dice a unit rolls. */
  dice: Value<Roll, number>;
  /** How many dice of a kind are rolled once again, where they missed. */
  rerolls: Value<Roll, number>;
  /** How many hits a die of a unit is that shows a ten, and hits. */
  'hits-of-ten': Value<Roll, number>;
  /** How many guns a ship has that fire from space as PDS do, farther than their own system. */
  'guns-aboard': Value<Kind, number>;
  /** Hits that a unit bears by taking damage. */
  'hits-sustained': Value<Kind, number>;
  sustains: Value<Kind & { system?: SystemId }, boolean>;
  /** Of a dock: on which planet it stands, where it does. */
  'production-limit': Value<Mine & { planet?: PlanetId }, number>;
  /** No dock builds more than this, whatever adds to its limit. */
  'production-cap': Value<Mine & { planet?: PlanetId }, number>;
  /** How many units a dock builds that is in space; none: a seat's docks stand on planets. */
  'floating-docks': Value<Mine, number>;
  /** Fighters that a dock keeps. */
  'dock-fighters': Value<Mine, number>;
  /** How many units come for the price of one purchase. */
  'units-for-price': Value<Kind, number>;
  /** Whether docks build units of a type. */
  'docks-build': Value<Kind, boolean>;
  /** What builds in a system beside docks. */
  builders: Value<Mine & { system: SystemId }, readonly Builder[]>;
  /** How many units each of those builds that build by themselves. */
  'units-grown': Value<Mine, number>;
  /** Whether it is kept which units have moved since a system was activated. */
  'movement-noted': Value<Mine, boolean>;
  'build-barred': Value<Kind, string | undefined>;
  /** Systems where what is built in one may be put down too: ships in space, all else on any planet of one's own. */
  'delivers-to': Value<Mine & { system: SystemId }, readonly SystemId[]>;
  'production-cost': Value<Mine & { system: SystemId }, number>;
  /** Whether two ships of a type take no more of fleet supply than one does. */
  'half-supplied': Value<Kind, boolean>;
  'fleet-supply': Value<Mine & { system: SystemId }, number>;
  votes: Value<Mine, number>;
  /** Whether a planet's resources and influence are swapped. */
  'values-swapped': Value<{ planet: PlanetId }, boolean>;
  /** Whether a planet that is taken comes exhausted. */
  'taken-exhausted': Value<Mine & { planet: PlanetId }, boolean>;
  'planet-resources': Value<{ planet: PlanetId }, number>;
  'planet-influence': Value<{ planet: PlanetId }, number>;
  /** How many missing prerequisites do not matter. */
  'prerequisites-waived': Value<Mine & { technology: ComponentId }, number>;
  /** Command counters that come instead of any technology a card would bring. */
  'counters-for-technology': Value<Mine, number>;
  'technology-price': Value<Mine & { technology: ComponentId }, number>;
  /** What a technology of one's race costs. */
  'racial-price': Value<Mine & { technology: ComponentId }, number>;
  /** What a technology costs besides, whatever it costs. */
  'technology-surcharge': Value<Mine & { technology: ComponentId }, number>;
  'secondary-cost': Value<Mine & { card: ComponentId }, number>;
  'secondary-barred': Value<Mine & { card: ComponentId }, string | undefined>;
  /** Whether whoever follows with a card may use its primary ability too. */
  'follows-with-primary': Value<Mine & { card: ComponentId }, boolean>;
  /** Whether following with a card brings something besides what its secondary does. */
  'gains-by-following': Value<Mine & { card: ComponentId }, boolean>;
  'activation-barred': Value<Mine & { system: SystemId }, string | undefined>;
  /** Whether ships end their movement in asteroid fields. */
  'stops-among-asteroids': Value<Mine, boolean>;
  'entry-barred': Value<Mine & { system: SystemId }, string | undefined>;
  'passage-barred': Value<Mine & { system: SystemId }, string | undefined>;
  /** Resources that landing on a planet costs. */
  'landing-price': Value<Mine & { planet: PlanetId }, number>;
  'landing-barred': Value<Mine & { planet: PlanetId }, string | undefined>;
  /** Whether ships of a kind bombard planets with PDS. */
  'bombards-shielded': Value<Kind, boolean>;
  /** Whether ships of a kind fight along in an invasion. */
  'joins-invasions': Value<Kind, boolean>;
  'bombardment-barred': Value<Mine & { planet: PlanetId }, string | undefined>;
  /** Whether ships that start from one system pass ships of others on their way to another. */
  'passes-ships': Value<Mine & { from: SystemId; to: SystemId; type?: UnitType }, boolean>;
  /** Whether the ships of an owner let those pass that start from a system. */
  'lets-pass': Value<Mine & { from: SystemId; owner: SeatId }, boolean>;
  /** Whether ships of a seat go from one system straight to where they end their movement, as if it lay next door. `starts`: they have not moved yet. */
  leaps: Value<Mine & { from: SystemId; to: SystemId; starts: boolean; type?: UnitType }, boolean>;
  /** Why these units cannot set out together. */
  'departure-barred': Value<Mine & { to: SystemId; units: readonly UnitId[] }, string | undefined>;
  /** Why whoever is attacked cannot retreat from a space battle. */
  'retreat-barred': Value<Mine & { enemy?: SeatId; system: SystemId }, string | undefined>;
  /** What a new space dock costs on a planet. */
  'dock-price': Value<Mine & { planet: PlanetId }, number>;
  /** What fires before a space battle. */
  volleys: Value<Mine & { system: SystemId; enemy: SeatId }, readonly Volley[]>;
  /** The ship on which hits of a space battle fall first, for as long as it is there. */
  'hits-first-on': Value<Mine & { system: SystemId }, UnitId | undefined>;
  'pds-range': Value<Mine, number>;
  'withdraws-to': Value<Mine & { system: SystemId }, SystemId[]>;
  /** Whether cards of others may not be aimed at a seat's units of a kind. */
  'spared-by-cards': Value<Kind & { by: SeatId }, boolean>;
  /** Whether a card may not be aimed at a planet. */
  'planet-spared': Value<{ planet: PlanetId; by: ComponentId }, boolean>;
  'agreement-worth': Value<Mine & { count: number }, number>;
  'breaks-agreement': Value<Mine & { partner: SeatId }, boolean>;
  'agreement-barred': Value<{ seats: readonly SeatId[] }, string | undefined>;
  /** Who gets the trade goods that a seat would receive. */
  'goods-receiver': Value<Mine, SeatId>;
  'agreement-needs-approval': Value<{ seats: readonly SeatId[] }, boolean>;
  wormholes: Value<{ system: SystemId }, Wormhole[]>;
  'joined-wormholes': Value<Mine, boolean>;
  /** Whether a player has wormholes of their own beside those that all have. */
  'own-wormholes-seen': Value<Mine, boolean>;
  /** The wormholes of a system as they are for one player. */
  'own-wormholes': Value<Mine & { system: SystemId }, Wormhole[]>;
  /** Why ships do not come into a system by wormholes of these letters. */
  'wormhole-barred': Value<
    Mine & { from: SystemId; to: SystemId; letters: readonly Wormhole[]; types: readonly UnitType[] },
    string | undefined
  >;
  'status-cards': Value<Mine, number>;
  'status-counters': Value<Mine, number>;
  /** The most counters that an area holds. */
  'area-limit': Value<Mine & { area: CounterArea }, number>;
  /** Influence for which a counter is bought. */
  'counter-price': Value<Mine, number>;
  'redistribution-barred': Value<Mine, string | undefined>;
  /** Action cards that come of a draw. */
  'cards-drawn': Value<Mine, number>;
  /** What a planet counts for a colour of technology. */
  specialties: Value<{ planet: PlanetId; color: TechnologyColor }, number>;
  'technology-purchase-barred': Value<Mine & { technology: ComponentId }, string | undefined>;
  /** What an ability costs, in trade goods, where it is used in a battle. */
  'ability-price': Value<Mine & { ability: ComponentId; planet?: PlanetId }, number>;
  /** How often an ability is used at one moment. */
  'ability-uses': Value<Mine & { ability: ComponentId }, number>;
  /** Ground forces that an ability of a race raises. */
  'troops-raised': Value<Mine, number>;
  'counter-area': Value<Mine & { area: CounterArea }, number>;
  /** Kinds of action one of which may follow at once, in the same turn; `done`: how many actions have been performed in it. */
  'further-actions': Value<Mine & { action: string; done: number }, readonly string[]>;
  /** How many technologies of other races a seat may copy in a game. */
  'racial-copies': Value<Mine, number>;
  'technologies-lent': Value<Mine, readonly ComponentId[]>;
  'builds-war-suns': Value<Mine, boolean>;
  /** By which number a seat comes in the order of play. */
  'place-in-order': Value<Mine, number>;
  /** Whether a seat claims objectives without its home planets. */
  'claims-abroad': Value<Mine, boolean>;
  /** How many public objectives a seat claims in a status phase. */
  'public-claims': Value<Mine, number>;
  'strategy-card-barred': Value<Mine & { card: ComponentId }, string | undefined>;
  /** A strategy card that is not returned, and counts as one taken in the next round. */
  'keeps-strategy-card': Value<Mine & { card: ComponentId }, boolean>;
  'technology-barred': Value<Mine & { technology: ComponentId }, string | undefined>;
  'voting-barred': Value<Mine & { card: ComponentId }, string | undefined>;
  /** Why an action card is not played just now. */
  'card-barred': Value<Mine & { component: ComponentId }, string | undefined>;
  /** Who is still to have a turn, in this order; `had`: who has had one since all had. */
  'turn-order': Value<{ had: readonly SeatId[] }, readonly SeatId[]>;
  /** Whether docks build although ships of others are there. */
  'builds-blockaded': Value<Mine & { system: SystemId }, boolean>;
  /** Whether docks are built on planets taken in the same round. */
  'builds-on-new-planets': Value<Mine, boolean>;
  /** Whether a ship does not roll along in a round of a battle. */
  'holds-fire': Value<Mine & { unit: UnitId; purpose: RollPurpose; round: number }, boolean>;
  /** How many hits a die makes that shows a ten and hits. */
  'hits-on-ten': Value<Mine & { purpose: RollPurpose; system: SystemId }, number>;
  /** Hits that have to fall on certain ships. */
  'hits-aimed': Value<Shot, readonly TargetedHits[]>;
  /** Pieces of a type that lie neither on the board nor in reinforcements. */
  'pieces-away': Value<Kind, number>;
  /** Resources or influence that a trade good pays (E3 11.2). */
  'goods-worth': Value<Mine, number>;
  /** The most trade goods that a seat keeps. */
  'goods-limit': Value<Mine, number>;
  /** The most ships of a type that a seat has in a system. */
  'type-limit': Value<Kind & { system: SystemId }, number>;
  'objective-points': Value<Mine & { objective: ComponentId }, number>;
  /** What a contract in an agreement is worth. */
  'contract-worth': Value<Mine, number>;
  /** What is otherwise in a system than in open space. */
  special: Value<{ system: SystemId }, Special | undefined>;
  /** The same, as far as it hinders movement. */
  hindrance: Value<{ system: SystemId }, Special | undefined>;
  /** Why PDS do not fire at fleets. */
  'pds-barred': Value<Mine, string | undefined>;
  /** Points with which a seat wins. */
  'points-needed': Value<Mine, number>;
}
