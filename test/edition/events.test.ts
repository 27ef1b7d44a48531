import { beforeEach, describe, expect, test } from 'vitest';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { SETS } from '#ti4/content/sets.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { createLobbyForms } from '#ti4/discord/lobby/lobby-forms.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { describeTable } from '#ti4/render/alt-text.ts';
import { setUpGame } from '#ti4/simulation/simulate.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { newGame } from '#ti4/rules/game.ts';
import { prepareGame } from '#ti4/rules/setup/prepare-game.ts';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { LobbyRoom } from './lobby-room.ts';

const SETS_WITH = 'Base game, Codex 1, Prophecy of Kings, Codex 4';
const books = rulebooksBySets(SETS);
const ids = SETS.map(({ id }) => id);

let lobby: LobbyRoom;
beforeEach(async () => {
  lobby = await LobbyRoom.open();
});

describe('a lobby with galactic events', () => {
  test('has only named events, and lists the known ones for unknown', async () => {
    expect(await lobby.described(await lobby.creates({ sets: SETS_WITH }))).not.toContain('Galactic events');
    const game = await lobby.creates({ sets: SETS_WITH, events: 'age of commerce' });
    expect(await lobby.described(game)).toContain('Galactic events: Age of Commerce (`/help about:` explains them).');
    expect(await lobby.says('ann', 'game settings', { game, events: 'Age of Reason' })).toMatch(
      /^I don't know the galactic event “Age of Reason”\. The choices are .*Age of Commerce.* or “none”\.$/,
    );
    await lobby.says('ann', 'game settings', { game, points: 12 });
    expect(await lobby.described(game)).toContain('Galactic events: Age of Commerce');
    await lobby.says('ann', 'game settings', { game, events: 'none' });
    expect(await lobby.described(game)).not.toContain('Galactic events');
  });

  test('refuses Minor Factions with a slice draft, in either order', async () => {
    const sentence =
      'You cannot draft slices with Minor Factions, because a minor faction takes a place in each slice. Leave out one of the two.';
    await lobby.refuses('ann', 'game create', { sets: SETS_WITH, events: 'Minor Factions', draft: 'slices' }, sentence);
    const game = await lobby.creates({ sets: SETS_WITH, events: 'Minor Factions' });
    await lobby.refuses('ann', 'game settings', { game, draft: 'slices' }, sentence);
  });

  test('refuses events and sets that do not go together', async () => {
    const away =
      'The sets of this game (Base game, Codex 1, Codex 4) do not include the galactic event Age of Commerce.';
    await lobby.refuses('ann', 'game create', { sets: 'Base game, Codex 1, Codex 4', events: 'Age of Commerce' }, away);
    const game = await lobby.creates({ sets: SETS_WITH, events: 'Age of Commerce' });
    await lobby.refuses('ann', 'game settings', { game, sets: 'Base game, Codex 1, Codex 4' }, away);
  });

  test('starts a game with events in force, shown and explained', async () => {
    const game = await lobby.creates({ sets: SETS_WITH, events: 'Age of Commerce' });
    for (const user of ['bob', 'cid']) await lobby.says(user, 'game join', { game });
    expect(await lobby.says('ann', 'game start', { game })).toBe('The game starts.');
    const presenter = (await lobby.context.load(game)).presenter as FourthEditionPresenter;
    expect(presenter.game.state.options.events).toEqual(['age-of-commerce']);
    expect(modify(presenter.game, 'may-trade', { a: 'p1', b: 'p2' }, false)).toBe(true);
    expect(describeTable(buildBoardView(presenter.game, null))).toContain('Galactic events: Age of Commerce.');
    expect(createFourthEditionAdapter(books).resolveRule('age-of-commerce', { presenter })).toMatch(
      /\*\*Age of Commerce\*\* \(event\)\nAll players can make transactions/,
    );
  });
});

test('Minor Factions places an unplayed faction per player and reports it', async () => {
  const game = await lobby.creates({ sets: SETS_WITH, events: 'Minor Factions' });
  for (const user of ['bob', 'cid']) await lobby.says(user, 'game join', { game });
  expect(await lobby.says('ann', 'game start', { game })).toBe('The game starts.');
  const presenter = (await lobby.context.load(game)).presenter as FourthEditionPresenter;
  const { order, minorFactions = {}, facts } = presenter.game.state;
  expect(
    Object.values(minorFactions)
      .map(({ placedBy }) => placedBy)
      .toSorted(),
  ).toEqual([...order].sort());
  const told = facts.filter(({ type }) => type === 'minor-faction-placed');
  expect(told).toHaveLength(3);
  for (const line of presenter.narrate(told, null)) expect(line).toMatch(/ places .* as a minor faction at .*\.$/);
});

test('galactic events are completed one by one from the game’s sets', () => {
  const field = createLobbyForms(books).settings.fields.find(({ key }) => key === 'events');
  const offered = (typed: string, sets = ids): string[] =>
    (field?.complete?.(typed, { sets }) ?? []).map(({ key }) => key);
  expect(offered('')).toEqual(expect.arrayContaining(['Age of Commerce', 'none']));
  expect(offered('comm')).toEqual(['Age of Commerce']);
  expect(offered('Age of Reason, ')).toEqual([]);
  expect(offered('', ['base'])).toEqual(['none']);
  for (const typed of ['', 'age', 'Age of Commerce, '])
    for (const key of offered(typed))
      expect(() => createLobbyForms(books).settings.read({ events: key }), key).not.toThrow();
});

test('a game without galactic events has no trace of them', () => {
  const state = setUpGame(books.of(ids), { players: 3, seed: 'events' });
  expect(state.options).not.toHaveProperty('events');
  expect(modify(newGame(state, books.of(ids)), 'may-trade', { a: 'p1', b: 'p2' }, false)).toBe(false);
  const edition = createFourthEdition(books);
  const { events: _none, ...before } = edition.defaultSettings as Record<string, never>;
  const seating = ['p1', 'p2', 'p3'].map((seat) => ({ seat, wishes: {} }));
  expect(edition.create(before, seating as never, 'seed')).toEqual(
    edition.create(edition.defaultSettings, seating as never, 'seed'),
  );
});

test('a game with an unknown event does not start', () => {
  const players = ['p1', 'p2', 'p3'].map((id) => ({ id }));
  const wish = { seed: 's', players, board: { preset: 'standard-3' } };
  expect(() => prepareGame(books.of(ids), { ...wish, events: ['age-of-reason'] })).toThrow(
    'There is no galactic event called “age-of-reason”.',
  );
});
