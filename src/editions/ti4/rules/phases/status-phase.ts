import { ask, call, done, fork, goto, type Procedure } from '#engine';
import { drawActionCards } from './action-cards.ts';
import { redistributeTokens, setTokens } from '#ti4/rules/tokens/command-tokens.ts';
import { expireEffects } from '#ti4/rules/components/effects.ts';
import { procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import { readyAll } from '#ti4/rules/components/in-force.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { revealObjective } from '#ti4/rules/objectives/objectives.ts';
import { scoreObjectives } from '#ti4/rules/objectives/scoring.ts';
import { seatOf, seatsByInitiative } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { pointsLeader, victory } from './victory.ts';

const tokensGained = (game: Game, seat: SeatId): number => modify(game, 'tokens-gained-in-status', { seat }, 2);

/** The status phase (81). */
export const statusPhase = procedure<{ left?: SeatId[] }>()('status-phase', {
  start: (game) => {
    game.state.phase = 'status';
    game.state.active = null;
    game.addFact({ type: 'phase-begins', phase: 'status', round: game.state.round });
    return openWindow('when', 'status-phase-begins', {}, 'scoreObjectives');
  },
  scoreObjectives: (game) =>
    // 81.1
    fork(
      scoreObjectives,
      seatsByInitiative(game).map((seat) => ({ seat, data: { seat } })),
      'revealObjective',
    ),
  revealObjective: (game) => {
    // 81.2
    if (revealObjective(game) !== undefined) return goto('drawActionCards');
    return call(victory, { winner: pointsLeader(game), ending: 'no-objectives-left' }, 'drawActionCards');
  },
  drawActionCards: (game, data) => {
    data.left = seatsByInitiative(game);
    return goto('drawNext');
  },
  drawNext: (game, data) => {
    // 81.3: one player a step, who discards to the limit before the next draws
    const seat = data.left?.shift();
    if (seat === undefined) return goto('removeTokens');
    drawActionCards(game, seat, 1, 'status');
    return goto('drawNext');
  },
  removeTokens: (game) => {
    // 81.4
    for (const system of Object.values(game.state.systems)) system.tokens = [];
    game.addFact({ type: 'tokens-removed' });
    return openWindow('when', 'tokens-gained-in-status', {}, 'gainTokens');
  },
  gainTokens: (game) =>
    // 81.5
    ask(
      seatsByInitiative(game).map((seat) => redistributeTokens.ask(seat, { gained: tokensGained(game, seat) })),
      'redistributed',
    ),
  redistributed: (game, _data, got) => {
    for (const { player, reply } of got.asks) setTokens(game, player, reply ?? null);
    return goto('readyCards');
  },
  readyCards: (game) => {
    readyAll(game, 'status'); // 81.6
    game.addFact({ type: 'cards-readied' });
    return goto('repairUnits');
  },
  repairUnits: (game) => {
    // 81.7
    for (const unit of Object.values(game.state.units)) delete unit.damaged;
    return goto('returnStrategyCards');
  },
  returnStrategyCards: () => openWindow('when', 'strategy-cards-returned', {}, 'strategyCardsReturned'), // 81.8
  strategyCardsReturned: (game) => {
    for (const id of game.state.order)
      if (!modify(game, 'keeps-strategy-cards', { seat: id }, false)) returnStrategyCards(game, id);
    return openWindow('when', 'status-phase-ends', {}, 'end');
  },
  end: (game) => {
    expireEffects(game, 'phase');
    return done();
  },
});

/** Returns a seat's strategy cards to the common play area. */
export function returnStrategyCards(game: Game, id: SeatId): void {
  const seat = seatOf(game, id);
  for (const [card, { tradeGoods = 0 }] of Object.entries(seat.strategyCards))
    game.state.strategyCards[card] = { tradeGoods };
  seat.strategyCards = {};
}

export const statusPhaseProcedures: Procedure<Game, never>[] = [statusPhase];
