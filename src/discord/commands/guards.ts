import type { SeatId } from '#engine';
import { Illegal } from '#service';
import type { GameInteraction, GamePresenter } from '#discord/edition/edition-adapter.ts';

/** A game that has begun. Throws Illegal where it has not. */
export function resolveStartedGame<V extends GamePresenter>({ loaded }: GameInteraction<V>): V {
  if (loaded.info.status === 'lobby') throw new Illegal('The game has not begun yet.');
  return loaded.presenter;
}

/** The same with the seat of whoever asks. Throws Illegal where they have none. */
export function resolvePlayer<V extends GamePresenter>(at: GameInteraction<V>): { sight: V; seat: SeatId } {
  const sight = resolveStartedGame(at);
  if (at.seat === undefined) throw new Illegal('You are not playing in this game.');
  return { sight, seat: at.seat };
}

/** The same where something is being completed: undefined where they cannot do anything. */
export const findPlayer = <V extends GamePresenter>({
  loaded,
  seat,
}: GameInteraction<V>): { sight: V; seat: SeatId } | undefined =>
  seat !== undefined && loaded.info.status === 'running' ? { sight: loaded.presenter, seat } : undefined;
