import type { Fact } from '#engine';
import type { LeaderFact } from './leaders/leader-facts.ts';
import type {
  CounterArea,
  CardId,
  ComponentId,
  CounterId,
  Phase,
  PlanetId,
  SeatId,
  SystemId,
  UnitType,
} from './terms.ts';

// The facts of the event log: `type` names the event, the other fields say who, where and how much. A fact with `to` is
// visible to those seats only.

type Told<Type extends string, About extends object = object> = { type: Type; to?: SeatId[] } & About;

type Counts = Partial<Record<UnitType, number>>;

/** A correction of the game state that the players agreed to. */
export type CorrectedFact = Told<'corrected', { what: string; about: Record<string, string> }>;

export type PhaseFact =
  /** `order`: the seats clockwise from the speaker. */
  | Told<'game-begins', { speaker: SeatId; order: SeatId[]; points: number }>
  | Told<'round-begins', { round: number }>
  /** `order`: for an action phase, the seats in order of play with their initiative numbers (E3 3.4). */
  | Told<'phase-begins', { phase: Phase; round: number; order?: { seat: SeatId; at: number }[] }>
  | Told<'strategy-card-chosen', { seat: SeatId; card: ComponentId; bonus: number }>
  | Told<'strategy-card-returned', { seat: SeatId; card: ComponentId }>
  | Told<'bonus-counters-laid', { cards: ComponentId[] }>
  | Told<'turn-begins', { seat: SeatId; number: number }>
  | Told<'turn-ends', { seat: SeatId }>
  | Told<'action-begins', { seat: SeatId; action: string }>
  | Told<'strategic-action', { seat: SeatId; card: ComponentId }>
  | Told<'secondary-used', { seat: SeatId; card: ComponentId }>
  | Told<'secondary-declined', { seat: SeatId; card: ComponentId }>
  | Told<'player-passed', { seat: SeatId }>
  | Told<'speaker-changed', { seat: SeatId }>
  | Told<'objective-revealed', { objective: ComponentId }>
  | Told<'objective-claimed', { seat: SeatId; objective: ComponentId; points: number }>
  | Told<'secret-objective-drawn', { seat: SeatId }>
  | Told<'secret-objective-seen', { seat: SeatId; objective: ComponentId }>
  | Told<'secret-objective-passed', { seat: SeatId; receiver: SeatId }>
  | Told<'claims-lifted', { objective: ComponentId }>
  | Told<'points-changed', { seat: SeatId; by: number; why: ComponentId }>
  | Told<'player-eliminated', { seat: SeatId }>
  | Told<'game-ends', { winner: SeatId | null; ending: string; seed: string }>;

export type CounterFact =
  | Told<'counters-gained', { seat: SeatId; area: CounterArea; count: number }>
  | Told<'counters-spent', { seat: SeatId; area: CounterArea; count: number }>
  | Told<'counters-redistributed', { seat: SeatId; counters: Record<CounterArea, number> }>
  | Told<'counter-placed', { seat: SeatId; system: SystemId }>
  | Told<'counter-removed', { seat: SeatId; system: SystemId; area?: CounterArea }>
  | Told<'trade-goods-changed', { seat: SeatId; by: number; from?: 'trade-card' }>
  | Told<'trade-goods-over', { seat: SeatId; count: number }>;

