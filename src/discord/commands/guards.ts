import type { SeatId } from '#engine';
import { Illegal } from '#service';
import type { GameInteraction } from '#discord/edition/edition-adapter.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';

/** Returns the presenter of a started game. Throws Illegal if it has not begun. */
export function resolveStartedGame<V extends GamePresenter>({ loaded }: GameInteraction<V>): V {
  if (loaded.info.status === 'lobby') throw new Illegal('The game has not started yet.');
  return loaded.presenter;
}

/** Returns the presenter and the user's seat. Throws Illegal if the game has not begun or the user has no seat. */
export function resolvePlayer<V extends GamePresenter>(at: GameInteraction<V>): { presenter: V; seat: SeatId } {
  const presenter = resolveStartedGame(at);
  if (at.seat === undefined) throw new Illegal('You are not playing in this game.');
  return { presenter, seat: at.seat };
}

/** Returns the presenter and the user's seat for autocomplete; undefined for a spectator or without a running game. */
export const findPlayer = <V extends GamePresenter>({
  loaded,
  seat,
}: GameInteraction<V>): { presenter: V; seat: SeatId } | undefined =>
  seat !== undefined && loaded.info.status === 'running' ? { presenter: loaded.presenter, seat } : undefined;
