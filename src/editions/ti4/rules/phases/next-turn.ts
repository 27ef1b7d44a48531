import { frameDataOf } from '#engine';
import { findNextTurn, turnOrder, type NextTurn } from '#kit/state/next-turn.ts';
import type { Game } from '#ti4/rules/game.ts';
import { actionPhase, nextToPlay } from './action-phase.ts';
import { chooseStrategyCard, seatsLeftToChoose, strategyPhase } from './strategy-phase.ts';

/**
 * Returns whose turn (3) or choice of a strategy card (84.1) comes next. In a vote, all players are asked at once (8.6),
 * so no one is next.
 */
export function nextTurn(game: Game): NextTurn | undefined {
  const { stack, turn } = game.state;
  return findNextTurn(stack, [
    turnOrder(actionPhase, ({ taken = [], seat }) => ({
      now: seat,
      next: nextToPlay(game, taken),
      mark: `turn ${turn.number}`,
    })),
    turnOrder(strategyPhase, ({ left }) => {
      const seats = seatsLeftToChoose(game, left);
      const [choice] = stack.flatMap((frame) => frameDataOf(frame, chooseStrategyCard) ?? []);
      return { now: choice?.seat, next: seats.at(0), mark: `strategy ${game.state.round} ${seats.length}` };
    }),
  ]);
}
