import type { PaintName } from '#render/palette.ts';

// What the panels in the corners of a board say, in every edition.

/** One player in the list of players. */
export interface ScoreRow {
  color: PaintName;
  /** Name of the player; empty if unknown. */
  name: string;
  /** Short name of the faction or race. */
  short: string;
  /** Victory points, or the place on the progression chart: "7", "3/6". */
  points: string;
  /** 'passed', 'out' or empty. */
  state: string;
  active: boolean;
  speaker: boolean;
  /** The game waits for this player. */
  waiting: boolean;
  strategyCards: readonly { number: number; used: boolean }[];
}

/** An objective, or a bracket of the progression chart, and the players who have it. */
export interface GoalRow {
  /** Points, or number of the bracket. */
  mark: string;
  color: string;
  name: string;
  reachedBy: readonly PaintName[];
}

/** A player as the panels name one. */
interface NamedPlayer {
  color: PaintName;
  name: string;
  short: string;
}

/** Returns the words for the player who has won, or else for the one whose turn it is. */
export function summarizeTurn(
  winner: NamedPlayer | undefined,
  acting: NamedPlayer | undefined,
): Pick<BoardSummary, 'turn'> {
  const player = winner ?? acting;
  if (!player) return {};
  const called = player.name || player.short;
  return { turn: { color: player.color, words: winner ? `${called} wins` : `${called}'s turn` } };
}

export interface BoardSummary {
  /** "Round 4", "Round 4 of 9". */
  round: string;
  /** "Action phase". */
  phase: string;
  /** Player whose turn it is or who has won, with the words for it: "Ann's turn". */
  turn?: { color: PaintName; words: string };
  /** Players in the order of play. */
  scores: readonly ScoreRow[];
  /** True if `points` of the rows are victory points, which have an icon. */
  hasVictoryPoints: boolean;
  goals: { title: string; rows: readonly GoalRow[] };
  laws: readonly string[];
  /** Strategy cards that can still be picked, with the trade goods on them. Empty outside the strategy phase. */
  cardsLeft: readonly { number: number; goods: number }[];
}
