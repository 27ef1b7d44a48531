import { beforeEach, describe, expect, test } from 'vitest';
import { Illegal } from '#engine';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import type { Reply } from '#discord/edition/edition-adapter.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import type { State } from '#ti4/rules/state.ts';
import { formatProposal, parseProposal } from '#ti4/discord/lobby/proposed-import.ts';
import { book, miltyData, miltyLog, miltyMap, SAMPLE, type Sample } from '../rules/drafts.ts';
import { LobbyRoom } from './lobby-room.ts';

const SETS = 'Base game, Codex 1, Prophecy of Kings';
const FOUR = SAMPLE.slice(0, 4);

let lobby: LobbyRoom;
beforeEach(async () => {
  lobby = await LobbyRoom.open();
});

const data = (players: readonly Sample[]): string => JSON.stringify(miltyData(players));

/** Returns the code of a lobby that ann organizes and the others have joined. */
async function lobbyOf(others: readonly string[], settings: Record<string, string> = {}): Promise<string> {
  const game = await lobby.creates({ sets: SETS, ...settings });
  await Promise.all(others.map(async (user) => lobby.says(user, 'game join', { game })));
  return game;
}

interface Component {
  custom_id: string;
  label?: string;
  placeholder?: string;
  options?: { value: string; label: string }[];
}

const componentsOf = ({ message }: Reply): Component[] =>
  (message?.components ?? []).flatMap(({ components }) => components as unknown as Component[]);

/** Presses a button or chooses from a menu of a reply, by its label or placeholder; gives the next reply. */
async function presses(user: string, reply: Reply, label: string, values: string[] = []): Promise<Reply> {
  const found = componentsOf(reply).find((one) => one.label === label || one.placeholder === label);
  if (!found)
    throw new Error(
      `No ${label} among ${componentsOf(reply)
        .map((one) => one.label ?? one.placeholder)
        .join()}`,
    );
  try {
    return await handleComponent(
      lobby.context,
      { caller: { user }, name: user, guild: '1', channel: '2', shown: reply.message?.content ?? '' },
      found.custom_id,
      values,
    );
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return { message: { content: error.message } };
  }
}

const imports = (game: string, text: string): Promise<Reply> => lobby.gives('ann', 'draft import', { game, text });
const stateOf = async (game: string): Promise<State> =>
  ((await lobby.context.load(game)).presenter as FourthEditionPresenter).game.state;
const linesWith = (text: string, what: RegExp): string[] => text.split('\n').filter((line) => what.test(line));

