import { mapSequential } from '#discord/async/sequential.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { Illegal, randomAnswer } from '#engine';
import { createCommands, executeCommand, completeOption } from '#discord/commands/registry.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import type { State } from '#ti4/rules/state.ts';
import { createRandom } from '#simulation';
import { LobbyRoom } from './lobby-room.ts';

const KINGS = 'Base game, Codex 1, Prophecy of Kings';

let lobby: LobbyRoom;
beforeEach(async () => {
  lobby = await LobbyRoom.open();
});

/** A game under way in which so many people draft, ann being one of them. */
async function drafted(people: string[], settings: Record<string, string> = {}): Promise<string> {
  const game = await lobby.creates({ sets: KINGS, draft: 'slices', ...settings });
  for (const user of people) await lobby.says(user, 'game join', { game });
  expect(await lobby.says('ann', 'game start', { game })).toBe('The game starts.');
  return game;
}

const sight = async (game: string): Promise<FourthEditionPresenter> =>
  (await lobby.context.load(game)).presenter as FourthEditionPresenter;
const stateOf = async (game: string): Promise<State> => (await sight(game)).game.state;
const ask = async (game: string, user: string) => (await lobby.here.table.openQuestions(game, user))[0];

/** Somebody ranks as the options come, or the other way round. */
async function ranks(game: string, user: string, turned = false): Promise<void> {
  const { ask: alias, spec } = await ask(game, user);
  if (spec.kind !== 'order') throw new Error(spec.kind);
  const keys = spec.options.map(({ key }) => key);
  await lobby.here.table.answer({ user }, game, alias, (turned ? keys.toReversed() : keys).slice(0, spec.count));
}

/** Time goes on until practice players have ranked. */
async function passes(game: string): Promise<void> {
  const picks = (await stateOf(game)).draft?.picks;
  for (let n = 0; n < 60 && (await stateOf(game)).draft?.picks === picks; n++) {
    lobby.here.now += 1_000;
    await lobby.here.table.answerExpired(lobby.here.now);
  }
}

describe('a lobby with a draft', () => {
  test('is described, and refuses incompatible maps and boards', async () => {
    const game = await lobby.creates({ sets: KINGS, draft: 'slices' });
    expect(await lobby.described(game)).toContain('Players draft slices of it, factions and seats at the table');
    const other =
      'In a draft, the players choose the tiles around their home systems: remove the map string, and do not choose a fair or built board.';
    await lobby.refuses('ann', 'game settings', { game, board: 'fair' }, other);
    await lobby.refuses('ann', 'game settings', { game, map: '19 20' }, other);
    await lobby.refuses(
      'ann',
      'game settings',
      { game, board: 'large-6' },
      'The board “Large galaxy, 6 players” does not give all seats equal slices, so 6 players cannot draft them.',
    );
    expect(await lobby.says('ann', 'game settings', { game, draft: 'none', board: 'fair' })).not.toBe(other);
    expect(await lobby.described(game)).not.toContain('drafted');
  });

  test('cannot start where every board’s seats differ, with the reason', async () => {
    const game = await lobby.creates({ sets: 'base', draft: 'slices' });
    for (const user of ['bob', 'cid', 'dan', 'eve']) await lobby.says(user, 'game join', { game });
    const refused = 'You cannot draft slices: with these sets, no board for 5 players gives all seats equal slices.';
    await lobby.refuses('ann', 'game start', { game }, refused);
    // The layout with hyperlanes has five equal seats.
    await lobby.says('ann', 'game settings', { game, sets: KINGS });
    for (const user of ['bob', 'cid', 'dan', 'eve']) await lobby.says(user, 'game join', { game });
    await lobby.refuses('ann', 'game settings', { game, board: 'no-such' }, "I don't know the board “no-such”.");
    expect(await lobby.says('ann', 'game start', { game })).toBe('The game starts.');
    expect((await stateOf(game)).draft?.board).toBe('hyperlanes-5');
  });

  test('refuses two wishes for one faction, and offers wished factions', async () => {
    const game = await lobby.creates({ sets: KINGS, draft: 'slices' });
    for (const user of ['bob', 'cid']) await lobby.says(user, 'game join', { game });
    expect(await lobby.says('ann', 'game wish', { game, faction: 'sol', colour: 'red' })).toMatch(
      /^Noted: .*Sol, red\.$/,
    );
    await lobby.refuses(
      'bob',
      'game wish',
      { game, faction: 'sol' },
      'ann and bob both chose Sol. One of them must choose again.',
    );
    expect(await lobby.says('ann', 'game start', { game })).toBe('The game starts.');
    expect((await stateOf(game)).draft?.factions).toContain('sol');
    const seat = (await lobby.here.table.getGame(game)).members.find(({ user }) => user === 'ann')?.seat ?? '';
    expect((await stateOf(game)).seats[seat]).toMatchObject({ color: 'red', faction: '' });
    expect((await sight(game)).seatName(seat)).toMatch(/Red$/);
  });
});

