import type { Choice } from '../../../discord/face.ts';
import type { Json } from '../../../engine/index.ts';
import { idsCalled, namedChoices } from '../../../kit/named-list.ts';
import { listed } from '../../../words/sentences.ts';
import type { Books } from '../rules/books.ts';
import type { GalacticEvent } from '../rules/components/component.ts';
import { eventsIn, setsOf } from './lobby.ts';

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
