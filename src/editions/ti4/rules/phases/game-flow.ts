import { call, done, goto, type Procedure } from '#engine';
import { actionPhase } from './action-phase.ts';
import { expireEffects } from '#ti4/rules/components/effects.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { purgeHeroesSetAside } from '#ti4/rules/leaders/leaders.ts';
import { statusPhase } from './status-phase.ts';
import { strategyPhase } from './strategy-phase.ts';
import { clearTransactions } from '#ti4/rules/trade/transactions.ts';
import { setupChoices } from '#ti4/rules/setup/setup-choices.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';

/** A game from setup to end: rounds of phases (40). */
export const gameFlow = procedure<object>()('game', {
  setup: () => call(setupChoices, {}, 'round'),
  round: (game) => {
    // No rule depends on the events of earlier rounds.
    if (game.state.round > 1) game.state.facts = [];
    game.addFact({ type: 'round-begins', round: game.state.round });
    return call(strategyPhase, {}, 'actionPhase');
  },
  actionPhase: () => call(actionPhase, {}, 'statusPhase'),
  statusPhase: () => call(statusPhase, {}, 'agendaPhase'),
  agendaPhase: (game) => (game.state.custodians ? goto('endOfRound') : call(agendaPhase, {}, 'endOfRound')), // 81.8
  endOfRound: (game) => {
    if (game.state.phase === 'ended') return done();
    expireEffects(game, 'round');
    purgeHeroesSetAside(game);
    clearTransactions(game);
    game.state.round += 1;
    return goto('round');
  },
});

export const gameFlowProcedures: Procedure<Game, never>[] = [gameFlow];
