import { expect, test } from 'vitest';
import { bookOf } from '../../../src/editions/ti3/book.ts';
import { SETS } from '../../../src/editions/ti3/content/sets.ts';
import { systemsCalled } from '../../../src/editions/ti3/face/odds.ts';
import { describeSystems } from '../../../src/editions/ti3/map/alt.ts';
import { simulate } from '../../../src/editions/ti3/rehearsal/run.ts';
import { nameOfSystem } from '../../../src/editions/ti3/rules/names.ts';
import { inquiries, why } from '../../../src/editions/ti3/rules/why.ts';
import { boardView, narrate, sheetView, technologySheet } from '../../../src/editions/ti3/views/index.ts';
import { sheetTold } from '../../../src/editions/ti3/face/sheet-told.ts';
import { systemMeant } from '../../../src/discord/commands/systems.ts';
import { readTyped } from '../../../src/discord/typed.ts';
import type { Spec } from '../../../src/engine/index.ts';
import { table } from '../table.ts';
import { ledTable } from '../leaders/led-table.ts';

const book = bookOf(SETS.map(({ id }) => id));
const bare = [...new Set(Object.values(book.tiles).flatMap(({ name, planets }) => (planets.length ? [] : [name])))];
/** A system without planets that is called by its name alone. */
const UNPLACED = new RegExp(`\\b(?:${bare.join('|')})(?! \\(\\d+\\))`);

const textsOf = (spec: Spec): string[] => {
  const said = spec.kind === 'none' ? [spec.reason] : [spec.prompt];
  const options = spec.kind === 'choose' ? spec.options : spec.kind === 'allot' ? spec.lines : [];
  return [...said, ...options.flatMap(({ label, group = '' }) => [label, group])];
};

test.each(['places', 'found'])('a system without planets is told and offered with its place, throughout a game (%s)', (seed) => {
  const found = new Set<string>();
  let systems = 0;
  const look = (text: string, where: string): void => {
    if (/\((?:\d{3})\)/.test(text)) systems += 1;
    // A card may have such a word in its text, and a domain counter may be called so.
    if (UNPLACED.test(text)) found.add(`${where}: ${text}`);
  };
  simulate(
    book,
    { players: 4, seed, partial: true, played: [], wormholeNexus: true, spaceMines: true, points: 4 },
    {
      kinds: ['practice', 'practice', 'random', 'random'],
      asked: (_game, { ask }, spec) => {
        for (const text of textsOf(spec)) look(text, ask.question);
      },
      told: (game, fact) => {
        for (const text of narrate(game, [fact], null)) look(text, fact.type);
      },
    },
  );
  expect([...found]).toEqual([]);
  expect(systems).toBeGreaterThan(50);
});

test('one with planets is called by them, with its place; where the place stands beside the name it is not said twice', () => {
  const { game } = table({ space: { 'empty-1': 'ann carrier' } });
  const { position } = game.state.systems['empty-1'];
  expect(nameOfSystem(game, 'empty-1')).toBe(`Empty space (${position})`);
  expect(nameOfSystem(game, 'arnor-lor')).toBe(`Arnor and Lor (${game.state.systems['arnor-lor'].position})`);
  const view = boardView(game);
  const said = describeSystems(
    view,
    view.systems.filter(({ id }) => id === 'empty-1'),
  );
  expect(said).toMatch(new RegExp(`^${position} Empty space: `));
  // As it is told it is understood.
  for (const typed of [nameOfSystem(game, 'empty-2'), `${game.state.systems['empty-2'].position} Empty space`])
    expect(systemMeant(systemsCalled(game), typed)).toBe('empty-2');
});

test('a system to activate is typed by its place; of several that are called alike none is taken for another', () => {
  const at = table({ space: { 'empty-1': 'ann carrier, cruiser' }, ground: { arnor: 'ann space-dock', lor: 'ann' } });
  at.begins('tactical-action', { seat: 'ann' });
  const { systems } = at.game.state;
  for (const system of ['arnor-lor', 'empty-2']) {
    expect(readTyped(at.spec, systems[system].position)).toMatchObject({ answer: [system] });
    expect(readTyped(at.spec, nameOfSystem(at.game, system))).toMatchObject({ answer: [system] });
  }
  const open = at.choices.filter((key) => key.startsWith('empty-'));
  expect(open.length).toBeGreaterThan(1);
  expect(readTyped(at.spec, 'Empty space')).not.toHaveProperty('answer');
});

test('where a leader is aboard, and what bars a way, are told with the place', () => {
  const { game } = ledTable(
    { space: { 'empty-1': 'ann carrier' }, counters: { 'empty-1': ['ann'] } },
    { ann: { general: 'carrier@empty-1' } },
  );
  const view = boardView(game);
  const ann = view.seats.find(({ id }) => id === 'ann');
  expect(ann && sheetTold(ann, sheetView(game, 'ann'), technologySheet(game, 'ann'), String).join('\n')).toContain(
    `aboard in ${nameOfSystem(game, 'empty-1')}`,
  );
  const found = inquiries.flatMap(({ name, topics }) => topics(game, 'ann').flatMap(({ key }) => why(game, 'ann', name, key)));
  expect(found.filter((line) => UNPLACED.test(line))).toEqual([]);
  expect(found.some((line) => line.includes('Empty space ('))).toBe(true);
});
