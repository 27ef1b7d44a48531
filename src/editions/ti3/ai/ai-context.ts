import type { AbilityUse } from '#kit/components/ability-use.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';
import type { Seat, State } from '#ti3/rules/state.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** Context in which an AI player decides one question. */
export class AiContext {
  /** The game as the seat knows it, never the full game. */
  readonly game: Game;
  readonly seat: SeatId;
  /** Returns a random integer from 0 to n - 1, to break ties. */
  readonly random: (n: number) => number;
  private readonly thoughts = new Map<string, unknown>();

  constructor(game: Game, seat: SeatId, lot: (n: number) => number) {
    this.game = game;
    this.seat = seat;
    this.random = lot;
  }

  get own(): Seat {
    return seatOf(this.game, this.seat);
  }

  get rivals(): SeatId[] {
    return othersFrom(this.game.state, this.seat);
  }

  /** Computes a value once per decision and caches it. */
  memoizeForDecision<T>(about: string, think: () => T): T {
    if (this.thoughts.has(about)) return this.thoughts.get(about) as T;
    const result = think();
    this.thoughts.set(about, result);
    return result;
  }

  /** The card or ability that the seat is currently using. */
  get using(): AbilityUse | undefined {
    for (const { procedure, data } of [...this.game.framePath].reverse())
      if (procedure === 'use-ability' || procedure === 'play-action-card') return data as unknown as AbilityUse;
    return undefined;
  }
}

/** Returns a copy of the game with some state replaced. */
export const withChanges = ({ game: { state, book } }: AiContext, changes: Partial<State>): Game =>
  newGame({ ...state, ...changes }, book);

export const pointsOf = ({ game: { state } }: AiContext, seat: SeatId): number => state.seats[seat].points;

/** Returns how many points a rival is ahead; negative if it is behind. */
export const pointLead = (context: AiContext, rival: SeatId): number =>
  pointsOf(context, rival) - pointsOf(context, context.seat);

/** Sorts a list by descending value; ties keep the order of the list. */
export const rankBy = <T>(list: readonly T[], worth: (one: T) => number): T[] =>
  list
    .map((one, at) => ({ one, at, worth: worth(one) }))
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .map(({ one }) => one);

export const sumBy = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((sum, one) => sum + of(one), 0);

/** The most dangerous rival: the one with the most points, then the most planets. */
export const leadingRival = (context: AiContext): SeatId | undefined =>
  context.memoizeForDecision('foremost rival', () =>
    rankBy(
      context.rivals,
      (seat) =>
        pointsOf(context, seat) * 100 +
        Object.values(context.game.state.planets).filter(({ owner }) => owner === seat).length,
    ).at(0),
  );
