import type { Choice } from '#discord/edition/game-presenter.ts';
import { Illegal } from '#engine';
import { parseListParts } from '#kit/prompts/read-list.ts';
import { isSameName } from '#kit/components/sets/set-names.ts';
import { formatList } from '#text/sentences.ts';
import type { Rulebook } from '#ti3/rules/game.ts';
import { DEFAULT_CARD_GROUP, cardVariantNames, strategyCardsFor } from '#ti3/rules/setup/strategy-card-selection.ts';
import type { Rulebooks } from '#ti3/rules/rulebooks.ts';
import { selectableStrategyCards } from '#ti3/service/settings.ts';

/** Separators between a group and the variants that replace its cards. */
const BETWEEN = /\swith\s|[,;+&]/i;

const bookOfAllSets = (books: Rulebooks): Rulebook => books(books.sets.map(({ id }) => id));

/** Returns the name of a group, which is that of its set. */
const groupName = ({ sets }: Rulebooks, group: string): string => sets.find(({ id }) => id === group)?.name ?? group;

/** Formats the strategy cards of the settings for a sentence. */
export function formatStrategyCards(books: Rulebooks, wishes: readonly string[]): string {
  const book = bookOfAllSets(books);
  const group = wishes.find((one) => selectableStrategyCards(book).groups.includes(one)) ?? DEFAULT_CARD_GROUP;
  return [groupName(books, group), ...cardVariantNames(book, wishes)].join(' with ');
}

/** Parses a group and replacements, such as "Shattered Empire with Imperial II", into the ids of strategy cards. Throws
 * Illegal for an unknown group or card. */
export function parseStrategyCards(books: Rulebooks, typed: string): string[] {
  const { groups, variants } = selectableStrategyCards(bookOfAllSets(books));
  return parseListParts(typed, BETWEEN).map((part) => {
    const group = groups.find((one) => isSameName(one, part) || isSameName(groupName(books, one), part));
    const found = group ?? variants.find(({ id, name }) => isSameName(id, part) || isSameName(name, part))?.id;
    if (found === undefined) throw new Illegal(`I don't know the strategy cards “${part.slice(0, 40)}”.`);
    return found;
  });
}

/** Returns each group alone and with each single variant, as far as the sets of the game have them. */
export function strategyCardChoices(books: Rulebooks, sets: readonly string[] | undefined): Choice[] {
  const { groups, variants } = selectableStrategyCards(sets === undefined ? bookOfAllSets(books) : books(sets));
  const lists = groups.flatMap((group) => [[group], ...variants.map(({ id }) => [group, id])]);
  return lists.map((list) => formatStrategyCards(books, list)).map((label) => ({ key: label, label }));
}

/** Explains a choice of strategy cards: the cards in the order of their numbers, and which of them are variants. */
export function explainStrategyCards(books: Rulebooks, label: string): string {
  const book = bookOfAllSets(books);
  const wishes = parseStrategyCards(books, label);
  const cards = strategyCardsFor(book, wishes).sort((a, b) => a.number - b.number);
  const names = cards.map(({ number, name }) => `${number} ${name}`);
  const variants = cardVariantNames(book, wishes);
  const replaced = variants.length
    ? ` ${formatList(variants)} ${variants.length > 1 ? 'replace the usual cards of their numbers' : 'replaces the usual card of its number'}.`
    : '';
  return `The game uses these strategy cards: ${formatList(names)}.${replaced}`;
}
