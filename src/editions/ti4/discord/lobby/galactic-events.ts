import type { Choice } from '#discord/edition/edition-adapter.ts';
import type { Json } from '#engine';
import { idsCalled, namedChoices } from '#kit/components/name-lists.ts';
import { listed } from '#text/sentences.ts';
import type { Books } from '#ti4/rules/rulebooks.ts';
import type { GalacticEvent } from '#ti4/rules/components/component.ts';
import { eventsIn, setsOf } from '#ti4/service/settings.ts';

const everything = (books: Books): GalacticEvent[] => eventsIn(books.of(books.sets.map(({ id }) => id)));

/** The galactic events that somebody means, by their names with commas between; "none" for none. Throws Illegal for what is none. */
export const eventsCalled = (books: Books, typed: string): string[] =>
  idsCalled(everything(books), typed, 'galactic event');

/** How settings name galactic events; undefined where there are none. */
export const eventsSaid = (books: Books, events: readonly string[]): string | undefined =>
  events.length
    ? listed(
        everything(books)
          .filter(({ id }) => events.includes(id))
          .map(({ name }) => name),
      )
    : undefined;

/** What may be meant by what has been typed so far, of the events that these settings have. */
export const eventChoices = (books: Books, typed: string, settings?: Json): Choice[] =>
  namedChoices(settings === undefined ? everything(books) : eventsIn(books.of(setsOf(settings))), typed);
