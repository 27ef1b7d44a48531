import type { ComponentId, PlanetId, SeatId } from '../terms.ts';

/** Agendas, votes and laws. */
export interface CouncilFacts {
  'agenda-revealed': { agenda: ComponentId; again: boolean };
  'agenda-replaced': { agenda: ComponentId | null };
  'agendas-looked-at': { seat: SeatId; count: number };
  'agendas-seen': { seat: SeatId; agendas: ComponentId[] };
  'agendas-put-back': { seat: SeatId; top: number; bottom: number };
  'votes-cast': { seat: SeatId; agenda: ComponentId; outcome: string; votes: number; planets: PlanetId[] };
  abstained: { seat: SeatId; agenda: ComponentId };
  'outcome-predicted': { seat: SeatId; agenda: ComponentId; outcome: string; by: ComponentId };
  'prediction-correct': { seat: SeatId; by: ComponentId };
  'outcome-changed': { seat: SeatId; agenda: ComponentId; outcome: string };
  'outcome-resolved': { agenda: ComponentId; outcome: string };
  'law-enacted': { law: ComponentId; outcome: string };
  'law-discarded': { law: ComponentId };
  'law-passed': { law: ComponentId; seat: SeatId; from: SeatId | null };
}
