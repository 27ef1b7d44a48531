import { call, done, goto, type Procedure } from '../../../engine/index.ts';
import { actionPhase } from './phases/action-phase.ts';
import { expire } from './components/effects.ts';
import { procedure, type Game } from './game.ts';
import { purgeBeside } from './leaders/leaders.ts';
import { statusPhase } from './phases/status-phase.ts';
import { strategyPhase } from './phases/strategy-phase.ts';
import { clearTransactions } from './deals/transactions.ts';
import { setupChoices } from './setup/setup.ts';
import { agendaPhase } from './council/agenda-phase.ts';

/** A game from its setup to its end: rounds of phases (40). */
export const gameFlow = procedure<object>()('game', {
  setup: () => call(setupChoices, {}, 'round'),
  round: (game) => {
    // What happened in earlier rounds matters to no rule any more.
    if (game.state.round > 1) game.state.facts = [];
    game.fact({ type: 'round-begins', round: game.state.round });
    return call(strategyPhase, {}, 'actionPhase');
  },
  actionPhase: () => call(actionPhase, {}, 'statusPhase'),
  statusPhase: () => call(statusPhase, {}, 'agendaPhase'),
  agendaPhase: (game) => (game.state.custodians ? goto('endOfRound') : call(agendaPhase, {}, 'endOfRound')), // 81.8
  endOfRound: (game) => {
    if (game.state.phase === 'ended') return done();
    expire(game, 'round');
    purgeBeside(game);
    clearTransactions(game);
    game.state.round += 1;
    return goto('round');
  },
});

export const gameFlowProcedures: Procedure<Game, never>[] = [gameFlow];
