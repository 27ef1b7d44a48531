import { expect, test } from 'vitest';
import { rulebookOf, rulebooksBySets } from '#ti3/rulebook.ts';
import { createThirdEdition } from '#ti3/service/edition.ts';
import { createLobbyForms } from '#ti3/discord/lobby/lobby-forms.ts';
import { buildBoardView } from '#ti3/views/index.ts';
import { dealTiles, homePositions, openPositions } from '#ti3/rules/setup/galaxy.ts';
import { prepareGame } from '#ti3/rules/setup/prepare-game.ts';
import { newState } from '#ti3/rules/setup/new-state.ts';
import { SETS } from '#ti3/content/sets.ts';
import { createSetupDraw } from '#engine';
import { empire, empireWith, itsCards } from './empire.ts';

const players = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}` }));
const table = (count: number, more: object = {}) => ({ seed: `table of ${count}`, players: players(count), ...more });

/** With this set alone. */
const books = rulebooksBySets(SETS.filter(({ id }) => id !== 'shards-of-the-throne'));
const edition = createThirdEdition(books);
const { settings, demo, wishes } = createLobbyForms(books);
const members = ['Ann', 'Bob', 'Cleo'].map((name) => ({ user: name, name, wishes: {} }));

test('Shattered Empire adds the printed numbers of races, technologies and cards', () => {
  const count = (kind: keyof typeof empire.byKind): number => Object.keys(empire.byKind[kind]).length;
  expect([count('race'), count('technology'), count('objective'), count('strategy-card')]).toEqual([14, 43, 52, 17]);
  const stages = Object.values(empire.byKind.objective).map(({ stage }) => stage);
  expect([1, 2, 'secret', 'end'].map((stage) => stages.filter((one) => one === stage).length)).toEqual([20, 18, 13, 1]);
  for (const race of Object.values(empire.byKind.race)) expect(empire.tiles[race.home].home).toBe(race.id);
});

test('E3 2.7 a game uses one strategy card set plus variants', () => {
  const cards = (strategyCards?: string[]) =>
    Object.keys(newState(empire, table(4, strategyCards && { strategyCards })).strategyCards).sort();
  expect(cards()).toEqual(Object.keys(newState(rulebookOf(), table(4)).strategyCards).sort());
  expect(cards(['shattered-empire'])).toEqual(['assembly', 'bureaucracy', 'diplomacy-ii', 'leadership', 'production', 'technology-ii', 'trade-ii', 'warfare-ii']); // prettier-ignore
  expect(cards(['base', 'imperial-ii'])).toContain('imperial-ii');
  expect(cards(['base', 'imperial-ii'])).not.toContain('imperial');
  expect(cards(['shattered-empire', 'imperial-ii'])).not.toContain('bureaucracy');
  expect(() => cards(['nonsense'])).toThrow(/know the strategy cards/);
  expect(() => newState(rulebookOf(), table(4, itsCards))).toThrow(/know the strategy cards/);
});

test('E3 1.1 with Bureaucracy the goal is one point lower', () => {
  const goal = (points: number, more: object = itsCards) =>
    prepareGame(empire, table(4, { points, ...more })).options.points;
  expect([goal(10), goal(14), goal(7), goal(10, {})]).toEqual([9, 13, 7, 10]);
});

test('E3 2.4 with Bureaucracy one objective starts revealed', () => {
  const { state } = empireWith(['sol', 'yin', 'saar'], itsCards);
  expect(state.objectives).toHaveLength(1);
  expect(empire.byKind.objective[state.objectives[0].id].stage).toBe(1);
  const stages = state.decks.objective.draw.map((id) => empire.byKind.objective[id].stage);
  expect([stages.length, stages.filter((stage) => stage === 2).length]).toEqual([10, 4]);
});

test('E3 19.10 galaxy rings and tiles scale to eight players', () => {
  expect([7, 8].map((count) => openPositions(count, true).length)).toEqual([53, 52]);
  for (const count of [3, 4, 5, 6, 7, 8]) {
    const { galaxy } = prepareGame(empire, table(count));
    expect(Object.keys(galaxy)).toHaveLength(count === 3 ? 28 : count < 7 ? 37 : 61);
    expect(new Set(homePositions(count, true)).size).toBe(count);
    expect(new Set(Object.values(galaxy)).size).toBe(Object.keys(galaxy).length);
  }
  const six = dealTiles(empire, 6, createSetupDraw('s', 'galaxy')).map((id) => empire.tiles[id]);
  const red = six.filter(({ special }) => special).length;
  expect([six.length, six.filter((tile) => tile.planets.length).length, red]).toEqual([30, 19, 5]);
});

test('the lobby offers expansions, options and strategy card sets', () => {
  const offered = createLobbyForms(rulebooksBySets());
  const keys = offered.settings.fields.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['sets', 'strategyCards', 'options']));
  expect(keys.length).toBeLessThanOrEqual(25);
  const both = {
    sets: ['base', 'shattered-empire', 'shards-of-the-throne'],
    leaders: true,
    spaceMines: true,
    flagships: true,
  };
  expect(createThirdEdition(rulebooksBySets()).lobbyProblem(both, members as never, true)).toBeUndefined();
  expect(createThirdEdition(rulebooksBySets()).lobbyProblem({ spaceMines: true }, members as never, true)).toMatch(
    /do not include space mines/,
  );
  expect(settings.fields.map(({ key }) => key)).toEqual(expect.arrayContaining(['sets', 'strategyCards']));
  expect(demo.fields.map(({ key }) => key)).toContain('sets');
  const chosen = settings.read({ sets: 'Shattered Empire', strategyCards: 'Shattered Empire with Imperial II' });
  expect(chosen).toMatchObject({
    sets: ['base', 'shattered-empire'],
    strategyCards: ['shattered-empire', 'imperial-ii'],
  });
  expect(edition.lobbyProblem(chosen, members as never, true)).toBeUndefined();
  expect(edition.lobbyProblem({ strategyCards: ['shattered-empire'] }, members as never, true)).toMatch(
    /do not include the strategy cards/,
  );
  expect(edition.lobbyProblem({ sets: ['shattered-empire'] }, members as never, true)).toMatch(/Every game/);
  expect(() => settings.read({ strategyCards: 'Nonsense' })).toThrow(/know the strategy cards/);
});

test('a created game follows its lobby settings and keeps its sets', () => {
  const chosen = settings.read({ sets: 'shattered-empire', strategyCards: 'shattered empire' });
  const yin = wishes.read({ race: 'Yin' });
  const seating = players(3).map(({ id }, i) => ({ seat: id, wishes: i ? {} : yin }));
  const state = edition.create(chosen, seating, 'a seed');
  expect(state.options.sets).toEqual(['base@1', 'shattered-empire@3']);
  expect(state.options.points).toBe(9);
  expect(state.seats.p1.race).toBe('yin');
  expect(buildBoardView(empireWith(['winnu', 'muaat', 'saar'])).seats.map(({ race }) => race)).toContain('Winnu');
});
