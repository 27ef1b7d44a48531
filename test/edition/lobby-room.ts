import { expect } from 'vitest';
import { Allowance } from '../../src/discord/allowance.ts';
import { allCommands, carryOut, type Command } from '../../src/discord/commands/index.ts';
import type { Workings } from '../../src/discord/context.ts';
import type { Given } from '../../src/discord/face.ts';
import { facesOf } from '../../src/discord/faces.ts';
import { seeing } from '../../src/discord/sighted.ts';
import { booksOf } from '../../src/editions/ti4/book.ts';
import { SETS } from '../../src/editions/ti4/content/sets.ts';
import { fourthFace } from '../../src/editions/ti4/face/face.ts';
import { fourthEdition } from '../../src/editions/ti4/face/index.ts';
import { Illegal } from '../../src/table/index.ts';
import { room, type Room } from '../table/room.ts';

type Options = Record<string, string | number | boolean>;

/** Where commands are given as players give them, with every set there is, those that are being written among them. */
export class LobbyRoom {
  readonly here: Room;
  readonly context: Workings;
  private readonly commands: Command[];

  constructor() {
    const books = booksOf(SETS);
    this.here = room({ editions: [fourthEdition(books) as never] });
    const faces = facesOf([fourthFace(books)]);
    const clock = (): number => this.here.now;
    const { table } = this.here;
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    this.context = { table, faces, see: seeing(table, faces), clock, log, allowance: new Allowance(clock) };
    this.commands = allCommands(faces);
  }

  /** Gives a command ("game create"): what its person reads, be it a refusal. */
  async says(user: string, path: string, options: Options = {}): Promise<string> {
    const [name, ...rest] = path.split(' ');
    const command = this.commands.find((one) => one.name === name);
    const leaf =
      command?.alone ?? command?.subcommands?.find((one) => [one.group?.name, one.name].filter(Boolean).join(' ') === rest.join(' '));
    if (!leaf) throw new Error(`There is no /${path}`);
    const of =
      <T>(type: string) =>
      (key: string) =>
        typeof options[key] === type ? (options[key] as T) : undefined;
    const given = { text: of<string>('string'), number: of<number>('number'), flag: of<boolean>('boolean'), person: () => undefined };
    // What costs something may be had again.
    this.here.now += 3_600_000;
    try {
      const { message } = await carryOut(
        this.context,
        { caller: { user }, name: user, guild: '1', channel: '2' },
        leaf,
        given as unknown as Given,
      );
      return message?.content ?? '';
    } catch (error) {
      if (!(error instanceof Illegal)) throw error;
      return error.message;
    }
  }

  /** The program is started again. */
  restarts(): void {
    this.here.restart();
    const { table } = this.here;
    Object.assign(this.context, { table, see: seeing(table, this.context.faces) });
  }

  /** How a lobby is shown. */
  described(game: string): string {
    return this.context.faces.usual.lobby.describe(this.here.table.game(game), (user) => user);
  }

  /** Ann creates a game; gives its code. */
  async creates(options: Options = {}): Promise<string> {
    const said = await this.says('ann', 'game create', options);
    const [, code] = /\*\*([B-Z2-9]{7})\*\*/.exec(said) ?? [];
    if (!code) throw new Error(said);
    return code;
  }

  /** The command is refused in these words, and the games are as they were. */
  async refuses(user: string, path: string, options: Options, words: string): Promise<void> {
    const games = (): string => JSON.stringify(this.here.table.games({ user: 'ann' }));
    const before = games();
    expect(await this.says(user, path, options)).toBe(words);
    expect(games()).toBe(before);
  }
}
