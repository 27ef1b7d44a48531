import { done, type Procedure } from '#engine';
import type { Relic } from '#ti4/rules/components/component.ts';
import { drawCards } from '#ti4/rules/components/decks.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import { gainPoints } from '#ti4/rules/objectives/objectives.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { purgeCards } from './exploration-cards.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';

/** Id of the relic deck. */
const RELICS = 'relic';

/** Returns a relic by its id; throws if there is none. */
export function relicOf(game: Game, id: ComponentId): Relic {
  const found = game.book.byKind.relic?.[id];
  if (!found) throw new Error(`No relic ${id}`);
  return found;
}

/** Adds or removes the points of a relic. */
function pointsMove(game: Game, seat: SeatId, id: ComponentId, sign: 1 | -1): void {
  const { points } = relicOf(game, id);
  if (points !== undefined && !seatOf(game, seat).eliminated) gainPoints(game, seat, sign * points, id);
}

/** Gives a relic to a player, with its points. */
export function addRelic(game: Game, seat: SeatId, id: ComponentId, from?: SeatId): void {
  (seatOf(game, seat).relics ??= {})[id] = { component: id };
  invalidateInForce(game);
  game.addFact({ type: 'relic-gained', seat, relic: id, ...(from !== undefined && { from }) });
  pointsMove(game, seat, id, 1);
}

/** Takes a relic from a player, with its points. Returns whether they had it. */
export function loseRelic(game: Game, seat: SeatId, id: ComponentId): boolean {
  const place = seatOf(game, seat);
  if (!place.relics?.[id]) return false;
  delete place.relics[id];
  if (!Object.keys(place.relics).length) delete place.relics;
  invalidateInForce(game);
  pointsMove(game, seat, id, -1);
  return true;
}

/** Purges a relic that a player has. */
export function purgeRelic(game: Game, seat: SeatId, id: ComponentId): void {
  if (loseRelic(game, seat, id)) purgeCards(game, seat, [id]);
}

/** Moves a relic from one player to another. */
export function transferRelic(game: Game, id: ComponentId, from: SeatId, to: SeatId): void {
  if (loseRelic(game, from, id)) addRelic(game, to, id, from);
}

/** Returns the number of relics left in the deck. */
export const relicsInDeck = ({ state: { decks } }: Game): number => decks[RELICS]?.draw.length ?? 0;

/** Gains the top relic of the deck (73.2), or nothing if the deck is empty (73.2a). Returns its id, or null. */
export const gainRelic = procedure<{ seat: SeatId; relic?: ComponentId }>()('gain-relic', {
  start: (game, data) => {
    const [relic] = game.state.decks[RELICS] ? drawCards(game, RELICS, 1) : [];
    if (relic === undefined) {
      game.addFact({ type: 'no-relic-left', seat: data.seat });
      return done(null);
    }
    data.relic = relic;
    addRelic(game, data.seat, relic);
    return openWindow('when', 'relic-gained', { seat: data.seat, relic }, 'end');
  },
  end: (_game, { relic = null }) => done(relic),
});

export const relicProcedures: Procedure<Game, never>[] = [gainRelic];
