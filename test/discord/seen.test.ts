import { mapSequential } from '#discord/async/sequential.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestAlias } from '#discord/interactions/custom-id.ts';
import { createCommands, executeCommand, completeOption, type Command } from '#discord/commands/registry.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { publicMessage } from '#discord/messages/public-message.ts';
import { findCurrentGame } from '#discord/access/game-access.ts';
import { Illegal } from '#service';
import { contents } from './contents.ts';
import { lateTable, sightOf } from './late.ts';

const SOURCES = ['discord', 'editions/ti4/discord/commands'].map((room) =>
  fileURLToPath(new URL(`../../src/${room}`, import.meta.url)),
);
/** As long as a code, and no game's. */
const NOBODYS = 'ZZZZZZZ';
const ELSEWHERE: [where: string, guild: string | null, channel: string][] = [
  ['another server', '9', '90'],
  ['a direct message', null, '91'],
  ['another server, in what it says is the thread of the game', '9', '3'],
];

let late: Awaited<ReturnType<typeof lateTable>>;
let commands: Command[];
beforeAll(async () => {
  late = await lateTable();
  commands = createCommands(late.context.adapters);
});
afterAll(() => late.close());

let people = 0;
/** Somebody who has never been here. */
const stranger = (guild: string | null, channel: string): InteractionOrigin => ({
  caller: { user: `77777777777777${String(people++).padStart(4, '0')}` },
  name: 'Stranger',
  guild,
  channel,
});

/** What is said, or the sentence that refuses it; a game's code reads alike in all of it. */
async function heard(code: string, act: () => Promise<Reply> | Reply): Promise<string> {
  try {
    return JSON.stringify(await act()).replaceAll(code, '*');
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return error.message.replaceAll(code, '*');
  }
}

const leaves = () =>
  commands.flatMap((command) =>
    (command.subcommands ?? (command.leaf ? [command.leaf] : [])).map((one) => ({
      name: 'name' in one ? `${command.name} ${String(one.name)}` : command.name,
      one,
    })),
  );
const about = (code: string): CommandOptions => ({
  text: (name) => (name === 'game' ? code : 'x'),
  number: () => 1,
  boolean: () => true,
  user: () => ({ id: '123456789012345670', name: 'Somebody' }),
});
const ofGames = () => leaves().filter(({ one }) => one.options?.some(({ name }) => name === 'game'));

/** Every word that a button carries or a press is looked at for, and more. */
const verbs = [
  ...new Set(
    SOURCES.flatMap((source) =>
      readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => readFileSync(join(source, name), 'utf8')),
    ).flatMap((text) =>
      [...text.matchAll(/'([a-z+-]{1,12})'|^ +([a-z]{1,12})[:,]/gm)].map(([, word, key]) => word ?? key),
    ),
  ),
];

