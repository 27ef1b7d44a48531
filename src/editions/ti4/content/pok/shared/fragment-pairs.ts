import { formatCountedNames } from '#text/sentences.ts';
import type { Option } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { componentOf } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { findExplorationCard, fragmentsOf, purgeKeptCards } from '#ti4/rules/exploration/exploration-cards.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { CardId, ComponentId, SeatId } from '#ti4/rules/state.ts';

const pair = pairKey<ComponentId, ComponentId>('+');

/** Tells whether two fragments count as the same type: they are equal, or one of them counts as any type. */
function match(game: Game, a: CardId, b: CardId): boolean {
  const [one, other] = [a, b].map((card) => findExplorationCard(game, card)?.fragment);
  return one === other || one === 'any' || other === 'any';
}

/**
 * Returns the pairs of fragments that a seat could purge: of one type, or of any types if a component allows it. Equal
 * cards make one option.
 */
export function fragmentPairOptions(game: Game, seat: SeatId): Option[] {
  const found = new Map<string, Option>();
  const cards = fragmentsOf(game, seat);
  const unmatched = modify(game, 'pairs-unmatched', { seat }, false);
  const name = (card: CardId): string => game.book.components[componentOf(card)]?.name ?? card;
  for (const [i, a] of cards.entries())
    for (const b of cards.slice(i + 1)) {
      const [first, second] = [a, b].sort();
      const key = pair.format(componentOf(first), componentOf(second));
      if (unmatched || match(game, a, b))
        found.set(key, { key, label: formatCountedNames([name(first), name(second)]) });
    }
  return [...found.values()];
}

/** Purges one fragment of each component and returns true, or purges nothing and returns false if one is missing. */
export function purgeFragments(game: Game, seat: SeatId, components: readonly ComponentId[]): boolean {
  const left = fragmentsOf(game, seat);
  const cards = components.flatMap((component) => {
    const at = left.findIndex((card) => componentOf(card) === component);
    return at < 0 ? [] : left.splice(at, 1);
  });
  if (cards.length < components.length) return false;
  purgeKeptCards(game, seat, cards);
  return true;
}

/** Purges the pair that an option key names. Returns whether it did. */
export const purgeFragmentPair = (game: Game, seat: SeatId, key: string): boolean =>
  purgeFragments(game, seat, pair.parse(key));
