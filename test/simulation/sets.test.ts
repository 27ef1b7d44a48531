import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonical, fingerprint } from '../../src/engine/index.ts';
import { booksOf } from '../../src/editions/ti4/book.ts';
import { SETS } from '../../src/editions/ti4/content/sets.ts';
import { replay } from '../../src/editions/ti4/rehearsal/recorded.ts';
import type { Wish } from '../../src/editions/ti4/rehearsal/run.ts';
import type { Component, Ti4Contents, Ti4Set } from '../../src/editions/ti4/rules/components/component.ts';
import { readRecorded } from '../../src/rehearsal/index.ts';

const TODAY = ['base@1', 'codex-1@1', 'codex-4@1'];
const books = booksOf();

/** The base game as it might be one day: with a technology, a unit, an action card, an agenda and an objective more, in a release of their own or in none. */
function grown(released: boolean): readonly Ti4Set[] {
  const [base, ...others] = SETS;
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
  const contents: Ti4Contents = { ...base.contents, components: { ...base.contents.components, ...more } };
  return [{ ...base, contents, releases: released ? [...base.releases, Object.keys(more)] : base.releases }, ...others];
}

test.each([true, false])('What is added to a set changes no game under way, released (%s) or not', (released) => {
  const later = booksOf(grown(released));
  const games = new URL('../games/', import.meta.url);
  for (const name of readdirSync(games)) {
    const recorded = readRecorded<Wish>(readFileSync(new URL(name, games), 'utf8'));
    expect(recorded.settings.sets).toEqual(TODAY);
    expect(fingerprint(canonical(replay(later, recorded, { until: 400 })))).toBe(
      fingerprint(canonical(replay(books, recorded, { until: 400 }))),
    );
  }
  expect(later.of(TODAY).components).not.toHaveProperty('sabotage-anew');
  expect('sabotage-anew' in later.of().components).toBe(released);
});