describe('an import', () => {
  test('seats players by name, and the game begins as drafted', async () => {
    const game = await lobbyOf(['bob', 'cid', 'dan']);
    const shown = await imports(game, data(FOUR));
    expect(linesWith(shown.message?.content ?? '', /^\d\. /)).toEqual([
      '1. **Sol** (speaker): a former player, “Ann” in the draft',
      '2. **Jol-Nar**: a former player, “Bob” in the draft',
      '3. **Creuss**: a former player, “Cid” in the draft',
      "4. **Sardakk N'orr**: a former player, “Dan” in the draft",
    ]);
    // Nothing has changed before the organizer confirms.
    expect(await lobby.described(game)).not.toContain('from the draft');
    expect((await presses('ann', shown, 'Use this draft')).message?.content).toBe(
      'The game uses the draft. All other players must press **Join** again to agree.',
    );
    const described = await lobby.described(game);
    expect(described).toContain(
      "Map, factions and seats come from a draft (Milty draft). Clockwise from the speaker: Sol, Jol-Nar, Creuss and Sardakk N'orr.",
    );
    expect(linesWith(described, /from the draft\)|from the draft,/)).toEqual([
      '- ann (organizer): Sol (from the draft, speaker)',
      '- bob: Jol-Nar (from the draft). The settings changed: press **Join** again to agree',
      '- cid: Creuss (from the draft). The settings changed: press **Join** again to agree',
      "- dan: Sardakk N'orr (from the draft). The settings changed: press **Join** again to agree",
    ]);
    expect(await lobby.says('ann', 'game start', { game })).toBe(
      'You cannot start yet: the settings changed after 3 players joined. They must press **Join** again to agree.',
    );
    for (const user of ['bob', 'cid', 'dan']) await lobby.says(user, 'game join', { game });
    expect(await lobby.says('ann', 'game start', { game })).toBe('The game starts.');
    const state = await stateOf(game);
    const { members } = await lobby.here.table.getGame(game);
    const userOf = (seat: string): string | undefined => members.find((member) => member.seat === seat)?.user;
    expect(state.order.map((seat) => `${userOf(seat)} ${state.seats[seat].faction}`)).toEqual([
      'ann sol',
      'bob jol-nar',
      'cid creuss',
      'dan sardakk-norr',
    ]);
    expect(userOf(state.speaker)).toBe('ann');
    expect(['01', '12', '17', '13'].map((tile) => state.systems[tile].position)).toEqual(['301', '304', '310', '313']);
    expect(state.systems['19'].position).toBe('302');
  });

  test('with a speaker not in the north keeps the order at the table', async () => {
    const game = await lobbyOf(['bob', 'cid', 'dan']);
    const list = FOUR.map(({ name, faction }) => `${name}: ${faction}${name === 'Cid' ? ' (speaker)' : ''}`);
    const shown = await imports(game, `${list.join(', ')} Map: ${miltyMap(FOUR)}`);
    await presses('ann', shown, 'Use this draft');
    for (const user of ['bob', 'cid', 'dan']) await lobby.says(user, 'game join', { game });
    await lobby.says('ann', 'game start', { game });
    const state = await stateOf(game);
    expect(state.order.map((seat) => state.seats[seat].faction)).toEqual(['creuss', 'sardakk-norr', 'sol', 'jol-nar']);
    expect(state.speaker).toBe(state.order[0]);
  });

  test('lets the organizer assign players whose names do not match', async () => {
    const game = await lobbyOf(['bob', 'xan', 'dan']);
    await lobby.says('ann', 'game seat bot', { game, count: 1 });
    await lobby.says('dan', 'game leave', { game });
    let shown = await imports(game, `${miltyLog(FOUR)} ${miltyMap(FOUR)}`);
    const open = 'Choose the player for Creuss';
    expect(componentsOf(shown).map((one) => one.label ?? one.placeholder)).toEqual([open, 'Assign players again']);
    const [{ options }] = componentsOf(shown);
    expect(options?.map(({ value }) => value)).toEqual(['xan', 'practice:1']);
    shown = await presses('ann', shown, open, ['practice:1']);
    expect(linesWith(shown.message?.content ?? '', /^3/)).toEqual([
      '3. **Creuss**: **Practice 1**, “Cid” in the draft',
    ]);
    shown = await presses('ann', shown, "Choose the player for Sardakk N'orr", ['xan']);
    await presses('ann', shown, 'Use this draft');
    expect(linesWith(await lobby.described(game), /draft/).slice(-2)).toEqual([
      "- xan: Sardakk N'orr (from the draft). The settings changed: press **Join** again to agree",
      '- practice:1: Creuss (from the draft)',
    ]);
    shown = await presses('ann', shown, 'Assign players again');
    expect(linesWith(shown.message?.content ?? '', /^\d\. .*not assigned, “\w+” in the draft$/)).toHaveLength(4);
  });

  test('again must be agreed to again, even if only players move', async () => {
    const game = await lobbyOf(['bob', 'cid']);
    const three = SAMPLE.slice(0, 3);
    await presses('ann', await imports(game, data(three)), 'Use this draft');
    for (const user of ['bob', 'cid']) await lobby.says(user, 'game join', { game });
    const swapped = [{ ...three[0], name: 'Bob' }, { ...three[1], name: 'Ann' }, three[2]];
    await presses('ann', await imports(game, data(swapped)), 'Use this draft');
    expect(await lobby.says('ann', 'game start', { game })).toBe(
      'You cannot start yet: the settings changed after 2 players joined. They must press **Join** again to agree.',
    );
  });

  test('ends with another map or board', async () => {
    const game = await lobbyOf(['bob', 'cid', 'dan']);
    await presses('ann', await imports(game, data(FOUR)), 'Use this draft');
    await lobby.says('ann', 'game settings', { game, board: 'fair' });
    expect(await lobby.described(game)).not.toContain('draft');
  });
});

