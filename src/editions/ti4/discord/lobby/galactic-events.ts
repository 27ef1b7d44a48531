import type { Choice } from '#discord/edition/edition-adapter.ts';
import type { Json } from '#engine';
import { parseNameList, suggestNameList } from '#kit/components/name-lists.ts';
import { formatList } from '#text/sentences.ts';
import type { Rulebooks } from '#ti4/rules/rulebooks.ts';
import type { GalacticEvent } from '#ti4/rules/components/component.ts';
import { playableEvents, setsOf } from '#ti4/service/settings.ts';

const allEvents = (books: Rulebooks): GalacticEvent[] => playableEvents(books.of(books.sets.map(({ id }) => id)));

/** The galactic events that somebody means, by their names with commas between; "none" for none. Throws Illegal for what is none. */
export const parseEvents = (books: Rulebooks, typed: string): string[] =>
  parseNameList(allEvents(books), typed, 'galactic event');

/** How settings name galactic events; undefined where there are none. */
export const formatEvents = (books: Rulebooks, events: readonly string[]): string | undefined =>
  events.length
    ? formatList(
        allEvents(books)
          .filter(({ id }) => events.includes(id))
          .map(({ name }) => name),
      )
    : undefined;

/** What may be meant by what has been typed so far, of the events that these settings have. */
export const completeEvents = (books: Rulebooks, typed: string, settings?: Json): Choice[] =>
  suggestNameList(settings === undefined ? allEvents(books) : playableEvents(books.of(setsOf(settings))), typed);
