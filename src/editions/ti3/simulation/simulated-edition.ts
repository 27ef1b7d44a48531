import type { SimulatedEdition } from '#simulation';
import { anytimeAbilities } from '#ti3/rules/components/play-procedures.ts';
import type { Game } from '#ti3/rules/game.ts';
import { aiAction } from './players.ts';
import { countCards, listStateProblems } from './audit.ts';
import { findPublicAnswer } from '#ti3/views/public-answers.ts';

/** Simulation of the third edition without people. */
export const ti3Simulation: SimulatedEdition<Game> = {
  first: { procedure: 'game', data: {} },
  seats: (game) => game.state.order,
  round: (game) => game.state.round,
  ended: (game) => game.state.phase === 'ended',
  randomAction: (game, seat, below) => {
    const open = anytimeAbilities(game, seat).filter(({ problem }) => problem === undefined);
    if (!open.length) return undefined;
    const { component, held } = open[below(open.length)];
    return { action: 'use', data: { component: component.id, key: held.key } };
  },
  aiAction: aiAction,
  findPublicAnswer,
  stateProblems: listStateProblems,
  conservedCounts: countCards,
};
