import type { Choice } from '../../../discord/face.ts';
import { Illegal, type Json } from '../../../engine/index.ts';
import { listed } from '../../../words/sentences.ts';
import type { Books } from '../rules/books.ts';
import type { GalacticEvent } from '../rules/components/component.ts';
import { eventsIn, setsOf } from './lobby.ts';
import { alike, BETWEEN, letters } from '../../../kit/set-names.ts';

/** What is said where there are to be none. */
const NONE = 'none';

const everything = (books: Books): GalacticEvent[] => eventsIn(books.of(books.sets.map(({ id }) => id)));

const partsOf = (typed: string): string[] => typed.split(BETWEEN).filter((part) => part.trim() !== '');

/** One part of a list by itself, where commas and the like belong to no name. */
const named = (all: readonly GalacticEvent[], part: string): GalacticEvent | undefined =>
  all.find(({ id, name }) => alike(id, part) || alike(name, part));

/** The galactic events that somebody means, by their names with commas between; "none" for none. Throws Illegal for what is none. */
export function eventsCalled(books: Books, typed: string): string[] {
  if (alike(typed, NONE)) return [];
  const all = everything(books);
  const parts = partsOf(typed);
  const lost = parts.find((part) => !named(all, part));
  if (lost !== undefined || !parts.length) {
    const there = `There ${all.length === 1 ? 'is' : 'are'} ${listed(all.map(({ name }) => name))}; or write "${NONE}".`;
    throw new Illegal(lost === undefined ? there : `There is no galactic event "${lost.trim().slice(0, 40)}". ${there}`);
  }
  const wanted = parts.map((part) => named(all, part)?.id);
  return all.map(({ id }) => id).filter((id) => wanted.includes(id));
}

/** How settings name galactic events; undefined where there are none. */
export const eventsSaid = (books: Books, events: readonly string[]): string | undefined =>
  events.length
    ? listed(
        everything(books)
          .filter(({ id }) => events.includes(id))
          .map(({ name }) => name),
      )
    : undefined;

/** What can be typed so far: "none", or what stands there already and one event more, of those that the sets of the game have; before there is a game, of all. */
export function eventChoices(books: Books, typed: string, settings?: Json): Choice[] {
  const all = settings === undefined ? everything(books) : eventsIn(books.of(setsOf(settings)));
  const parts = typed.split(BETWEEN);
  const last = letters(parts.pop() ?? '');
  if (parts.some((part) => part.trim() && !named(all, part))) return [];
  const before = all.filter((one) => parts.some((part) => named(all, part) === one));
  const choice = (some: readonly GalacticEvent[]): Choice => {
    const names = some.map(({ name }) => name).join(', ');
    return { key: names, label: names };
  };
  const more = all.filter((one) => !before.includes(one) && letters(one.name).includes(last)).map((one) => choice([...before, one]));
  const none = !parts.length && NONE.startsWith(last) ? [{ key: NONE, label: NONE }] : [];
  // Whatever is offered alone is taken for what was meant.
  return [...(before.length && last === '' ? [choice(before)] : []), ...more, ...none];
}