describe('during a draft', () => {
  test('every view is answered, and every command works or refuses', async () => {
    const game = await drafted(['bob', 'cid']);
    await ranks(game, 'bob');
    const from: InteractionOrigin = { caller: { user: 'ann' }, name: 'ann', guild: '1', channel: '2' };
    const given = (options: Record<string, string>): CommandOptions => ({
      text: (name) => ({ game, ...options })[name],
      number: () => 1,
      boolean: () => undefined,
      user: () => ({ id: '123456789012345670', name: 'Somebody' }),
    });
    let done = 0;
    for (const { name, leaf: alone, subcommands = [] } of createCommands(lobby.context.adapters))
      for (const leaf of [...(alone ? [{ ...alone, name: '' }] : []), ...subcommands]) {
        const path = [name, leaf.name].join(' ');
        if (/^(forget-me|answer|draft|game (leave|abandon|create|demonstration|move|name|pause|demo))/.test(path))
          continue;
        lobby.here.now += 3_600_000;
        for (const text of ['a', 'p1', '000']) {
          const options = Object.fromEntries(
            (leaf.options ?? []).flatMap(({ name: one, required }) => (required ? [[one, text]] : [])),
          );
          for (const option of leaf.options ?? [])
            if ('autocomplete' in option && option.autocomplete)
              await offeredOrRefused(async () =>
                completeOption(lobby.context as never, from, leaf, option.name, text, given({})),
              );
          await refusedOrDone(path, () => executeCommand(lobby.context as never, from, leaf, given(options)));
        }
        done++;
      }
    expect(done).toBeGreaterThan(60);
    // Nothing of all that has ended the draft or given anybody anything.
    expect((await stateOf(game)).draft?.picks).toBe(0);
    expect(Object.values((await stateOf(game)).units)).toEqual([]);
  });

  const refusedOrDone = async (what: string, run: () => Promise<{ message?: { content?: string } }>): Promise<void> => {
    try {
      const { message } = await run();
      // What was typed may be quoted.
      expect((message?.content ?? '').replace(/[“"]p1[”"]/g, ''), what).not.toMatch(/undefined|null|NaN|\bp\d\b/);
    } catch (error) {
      if (!(error instanceof Illegal)) throw new Error(`/${what}: ${String(error)}`, { cause: error });
      expect(error.message, what).not.toMatch(/undefined|NaN/);
    }
  };
  const offeredOrRefused = async (run: () => unknown): Promise<void> => {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Illegal)) throw error;
    }
  };

  test('/board shows slices, factions and places with their owners', async () => {
    const game = await drafted(['bob', 'cid']);
    const pictures = await (await sight(game)).drawBoard();
    // With three there are tiles between the slices: the galaxy comes second.
    expect(pictures.map(({ name }) => name)).toEqual(['slices.jpg', 'board.jpg']);
    expect(pictures[0].alt).toMatch(/^Draft, pick 1 of 3\. Slice 1 \(\d+ resources?, \d+ influence\): /);
    expect((await sight(game)).status()).toContain('**Draft, pick 1 of 3.**');
    for (const user of ['ann', 'bob', 'cid']) await ranks(game, user);
    const [{ alt = '' }] = await (await sight(game)).drawBoard();
    expect(alt).toContain('Draft, pick 2 of 3.');
    expect((await sight(game)).status()).toMatch(
      /\*\*Slice \d\*\* \([^()]*(Red|Blue|Green|Yellow|Purple|Black|Orange|Pink)\):/,
    );
  });

  test('nothing public reveals the wishes of a player', async () => {
    const seen = async (turned: boolean): Promise<string[]> => {
      lobby = await LobbyRoom.open();
      const game = await drafted(['bob', 'cid', 'dan']);
      const { table } = lobby.here;
      // Whoever comes last in the order still thinks; the others have named all they may.
      const seats = (await stateOf(game)).draft?.order ?? [];
      const byPlace = await mapSequential(
        seats,
        async (seat) => (await table.getGame(game)).members.find((one) => one.seat === seat)?.user ?? '',
      );
      const watcher = byPlace.at(-1) ?? '';
      for (const user of byPlace.slice(0, -1)) await ranks(game, user, turned);
      const said: string[] = [];
      for (const path of ['next', 'history', 'scores', 'hand', 'board', 'game status', 'player'])
        said.push(`${path}: ${await lobby.says(watcher, path, { game })}`);
      said.push(
        JSON.stringify([
          await table.pendingPlayers(game),
          await table.openQuestions(game, watcher),
          (await sight(game)).view,
          (await sight(game)).status(),
        ]),
      );
      // All that is to be posted, by whatever mark.
      said.push(JSON.stringify(await lobby.here.store.outbox.ofGame(game)));
      // Aliases are keyed by a secret that is new in each game.
      return said.map((text) => text.replaceAll(/"ask":"[^"]+"/g, ''));
    };
    const [one, other] = [await seen(false), await seen(true)];
    for (const [i, text] of other.entries()) expect(text === one[i], text.slice(0, 400)).toBe(true);
    expect(one.join('\n')).toMatch(/You are (fourth|last)/);
  });

  test('only its player takes a ranking back before all have ranked', async () => {
    const game = await drafted(['bob', 'cid']);
    await ranks(game, 'ann');
    expect((await ask(game, 'ann')).reply).toBeDefined();
    const outcome = await lobby.here.table.undo({ user: 'ann' }, game);
    expect(outcome.command).toBeDefined();
    expect((await ask(game, 'ann')).reply).toBeUndefined();
    // What another has ranked meanwhile stays theirs to take back; one's own is withdrawn or changed at any time.
    await ranks(game, 'ann');
    await ranks(game, 'bob');
    await lobby.here.table.withdraw({ user: 'ann' }, game, (await ask(game, 'ann')).ask);
    expect((await ask(game, 'ann')).reply).toBeUndefined();
    expect((await ask(game, 'bob')).reply).toBeDefined();
    await ranks(game, 'ann', true);
    await ranks(game, 'cid');
    expect((await stateOf(game)).draft?.picks).toBe(1);
    // What has been revealed is everybody's matter.
    expect((await lobby.here.table.undo({ user: 'cid' }, game)).request).toBeDefined();
  });

  test('a saved and reopened draft continues to the first round', async () => {
    const people = ['ann', 'bob', 'cid', 'dan'];
    const game = await drafted(people.slice(1));
    const below = createRandom(4);
    for (let i = 0; i < 60 && (await stateOf(game)).phase === 'setup'; i++) {
      for (const user of people) {
        const open = (await lobby.here.table.openQuestions(game, user)).find(({ reply }) => reply === undefined);
        if (open)
          await lobby.here.table.answer(
            { user },
            game,
            open.ask,
            open.spec.kind === 'allot' ? open.spec.proposed : randomAnswer(open.spec, below),
          );
        const before = JSON.stringify(await stateOf(game));
        await lobby.restarts();
        expect(JSON.stringify(await stateOf(game))).toBe(before);
      }
    }
    expect(await stateOf(game)).toMatchObject({ phase: 'strategy', round: 1 });
    expect((await stateOf(game)).draft).toBeUndefined();
    expect(Object.values((await stateOf(game)).seats).every(({ faction }) => faction !== '')).toBe(true);
  });

  test('another player continues a left seat and can rank anew', async () => {
    const game = await drafted(['bob', 'cid']);
    const { table } = lobby.here;
    await ranks(game, 'bob');
    const seat = (await table.getGame(game)).members.find(({ user }) => user === 'bob')?.seat ?? '';
    await table.leave({ user: 'bob' }, game);
    const { request } = await table.replacePlayer({ user: 'ann' }, game, { seat, user: 'zoe', name: 'Zoe' });
    await table.agree({ user: 'zoe' }, request ?? 0);
    expect((await ask(game, 'zoe')).spec.kind).toBe('order');
    await ranks(game, 'zoe', true);
    for (const user of ['ann', 'cid']) await ranks(game, user);
    expect((await stateOf(game)).draft?.picks).toBe(1);
    // And one may be left to the program.
    await table.leave({ user: 'zoe' }, game);
    await table.seatAi({ user: 'ann' }, game, seat);
    for (const user of ['ann', 'cid']) await ranks(game, user);
    await passes(game);
    expect((await stateOf(game)).draft?.picks).toBe(2);
  });

  test('corrections are refused during a draft, but a question can be skipped', async () => {
    const game = await lobby.creates({ sets: KINGS, draft: 'slices' });
    await lobby.says('ann', 'game seat bot', { game, count: 2 });
    await lobby.says('ann', 'game start', { game });
    const { table } = lobby.here;
    const seat = (await table.getGame(game)).members.find(({ user }) => user === 'ann')?.seat ?? '';
    await expect(async () =>
      table.repair({ user: 'ann' }, game, 'count', { seat, what: 'trade-goods', count: '3' }),
    ).rejects.toThrow('You cannot correct the game before the draft is over.');
    await table.repair({ user: 'ann' }, game, 'skip', { seat });
    await passes(game);
    expect((await stateOf(game)).draft).toMatchObject({ picks: 1, taken: { [seat]: { slice: expect.any(String) } } });
    const [told] = (await stateOf(game)).facts.filter((fact) => fact.type === 'draft-picked' && fact.seat === seat);
    expect((await sight(game)).narrate([told], null)[0]).toMatch(/ is assigned slice \d/);
  });
});
