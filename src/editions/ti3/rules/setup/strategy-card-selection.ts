import { Illegal } from '#engine';
import type { Rulebook, StrategyCard } from '#ti3/rules/components/component.ts';
import type { ComponentId } from '#ti3/rules/terms.ts';

/** Group of strategy cards that name none. */
export const DEFAULT_CARD_GROUP = 'base';

const all = ({ byKind }: Rulebook): StrategyCard[] => Object.values(byKind['strategy-card']);

export const cardGroupOf = ({ group = DEFAULT_CARD_GROUP }: StrategyCard): string => group;

/** Returns the groups of eight cards from which a game chooses (E3 2.7). */
export const cardGroupsIn = (book: Rulebook): string[] => [
  ...new Set(all(book).flatMap((card) => (card.variant ? [] : [cardGroupOf(card)]))),
];

/** Returns the variants: cards that may replace the card of their number in any group. */
export const cardVariantsIn = (book: Rulebook): StrategyCard[] => all(book).filter(({ variant }) => variant);

/**
 * Returns the strategy cards of a game, one of each number, by a group and by variants that replace cards of it. Throws
 * an Illegal for an unknown wish, two groups, or two variants of one number.
 */
export function strategyCardsFor(book: Rulebook, wishes: readonly string[] = []): StrategyCard[] {
  const groups = cardGroupsIn(book);
  const variants = cardVariantsIn(book).filter(({ id }) => wishes.includes(id));
  const strange = wishes.find((one) => !groups.includes(one) && !variants.some(({ id }) => id === one));
  if (strange !== undefined) throw new Illegal(`I don't know the strategy cards “${strange.slice(0, 40)}”.`);
  const [group = DEFAULT_CARD_GROUP, other] = wishes.filter((one) => groups.includes(one));
  if (other !== undefined) throw new Illegal('A game uses only 1 group of strategy cards.');
  const taken = variants.map(({ number }) => number);
  if (new Set(taken).size < taken.length) throw new Illegal('Only 1 card can replace each strategy card.');
  return all(book).filter((card) =>
    card.variant ? variants.includes(card) : cardGroupOf(card) === group && !taken.includes(card.number),
  );
}

/** Returns the points that win with these cards: some shorten a game of the usual length (E3 1.1). */
export const pointGoalWith = (points: number, cards: readonly StrategyCard[], usual: readonly number[]): number =>
  usual.includes(points) ? cards.reduce((sum, { goal = 0 }) => sum + goal, points) : points;

/** Returns the names of the strategy card variants that a game is played with. */
export const cardVariantNames = (book: Rulebook, wishes: readonly ComponentId[]): string[] =>
  cardVariantsIn(book).flatMap(({ id, name }) => (wishes.includes(id) ? [name] : []));
