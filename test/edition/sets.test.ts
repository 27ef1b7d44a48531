import { createGameLoader } from '#discord/access/loaded-game.ts';
import { expect, test } from 'vitest';
import type { Json } from '#engine';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { FINISHED_SETS } from '#ti4/content/sets.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { createLobbyForms } from '#ti4/discord/lobby/lobby-forms.ts';
import { setUpGame } from '#ti4/simulation/simulate.ts';
import type { Ti4Set } from '#ti4/rules/components/component.ts';
import { helpCommand } from '#discord/help/help-command.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { WITHOUT_EXPANSION } from '../rules/table.ts';
import { room } from '../service/room.ts';

const TODAY = ['base@1', 'codex-1@1', 'codex-4@1'];
const books = rulebooksBySets();
const edition = createFourthEdition(books);

test('A game saved before sets were selectable keeps its cards', () => {
  const state = setUpGame(books.of(TODAY), { players: 3, seed: 'saved', late: true });
  state.seats.p1.technologies['yin-spinner'] = { component: 'yin-spinner' };
  const { sets, ...options } = state.options;
  expect(sets).toEqual(TODAY);
  const before = JSON.parse(
    JSON.stringify({ ...state, options, version: 1 }).replaceAll('yin-spinner', 'yin-spinner-omega'),
  ) as Json;
  const { version, ...now } = edition.upcasts[1](before) as unknown as typeof state;
  const { version: wanted, ...today } = state;
  expect([version, wanted]).toEqual([1, edition.version]);
  expect(now).toEqual(today);
  expect((edition.bookFor(now as typeof state) as unknown as { sets: string[] }).sets).toEqual(TODAY);
});

test('A game saved before markers keeps tokens, laws and offers', () => {
  const state = setUpGame(books.of(TODAY), { players: 3, seed: 'saved', late: true });
  const [first, second] = Object.keys(state.systems);
  const [planet] = Object.keys(state.planets);
  const offer = { id: 'o1', from: 'p1', to: 'p2' };
  state.systems[first].markers = [
    { id: 'alpha-wormhole', component: 'alpha-wormhole' },
    { id: 'beta-wormhole', component: 'beta-wormhole' },
  ];
  state.planets[planet].markers = [{ id: 'core-mining', component: 'core-mining' }];
  state.laws = { 'core-mining': { component: 'core-mining', elected: planet } };
  state.offers = {
    o1: { ...offer, give: { tradeGoods: 2, notes: ['ceasefire@p1'] }, take: { cards: ['sabotage#1'] } },
  };
  const before = JSON.parse(
    JSON.stringify({
      ...state,
      version: 2,
      systems: {
        ...state.systems,
        [first]: { ...state.systems[first], markers: undefined, wormholes: ['alpha', 'beta'] },
        [second]: { ...state.systems[second], wormholes: [] },
      },
      planets: Object.fromEntries(
        Object.entries(state.planets).map(([id, { markers, ...one }]) => [
          id,
          { ...one, attached: (markers ?? []).map((marker) => marker.id) },
        ]),
      ),
      offers: {
        o1: {
          ...offer,
          give: { tradeGoods: 2, commodities: 0, promissoryNote: 'ceasefire@p1' },
          take: { tradeGoods: 0, commodities: 0, cards: ['sabotage#1'] },
        },
      },
    }),
  ) as Json;
  const now = edition.upcasts[2](before) as unknown as typeof state;
  expect(now).toEqual({ ...state, version: 2 });
});

test('A lobby from before sets starts as agreed, without new consent', async () => {
  const before = { points: 12, veil: 'nothing', windowHours: 6, partial: false };
  const here = await room({ editions: [edition as never] });
  const { game } = await here.table.createGame(
    { user: 'ann' },
    { edition: 'ti4', settings: before, place: { guild: '1', channel: '2', thread: '3' } },
  );
  for (const user of ['ann', 'bob', 'cid']) await here.table.join({ user }, game, { name: user });
  expect(createLobbyForms(books).describe(await here.table.getGame(game), (user) => user)).toContain(
    'on the standard board. Sets: Base game, Codex 1, Codex 4.',
  );
  expect((await here.table.getGame(game)).members.map(({ agreed }) => agreed)).toEqual([true, true, true]);
  await here.table.startGame({ user: 'ann' }, game);
  expect((JSON.parse((await here.store.games.stateText(game)) ?? '') as { options: object }).options).toMatchObject({
    points: 12,
    sets: ['base@1', 'codex-1@1', 'codex-4@5'],
  });
  // What else is changed of such settings, the sets stay.
  expect(createLobbyForms(books).settings.read({ points: 14 }, before)).toMatchObject({
    points: 14,
    sets: ['base', 'codex-1', 'codex-4'],
  });
});

