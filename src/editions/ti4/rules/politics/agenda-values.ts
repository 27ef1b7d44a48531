import type { ComponentId, PlanetId, SeatId } from '#ti4/rules/state.ts';

/** Votes of a card, up to so many of which may be cast. */
export interface ExtraVotes {
  by: ComponentId;
  most: number;
}

/** What components change of voting. */
export interface AgendaValues {
  votes: [{ seat: SeatId }, number];
  /** Votes that a seat may cast besides those of its planets, as many of them as it likes. */
  /** How many votes a seat casts on each agenda, where that is settled: planets give none, and nothing adds any. */
  'votes-settled': [{ seat: SeatId }, number | undefined];
  /** How many planets a seat readies as the agenda phase ends. */
  'planets-readied': [{ seat: SeatId }, number];
  'extra-votes': [{ seat: SeatId; agenda: ComponentId }, ExtraVotes[]];
  'planet-votes': [{ planet: PlanetId; seat: SeatId }, number];
  /** Votes that a planet brings beside its influence. */
  'planet-votes-added': [{ planet: PlanetId; seat: SeatId }, number];
  /** Whether a seat votes whatever would keep it from voting. */
  'always-votes': [{ seat: SeatId; agenda: ComponentId }, boolean];
  'vote-barred': [{ seat: SeatId; agenda: ComponentId }, string | undefined];
  /** For which outcome a seat has to cast at least one vote, where it has to. */
  'vote-required': [{ seat: SeatId; agenda: ComponentId }, string | undefined];
  'voting-order': [{ agenda: ComponentId }, SeatId[]];
}
