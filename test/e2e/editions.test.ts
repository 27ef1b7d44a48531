import { filterSequential } from '#discord/async/sequential.ts';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonOf, textOfMessage } from '../../scripts/e2e/displayed-message.ts';
import { temporaryFolder } from '../../scripts/e2e/bot-process.ts';
import { sweepOnce } from '#scheduler';
import { startBot, type Bot } from '#discord';
import { EDITIONS, loadEditions, workerJobs } from '#editions';
import { createInlineRunner } from '#workers';
import type { PlayerMessage } from '#sandbox/player.ts';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { openStore, type Store } from '#store';
import { GameService } from '#service';
import { eventually } from '../sandbox/table.ts';
import { lent } from '../store/stored.ts';
import type { LentDatabase } from '../../scripts/e2e/databases.ts';
import { fromSeed } from '../service/room.ts';
import { listed } from '../service/toy-face.ts';
import { Person, textOf } from './person.ts';

describe('Games of two editions', { shuffle: false }, () => {
  const HOUR = 3_600_000;
  const folder = temporaryFolder();
  let sandbox: Sandbox;
  let database: LentDatabase;
  let store: Store;
  let table: GameService;
  let bot: Bot;
  let now = Date.UTC(2026, 0, 13, 12);
  let people: Person[];
  /** By edition, the game and its thread. */
  const games: Record<'toy' | 'ti4', { game: string; thread: string }> = {} as never;

  beforeAll(async () => {
    sandbox = await startSandbox({ people: ['Ann', 'Bob', 'Cleo'], acknowledgeWithinMs: 20_000 });
    database = await lent(join(folder.path, 'table.db'));
    store = await openStore(database.where);
    const quiet = (): void => {};
    const log = { info: quiet, warn: quiet, error: (about: object) => console.error(about) };
    const listing = { ...EDITIONS, toy: listed };
    // What both call a board is drawn in one place for both.
    const { drawing, reckoning } = workerJobs(listing);
    const played = await loadEditions({ jobs: createInlineRunner({ ...drawing, ...reckoning }), log }, listing);
    const clock = (): number => now;
    table = new GameService({ store, editions: played.map(({ edition }) => edition), clock, random: fromSeed(7), log });
    const parts = { service: table, adapters: played.map(({ adapter }) => adapter), clock, log };
    bot = await startBot(parts, { token: 'a.bot.token', api: `${sandbox.url}/api`, replyHoldMs: 0 });
    people = Object.entries(sandbox.people).map(([name, id]) => new Person(sandbox.url, name, id));
  });
  afterAll(async () => {
    await bot.stop();
    await sandbox.close();
    await store.close();
    await database.giveBack();
    folder.remove();
  });

  const tell = async (
    who: Person,
    where: 'toy' | 'ti4',
    command: string,
    options: Record<string, unknown> = {},
  ): Promise<string> => textOf(await who.client.command(command, options, { channel: games[where].thread }));

  /** A message of the bot in a game's thread, once it is there. */
  const said = (where: 'toy' | 'ti4', text: RegExp): Promise<PlayerMessage> =>
    people[0].client.waitFor((message) => !message.ephemeral && text.test(textOfMessage(message)), {
      channel: games[where].thread,
    });

  /** Whoever is asked in a game. */
  const mover = async (where: 'toy' | 'ti4'): Promise<Person> =>
    (
      await filterSequential(people, async ({ id }) =>
        (await table.openQuestions(games[where].game, id)).some(({ reply }) => reply === undefined),
      )
    )[0] ?? people[0];

  test('Games of two editions are created by their own forms', async () => {
    const [ann] = people;
    await expect(ann.client.command('game create', { edition: 'fifth' })).rejects.toThrow(
      'must be one of Fourth edition, Third edition, Second edition (2000), Toy edition',
    );
    expect(textOf(await ann.client.command('game create', { edition: 'toy', veil: 'nothing' }))).toBe(
      'You cannot set `veil`: the toy edition does not have it.',
    );
    for (const [edition, options] of [
      ['ti4', { veil: 'nothing', sets: 'Base with codices' }],
      ['toy', { edition: 'toy', points: 2, covered: false }],
    ] as const) {
      const game =
        /[Gg]ame \*\*([A-Z0-9]+)\*\*/.exec(textOf(await ann.client.command('game create', options)))?.[1] ?? '';
      const thread = await ann.client.until(
        async () => (await ann.client.channels()).find((one) => one.name.includes(` · ${game}`))?.id,
      );
      games[edition] = { game, thread };
      await said(edition, /(New|A) game of/);
    }
    expect(await table.getGame(games.toy.game)).toMatchObject({ edition: 'toy', settings: { target: 2, veil: false } });
    expect(await table.getGame(games.ti4.game)).toMatchObject({ edition: 'ti4', settings: { veil: 'nothing' } });
  });

  test('Both games are joined and started, each with its own board', async () => {
    for (const edition of ['toy', 'ti4'] as const) {
      const lobby = await said(edition, /(New|A) game of/);
      const joined =
        edition === 'toy'
          ? /^You joined the game\.$/
          : /^You joined the game\. Choose what you want to play with `\/game wish`/;
      for (const person of people.slice(1)) expect(textOf(await person.client.press(lobby, 'Join'))).toMatch(joined);
    }
    expect(await tell(people[0], 'toy', 'game wish')).toBe('You cannot set a preference: the toy edition has none.');
    expect(await tell(people[0], 'toy', 'game start')).toBe('The game starts.');
    expect(await tell(people[0], 'ti4', 'game start')).toBe('The game starts.');
    await said('toy', /Waiting for .* to move/);
    await said('ti4', /Waiting for/);
    const [ann] = people;
    const boards = await Promise.all(
      (['toy', 'ti4'] as const).map((one) => ann.client.command('board', {}, { channel: games[one].thread })),
    );
    const [plain, great] = boards.map(({ message }) => message?.attachments.map(({ filename }) => filename) ?? []);
    expect(plain).toEqual(['toy.svg']);
    expect(great[0]).toMatch(/^board.*\.(webp|jpg|png)$/);
  });

  test('Each edition has its own commands and refuses the other’s by name', async () => {
    const [ann] = people;
    const refused = await tell(ann, 'toy', 'odds', { system: '000' });
    expect(refused).toBe('The toy edition has no `/odds`. See `/help` for its commands.');
    expect(await tell(ann, 'ti4', 'tip', { to: 'p2' })).toBe(
      'The fourth edition has no `/tip`. See `/help` for its commands.',
    );
    expect(await tell(ann, 'toy', 'board', { system: '000' })).toBe('The toy edition has no option `system` here.');
    expect(await tell(ann, 'toy', 'help')).toContain('`/tip`');
    expect(await tell(ann, 'toy', 'help')).not.toContain('`/odds');
    expect(await tell(ann, 'ti4', 'help')).toContain('`/odds');
    expect(await ann.client.complete('tip', 'to', '', {}, { channel: games.toy.thread })).toHaveLength(3);
    expect(await ann.client.complete('tip', 'to', '', {}, { channel: games.ti4.thread })).toEqual([]);
    // The same command, and each game's own choices.
    const choices = async (where: 'toy' | 'ti4') =>
      (
        await (await mover(where)).client.complete('turn action', 'action', '', {}, { channel: games[where].thread })
      ).map(({ value }) => value);
    expect(await choices('toy')).toContain('roll');
    expect(await choices('ti4')).not.toContain('roll');
  });

  test('Games of two editions take turns, each with reminders', async () => {
    expect(await tell(await mover('toy'), 'toy', 'turn action', { action: 'take' })).toMatch(/^✅ Done\./);
    const before = (await table.getGame(games.ti4.game)).head;
    for (let i = 0; i < 2; i++) {
      const person = await mover('ti4');
      person.thread = games.ti4.thread;
      const shown = await eventually(() => person.question());
      await person.answer(shown);
    }
    expect((await table.getGame(games.ti4.game)).head).toBeGreaterThan(before);
    const waiting = { toy: (await mover('toy')).id, ti4: (await mover('ti4')).id };
    now += 25 * HOUR;
    expect((await sweepOnce(table, now)).reminded).toBeGreaterThan(1);
    for (const edition of ['toy', 'ti4'] as const)
      expect((await said(edition, /the game is waiting for you\. I asked you/)).content).toContain(waiting[edition]);
  });

  test('One game ends while the other goes on', async () => {
    for (let i = 0; i < 6 && (await table.getGame(games.toy.game)).status === 'running'; i++) {
      const person = await mover('toy');
      const turn = await eventually(async () =>
        (await person.client.messages(games.toy.thread)).findLast(
          (message) => !message.ephemeral && buttonOf(message, 'Your move'),
        ),
      );
      const asked = await person.client.press(turn, 'Your move', { channel: games.toy.thread });
      if (!asked.message) throw new Error('Nothing is asked');
      await person.client.press(asked.message, 'Take', { channel: games.toy.thread });
    }
    expect(JSON.stringify(await said('toy', /The game has ended/))).toContain('toy.svg');
    expect((await table.getGame(games.ti4.game)).status).toBe('running');
  });

  test('A game created within another’s thread gets its own thread beside it', async () => {
    const bob = people[1];
    const general = (await bob.client.channels()).find(({ name }) => name === 'general')?.id;
    const told = textOf(await bob.client.command('game create', { edition: 'toy' }, { channel: games.toy.thread }));
    expect(told).toContain(`thread opens in <#${general}>`);
    const game = /[Gg]ame \*\*([A-Z0-9]+)\*\*/.exec(told)?.[1] ?? '';
    await bob.client.until(
      async () => (await bob.client.channels()).find((one) => one.name.includes(` · ${game}`))?.id,
    );
    expect((await table.getGame(game)).place).toMatchObject({ channel: general });
  });
});
