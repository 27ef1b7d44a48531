import type { Game } from './game.ts';
import type { SeatId } from './state.ts';

export interface Topic {
  key: string;
  label: string;
}

export interface Verdict {
  /** Sentences; none where it could be done. */
  reasons: string[];
  /** What is to be said besides. */
  remarks: string[];
}

/** Something a player would like to do, explained by the very checks that allow and refuse it. */
export interface Inquiry {
  name: string;
  description: string;
  /** What is named with it. */
  what: string;
  /** The section of the Rules Reference that decides. */
  section: string;
  /** How one comes to do it. */
  how: string;
  /** Questions by which it is done. */
  questions: string[];
  topics(game: Game, seat: SeatId): Topic[];
  judge(game: Game, seat: SeatId, key: string): Verdict;
}
