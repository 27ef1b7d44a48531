import type { Choice } from '#discord/edition/edition-adapter.ts';
import { Illegal } from '#engine';
import { readListParts } from '#kit/prompts/read-list.ts';
import { alike } from '#kit/components/set-names.ts';
import type { Rulebook } from '#ti3/rules/game.ts';
import { FIRST_GROUP, variantNames } from '#ti3/rules/setup/strategy-card-selection.ts';
import type { BookFor } from '#ti3/rules/rulebooks.ts';
import { cardsOffered } from '#ti3/service/settings.ts';

/** Between a group and what takes the place of cards of it. */
const BETWEEN = /\swith\s|[,;+&]/i;

const everything = (books: BookFor): Rulebook => books(books.sets.map(({ id }) => id));

/** A group is called as the set that brings it. */
const groupName = ({ sets }: BookFor, group: string): string => sets.find(({ id }) => id === group)?.name ?? group;

/** What settings say of strategy cards, for a sentence. */
export function strategyCardsSaid(books: BookFor, wishes: readonly string[]): string {
  const book = everything(books);
  const group = wishes.find((one) => cardsOffered(book).groups.includes(one)) ?? FIRST_GROUP;
  return [groupName(books, group), ...variantNames(book, wishes)].join(' with ');
}

/** What somebody means by "Shattered Empire with Imperial II". Throws Illegal for what is none. */
export function strategyCardsCalled(books: BookFor, typed: string): string[] {
  const { groups, variants } = cardsOffered(everything(books));
  return readListParts(typed, BETWEEN).map((part) => {
    const group = groups.find((one) => alike(one, part) || alike(groupName(books, one), part));
    const found = group ?? variants.find(({ id, name }) => alike(id, part) || alike(name, part))?.id;
    if (found === undefined) throw new Illegal(`There are no strategy cards called “${part.slice(0, 40)}”.`);
    return found;
  });
}

/** Each group by itself, and with each card that may take the place of one of it; those that the sets of the game have. */
export function strategyCardChoices(books: BookFor, sets: readonly string[] | undefined): Choice[] {
  const { groups, variants } = cardsOffered(sets === undefined ? everything(books) : books(sets));
  const lists = groups.flatMap((group) => [[group], ...variants.map(({ id }) => [group, id])]);
  return lists.map((list) => strategyCardsSaid(books, list)).map((label) => ({ key: label, label }));
}