describe.each(ELSEWHERE)('From %s', (_where, guild, channel) => {
  test('No command tells a stranger of a game or changes it', async () => {
    const before = contents(late.path);
    expect(ofGames().length).toBeGreaterThan(50);
    for (const { name, one } of ofGames()) {
      for (const game of [late.game, late.lobby]) {
        const said = await heard(game, () => executeCommand(late.context, stranger(guild, channel), one, about(game)));
        expect(said, name).toBe(
          await heard(NOBODYS, () => executeCommand(late.context, stranger(guild, channel), one, about(NOBODYS))),
        );
        if (name !== 'game move' || guild !== null)
          expect(said, name).toMatch(/I don\'t know a game with the code “\*”\./);
      }
    }
    expect(contents(late.path)).toEqual(before);
  });

  test('Without a code, no command finds the game', async () => {
    for (const { name, one } of ofGames()) {
      const from = stranger(guild, channel);
      const nowhere = { ...about(''), text: (option: string) => (option === 'game' ? undefined : 'x') };
      if (name !== 'game move' || guild !== null)
        expect(await heard(late.game, () => executeCommand(late.context, from, one, nowhere)), name).toContain(
          name === 'next'
            ? 'You are not in any game.'
            : "There is no game in this channel. Go to the game's thread, or add the game's code.",
        );
    }
  });

  test('No completion reveals it', async () => {
    let tried = 0;
    for (const { name, one } of ofGames()) {
      for (const option of one.options ?? []) {
        if (!('autocomplete' in option && option.autocomplete)) continue;
        const offered = (code: string) =>
          heard(code, async () => ({
            message: {
              content: JSON.stringify(
                await completeOption(late.context, stranger(guild, channel), one, option.name, '', about(code)),
              ),
            },
          }));
        expect(await offered(late.game), `${name} ${option.name}`).toBe(await offered(NOBODYS));
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(40);
  });

  test('No button reveals it', async () => {
    const before = contents(late.path);
    expect(verbs).toEqual(
      expect.arrayContaining([
        'move',
        'nothing',
        'ahead',
        'hand',
        'board',
        'join',
        'leave',
        'start',
        'undo',
        'look',
        'accept',
        'decline',
        'withdraw',
        'key',
        'ok',
        'again',
      ]),
    );
    for (const verb of verbs) {
      for (const kind of ['q', 'g', 't']) {
        for (const game of [late.game, late.lobby]) {
          const press = (code: string) =>
            heard(code, () =>
              handleComponent(late.context, stranger(guild, channel), `${kind}:${code}:1:${verb}:`, []),
            );
          const said = await press(game);
          expect(said, `${kind} ${verb}`).toBe(await press(NOBODYS));
          expect(said, `${kind} ${verb}`).toBe("I don't know a game with the code “*”.");
        }
      }
    }
    expect(contents(late.path)).toEqual(before);
  });

  test('No request for consent reveals it', async () => {
    const { service } = late.context;
    const [, user] = late.users;
    const { request } = (await service.findOpenRequest(late.game))
      ? { request: (await service.findOpenRequest(late.game))?.id ?? 0 }
      : await service.takeOverOrganizing({ user }, late.game);
    const before = contents(late.path);
    for (const verb of ['agree', 'refuse', 'look']) {
      const press = (alias: string) =>
        heard(late.game, () =>
          handleComponent(late.context, stranger(guild, channel), `r:${late.game}:${alias}:${verb}:`, []),
        );
      expect(await press(requestAlias(await late.context.load(late.game), request ?? 0))).toBe(
        await press('BCDFGHJKLMNP'),
      );
    }
    expect(contents(late.path)).toEqual(before);
  });
});

describe('A game', () => {
  const look = async (from: InteractionOrigin): Promise<string> =>
    (await findCurrentGame(late.context, from, late.game))?.presenter.status() ?? '';

  test('is visible to everybody in its server', async () => {
    expect(await look(stranger('1', '90'))).toContain('Round');
  });

  test('is visible everywhere to its players and its organizer', async () => {
    const [organiser, player] = late.users;
    for (const [, guild, channel] of ELSEWHERE)
      for (const user of [organiser, player])
        expect(await look({ ...stranger(guild, channel), caller: { user } })).toContain('Round');
  });

  test('is joined only in its server, even by its organizer', async () => {
    const { service } = late.context;
    const { game } = await service.createGame(
      { user: '555555555555555555' },
      { edition: 'ti4', place: { guild: '1', channel: '2', thread: '7' } },
    );
    const organiser = (guild: string | null): InteractionOrigin => ({
      caller: { user: '555555555555555555' },
      name: 'Host',
      guild,
      channel: '90',
    });
    const joins = (guild: string | null) =>
      heard(game, () => handleComponent(late.context, organiser(guild), `g:${game}:1:join:`, []));
    expect(await joins('9')).toBe('You can join this game only in its own server.');
    expect(await joins(null)).toBe('You can join this game only in its own server.');
    expect((await service.getGame(game)).members).toEqual([]);
    expect(await joins('1')).toContain('You joined the game.');
  });

  test('with several players stays in its server; a solo game moves freely', async () => {
    const { service } = late.context;
    const move = leaves().find(({ name }) => name === 'game move')?.one;
    const moves = (user: string, game: string, guild: string) =>
      heard(game, () =>
        executeCommand(
          late.context,
          { caller: { user }, name: 'Host', guild, channel: '90' },
          move ?? ({} as never),
          about(game),
        ),
      );
    const { game } = await service.hostGame(
      { user: '444444444444444444' },
      { edition: 'ti4', place: { guild: '1', channel: '2', thread: '8' } },
      { name: 'Host' },
    );
    await service.join({ user: '444444444444444445' }, game, { name: 'Guest' });
    const [organiser] = late.users;
    for (const [user, code] of [
      [organiser, late.game],
      ['444444444444444444', game],
    ])
      expect(await moves(user, code, '9')).toMatch(
        /^You cannot move this game to another server, because its other players/,
      );
    expect(await mapSequential([late.game, game], async (code) => (await service.getGame(code)).place)).toMatchObject([
      { guild: '1' },
      { guild: '1' },
    ]);
    expect(await moves('444444444444444444', game, '1')).toContain('The game continues');
    await service.leave({ user: '444444444444444445' }, game);
    expect(await moves('444444444444444444', game, '9')).toContain('The game continues');
    expect((await service.getGame(game)).place).toMatchObject({ guild: '9', channel: '90' });
  });

  test('does not tell by an offer’s button how two others decided', async () => {
    const { service } = late.context;
    const { members } = await service.getGame(late.game);
    await service.act({ user: members[1].user }, late.game, 'offer', { to: members[2].seat, note: 'A long promise' });
    const offer =
      (await sightOf(late.context, late.game)).offers().find(({ text }) => text.includes('A long promise')) ??
      ({} as never);
    const user = (seat: string): string => members.find((one) => one.seat === seat)?.user ?? '';
    const others = members.filter(({ seat }) => seat !== offer.from && seat !== offer.to).map((one) => one.user);
    const press = (who: string, verb: string) =>
      heard(late.game, () =>
        handleComponent(
          late.context,
          { caller: { user: who }, name: 'A', guild: '1', channel: '3' },
          `t:${late.game}:${offer.alias}:${verb}:`,
          [],
        ),
      );
    const all = async (): Promise<string[]> =>
      Promise.all(
        [...others, '777777777777777777'].flatMap((who) =>
          ['look', 'accept', 'decline', 'withdraw'].map((verb) => press(who, verb)),
        ),
      );
    const before = await all();
    expect(await press(user(offer.to), 'look')).toContain('A long promise');
    expect(await press(user(offer.to), 'decline')).toContain('You declined: ');
    expect(await all()).toEqual(before);
    expect(new Set(before).size).toBe(1);
    // Its two read the same: it says all that may have become of it, and why the panel names it still.
    expect(await press(user(offer.to), 'accept')).toBe(before[0]);
    expect(before[0]).toMatch(/it is between two other players, or it is no longer open\. .*panel keeps showing it/);
  });

  test('tells only its receiver of an offer', async () => {
    const { service } = late.context;
    const { members } = await service.getGame(late.game);
    const to = members.find(({ user }) => user !== late.users[1])?.user ?? '';
    const seat = members.find(({ user }) => user === to)?.seat ?? '';
    const moves = (who: string) => heard(late.game, () => handleComponent(late.context, { caller: { user: who }, name: 'A', guild: '1', channel: '3' }, `g:${late.game}::move:`, [])); // prettier-ignore
    expect(await moves(to)).not.toContain('Offer to you');
    await service.act({ user: late.users[1] }, late.game, 'offer', { to: seat, note: 'A pact of ten rounds' });
    const told = await moves(to);
    expect(told).toMatch(/Offer to you: .*A pact of ten rounds/);
    const offer =
      (await sightOf(late.context, late.game)).offers().find(({ text }) => text.includes('A pact of ten')) ??
      ({} as never);
    expect(told).toContain(`:${offer.alias}:look:`);
    for (const { user } of members) if (user !== to) expect(await moves(user)).not.toContain('ten rounds');
    await service.act({ user: to }, late.game, 'decline-offer', { offer: offer.id });
    expect(await moves(to)).not.toContain('Offer to you');
  });

  test('is joined only under the settings that were read', async () => {
    const { service } = late.context;
    const [host] = late.users;
    const { game } = await service.createGame(
      { user: host },
      { edition: 'ti4', place: { guild: '1', channel: '2', thread: '9' } },
    );
    const button = async (): Promise<string> => {
      const row = (await service.outbox.ofGame(game)).find(({ kind }) => kind === 'lobby');
      const message = await publicMessage(late.context, row ?? ({} as never), { kind: 'lobby' }, []);
      return JSON.stringify(message?.components).match(/g:[^"]*:join:[^"]*/)?.[0] ?? '';
    };
    const joins = async (id: string) =>
      heard(game, () =>
        handleComponent(
          late.context,
          { caller: { user: '333333333333333333' }, name: 'Guest', guild: '1', channel: '9' },
          id,
          [],
        ),
      );
    const read = await button();
    await service.configure({ user: host }, game, {
      ...((await service.getGame(game)).settings as object),
      windowHours: 1,
    });
    expect(await joins(read)).toMatch(/^The settings changed since this message/);
    expect((await service.getGame(game)).members).toEqual([]);
    expect(await joins(await button())).toContain('You joined the game.');
    await service.configure({ user: host }, game, {
      ...((await service.getGame(game)).settings as object),
      windowHours: 2,
    });
    expect((await service.getGame(game)).members.map(({ agreed }) => agreed)).toEqual([false]);
    expect(await joins(await button())).toContain('You agreed to the current settings.');
  });

  test('cannot be reached by an unchecked code: the compiler prevents it', () => {
    const look = (context: HandlerContext, code: string): unknown[] => [
      // @ts-expect-error: a code that somebody typed
      async () => context.service.game(code),
      // @ts-expect-error: the same
      async () => context.service.join({ user: '1' }, code, { name: 'A' }),
      // @ts-expect-error: any game at all
      () => context.see(code),
    ];
    expect(look(late.context, late.game)).toHaveLength(3);
  });
});
