import { LRUCache } from 'lru-cache';
import { Illegal } from '#engine';
import { mergeSetContents, validateReleases, resolveReleases } from '#kit/components/sets/sets.ts';
import { SAVED_RENAMES } from './content/saved-renames.ts';
import { BUNDLES, FINISHED_SETS, SETS, DEFAULT_SETS } from './content/sets.ts';
import type { Component, Ti4Set } from './rules/components/component.ts';
import type { Rulebooks } from './rules/rulebooks.ts';
import { assembleRulebook } from './rules/rulebook.ts';
import { coreActions, coreProcedures, coreQuestions, standingChecks } from './rules/core-rules.ts';
import type { Rulebook } from './rules/game.ts';

function assembled(all: readonly Ti4Set[], names: readonly string[], extra: readonly Component[] = []): Rulebook {
  const { components, tiles, boards, decks, tokens } = mergeSetContents(all, names);
  const sets = resolveReleases(all, names);
  return assembleRulebook({
    sets,
    components: [...Object.values(components), ...extra],
    tiles: Object.values(tiles),
    boards: Object.values(boards),
    decks: Object.values(decks),
    tokens: Object.values(tokens),
    colors: all.flatMap(({ id, colors = [] }) => (sets.some((name) => name.startsWith(`${id}@`)) ? colors : [])),
    procedures: coreProcedures,
    questions: coreQuestions,
    actions: coreActions,
    standing: standingChecks,
  });
}

/**
 * Returns the fourth edition's rulebook for these sets. Tests add `extra` components. Throws Illegal for an unknown
 * set.
 */
export const rulebookOf = (extra: readonly Component[] = [], sets: readonly string[] = DEFAULT_SETS): Rulebook =>
  assembled(SETS, sets, extra);

/**
 * Returns rulebooks that together hold every version of every component: one for the first set alone, one for the first
 * two sets together, and so on.
 */
export const rulebooksOfAllVersions = (): Rulebook[] =>
  FINISHED_SETS.map((_set, i) =>
    rulebookOf(
      [],
      FINISHED_SETS.slice(0, i + 1).map(({ id }) => id),
    ),
  );

/** Number of combinations of sets kept in memory. Assembling a rulebook takes a few milliseconds. */
const MAX_CACHED_RULEBOOKS = 32;

/**
 * Returns the fourth edition's rulebooks, each assembled on first use. By default they hold the finished sets, the ones
 * that new games can use.
 */
export function rulebooksBySets(all: readonly Ti4Set[] = FINISHED_SETS): Rulebooks {
  const kept = new LRUCache<string, Rulebook>({ max: MAX_CACHED_RULEBOOKS });
  const of = (sets: readonly string[] = DEFAULT_SETS): Rulebook => {
    const key = resolveReleases(all, sets).join();
    const book = kept.get(key) ?? assembled(all, sets);
    kept.set(key, book);
    return book;
  };
  return {
    of,
    forSavedGame: (sets) => {
      const names = validateReleases(all, sets);
      if (!names[0].startsWith(`${all[0].id}@`))
        throw new Illegal(`Every game includes the ${all[0].name.toLowerCase()}.`);
      return of(names);
    },
    sets: all.map(({ id, name, partly }) => ({ id, name, ...(partly && { partly }) })),
    bundles: BUNDLES,
    savedRenames: SAVED_RENAMES,
  };
}
