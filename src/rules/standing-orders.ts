import type { Action } from '../engine/index.ts';
import type { Game } from './game.ts';
import { seatOf } from './seats.ts';

/** Moments at which some hidden card may be used: those a player can decline beforehand. */
export function declinableMoments(game: Pick<Game, 'book'>): string[] {
  const hidden = Object.entries(game.book.listening).filter(([, list]) => list.some(({ component }) => component.kind === 'action-card'));
  return [...new Set(hidden.map(([key]) => key.split(' ')[1]))].sort();
}

/** "Do not ask me at this moment": for this round, always, or no longer. Only its giver knows of it. */
const standingOrder: Action<Game> = {
  name: 'standing-order',
  check: (game, _seat, { moment, until }: { moment?: unknown; until?: unknown }) => {
    if (typeof moment !== 'string' || !declinableMoments(game).includes(moment)) return 'There is no such moment to decline.';
    return until === 'round' || until === 'always' || until === 'ask' ? undefined : 'Say for how long: this round, always, or ask me again.';
  },
  run: (game, seat, { moment, until }: { moment: string; until: 'round' | 'always' | 'ask' }) => {
    const { orders } = seatOf(game, seat);
    if (until === 'ask') delete orders[moment];
    else orders[moment] = until === 'always' ? 0 : game.state.round;
    return undefined;
  },
};

export const standingOrderActions: Action<Game>[] = [standingOrder];
