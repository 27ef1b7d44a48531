import type { RollPurpose, Volley } from '../combat/purposes.ts';
import type { Area, ComponentId, PlanetId, SeatId, SystemId, TechnologyColor, UnitId, UnitType, Wormhole } from '../terms.ts';

type Value<About, Of> = readonly [About, Of];
type Mine = { seat: SeatId };
/** What builds so many units: on a planet, or in space. */
export type Builder = { planet?: PlanetId; units: number };
type Kind = Mine & { type: UnitType };
interface Roll extends Kind {
  purpose: RollPurpose;
  system: SystemId;
  planet?: PlanetId;
  /** Against whom. */
  enemy: SeatId;
  attacks: boolean;
  round: number;
}

/** The numbers and rights that components change, and what each is about. */
export interface Values {
  'hand-limit': Value<Mine, number>;
  'unit-cost': Value<Kind, number>;
  /** Pieces of a type that are not on the board. */
  'pieces-left': Value<Kind, number>;
  movement: Value<Kind & { from: SystemId; to: SystemId }, number>;
  /** Of what does not move by itself, how far it does all the same. */
  'own-movement': Value<Kind, number | null>;
  capacity: Value<Kind, number>;
  /** Ground forces for whom a ship has room besides. */
  'troop-room': Value<Kind, number>;
  /** Whether what is else carried moves by itself, bars the way, and is counted by fleet supply where nothing holds it. */
  independent: Value<Kind, boolean>;
  /** Added to each die. */
  'roll-bonus': Value<Roll, number>;
  /** How many dice a unit rolls. */
  dice: Value<Roll, number>;
  /** How many dice of a kind are rolled once again, where they missed. */
  rerolls: Value<Roll, number>;
  /** How many hits a die is that hits. */
  'hits-of-die': Value<Roll & { face: number }, number>;
  /** How many guns a ship has that fire from space as PDS do, farther than their own system. */
  'guns-aboard': Value<Kind, number>;
  sustains: Value<Kind & { system?: SystemId }, boolean>;
  'production-limit': Value<Mine & { planet: PlanetId }, number>;
  /** No dock builds more than this, whatever adds to its limit. */
  'production-cap': Value<Mine & { planet: PlanetId }, number>;
  /** How many units come for the price of one purchase. */
  'units-for-price': Value<Kind, number>;
  /** Whether docks build units of a type. */
  'docks-build': Value<Kind, boolean>;
  /** What builds in a system beside docks. */
  builders: Value<Mine & { system: SystemId }, readonly Builder[]>;
  /** Whether it is kept which units have moved since a system was activated. */
  'movement-noted': Value<Mine, boolean>;
  'build-barred': Value<Kind, string | undefined>;
  /** Systems where what is built in one may be put down too: ships in space, all else on any planet of one's own. */
  'delivers-to': Value<Mine & { system: SystemId }, readonly SystemId[]>;
  'production-cost': Value<Mine & { system: SystemId }, number>;
  'fleet-supply': Value<Mine & { system: SystemId }, number>;
  votes: Value<Mine, number>;
  'planet-resources': Value<{ planet: PlanetId }, number>;
  'planet-influence': Value<{ planet: PlanetId }, number>;
  /** How many missing prerequisites do not matter. */
  'prerequisites-waived': Value<Mine & { technology: ComponentId }, number>;
  /** Command counters that come instead of any technology a card would bring. */
  'counters-for-technology': Value<Mine, number>;
  'technology-price': Value<Mine & { technology: ComponentId }, number>;
  'secondary-cost': Value<Mine & { card: ComponentId }, number>;
  'secondary-barred': Value<Mine & { card: ComponentId }, string | undefined>;
  /** Whether whoever follows with a card may use its primary ability too. */
  'follows-with-primary': Value<Mine & { card: ComponentId }, boolean>;
  'activation-barred': Value<Mine & { system: SystemId }, string | undefined>;
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
  /** What fires before a space battle. */
  volleys: Value<Mine & { system: SystemId; enemy: SeatId }, readonly Volley[]>;
  /** The ship on which hits of a space battle fall first, for as long as it is there. */
  'hits-first-on': Value<Mine & { system: SystemId }, UnitId | undefined>;
  'pds-range': Value<Mine, number>;
  'withdraws-to': Value<Mine & { system: SystemId }, SystemId[]>;
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
  'wormhole-barred': Value<Mine & { to: SystemId; letters: readonly Wormhole[] }, string | undefined>;
  'status-cards': Value<Mine, number>;
  'status-counters': Value<Mine, number>;
  /** The most counters that an area holds. */
  'area-limit': Value<Mine & { area: Area }, number>;
  /** Influence for which a counter is bought. */
  'counter-price': Value<Mine, number>;
  'redistribution-barred': Value<Mine, string | undefined>;
  /** Action cards that come of a draw. */
  'cards-drawn': Value<Mine, number>;
  /** What a planet counts for a colour of technology. */
  specialties: Value<{ planet: PlanetId; color: TechnologyColor }, number>;
  'technology-purchase-barred': Value<Mine & { technology: ComponentId }, string | undefined>;
  /** Ground forces that an ability of a race raises. */
  'troops-raised': Value<Mine, number>;
  'counter-area': Value<Mine & { area: Area }, number>;
  /** Kinds of action one of which may follow at once, in the same turn; `done`: how many actions have been performed in it. */
  'further-actions': Value<Mine & { action: string; done: number }, readonly string[]>;
  'technologies-lent': Value<Mine, readonly ComponentId[]>;
  'builds-war-suns': Value<Mine, boolean>;
  /** By which number a seat comes in the order of play. */
  'place-in-order': Value<Mine, number>;
  'strategy-card-barred': Value<Mine & { card: ComponentId }, string | undefined>;
  /** A strategy card that is not returned, and counts as one taken in the next round. */
  'keeps-strategy-card': Value<Mine & { card: ComponentId }, boolean>;
  'technology-barred': Value<Mine & { technology: ComponentId }, string | undefined>;
  'voting-barred': Value<Mine & { card: ComponentId }, string | undefined>;
}
