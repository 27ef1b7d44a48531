import type { ComponentId, Election, PlanetId, SeatId } from '#ti4/rules/terms.ts';

/** Agendas, votes and laws. */
export interface AgendaFacts {
  'agenda-revealed': { agenda: ComponentId; again: boolean };
  /** Whoever drew an agenda that is voted on unseen sees it. */
  'agenda-seen': { seat: SeatId; agenda: ComponentId };
  'vote-announced': { agenda: ComponentId; elect: Election };
  'agenda-uncovered': { agenda: ComponentId; beneath: ComponentId };
  'agenda-replaced': { agenda: ComponentId | null };
  'agendas-looked-at': { seat: SeatId; count: number };
  'agendas-seen': { seat: SeatId; agendas: ComponentId[] };
  /** Somebody shows another the agenda that they have just looked at. */
  'agenda-shown': { seat: SeatId; receiver: SeatId };
  /** What lies on top of the agenda deck and at its bottom, for whoever may look. */
  'deck-ends-seen': { seat: SeatId; top: ComponentId[]; bottom: ComponentId[] };
  'agendas-put-back': { seat: SeatId; top: number; bottom: number };
  'agendas-discarded': { seat: SeatId; agendas: ComponentId[] };
  'votes-cast': { seat: SeatId; agenda: ComponentId; outcome: string; votes: number; planets: PlanetId[] };
  'votes-added': { seat: SeatId; outcome: string; votes: number; by: ComponentId };
  abstained: { seat: SeatId; agenda: ComponentId };
  'outcome-predicted': { seat: SeatId; agenda: ComponentId; outcome: string; by: ComponentId };
  'prediction-correct': { seat: SeatId; by: ComponentId };
  'outcome-changed': { seat: SeatId; agenda: ComponentId; outcome: string };
  'agenda-annulled': { seat: SeatId; agenda: ComponentId };
  /** `votes`: for each outcome, the most first. Games that were played before this was told lack them. */
  'outcome-resolved': { agenda: ComponentId; outcome: string; votes?: { outcome: string; votes: number }[] };
  'law-enacted': { law: ComponentId; outcome: string };
  'law-discarded': { law: ComponentId };
  /** Laws are treated as blank to the end of the turn. */
  'laws-blanked': { seat: SeatId };
  'law-passed': { law: ComponentId; seat: SeatId; from: SeatId | null };
}
