import type { Fact, SeatId } from '#engine';
import type {
  CardId,
  ComponentId,
  LeaderId,
  Phase,
  PlanetId,
  SystemId,
  UnitId,
  UnitCounts,
  UnitType,
} from './terms.ts';

/** A die roll as facts record it. */
export interface RolledDie {
  [key: string]: string | number;
  unit: UnitType;
  face: number;
  hitsOn: number;
  bonus: number;
}

/** Data of each fact, by fact type. */
interface Told {
  /** The organizer corrected something, with everyone's consent. */
  corrected: { what: string; about: Record<string, string> };
  /** `noSenate`: it is the first round of a two-player game (E2 3.2). */
  'round-begins': { round: number; noSenate?: true };
  'phase-begins': { phase: Phase; round: number };
  'political-card-drawn': { card: ComponentId };
  'political-card-discarded': { card: ComponentId; by: ComponentId | null; seat: SeatId | null };
  'offer-made': { seat: SeatId; receiver: SeatId; offer: string };
  'offer-closed': { seat: SeatId; receiver: SeatId; offer: string; why: string };
  /** `captives`, `returnCaptives`: number of leaders exchanged; absent in games saved before these fields existed. */
  exchanged: {
    seat: SeatId;
    receiver: SeatId;
    credits: number;
    cards: number;
    returnCredits: number;
    returnCards: number;
    captives?: number;
    returnCaptives?: number;
  };
  /** `why`: the reason for the voting ban, as a sentence; absent in games saved before this field existed. */
  'votes-cast': { seat: SeatId; outcome: string | null; votes: number; barred?: true; why?: string };
  'vote-lost': { seat: SeatId; by: ComponentId };
  'vote-decided': { card: ComponentId; outcome: string; votes: Record<string, number>; by: SeatId | null };
  'law-enacted': { card: ComponentId; elected: string | null };
  'law-discarded': { card: ComponentId };
  'action-cards-drawn': { seat: SeatId; count: number };
  'action-cards-laid-open': { cards: CardId[] };
  'action-cards-taken': { seat: SeatId; cards: CardId[] };
  'artifact-opened': { die: number; bursts: boolean };
  'action-cards-seen': { seat: SeatId; cards: CardId[] };
  'action-cards-discarded': { seat: SeatId; cards: CardId[] };
  'action-cards-passed': { seat: SeatId; receiver: SeatId; count: number };
  'action-card-played': { seat: SeatId; card: CardId; component: ComponentId };
  'action-card-cancelled': { seat: SeatId; card: CardId; by: ComponentId };
  'action-card-returned': { seat: SeatId; card: CardId };
  'target-named': { seat: SeatId; component: ComponentId; target: string[] };
  'ability-used': { seat: SeatId; component: ComponentId };
  'deck-reshuffled': { deck: string };
  'credits-received': { seat: SeatId; count: number; why: string };
  'credits-paid': { seat: SeatId; count: number; why: string; receiver: SeatId | null };
  'assets-sold': { seat: SeatId; technologies: ComponentId[]; units: UnitCounts; credits: number };
  'units-bought': { seat: SeatId; units: UnitCounts; credits: number };
  'units-placed': { seat: SeatId; system: SystemId; planet: PlanetId | null; units: UnitCounts };
  'units-lost': { seat: SeatId; units: UnitCounts };
  'turn-begins': { seat: SeatId; turn: number };
  /** `still`: no ship moved in this turn. */
  'turn-ends': { seat: SeatId; still?: true };
  'segment-begins': { seat: SeatId; segment: string };
  /** `fleet`: ids of the ships, so that later moves can be matched; absent in games saved before this field existed. */
  'ships-moved': { seat: SeatId; from: SystemId; towards: SystemId; units: UnitCounts; fleet?: UnitId[] };
  'units-loaded': { seat: SeatId; system: SystemId; units: UnitCounts };
  /** `closed`: there is no exit in the rolled direction. */
  'rift-rolled': {
    seat: SeatId;
    system: SystemId;
    unit: UnitType;
    die: number;
    towards: SystemId | null;
    closed?: true;
  };
  /** `aides`: leaders that affect the roll; absent in games saved before this field existed. */
  'dice-rolled': {
    seat: SeatId;
    purpose: string;
    system: SystemId;
    planet: PlanetId | null;
    dice: RolledDie[];
    hits: number;
    aides?: LeaderId[];
  };
  /** Dice rolled for a card, and the lowest face that has an effect. */
  'card-rolled': { seat: SeatId; by: ComponentId; faces: number[]; least: number };
  'die-rolled-again': { seat: SeatId; by: ComponentId; unit: UnitType; before: number; face: number; hit: boolean };
  /** `noWayOut`: the attacker of a space battle has no system to withdraw to at its start (E2 7.13). */
  'battle-begins': { system: SystemId; planet: PlanetId | null; attacker: SeatId; defender: SeatId; noWayOut?: true };
  'battle-round-begins': { system: SystemId; planet: PlanetId | null; round: number };
  /** `left`: surviving units of both sides, attacker first; absent in games saved before this field existed. */
  'battle-ends': {
    system: SystemId;
    planet: PlanetId | null;
    winner: SeatId | null;
    left?: { seat: SeatId; units: UnitCounts }[];
  };
  'fleet-withdrawn': { seat: SeatId; system: SystemId; towards: SystemId; units: UnitCounts };
  'units-destroyed': { seat: SeatId; system: SystemId; planet: PlanetId | null; units: UnitCounts };
  'units-landed': { seat: SeatId; planet: PlanetId; units: UnitCounts };
  'units-gained': { seat: SeatId; planet: PlanetId; units: UnitCounts; by: ComponentId };
  'troop-rolled': { seat: SeatId; planet: PlanetId; faces: number[] };
  'troop-promoted': { seat: SeatId; planet: PlanetId };
  'structures-seized': { seat: SeatId; planet: PlanetId; units: UnitCounts };
  'planet-taken': { seat: SeatId; planet: PlanetId; from: SeatId | null };
  'planet-neutral': { planet: PlanetId; from: SeatId };
  'planet-bought': { seat: SeatId; planet: PlanetId; credits: number };
  'insurgence-checked': { seat: SeatId; planet: PlanetId; die: number; bonus: number; against: number; calm: boolean };
  'technology-gained': { seat: SeatId; technology: ComponentId; credits: number };
  'technology-lost': { seat: SeatId; technology: ComponentId };
  'leaders-boarded': { seat: SeatId; system: SystemId; leaders: LeaderId[] };
  'leader-placed': { seat: SeatId; leader: LeaderId; planet: PlanetId };
  'leader-shown': { seat: SeatId; leader: LeaderId };
  'leader-fate': { seat: SeatId; leader: LeaderId; fate: string; by: SeatId | null; die: number | null };
  'leader-freed': { seat: SeatId; leader: LeaderId; by: SeatId | null };
  'leader-given-up': { seat: SeatId; leader: LeaderId };
  'captive-executed': { seat: SeatId; leader: LeaderId; owner: SeatId };
  'captives-handed': { seat: SeatId; receiver: SeatId; leaders: LeaderId[] };
  'captives-sought': { seat: SeatId; from: SeatId; die: number; leader: LeaderId | null };
  /** `paid`: credits paid for the attack, which are not refunded. */
  'landing-delayed': { seat: SeatId; planet: PlanetId; leader: LeaderId; paid?: number };
  'passage-answered': { seat: SeatId; owner: SeatId; granted: boolean };
  'agreement-offered': { seat: SeatId; partner: SeatId; agreed: boolean };
  'agreement-made': { seats: SeatId[] };
  'agreement-ended': { seats: SeatId[]; by: SeatId | null };
  advanced: { seat: SeatId; bracket: number };
  'domain-counter-met': { seat: SeatId; planet: PlanetId; counter: ComponentId; value: number };
  'domain-counter-seen': { seat: SeatId; planet: PlanetId; counter: ComponentId; value: number };
  'domain-counter-removed': { planet: PlanetId; counter: ComponentId };
  'planet-probed': { seat: SeatId; planet: PlanetId };
  'planet-razed': { seat: SeatId; planet: PlanetId; die: number };
  /** `noSenate`: two players are left (E2 3.2); it and `why` are absent in games saved before these fields existed. */
  'player-eliminated': { seat: SeatId; why?: 'debt' | 'nothing-left'; noSenate?: true };
  /** `before`: the tied players, if there were several (E2 10.3). */
  'game-ends': {
    winner: SeatId | null;
    ending: string;
    seed: string;
    before?: { seat: SeatId; influence: number; resources: number }[];
  };
}

export type FactType = keyof Told;
/** An event of the game log; `to`: the only seats that may see it. */
export type GameFact = { [T in FactType]: Fact & { type: T } & Told[T] }[FactType];
