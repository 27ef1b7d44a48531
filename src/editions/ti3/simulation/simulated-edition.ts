import type { Rehearsed } from '#simulation';
import { anytimeDeeds } from '#ti3/rules/components/play-procedures.ts';
import type { Game } from '#ti3/rules/game.ts';
import { unaskedByPractice } from './players.ts';
import { cardsOf, faultsOf } from './audit.ts';

/** What playing games of the third edition without people has to know. */
export const third: Rehearsed<Game> = {
  first: { procedure: 'game', data: {} },
  seats: (game) => game.state.order,
  round: (game) => game.state.round,
  ended: (game) => game.state.phase === 'ended',
  able: (game, seat, below) => {
    const open = anytimeDeeds(game, seat).filter(({ unable }) => unable === undefined);
    if (!open.length) return undefined;
    const { component, held } = open[below(open.length)];
    return { action: 'use', data: { component: component.id, key: held.key } };
  },
  practised: unaskedByPractice,
  faults: faultsOf,
  counts: cardsOf,
};
