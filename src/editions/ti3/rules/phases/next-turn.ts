import { frameDataOf } from '#engine';
import { findNextTurn, turnOrder, type NextTurn } from '#kit/state/next-turn.ts';
import { votesToCast, voteOn } from '#ti3/rules/politics/voting.ts';
import type { Game } from '#ti3/rules/game.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { actionPhase, nextToPlay } from './action-phase.ts';
import { strategyPhase, takeStrategyCard } from './strategy-phase.ts';

/** Returns whose turn (E3 4), pick of a strategy card (E3 3.1) or vote (E3 13.3) comes next. */
export function nextTurn(game: Game): NextTurn | undefined {
  const { stack, turn, round } = game.state;
  const inGame = (seats: readonly SeatId[] = []): SeatId[] => seats.filter((seat) => !seatOf(game, seat).eliminated);
  return findNextTurn(stack, [
    turnOrder(voteOn, ({ card, voter, left, first = '' }) => {
      const seats = inGame(left).filter((seat) => votesToCast(game, seat, card) > 0);
      return { now: voter, next: seats.at(0), mark: `vote ${turn.number} ${card} ${first} ${seats.length}` };
    }),
    turnOrder(actionPhase, ({ had = [] }) => ({
      now: had.at(-1),
      next: nextToPlay(game, had),
      mark: `turn ${turn.number}`,
    })),
    turnOrder(strategyPhase, ({ left }) => {
      const seats = Object.keys(game.state.strategyCards).length ? inGame(left) : [];
      const [taking] = stack.flatMap((frame) => frameDataOf(frame, takeStrategyCard) ?? []);
      return { now: taking?.seat, next: seats.at(0), mark: `strategy ${round} ${seats.length}` };
    }),
  ]);
}
