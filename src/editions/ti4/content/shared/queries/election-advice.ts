import type { EventData, Gains } from '#ti4/rules/components/ai-advice.ts';
import type { Game } from '#ti4/rules/game.ts';
import { agendaOf } from '#ti4/rules/politics/laws.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/** Gains of an elected player if the agenda is unknown or promises no others. */
const UNKNOWN: Gains = { say: 1 };

/** Returns what a seat gains if the agenda of an event elects it. */
export function gainsOfElection(game: Game, seat: SeatId, event?: EventData): Gains {
  const elected =
    typeof event?.agenda === 'string' ? (agendaOf(game, event.agenda).advice?.elected ?? UNKNOWN) : UNKNOWN;
  return typeof elected === 'function' ? elected(game, seat) : elected;
}

/** Returns what a seat gains if the agenda of an event elects another player instead of it. */
export function gainsOfEscape(game: Game, seat: SeatId, event?: EventData): Gains {
  if (event === undefined) return UNKNOWN;
  const { units = {}, ...amounts } = gainsOfElection(game, seat, event);
  const negative = <T extends object>(counts: T): T =>
    Object.fromEntries(Object.entries(counts).map(([what, count]) => [what, -Number(count)])) as T;
  return { ...negative(amounts), units: negative(units) };
}
