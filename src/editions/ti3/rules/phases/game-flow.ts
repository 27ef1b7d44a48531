import { call, done, goto } from '#engine';
import { expireEffects } from '#ti3/rules/components/effects.ts';
import { procedure } from '#ti3/rules/game.ts';
import { seatsFrom } from '#ti3/rules/seats.ts';
import { setupChoices } from '#ti3/rules/setup/setup-choices.ts';
import { actionPhase } from './action-phase.ts';
import { statusPhase } from './status-phase.ts';
import { strategyPhase } from './strategy-phase.ts';

/** Runs a game: rounds of three phases until a player has won (E3 1, 3, 4, 16). */
export const gameFlow = procedure<object>()('game', {
  begin: (game) => {
    const { state } = game;
    game.addFact({
      type: 'game-begins',
      speaker: state.speaker,
      order: seatsFrom(state, state.speaker),
      points: state.options.points,
    });
    return call(setupChoices, {}, 'round');
  },
  round: ({ state }) => {
    if (state.round > 1) state.facts = [];
    return goto('strategy');
  },
  strategy: (game) => {
    game.addFact({ type: 'round-begins', round: game.state.round });
    return call(strategyPhase, {}, 'action');
  },
  action: () => call(actionPhase, {}, 'status'),
  status: () => call(statusPhase, {}, 'over'),
  over: (game) => {
    if (game.state.phase === 'ended') return done();
    expireEffects(game, 'round');
    game.state.round += 1;
    return goto('round');
  },
});

export const gameFlowProcedures = [gameFlow];