export type PieceFact =
  | Told<'system-activated', { seat: SeatId; system: SystemId }>
  | Told<'systems-joined', { seat: SeatId; systems: SystemId[] }>
  | Told<'ships-moved', { seat: SeatId; from: SystemId; towards: SystemId; units: Counts }>
  | Told<'units-landed', { seat: SeatId; planet: PlanetId; units: Counts }>
  | Told<'units-produced', { seat: SeatId; system: SystemId; units: Counts; cost: number }>
  | Told<'facility-built', { seat: SeatId; planet: PlanetId; unit: UnitType; cost: number }>
  | Told<'units-placed', { seat: SeatId; planet: PlanetId; units: Counts }>
  | Told<'units-appear', { seat: SeatId; system: SystemId; units: Counts }>
  | Told<'units-destroyed', { seat: SeatId; system: SystemId; planet?: PlanetId; units: Counts }>
  | Told<
      'units-exchanged',
      { seat: SeatId; place: SystemId | PlanetId; system?: SystemId; before: UnitType; after: UnitType; count: number }
    >
  | Told<'units-removed', { seat: SeatId; system: SystemId; units: Counts; why: string }>
  | Told<'units-scuttled', { seat: SeatId; system: SystemId; planet?: PlanetId; units: Counts }>
  | Told<'ships-damaged', { seat: SeatId; system: SystemId; units: Counts }>
  | Told<'ships-repaired', { seat: SeatId; count: number }>
  | Told<'planet-taken', { seat: SeatId; planet: PlanetId; from: SeatId | null }>
  | Told<'planet-lost', { seat: SeatId; planet: PlanetId }>
  | Told<'radiation-laid', { planet: PlanetId }>
  | Told<'radiation-met', { seat: SeatId; planet: PlanetId }>
  | Told<'planets-probed', { seat: SeatId; planets: PlanetId[] }>
  | Told<'domain-counters-seen', { seat: SeatId; counters: { planet: PlanetId; counter: CounterId }[] }>
  | Told<'domain-counter-met', { seat: SeatId; planet: PlanetId; counter: CounterId }>
  | Told<'domain-counter-shown', { seat: SeatId; planet: PlanetId; counter: CounterId }>
  | Told<'domain-counter-removed', { planet: PlanetId; counter: CounterId }>
  | Told<'domain-counter-kept', { seat: SeatId; planet: PlanetId; counter: CounterId }>
  | Told<'frontier-counter-met', { seat: SeatId; system: SystemId; counter: CounterId }>
  | Told<'frontier-counter-stays', { system: SystemId; counter: CounterId }>
  | Told<'raiders-hit', { system: SystemId; unit: UnitType; destroyed: boolean }>
  | Told<'units-sent-back', { seat: SeatId; planet: PlanetId; units: Counts }>
  | Told<'locals-hold', { planet: PlanetId }>
  | Told<'locals-fallen', { planet: PlanetId; count: number; left: number; unit?: UnitType }>
  | Told<'docks-overrun', { seat: SeatId; by: SeatId; system: SystemId; count: number }>
  | Told<'system-marked', { seat: SeatId; system: SystemId; component: ComponentId }>
  | Told<'system-cleared', { seat: SeatId; system: SystemId; component: ComponentId; by: ComponentId }>
  | Told<'station-used', { seat: SeatId; planet: PlanetId }>
  | Told<'planets-exhausted', { seat: SeatId; planets: PlanetId[] }>
  | Told<'planets-refreshed', { seat: SeatId; planets: PlanetId[] }>;

export interface RolledDie {
  unit: UnitType;
  face: number;
  hitsOn: number;
  bonus: number;
}

/** A rolled die: its owner, its unit type and the number it shows. */
export interface TargetedDie {
  seat: SeatId;
  unit: UnitType;
  face: number;
}

/** The units that one side has left in a battle. */
export type RemainingForces = { seat: SeatId; units: Counts; damaged?: Counts };

export type BattleFact =
  /**
   * `met`: the number of ships or ground forces each side had when the battle began. `unopposed`: the planet has no
   * defenders, so there is no battle to report.
   */
  | Told<
      'battle-begins',
      {
        system: SystemId;
        planet?: PlanetId;
        attacker: SeatId;
        defender: SeatId;
        met?: Record<SeatId, number>;
        unopposed?: true;
      }
    >
  | Told<
      'battle-round-begins',
      {
        system: SystemId;
        planet?: PlanetId;
        attacker: SeatId;
        defender: SeatId;
        round: number;
        left: RemainingForces[];
      }
    >
  | Told<
      'dice-rolled',
      { seat: SeatId; purpose: string; system: SystemId; planet?: PlanetId; dice: RolledDie[]; hits: number }
    >
  | Told<
      'die-rolled-again',
      { seat: SeatId; by: ComponentId; unit: UnitType; before: number; face: number; hit: boolean }
    >
  | Told<'hits-cancelled', { seat: SeatId; by: ComponentId; hits: number }>
  | Told<'withdrawal-announced', { seat: SeatId; system: SystemId; towards: SystemId }>
  /** `why`: the enemy is gone, or the fleet can no longer reach the system. */
  | Told<'withdrawal-lapsed', { seat: SeatId; system: SystemId; towards: SystemId; why: 'enemy-gone' | 'no-way' }>
  | Told<'fleet-held-back', { seat: SeatId; system: SystemId; by: ComponentId }>
  | Told<'fleet-withdrawn', { seat: SeatId; system: SystemId; towards: SystemId }>
  | Told<
      'battle-ends',
      {
        system: SystemId;
        planet?: PlanetId;
        winner: SeatId | null;
        attacker?: SeatId;
        defender?: SeatId;
        left?: RemainingForces[];
        unopposed?: true;
      }
    >;

