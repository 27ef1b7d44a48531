import type { ComponentId, PlanetId, SeatId } from '#ti4/rules/state.ts';

/** Votes of a card; up to `most` of them may be cast. */
export interface ExtraVotes {
  by: ComponentId;
  most: number;
}

/** Modifiers of voting. */
export interface AgendaValues {
  votes: [{ seat: SeatId }, number];
  /**
   * Fixed number of votes that a seat casts on each agenda; planets give none and nothing adds any. Undefined if not
   * fixed.
   */
  'votes-settled': [{ seat: SeatId }, number | undefined];
  /** Number of planets a seat readies at the end of the agenda phase. */
  'planets-readied': [{ seat: SeatId }, number];
  /** Additional votes that a seat may cast, any number of them, in addition to those of its planets. */
  'extra-votes': [{ seat: SeatId; agenda: ComponentId }, ExtraVotes[]];
  'planet-votes': [{ planet: PlanetId; seat: SeatId }, number];
  /** Votes that a planet gives in addition to its influence. */
  'planet-votes-added': [{ planet: PlanetId; seat: SeatId }, number];
  /** True if a seat can vote despite any restriction. */
  'always-votes': [{ seat: SeatId; agenda: ComponentId }, boolean];
  'vote-barred': [{ seat: SeatId; agenda: ComponentId }, string | undefined];
  /** The outcome for which a seat must cast at least one vote; undefined if none. */
  'vote-required': [{ seat: SeatId; agenda: ComponentId }, string | undefined];
  'voting-order': [{ agenda: ComponentId }, SeatId[]];
}
