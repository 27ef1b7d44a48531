import type { ComponentId, Election, PlanetId, SeatId } from '#ti4/rules/terms.ts';

/** Log events of agendas, votes and laws. */
export interface AgendaFacts {
  'agenda-revealed': { agenda: ComponentId; again: boolean };
  /** Shows the agenda to the seat that drew it for a hidden vote. */
  'agenda-seen': { seat: SeatId; agenda: ComponentId };
  'vote-announced': { agenda: ComponentId; elect: Election };
  'agenda-uncovered': { agenda: ComponentId; beneath: ComponentId };
  'agenda-replaced': { agenda: ComponentId | null };
  'agendas-looked-at': { seat: SeatId; count: number };
  'agendas-seen': { seat: SeatId; agendas: ComponentId[] };
  /** A seat has shown another the agenda that it looked at. */
  'agenda-shown': { seat: SeatId; receiver: SeatId };
  /** Top and bottom cards of the agenda deck, for the seat that may look. */
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
  /** `votes`: by outcome, most votes first. Missing in games saved by earlier versions. */
  'outcome-resolved': { agenda: ComponentId; outcome: string; votes?: { outcome: string; votes: number }[] };
  'law-enacted': { law: ComponentId; outcome: string };
  'law-discarded': { law: ComponentId };
  /** Laws are blank until the end of the turn. */
  'laws-blanked': { seat: SeatId };
  'law-passed': { law: ComponentId; seat: SeatId; from: SeatId | null };
}
