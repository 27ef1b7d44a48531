import { componentOf } from '#ti2/rules/components/kit.ts';
import { isOwn } from '#ti2/rules/components/sources.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOf, nameOfPlanet } from '#ti2/rules/names.ts';
import { counterKey } from '#ti2/rules/exploration/distant-suns.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

/** Private view of a hand, for its owner only. */
export interface HandView {
  cards: { name: string; text: string; own: boolean; count: number; anytime: boolean }[];
  /** Domain counters that the player has looked at and that are still in place (E2 12.2). */
  counters: { planet: string; name: string; text: string }[];
}

/** Builds the hand of a seat for its owner. Throws for any other viewer. */
export function buildHandView(game: Game, seat: SeatId, viewer: SeatId | null): HandView {
  if (viewer !== seat) throw new Error(`Only ${seat} can see this hand.`);
  const { components } = game.book;
  const counts = new Map<string, number>();
  for (const card of seatOf(game, seat).actionCards)
    counts.set(componentOf(card), (counts.get(componentOf(card)) ?? 0) + 1);
  return {
    cards: [...counts].map(([id, count]) => ({
      name: nameOf(game, id),
      text: components[id]?.text ?? '',
      own: isOwn(components[id]),
      count,
      anytime: components[id]?.anytime !== undefined,
    })),
    counters: Object.values(game.state.planets).flatMap(({ id, counter }) => {
      if (!counter?.seenBy?.includes(seat)) return [];
      const [component] = counterKey.parse(counter.id);
      return [
        { planet: nameOfPlanet(game, id), name: nameOf(game, component), text: components[component]?.text ?? '' },
      ];
    }),
  };
}