test('Sets are chosen singly or as bundles, and the lobby lists them', () => {
  const { settings } = createLobbyForms(books);
  const field = settings.fields.find(({ key }) => key === 'sets');
  const read = (typed: string): Json => (settings.read({ sets: typed }) as unknown as { sets: Json }).sets;
  expect(
    field
      ?.complete?.('')
      .map(({ label }) => label)
      .slice(0, 3),
  ).toEqual(['Prophecy of Kings with codices', 'Base with codices', 'Base']);
  expect(read('base')).toEqual(['base']);
  expect(read('Prophecy of Kings with codices')).toEqual(books.bundles[0].sets);
  expect(read('Base with codices')).toEqual(WITHOUT_EXPANSION);
  expect(read('Codex 1')).toEqual(['base', 'codex-1']);
  expect(read('codex 4, Base game')).toEqual(['base', 'codex-4']);
  for (const { key } of field?.complete?.('Codex 1, ') ?? []) expect(read(key)).toContain('codex-1');
  expect(() => read(' , ')).toThrow(/^Enter one or more sets, separated by commas: Base game, Codex 1/);
  expect(() => read('Codex 9')).toThrow(/^I don\'t know the set “Codex 9”\. The sets are Base game, Codex 1/);
});

test('Sets and bundles are understood as people type them', () => {
  const read = (sets: string): Json =>
    (createLobbyForms(books).settings.read({ sets }) as unknown as { sets: Json }).sets;
  for (const typed of [
    'codex1',
    'Codex  1',
    'CODEX-1',
    'codex 1;BASE',
    'base + codex 1',
    'Base game and Codex 1',
    Array(25).fill('codex 1').join(),
  ])
    expect(read(typed), typed).toEqual(['base', 'codex-1']);
  for (const typed of ['Codex 1, base with codices', 'base-with-codices'])
    expect(read(typed), typed).toEqual(WITHOUT_EXPANSION);
  for (const typed of ['prophecy of kings with codices', 'PoK, Base with codices'])
    expect(read(typed), typed).toContain('pok');
  expect(() => read(Array(26).fill('codex 1').join())).toThrow('A list can have up to 25 entries. Remove some.');
  expect(() => read('codex 1, codex 12')).toThrow(/^I don\'t know the set “codex 12”\./);
});

test('Completion of sets offers typed sets first and always keeps them', () => {
  const field = createLobbyForms(books).settings.fields.find(({ key }) => key === 'sets');
  const offered = (typed: string): string[] => (field?.complete?.(typed) ?? []).map(({ label }) => label);
  expect(offered('base')[0]).toBe('Base');
  expect(offered('Base game')[0]).toBe('Base');
  expect(offered('codex1')).toEqual(['Base game, Codex 1']);
  expect(offered('Codex 1, Codex 4')).toEqual(['Base game, Codex 1, Codex 4']);
  expect(offered('Codex 1, 4')).toEqual(['Base game, Codex 1, Codex 4']);
  expect(offered('Codex 1, ')).toEqual([
    'Base game, Codex 1',
    'Base game, Codex 1, Prophecy of Kings',
    'Base game, Codex 1, Codex 2',
    'Base game, Codex 1, Codex 3',
    'Base game, Codex 1, Codex 4',
  ]);
  expect(offered('Codex 1, Codex 3, Codex 4')).toEqual(['Base with codices']);
  // What is offered alone is taken for what was meant.
  expect(offered('Codex 1, Codex 4, Base game')).toEqual(['Base game, Codex 1, Codex 4']);
  for (const typed of ['nonsense', 'nonsense, Codex 1', 'Codex 1, nonsense', '@@@', 'Codex 1, Codex 3, @@@'])
    expect(offered(typed), typed).toEqual([]);
  for (const typed of ['', 'cod', 'base, '])
    for (const label of offered(typed))
      expect(() => createLobbyForms(books).settings.read({ sets: label })).not.toThrow();
});

test('The lobby names partial sets until the set they need is added', () => {
  const said = (form: ReturnType<typeof createLobbyForms>, sets: string[]): string[] =>
    form
      .describe({ id: 'GAME', name: null, organiser: 'ann', members: [], settings: { sets } } as never, (user) => user)
      .split('\n')
      .filter((line) => line.includes('Without '));
  const three = '-# Without Prophecy of Kings, Codex 3 adds 3 secret objectives.';
  const two = '-# Without Prophecy of Kings, Codex 4 adds 2 technologies.';
  expect(said(createLobbyForms(books), ['base', 'codex-1', 'codex-3', 'codex-4'])).toEqual([three, two]);
  expect(said(createLobbyForms(books), ['base', 'codex-4'])).toEqual([two]);
  expect(said(createLobbyForms(books), ['base', 'codex-1'])).toEqual([]);
  expect(said(createLobbyForms(books), ['base', 'codex-3', 'pok'])).toEqual([]);
  expect(said(createLobbyForms(books), ['base', 'codex-3'])).toEqual([three]);
  expect(said(createLobbyForms(books), ['base', 'codex-2'])).toEqual([
    '-# Without Prophecy of Kings, Codex 2 adds nothing.',
  ]);
  // That part is what the words say.
  for (const { partly } of FINISHED_SETS)
    if (partly?.keeps.length) expect(partly.brings.split(' ')[0]).toBe(String(partly.keeps.length));
});

test('A running game uses exactly the sets in its state', () => {
  expect(books.forSavedGame(TODAY).sets).toEqual(TODAY);
  expect(books.forSavedGame(['codex-1@1', 'base@1']).sets).toEqual(['base@1', 'codex-1@1']);
  for (const sets of [
    undefined,
    null,
    [],
    'base@1',
    [1],
    ['base'],
    ['base@1', 'base@1'],
    ['base@1@7'],
    ['base@01'],
    Array(5000).fill('base@1'),
  ])
    expect(() => books.forSavedGame(sets as never), JSON.stringify(sets)?.slice(0, 40)).toThrow(
      'I cannot read the sets of this game.',
    );
  expect(() => books.forSavedGame(['codex-1@1'])).toThrow('Every game includes the base game.');
  expect(() => books.forSavedGame(['base@9'])).toThrow('Base game has no release “9”.');
  expect(() => edition.bookFor({ options: {} } as never)).toThrow('I cannot read the sets of this game.');
});

test('Help describes the issue in the game, or names the missing set', () => {
  const face = createFourthEditionAdapter(books);
  const base = { settings: { sets: ['base'] } };
  expect(face.resolveRule('Blitz', base)).toBe('Blitz is not in this game: it comes with Codex 1.');
  expect(face.resolveRule('Fight with Precision', base)).toBe(
    'Fight with Precision Ω is not in this game: it comes with Codex 3.',
  );
  expect(face.resolveRule('magen defense grid', base)).toMatch(/^\*\*Magen Defense Grid\*\* /);
  expect(face.resolveRule('Magen Defense Grid ΩΩ', base)).toMatch(/^\*\*Magen Defense Grid\*\* /);
  expect(face.resolveRule('magen defense grid')).toMatch(/^\*\*Magen Defense Grid ΩΩ\*\* /);
  for (const none of ['constructor', '__proto__', 'toString', 'nonsense', 'Ω'])
    expect(() => face.resolveRule(none)).toThrow(/^I don't know “/);
});

test('Help on a running game ignores later releases', () => {
  const [base, ...others] = FINISHED_SETS;
  const added = { ...base.contents.components['action-cards/sabotage'], id: 'sabotage-anew', name: 'Sabotage Anew' };
  const components = { ...base.contents.components, 'action-cards/sabotage-anew': added };
  const grown = rulebooksBySets([
    {
      ...base,
      contents: { ...base.contents, components },
      releases: [...base.releases, ['action-cards/sabotage-anew']],
    },
    ...others,
  ]);
  const face = createFourthEditionAdapter(grown);
  const state = setUpGame(grown.forSavedGame(TODAY), { players: 3, seed: 'asked' });
  const begun = { presenter: { game: { state, book: grown.forSavedGame(TODAY) } } } as never;
  expect(face.searchRules('sabotage', begun).map(({ key }) => key)).toEqual(['sabotage']);
  expect(face.resolveRule('sabotage-anew', begun)).toBe('Sabotage Anew is not in this game.');
  expect(face.searchRules('sabotage', { settings: { sets: ['base'] } }).map(({ key }) => key)).toContain(
    'sabotage-anew',
  );
});

test('/help in a running game’s channel answers for its own release', async () => {
  const [base, ...others] = FINISHED_SETS;
  const anew = 'action-cards/sabotage-anew';
  const added = { ...base.contents.components['action-cards/sabotage'], id: 'sabotage-anew', name: 'Sabotage Anew' };
  const contents = { ...base.contents, components: { ...base.contents.components, [anew]: added } };
  const grown = rulebooksBySets([{ ...base, contents, releases: [...base.releases, [anew]] }, ...others]);
  const here = await room({ editions: [edition as never] });
  const place = { guild: '1', channel: '2', thread: '3' };
  const { game } = await here.table.createGame(
    { user: 'ann' },
    { edition: 'ti4', settings: { sets: ['base'] }, place },
  );
  for (const user of ['ann', 'bob', 'cid']) await here.table.join({ user }, game, { name: user });
  await here.restart([createFourthEdition(grown) as never]);
  const asked = async (): Promise<unknown> => {
    const adapters = createAdapterRegistry([createFourthEditionAdapter(grown) as never]);
    const context = { service: here.table, adapters, load: createGameLoader(here.table, adapters) } as never;
    const from = { caller: { user: 'ann' }, name: 'Ann', guild: '1', channel: '3' };
    const given = { text: () => 'Sabotage Anew' } as never;
    const bound = await helpCommand.leaf?.bind(context, from, given);
    return (await bound?.run(given))?.message?.content;
  };
  expect(await asked()).toMatch(/^\*\*Sabotage Anew\*\* /);
  await here.restart([edition as never]);
  await here.table.startGame({ user: 'ann' }, game);
  await here.restart([createFourthEdition(grown) as never]);
  expect(await asked()).toBe('Sabotage Anew is not in this game.');
});

test('Object property names are neither boards nor maps', () => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    expect(edition.lobbyProblem({ sets: ['base'], board: name }, [], false)).toBe(`I don't know the board “${name}”.`);
    // Around a word, underscores underline it.
    expect(edition.lobbyProblem({ sets: ['base'], map: `${name} 1 2` }, [], false)).toBe(
      `tile 1, "${name.replaceAll('_', '')}": I do not know this tile.`,
    );
  }
});

test('New games have Prophecy of Kings and all codices; sets are checked', () => {
  expect((createLobbyForms(books).settings.read({ points: 12 }) as unknown as { sets: string[] }).sets).toEqual(
    books.bundles[0].sets,
  );
  expect((edition.defaultSettings as unknown as { sets: string[] }).sets).toEqual(books.bundles[0].sets);
  expect(edition.lobbyProblem({ sets: ['codex-1'] }, [], false)).toBe('Every game includes the base game.');
  expect(edition.lobbyProblem({ sets: ['base', 'codex-9'] }, [], false)).toBe("I don't know the set “codex-9”.");
  expect(edition.lobbyProblem({ sets: ['base'] }, [], false)).toBeUndefined();
});

test('Switching a set off names the wishes and tiles it invalidates', () => {
  const [base] = FINISHED_SETS;
  const sol = base.contents.components['factions/sol/sol'];
  const far: Ti4Set = {
    id: 'far',
    name: 'Far stars',
    contents: {
      components: {
        'factions/sol/far-sol': { ...sol, id: 'far-sol', name: 'The Far Federation', questions: [], procedures: [] },
      },
      tiles: { 'tiles/901': { ...base.contents.tiles['tiles/26'], id: '901', planets: [] } },
      boards: { 'boards/far': { ...Object.values(base.contents.boards)[0], id: 'far', name: 'Far away' } },
      decks: {},
      tokens: {},
    },
    releases: [['factions/sol/far-sol', 'tiles/901', 'boards/far']],
  };
  const withFar = createFourthEdition(rulebooksBySets([...FINISHED_SETS, far]));
  const wishes: Record<string, Json> = { Ann: {}, Bob: { faction: 'far-sol' } };
  const members = Object.keys(wishes).map((name) => ({ user: name, name, wishes: wishes[name] }));
  const map = '0 901 0 32 0 33 27 21 31';
  expect(withFar.lobbyProblem({ sets: ['base', 'far'] }, members, false)).toBeUndefined();
  expect(withFar.lobbyProblem({ sets: ['base'], map }, members, false)).toBe(
    'The sets of this game (Base game) do not include Far (chosen by Bob); tile 901 of the map.',
  );
  // However a map is written, by whoever reads it.
  for (const map of ['{18};901;0', '{901} 1 2', '1,901,901'])
    expect(withFar.lobbyProblem({ sets: ['base'], map }, [], false)).toBe(
      'The sets of this game (Base game) do not include tile 901 of the map.',
    );
  expect(withFar.lobbyProblem({ sets: ['base'], board: 'far' }, [], false)).toBe(
    'The sets of this game (Base game) do not include the board “Far away”.',
  );
  expect(withFar.lobbyProblem({ sets: ['base', 'far'], board: 'far' }, [], false)).toBeUndefined();
});
