import { describe, expect, test } from 'vitest';
import { MIN_PHONE_FONT_PX, PHONE_WIDTH_PX } from '#render/phone-scale.ts';
import type { Composition } from '#render/composition.ts';
import type { Section } from '#render/layout/sections.ts';
import { rulebookOf as bookOfSecond } from '#ti2/rulebook.ts';
import { SETS as SETS_OF_SECOND } from '#ti2/content/sets.ts';
import { sheetSections as sheetsOfSecond, SHEETS_WIDTH as SECOND_WIDTH } from '#ti2/render/sheets/sheets.ts';
import { newGame } from '#ti2/rules/game.ts';
import { newState } from '#ti2/rules/setup/new-state.ts';
import { buildBoardView as viewOfSecond } from '#ti2/views/index.ts';
import { rulebookOf as bookOfThird } from '#ti3/rulebook.ts';
import { SETS as SETS_OF_THIRD } from '#ti3/content/sets.ts';
import { sheetSections as sheetsOfThird, SHEETS_WIDTH } from '#ti3/render/sheets/sheets.ts';
import { composeTechnologySheet as technologiesDrawnOfThird } from '#ti3/render/sheets/technologies.ts';
import { buildBoardView as viewOfThird } from '#ti3/views/index.ts';
import { sizesOf } from './letters.ts';
import { laidOut } from '../../ti3/content/third-game.ts';

// Race sheets of every race, with as much on them as a long game brings.

const NAME = 'Bartholomew of Somewhere';

function third(): Section[] {
  const book = bookOfThird(SETS_OF_THIRD.map(({ id }) => id));
  const races = Object.values(book.byKind.race);
  const view = viewOfThird(laidOut(['sol', 'letnev', 'norr'], {}, book), {});
  const others = races.slice(0, 7).map(({ short }) => short);
  const leaders = ['Admiral', 'Agent', 'General'].map((type) => ({
    name: `Somebody Renowned (${type})`,
    type,
    where: 'aboard in Abaddon, Ashtroth and Loki (203)',
  }));
  const seats = races.map(({ name, short }) => ({
    ...view.seats[0],
    name: NAME,
    race: name,
    short,
    speaker: true,
    active: true,
    passed: true,
    tradeGoods: 23,
    actionCards: 12,
    politicalCards: 7,
    agreements: others.map((one) => ({ with: one, worth: 2 })),
    contracts: [1, 2],
    technologies: Object.values(book.byKind.technology).slice(0, 24).map((one) => ({ name: one.name, exhausted: true, ...(one.color && { color: one.color }) })), // prettier-ignore
    leaders,
    strategyCards: view.lying.slice(0, 2).map((card) => ({ ...card, id: card.name, used: true })),
  }));
  const laws = Object.values(book.byKind['political-card']).map(({ name, text }) => ({ name, text, elected: NAME }));
  const objectives = Object.values(book.byKind.objective).map(({ name, text }) => ({ name, text, points: 1, claimedBy: seats.slice(0, 8).map(({ color }) => color) })); // prettier-ignore
  return sheetsOfThird({ ...view, seats, laws, objectives });
}

function second(): Section[] {
  const book = bookOfSecond(SETS_OF_SECOND.map(({ id }) => id));
  const races = Object.values(book.byKind.race);
  const players = ['p1', 'p2', 'p3'].map((id) => ({ id }));
  const view = viewOfSecond(newGame(newState(book, { seed: 'sheets', players }), book), {});
  const seats = races.map(({ name, short }) => ({
    ...view.seats[0],
    name: NAME,
    race: name,
    short,
    active: true,
    credits: 143,
    income: 103,
    agreements: races.slice(0, 5).map((one) => one.short),
    technologies: Object.values(book.byKind.technology).map((one) => ({ name: one.name, color: one.color })),
    next: { name: 'Imperium Rex', counts: ['planets outside the home system', 'technologies', 'resources', 'influence'].map((what) => ({ what, have: 10, need: 30 })) }, // prettier-ignore
    bought:
      '2 dreadnoughts, 3 cruisers, 2 carriers, 10 fighters, 4 shock troops, 12 ground forces, 2 PDS and 1 spacedock',
  }));
  const laws = Object.values(book.byKind['political-card']).map(({ name, text }) => ({ name, text, elected: NAME }));
  return sheetsOfSecond({ ...view, seats, laws });
}

/** Every technology of every race, as what each needs is written on it. */
const technologiesOfThird = (): Composition => {
  const { seats } = viewOfThird(laidOut(), {});
  const all = Object.values(bookOfThird(SETS_OF_THIRD.map(({ id }) => id)).byKind.technology);
  const named = new Map(all.map(({ id, name }) => [id, name]));
  return technologiesDrawnOfThird(
    { ...seats[0], name: NAME },
    all.map((one) => ({ ...one, needs: one.needs.map((id) => named.get(id) ?? id).join(one.any ? ' or ' : ' and '), state: 'shut' as const, price: 4, opens: [] })), // prettier-ignore
  );
};

const EDITIONS = { third: { sections: third, width: SHEETS_WIDTH }, second: { sections: second, width: SECOND_WIDTH } };

describe.each(Object.entries(EDITIONS))(
  'the sheets and the table of the %s edition',
  (_edition, { sections, width }) => {
    const all = sections();

    test('show every race in full, readable on a phone', () => {
      for (const { body } of all) {
        expect([...body.matchAll(/>([^<]*…)</g)].map(([, words]) => words)).toEqual([]);
        expect((Math.min(...sizesOf(body)) * PHONE_WIDTH_PX) / width).toBeGreaterThanOrEqual(MIN_PHONE_FONT_PX);
      }
    });

    test('draw no text below their edge', () => {
      for (const { body, height } of all) {
        const lowest = Math.max(...[...body.matchAll(/<text x="[^"]*" y="([\d.]+)"/g)].map(([, y]) => Number(y)));
        expect(lowest).toBeLessThan(height - 4);
      }
    });
  },
);

test('third-edition technologies show all prerequisites', () => {
  const body = technologiesOfThird().pieces.map(({ layers }) => layers.map((layer) => layer.body()).join('')).join(''); // prettier-ignore
  expect([...body.matchAll(/>([^<]*…)</g)].map(([, words]) => words)).toEqual([]);
});
