import type { Rulebook } from '#ti2/rules/components/component.ts';
import { copyOf } from '#ti2/rules/components/kit.ts';
import { counterKey } from '#ti2/rules/exploration/distant-suns.ts';
import type { CardId, OptionId } from '#ti2/rules/terms.ts';

/** Returns every copy of the cards that are dealt with these optional rules. */
export const cardsOf = (
  cards: Readonly<Record<string, { id: string; copies: number; lacks?: string; option?: OptionId }>>,
  played: readonly OptionId[] = [],
): CardId[] =>
  Object.values(cards)
    .filter(({ lacks, option }) => lacks === undefined && (option === undefined || played.includes(option)))
    .flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i) => copyOf(id, i + 1)));

/** Returns all domain counters of the game. */
export const countersOf = (book: Rulebook): string[] =>
  Object.values(book.byKind['domain-counter']).flatMap(({ id, counters }) =>
    Object.entries(counters).flatMap(([value, count]) =>
      Array.from({ length: count }, (_, i) => counterKey.format(id, `${value}/${i + 1}`)),
    ),
  );
