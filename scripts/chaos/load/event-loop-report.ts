import type { StallReport } from '#app/stall-profiler.ts';
import type { FloodResult } from '../input/flood.ts';

export interface EventLoopReport {
  /** Stored games, the games among them played by practice players, and the number of moves made. */
  games: number;
  played: number;
  moves: number;
  minutes: number;
  /** Delay of the bot's event loop (99.9th percentile and maximum), in ms, and its causes. */
  stalls: StallReport;
  /** Baseline of the same run: an idle event loop, and fsync of a page on the same disk. */
  bare: { loop: StallReport['loop']; fsync: { times: number; median: number; p999: number; max: number } };
  /** Time until an interaction was acknowledged, in ms. */
  acknowledged: { asked: number; p99: number; slowest: number; never: number };
  /** Inputs of the flooding user, and the longest wait of any other user in ms. */
  flood: FloodResult & { slowestOther: number };
  odds: { reckoned: number; tooLarge: number; refused: number };
  boards: { shown: number; refused: number };
  /** Peak memory of all bot processes together, in MiB: resident, and proportional (shared pages counted once). */
  memory: { resident: number; proportional: number; processes: { resident: number; proportional: number }[] };
  wrong: string[];
}

/** Measurements so far. */
export interface Measured {
  took: number[];
  /** Start of the flood, and the waits since then, both in ms. */
  floodAt: number;
  inFlood: number[];
  never: number;
  odds: EventLoopReport['odds'];
  boards: EventLoopReport['boards'];
  memory: EventLoopReport['memory'];
  wrong: string[];
}

export const isPostponed = (said: string): boolean =>
  /^I (cannot (draw|calculate) that now|am still (drawing|calculating))/.test(said);

/** Summarizes waits, in ms. */
export function summarizeWaits(took: readonly number[]): { asked: number; p99: number; slowest: number } {
  const sorted = [...took].sort((a, b) => a - b);
  return {
    asked: took.length,
    p99: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
    slowest: Math.round(sorted.at(-1) ?? 0),
  };
}
