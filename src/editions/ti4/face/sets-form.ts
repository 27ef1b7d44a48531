import { matching } from '../../../discord/commands/options.ts';
import type { Choice } from '../../../discord/face.ts';
import { Illegal } from '../../../engine/index.ts';
import type { Books } from '../rules/books.ts';
import { setNames } from './lobby.ts';

const alike = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The sets that somebody means: a bundle by its name, or sets by theirs, with commas between. Throws Illegal for what is none. */
export function setsCalled({ sets, bundles }: Books, typed: string): string[] {
  const bundle = bundles.find(({ name }) => alike(name, typed));
  if (bundle) return [...bundle.sets];
  const wanted = typed.split(',').filter((part) => part.trim() !== '');
  if (!wanted.length) throw new Illegal(`Name a set, or several with commas between: ${sets.map(({ name }) => name).join(', ')}.`);
  const found = wanted.map((part) => {
    const set = sets.find(({ id, name }) => alike(id, part) || alike(name, part));
    if (!set) throw new Illegal(`There is no set "${part.trim().slice(0, 40)}". There is: ${sets.map(({ name }) => name).join(', ')}.`);
    return set.id;
  });
  // The first is in every game.
  return sets.map(({ id }) => id).filter((id, at) => at === 0 || found.includes(id));
}

/** How settings name sets: by their bundle, or one by one. */
export function setsSaid(books: Books, sets: readonly string[]): string {
  const bundle = books.bundles.find((one) => one.sets.length === sets.length && one.sets.every((id) => sets.includes(id)));
  return bundle ? bundle.name.toLowerCase() : setNames(books, sets);
}

/** Bundles first; behind what has been typed of a list, the sets that are not in it yet. */
export function setChoices({ sets, bundles }: Books, typed: string): Choice[] {
  const typedBefore = typed.split(',').slice(0, -1);
  const before = sets.filter(({ id, name }, at) => at === 0 || typedBefore.some((part) => alike(part, id) || alike(part, name)));
  const lists = sets
    .filter((set) => !before.includes(set))
    .map((set) => [...before, set].map(({ name }) => name).join(', '))
    .map((list) => ({ key: list, label: list }));
  const named = bundles.map(({ name }) => ({ key: name, label: name }));
  return typedBefore.length ? lists : matching([...named, ...lists], typed);
}
