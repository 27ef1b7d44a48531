import { expect, test } from 'vitest';
import type { Json } from '../../src/engine/index.ts';
import { booksOf } from '../../src/editions/ti4/book.ts';
import { SETS } from '../../src/editions/ti4/content/sets.ts';
import { fourthEdition } from '../../src/editions/ti4/face/index.ts';
import { lobbyForm } from '../../src/editions/ti4/face/lobby-form.ts';
import { laidOut } from '../../src/editions/ti4/rehearsal/run.ts';
import type { Ti4Set } from '../../src/editions/ti4/rules/components/component.ts';
import { room } from '../table/room.ts';

const TODAY = ['base@1', 'codex-1@1', 'codex-4@1'];
const books = booksOf();
const edition = fourthEdition(books);

test('A game saved before sets could be chosen goes on with the cards it had', () => {
  const state = laidOut(books.of(TODAY), { players: 3, seed: 'saved', late: true });
  state.seats.p1.technologies['yin-spinner'] = { component: 'yin-spinner' };
  const { sets, ...options } = state.options;
  expect(sets).toEqual(TODAY);
  const before = JSON.parse(JSON.stringify({ ...state, options, version: 1 }).replaceAll('yin-spinner', 'yin-spinner-omega')) as Json;
  const { version, ...now } = edition.upcasts[1](before) as unknown as typeof state;
  const { version: wanted, ...today } = state;
  expect([version, wanted]).toEqual([1, edition.version]);
  expect(now).toEqual(today);
  expect((edition.bookFor(now as typeof state) as unknown as { sets: string[] }).sets).toEqual(TODAY);
});

test('A lobby from before sets could be chosen begins with what its players agreed to, and nobody has to agree anew', () => {
  const before = { points: 12, veil: 'nothing', windowHours: 6, partial: false };
  const here = room({ editions: [edition as never] });
  const { game } = here.table.createGame(
    { user: 'ann' },
    { edition: 'ti4', settings: before, place: { guild: '1', channel: '2', thread: '3' } },
  );
  for (const user of ['ann', 'bob', 'cid']) here.table.join({ user }, game, { name: user });
  expect(lobbyForm(books).describe(here.table.game(game), (user) => user)).toContain(
    'on the usual board. Sets: Base game, Codex 1, Codex 4.',
  );
  expect(here.table.game(game).members.map(({ agreed }) => agreed)).toEqual([true, true, true]);
  here.table.start({ user: 'ann' }, game);
  expect((JSON.parse(here.store.games.stateText(game) ?? '') as { options: object }).options).toMatchObject({ points: 12, sets: TODAY });
  // What else is changed of such settings, the sets stay.
  expect(lobbyForm(books).settings.read({ points: 14 }, before)).toMatchObject({ points: 14, sets: ['base', 'codex-1', 'codex-4'] });
});

test('Sets are chosen by a bundle or one by one, and a lobby says what it is played with', () => {
  const { settings } = lobbyForm(books);
  const field = settings.fields.find(({ key }) => key === 'sets');
  const read = (typed: string): Json => (settings.read({ sets: typed }) as unknown as { sets: Json }).sets;
  expect(
    field
      ?.complete?.('')
      .map(({ label }) => label)
      .slice(0, 2),
  ).toEqual(['Base with codices', 'Base']);
  expect(read('base')).toEqual(['base']);
  expect(read('Base with codices')).toEqual(books.bundles[0].sets);
  expect(read('Codex 1')).toEqual(['base', 'codex-1']);
  expect(read('codex 4, Base game')).toEqual(['base', 'codex-4']);
  for (const { key } of field?.complete?.('Codex 1, ') ?? []) expect(read(key)).toContain('codex-1');
  expect(() => read(' , ')).toThrow(/^Name a set, or several with commas between: Base game, Codex 1/);
  expect(() => read('Codex 9')).toThrow(/^There is no set "Codex 9"\. There is: Base game, Codex 1/);
});

test('Games are new with base and codices; what they are played with is checked', () => {
  expect((lobbyForm(books).settings.read({ points: 12 }) as unknown as { sets: string[] }).sets).toEqual(books.bundles[0].sets);
  expect((edition.defaults as unknown as { sets: string[] }).sets).toEqual(books.bundles[0].sets);
  expect(edition.lobbyProblem({ sets: ['codex-1'] }, [], false)).toBe('Every game is played with the base game.');
  expect(edition.lobbyProblem({ sets: ['base', 'codex-9'] }, [], false)).toBe('There is no set called "codex-9".');
  expect(edition.lobbyProblem({ sets: ['base'] }, [], false)).toBeUndefined();
});

test('Switching a set off names all wishes and the tiles of the map that it makes impossible', () => {
  const [base] = SETS;
  const sol = base.contents.components['factions/sol/sol'];
  const far: Ti4Set = {
    id: 'far',
    name: 'Far stars',
    contents: {
      components: { 'factions/sol/far-sol': { ...sol, id: 'far-sol', name: 'The Far Federation', questions: [], procedures: [] } },
      tiles: { 'tiles/901': { ...base.contents.tiles['tiles/26'], id: '901', planets: [] } },
      boards: {},
    },
    releases: [['factions/sol/far-sol', 'tiles/901']],
  };
  const withFar = fourthEdition(booksOf([...SETS, far]));
  const wishes: Record<string, Json> = { Ann: {}, Bob: { faction: 'far-sol' } };
  const members = Object.keys(wishes).map((name) => ({ user: name, name, wishes: wishes[name] }));
  const map = '0 901 0 32 0 33 27 21 31';
  expect(withFar.lobbyProblem({ sets: ['base', 'far'] }, members, false)).toBeUndefined();
  expect(withFar.lobbyProblem({ sets: ['base'], map }, members, false)).toBe(
    'The sets of this game (Base game) do not have the Far Federation, whom Bob wants; tile 901 of the map.',
  );
});
