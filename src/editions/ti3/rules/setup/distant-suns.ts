import type { DomainCounter, Game } from '#ti3/rules/components/component.ts';
import { isHomeSystem } from '#ti3/rules/board/adjacency.ts';
import { MECATOL_REX } from '#ti3/rules/objectives/objective-counts.ts';
import { COUNTER_PILE, counterIdOf } from '#ti3/rules/exploration/domain-counters.ts';
import type { CounterId } from '#ti3/rules/terms.ts';

/** Returns the id of every counter in the box, each as often as it is in there. */
export const allCounterIds = (cards: readonly DomainCounter[]): CounterId[] =>
  cards.flatMap(({ id, counters }) =>
    Object.entries(counters).flatMap(([value, count]) =>
      Array.from({ length: count }, () => counterIdOf(id, Number(value))),
    ),
  );

/** Places counters that have a planet of their own there, face up. */
export function placeGuardianCounters(game: Game): void {
  const { state, book } = game;
  for (const { id, liesOn, option } of Object.values(book.byKind['domain-counter'])) {
    if (liesOn === undefined || option === undefined || !state.options[option]) continue;
    state.planets[liesOn].counter = { id: counterIdOf(id, 0) };
    state.decks[COUNTER_PILE] ??= { draw: [], discard: [] };
  }
}

/**
 * Lays one counter face down on each planet that nobody begins with, except Mecatol Rex and trade stations; the rest
 * stays in the box, unseen (E3 18.20).
 */
export function placeDomainCounters(game: Game, counters: readonly CounterId[]): void {
  const { planets, decks } = game.state;
  const rest = [...counters];
  for (const planet of Object.values(planets)) {
    if (planet.owner !== null || planet.system === MECATOL_REX || isHomeSystem(game, planet.system)) continue;
    const { station } = game.book.planets[planet.id];
    if (station && 'goods' in station) continue;
    const id = rest.pop();
    if (id !== undefined) planet.counter = { id, seenBy: [] };
  }
  decks[COUNTER_PILE] = { draw: rest, discard: [] };
}