export type CardFact =
  | Told<'action-cards-drawn', { seat: SeatId; count: number }>
  /** `toDeal`: the seat deals these cards out. */
  | Told<'action-cards-seen', { seat: SeatId; cards: CardId[]; toDeal?: true }>
  | Told<'action-card-played', { seat: SeatId; card: CardId; component: ComponentId }>
  | Told<'action-card-spent', { seat: SeatId; card: CardId; component: ComponentId }>
  | Told<'action-card-cancelled', { seat: SeatId; card: CardId; by: ComponentId }>
  /** `dice`: the rolled dice that the card targets. */
  | Told<
      'target-named',
      { seat: SeatId; component: ComponentId; target?: string[]; amount?: number; dice?: TargetedDie[] }
    >
  | Told<'action-cards-taken', { seat: SeatId; from: SeatId; count: number }>
  | Told<'action-card-returned', { seat: SeatId; component: ComponentId }>
  | Told<
      'card-dice-rolled',
      { seat: SeatId; component: ComponentId; faces: number[]; hits: number; hitting?: true; system?: SystemId }
    >
  | Told<'action-cards-discarded', { seat: SeatId; cards: CardId[] }>
  | Told<'ability-used', { seat: SeatId; component: ComponentId }>
  | Told<'turn-skipped', { seat: SeatId }>
  | Told<'peace-kept', { seat: SeatId; other: SeatId; by: ComponentId }>
  | Told<'action-cards-looked-at', { seat: SeatId; from: SeatId }>
  | Told<'technology-gained', { seat: SeatId; technology: ComponentId }>
  | Told<'technology-lost', { seat: SeatId; technology: ComponentId }>
  | Told<'strategy-card-handed', { seat: SeatId; card: ComponentId; receiver: SeatId }>
  | Told<'action-card-chosen', { seat: SeatId; card: CardId; next?: SeatId }>
  | Told<'action-cards-laid-open', { cards: CardId[]; next: SeatId }>
  | Told<'technology-exhausted', { seat: SeatId; technology: ComponentId }>
  | Told<'deck-reshuffled', { deck: string }>;

export type CouncilFact =
  | Told<'political-card-revealed', { card: ComponentId }>
  | Told<'votes-cast', { seat: SeatId; outcome: string; votes: number }>
  | Told<'abstained', { seat: SeatId }>
  | Told<'tie-broken', { seat: SeatId; outcome: string }>
  | Told<'outcome-resolved', { card: ComponentId; outcome: string }>
  | Told<'law-enacted', { card: ComponentId; elected?: string }>
  | Told<'law-repealed', { card: ComponentId }>
  | Told<'law-taken', { card: ComponentId; seat: SeatId; from: SeatId }>
  | Told<'agenda-set-aside', { card: ComponentId }>
  | Told<'votes-bought', { seat: SeatId; votes: number }>
  | Told<'political-cards-ordered', { seat: SeatId; count: number }>
  | Told<'political-cards-drawn', { seat: SeatId; count: number }>
  | Told<'political-cards-discarded', { seat: SeatId; cards: ComponentId[] }>
  | Told<'political-cards-seen', { seat: SeatId; cards: ComponentId[] }>;

export type TradeFact =
  | Told<'agreement-proposed', { seat: SeatId; partner: SeatId }>
  | Told<'agreement-made', { seats: SeatId[]; worth: number[] }>
  | Told<'agreement-refused', { seat: SeatId; partner: SeatId }>
  | Told<'agreement-broken', { seats: SeatId[]; by: SeatId | null }>
  | Told<
      'trade-goods-given',
      { seat: SeatId; receiver: SeatId; count: number; /** Seat that gets them instead. */ reaches?: SeatId }
    >
  | Told<'agreement-goods-received', { seat: SeatId; count: number }>;

export type GameFact = Fact &
  (CorrectedFact | PhaseFact | CounterFact | PieceFact | BattleFact | CardFact | CouncilFact | TradeFact | LeaderFact);
