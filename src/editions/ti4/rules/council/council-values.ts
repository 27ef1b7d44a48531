import type { ComponentId, PlanetId, SeatId } from '../state.ts';

/** What components change of voting. */
export interface CouncilValues {
  votes: [{ seat: SeatId }, number];
  'extra-votes': [{ seat: SeatId; agenda: ComponentId; outcome: string }, number];
  'planet-votes': [{ planet: PlanetId; seat: SeatId }, number];
  'vote-barred': [{ seat: SeatId; agenda: ComponentId }, string | undefined];
  /** For which outcome a seat has to cast at least one vote, where it has to. */
  'vote-required': [{ seat: SeatId; agenda: ComponentId }, string | undefined];
  'voting-order': [{ agenda: ComponentId }, SeatId[]];
}
