import type { Choice } from '#discord/edition/game-presenter.ts';
import type { Json } from '#engine';
import { parseNameList, suggestNameList } from '#kit/components/name-lists.ts';
import { formatList } from '#text/sentences.ts';
import type { Rulebooks } from '#ti4/rules/rulebooks.ts';
import type { GalacticEvent } from '#ti4/rules/components/component.ts';
import { playableEvents, setsOf } from '#ti4/service/settings.ts';

const allEvents = (books: Rulebooks): GalacticEvent[] => playableEvents(books.of(books.sets.map(({ id }) => id)));

/** Parses galactic events by name, separated by commas; "none" for none. Throws Illegal for an unknown name. */
export const parseEvents = (books: Rulebooks, typed: string): string[] =>
  parseNameList(allEvents(books), typed, 'galactic event');

/** Formats the names of galactic events; undefined if there are none. */
export const formatEvents = (books: Rulebooks, events: readonly string[]): string | undefined =>
  events.length
    ? formatList(
        allEvents(books)
          .filter(({ id }) => events.includes(id))
          .map(({ name }) => name),
      )
    : undefined;

/** Completes the last name of a typed list from the galactic events that these settings have. */
export const completeEvents = (books: Rulebooks, typed: string, settings?: Json): Choice[] =>
  suggestNameList(settings === undefined ? allEvents(books) : playableEvents(books.of(setsOf(settings))), typed);
