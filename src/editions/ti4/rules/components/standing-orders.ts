import type { Action } from '../../../../engine/index.ts';
import type { Game } from '../game.ts';
import { seatOf } from '../seats.ts';
import type { SeatId } from '../state.ts';

/** Every moment there is. */
export const ANY_MOMENT = 'any';
/** The end of one's own turn, which then comes as soon as its action is done. */
export const END_OF_TURN = 'end-turn';

/** Moments at which some hidden card may be used: those a player can decline beforehand. */
export function declinableMoments(game: Pick<Game, 'book'>): string[] {
  const hidden = Object.entries(game.book.listening).filter(([, list]) => list.some(({ component }) => component.kind === 'action-card'));
  return [END_OF_TURN, ANY_MOMENT, ...[...new Set(hidden.map(([key]) => key.split(' ')[1]))].sort()];
}

const thisTurn = (moment: string): string => `${moment} this turn`;

/** Whether a seat has said beforehand that it is not to be asked at such a moment. */
export function standsOrdered(game: Game, seat: SeatId, moment: string): boolean {
  const { orders } = seatOf(game, seat);
  const until = orders[moment];
  return (until !== undefined && (until === 0 || game.state.round <= until)) || orders[thisTurn(moment)] === game.state.turn.number;
}

type Until = 'turn' | 'round' | 'always' | 'ask';

/** "Do not ask me at this moment": for this turn (or this agenda phase), this round, always, or no longer. Only its giver knows of it. */
const standingOrder: Action<Game> = {
  name: 'standing-order',
  check: (game, _seat, { moment, until }: { moment?: unknown; until?: unknown }) => {
    if (typeof moment !== 'string' || !declinableMoments(game).includes(moment)) return 'There is no such moment to decline.';
    return (['turn', 'round', 'always', 'ask'] as unknown[]).includes(until)
      ? undefined
      : 'Say for how long: this turn, this round, always, or ask me again.';
  },
  run: (game, seat, { moment, until }: { moment: string; until: Until }) => {
    const { orders } = seatOf(game, seat);
    if (until === 'ask') {
      delete orders[moment];
      delete orders[thisTurn(moment)];
    } else if (until === 'turn') {
      orders[thisTurn(moment)] = game.state.turn.number;
    } else {
      orders[moment] = until === 'always' ? 0 : game.state.round;
    }
    return undefined;
  },
};

export const standingOrderActions: Action<Game>[] = [standingOrder];
