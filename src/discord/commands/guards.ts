import type { SeatId } from '#engine';
import { Illegal } from '#service';
import type { At, Sight } from '#discord/edition/edition-adapter.ts';

/** A game that has begun. Throws Illegal where it has not. */
export function begun<V extends Sight>({ seen }: At<V>): V {
  if (seen.game.status === 'lobby') throw new Illegal('The game has not begun yet.');
  return seen.sight;
}

/** The same with the seat of whoever asks. Throws Illegal where they have none. */
export function playing<V extends Sight>(at: At<V>): { sight: V; seat: SeatId } {
  const sight = begun(at);
  if (at.seat === undefined) throw new Illegal('You are not playing in this game.');
  return { sight, seat: at.seat };
}

/** The same where something is being completed: undefined where they cannot do anything. */
export const atPlay = <V extends Sight>({ seen, seat }: At<V>): { sight: V; seat: SeatId } | undefined =>
  seat !== undefined && seen.game.status === 'running' ? { sight: seen.sight, seat } : undefined;
