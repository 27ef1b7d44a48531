import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonicalJson, fingerprint } from '#engine';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { FINISHED_SETS } from '#ti4/content/sets.ts';
import { replayGame } from '#ti4/simulation/recorded-game.ts';
import { setUpGame, type SimulationSetup } from '#ti4/simulation/simulate.ts';
import { deck, type Component, type Ti4Contents, type Ti4Set } from '#ti4/rules/components/component.ts';
import { parseRecordedGame } from '#simulation';

const TODAY = ['base@1', 'codex-1@1', 'codex-4@1'];
const books = rulebooksBySets();

/** The base game as it might be one day: with a technology, a unit, an action card, an agenda, an objective and a deck more, in a release of their own or in none. */
function grown(released: boolean): readonly Ti4Set[] {
  const [base, ...others] = FINISHED_SETS;
  const copy = (at: string): Record<string, Component> => {
    const one = base.contents.components[at];
    return { [`${at}-anew`]: { ...one, id: `${one.id}-anew` } };
  };
  const more = Object.assign(
    {},
    ...[
      'technologies/gravity-drive',
      'units/cruiser-i',
      'action-cards/sabotage',
      'agendas/mutiny',
      'objectives/stage-1/corner-the-market',
    ].map(copy),
  ) as Record<string, Component>;
  const spare = deck({
    id: 'spare',
    name: 'spare cards',
    shuffledAs: 'spare',
    cards: ({ 'action-card': cards }) => Object.values(cards).map((component) => ({ component })),
  });
  const contents: Ti4Contents = {
    ...base.contents,
    components: { ...base.contents.components, ...more },
    decks: { ...base.contents.decks, 'decks/spare': spare },
  };
  const paths = [...Object.keys(more), 'decks/spare'];
  return [{ ...base, contents, releases: released ? [...base.releases, paths] : base.releases }, ...others];
}

const GAMES = new URL('../games/', import.meta.url);
const recordings = readdirSync(GAMES).map((name) =>
  parseRecordedGame<SimulationSetup>(readFileSync(new URL(name, GAMES), 'utf8')),
);
const stateAfter = (rulebooks: typeof books, recorded: (typeof recordings)[number]): string =>
  fingerprint(canonicalJson(replayGame(rulebooks, recorded, { until: 150 })));
const today = recordings.map((recorded) => stateAfter(books, recorded));

test.each([true, false])('Adding to a set changes no running game (already released: %s)', (released) => {
  const later = rulebooksBySets(grown(released));
  for (const { settings } of recordings) expect(settings.sets).toEqual(expect.arrayContaining(['base@1']));
  expect(recordings.map((recorded) => stateAfter(later, recorded))).toEqual(today);
  expect(later.of(TODAY).components).not.toHaveProperty('sabotage-anew');
  expect('sabotage-anew' in later.of().components).toBe(released);
  // A deck of a set lies in every game that begins with it, shuffled, and nothing has to be told of it elsewhere.
  const { decks } = setUpGame(later.of(), { players: 3, seed: 'spare' });
  expect(Object.keys(later.of(TODAY).decks)).toEqual(['action', 'agenda', 'secret', 'stage1', 'stage2']);
  expect(decks.spare?.draw.includes('sabotage')).toBe(released ? true : undefined);
});