describe('after an import', () => {
  test('no player chooses a faction, but colors stay', async () => {
    const game = await lobbyOf(['bob', 'cid', 'dan']);
    await lobby.says('bob', 'game wish', { game, faction: 'winnu', colour: 'red' });
    await presses('ann', await imports(game, data(FOUR)), 'Use this draft');
    expect(linesWith(await lobby.described(game), /^- bob/)).toEqual([
      '- bob: Jol-Nar (from the draft), red. The settings changed: press **Join** again to agree',
    ]);
    expect(await lobby.says('bob', 'game wish', { game, faction: 'winnu' })).toBe(
      'bob cannot choose a faction: the imported draft decides it.',
    );
    expect(await lobby.says('bob', 'game wish', { game, colour: 'blue' })).toBe(
      'Noted: Jol-Nar (from the draft), blue.',
    );
  });

  test('a seat without its player stops the start', async () => {
    const game = await lobbyOf(['bob', 'cid', 'dan']);
    await presses('ann', await imports(game, data(FOUR)), 'Use this draft');
    await lobby.says('dan', 'game leave', { game });
    await lobby.says('eve', 'game join', { game });
    for (const user of ['bob', 'cid']) await lobby.says(user, 'game join', { game });
    expect(await lobby.says('ann', 'game start', { game })).toBe(
      "No player has the seat of Sardakk N'orr. The organizer must use `/draft import` again.",
    );
    expect(await lobby.says('fay', 'game join', { game })).toBe(
      'The imported draft is for 4 players, but 5 have joined.',
    );
  });
});

describe('an import is refused', () => {
  const refused = async (game: string, text: string, message: string, user = 'ann'): Promise<void> =>
    lobby.refuses(user, 'draft import', { game, text }, message);

  test('to all but the organizer, and after the start', async () => {
    const game = await lobbyOf(['bob', 'cid', 'dan']);
    await refused(game, data(FOUR), 'Only the organizer of this game may do that.', 'bob');
    const shown = await imports(game, data(FOUR));
    expect((await presses('bob', shown, 'Use this draft')).message?.content).toBe(
      'Only the organizer of this game may do that.',
    );
    await lobby.says('ann', 'game start', { game });
    await refused(game, data(FOUR), 'The game has already started.');
  });

  test('for another number of players', async () => {
    const game = await lobbyOf(['bob', 'cid']);
    await refused(
      game,
      data(FOUR),
      'The draft has 4 players, but this lobby has 3. All must join first; the organizer can add practice players with `/game seat bot`.',
    );
  });

  test('with factions or tiles of sets that are off', async () => {
    const game = await lobbyOf(['bob', 'cid', 'dan'], { sets: 'base' });
    const players = [...FOUR.slice(0, 3), { name: 'Dan', faction: 'ul' }];
    await refused(
      game,
      data(players),
      'The sets of this game (Base game) do not include Ul (from the draft); tiles 85a, 86a, 87a, 88a, 83a, 84a of the map.',
    );
  });
});

test('a proposal survives its custom id, and one who left is unassigned', () => {
  const factions = Object.keys(book.byKind.faction);
  const members = SAMPLE.map(({ name }, i) => ({ name, user: `1234567890123${1000 + i}` }));
  for (let at = 0; at + 8 <= factions.length; at += 8) {
    const seats = members.map(({ user }, i) => ({ faction: factions[at + i], user }));
    const arg = formatProposal({ tool: 'm', speaker: 7, seats });
    expect(arg.length).toBe(74);
    expect(parseProposal(book, members, arg)).toEqual({ tool: 'm', speaker: 7, seats });
    expect(parseProposal(book, members.slice(1), arg)?.seats[0].user).toBeUndefined();
  }
  expect(
    ['', 'm0', 'z0sol.-----', 'm1sol.-----', 'm0zzzz-----'].map((arg) => parseProposal(book, members, arg)),
  ).toEqual(Array.from({ length: 5 }));
});
