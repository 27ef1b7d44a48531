import { findNextTurn, turnOrder, type NextTurn } from '#kit/state/next-turn.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import { VOTING } from '#ti2/rules/politics/ballots.ts';
import { foremostByInfluence } from '#ti2/rules/seats.ts';
import { turnsPhase, waitingForTurn } from './turns-phase.ts';

/**
 * Returns whose turn (E2 7.1) or vote (E2 4.4) comes next, by influence as it is now. Undefined if a tie is yet to be
 * drawn.
 */
export function nextTurn(game: Game): NextTurn | undefined {
  const { stack, turn, active, round } = game.state;
  return findNextTurn(stack, [
    turnOrder(VOTING, ({ comes, order = [], card }) => {
      const left = order.filter(
        (seat) => seat !== comes && modify(game, 'vote-barred', { seat }, undefined) === undefined,
      );
      return { now: comes, next: left.at(0), mark: `vote ${round} ${card} ${left.length}` };
    }),
    turnOrder(turnsPhase, () => ({
      now: active,
      next: foremostByInfluence(game, waitingForTurn(game)),
      mark: `turn ${turn.number}`,
    })),
  ]);
}
