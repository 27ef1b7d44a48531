import { expect } from 'vitest';
import { UserQuota } from '#discord/access/user-quota.ts';
import { createCommands, executeCommand, type Command } from '#discord/commands/registry.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { CommandOptions, Reply } from '#discord/edition/edition-adapter.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { SETS } from '#ti4/content/sets.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { Illegal } from '#service';
import { room, type Room } from '../service/room.ts';

type Options = Record<string, string | number | boolean>;

/** Where commands are given as players give them, with every set there is, those that are being written among them. */
export class LobbyRoom {
  readonly here: Room;
  readonly context: BotContext;
  private readonly commands: Command[];
  /** Where commands are given. */
  stands: Pick<InteractionOrigin, 'guild' | 'channel' | 'parentChannel'> = { guild: '1', channel: '2' };

  static async open(): Promise<LobbyRoom> {
    const books = rulebooksBySets(SETS);
    return new LobbyRoom(await room({ editions: [createFourthEdition(books) as never] }), books);
  }

  private constructor(here: Room, books: ReturnType<typeof rulebooksBySets>) {
    this.here = here;
    const adapters = createAdapterRegistry([createFourthEditionAdapter(books)]);
    const clock = (): number => this.here.now;
    const { table } = this.here;
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    this.context = {
      service: table,
      adapters,
      load: createGameLoader(table, adapters),
      clock,
      log,
      quota: new UserQuota(clock),
    };
    this.commands = createCommands(adapters);
  }

  /** Gives a command ("game create"): what its person reads, be it a refusal. */
  async says(user: string, path: string, options: Options = {}): Promise<string> {
    try {
      return (await this.gives(user, path, options)).message?.content ?? '';
    } catch (error) {
      if (!(error instanceof Illegal)) throw error;
      return error.message;
    }
  }

  /** The same with the buttons below it. */
  async gives(user: string, path: string, options: Options = {}): Promise<Reply> {
    const [name, ...rest] = path.split(' ');
    const command = this.commands.find((one) => one.name === name);
    const leaf =
      command?.leaf ??
      command?.subcommands?.find((one) => [one.group?.name, one.name].filter(Boolean).join(' ') === rest.join(' '));
    if (!leaf) throw new Error(`There is no /${path}`);
    const of =
      <T>(type: string) =>
      (key: string) =>
        typeof options[key] === type ? (options[key] as T) : undefined;
    const given = {
      text: of<string>('string'),
      number: of<number>('number'),
      boolean: of<boolean>('boolean'),
      user: () => undefined,
    };
    // What costs something may be had again.
    this.here.now += 3_600_000;
    return executeCommand(
      this.context,
      { caller: { user }, name: user, ...this.stands },
      leaf,
      given as unknown as CommandOptions,
    );
  }

  /** The program is started again. */
  async restarts(): Promise<void> {
    await this.here.restart();
    const { table } = this.here;
    Object.assign(this.context, { service: table, load: createGameLoader(table, this.context.adapters) });
  }

  /** How a lobby is shown. */
  async described(game: string): Promise<string> {
    return this.context.adapters.defaultAdapter.lobby.describe(await this.here.table.getGame(game), (user) => user);
  }

  /** Ann creates a game; gives its code. */
  async creates(options: Options = {}): Promise<string> {
    const said = await this.says('ann', 'game create', { edition: 'ti4', ...options });
    const [, code] = /\*\*([B-Z2-9]{7})\*\*/.exec(said) ?? [];
    if (!code) throw new Error(said);
    return code;
  }

  /** The command is refused in these words, and the games are as they were. */
  async refuses(user: string, path: string, options: Options, words: string): Promise<void> {
    const games = async (): Promise<string> => JSON.stringify(await this.here.table.listGames({ user: 'ann' }));
    const before = await games();
    expect(await this.says(user, path, options)).toBe(words);
    expect(await games()).toBe(before);
  }
}
