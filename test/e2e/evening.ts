import { join } from 'node:path';
import type { PlayerMessage } from '#sandbox/player.ts';
import { startSandbox, type RecordedRequest, type Sandbox, type SandboxOptions } from '#sandbox/server.ts';
import { eventually } from '../sandbox/table.ts';
import { buttonOf, findWaitingText } from '../../scripts/e2e/displayed-message.ts';
import { GameRecords } from '../../scripts/chaos/players/game-records.ts';
import { withStoredData, databaseSettings, type StoredData } from '../../scripts/e2e/stored-data.ts';
import { lent } from '../store/stored.ts';
import type { LentDatabase } from '../../scripts/e2e/databases.ts';
import { Person, textOf } from './person.ts';
import { startBotProcess, temporaryFolder, type BotProcess } from '../../scripts/e2e/bot-process.ts';

/** A message that was to be sent, as the bot's own book has it. */
export interface Sent {
  id: number;
  kind: string;
  payload: { user?: string; ask?: number; from?: number; to?: number; style?: string; needed?: string[] };
  status: string;
  nonce: string;
  messageId: string | null;
  createdAt: number;
  dueAt: number;
  attempts: number;
  error: string | null;
  sentAt: number | null;
}

interface State {
  systems: Record<string, { position: string | null }>;
  seats: Record<string, { home: string; tradeGoods: number; actionCards: string[]; secretObjectives: string[] }>;
  decks: Record<'action' | 'secret', { draw: string[]; discard: string[] }>;
}

/** Something to be done when a message has reached Discord. */
interface Posting {
  fits: (entry: RecordedRequest) => boolean;
  call: (entry: RecordedRequest) => void;
}

/** The stand-in, the bot's process and the people at the table. */
export class Evening {
  readonly sandbox: Sandbox;
  readonly folder: { path: string; remove: () => void };
  /** Of its database: a file in its folder, or `postgres://...`. */
  readonly where: string;
  readonly recorded: RecordedRequest[];
  readonly people: Person[];
  private readonly posted: Posting[];
  bot: BotProcess;
  thread = '';
  /** Called with every question that is put to somebody. */
  watched: (person: Person, shown: PlayerMessage) => void | Promise<void> = () => {};

  private readonly start: () => Promise<BotProcess>;
  private readonly giveBack: () => Promise<void>;

  private constructor(
    sandbox: Sandbox,
    folder: Evening['folder'],
    { where, giveBack }: LentDatabase,
    recorded: RecordedRequest[],
    posted: Posting[],
    start: () => Promise<BotProcess>,
    bot: BotProcess,
  ) {
    this.start = start;
    this.where = where;
    this.giveBack = giveBack;
    this.sandbox = sandbox;
    this.folder = folder;
    this.recorded = recorded;
    this.posted = posted;
    this.bot = bot;
    this.people = Object.entries(sandbox.people)
      .slice(0, 3)
      .map(([name, id]) => new Person(sandbox.url, name, id));
  }

  /** `pictures`: whether they are really drawn, which takes most of the time there is; else each is of one pixel. */
  static async open(
    names: string[] = ['Ann', 'Bob', 'Cleo', 'Dan'],
    { pictures = false, ...options }: SandboxOptions & { pictures?: boolean } = {},
    place?: string,
  ): Promise<Evening> {
    const recorded: RecordedRequest[] = [];
    const posted: Posting[] = [];
    // A busy machine must not fail a test that is not about time.
    const sandbox = await startSandbox({
      people: names,
      acknowledgeWithinMs: 20_000,
      ...options,
      record: (entry) => {
        recorded.push(entry);
        if (
          ['POST', 'PATCH'].includes(entry.method) &&
          /^\/api\/v10\/channels\/\d+\/messages(\/\d+)?$/.test(entry.path)
        )
          for (const one of posted.filter(({ fits }) => fits(entry)))
            posted.splice(posted.indexOf(one), 1)[0].call(entry);
      },
    });
    const folder = place === undefined ? temporaryFolder() : { path: place, remove: () => {} };
    const database = await lent(join(folder.path, 'custodian.db'));
    // Another draw at each start: marks by which messages are told apart are drawn, too.
    let starts = 0;
    const environment = databaseSettings(database.where);
    const start = (): Promise<BotProcess> =>
      startBotProcess(folder.path, sandbox.url, { pixels: !pictures, chance: ++starts, environment });
    try {
      return new Evening(sandbox, folder, database, recorded, posted, start, await start());
    } catch (error) {
      await sandbox.close();
      await database.giveBack();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.bot.stop();
    await this.sandbox.close();
    await this.giveBack();
    this.folder.remove();
  }

  /** Kills the bot the moment its next message, or the next that fits, has reached Discord, so that it cannot note that it has. Gives what was posted. */
  killedWhilePosting(fits: (entry: RecordedRequest) => boolean = () => true): Promise<RecordedRequest> {
    return new Promise((resolve) =>
      this.posted.push({ fits, call: (entry) => void this.bot.kill().then(() => resolve(entry)) }),
    );
  }

  async restart(): Promise<void> {
    this.bot = await this.start();
  }

  /** Creates a game in the first person's name, and takes everybody into its thread. */
  async createGame(settings: Record<string, unknown> = {}): Promise<string> {
    const [host] = this.people;
    const created = textOf(await host.client.command('game create', { talk: false, ...settings }));
    const code = /[Gg]ame \*\*([A-Z0-9]+)\*\*/.exec(created)?.[1];
    if (!code) throw new Error(`No game came of it: ${created}`);
    this.thread = await host.client.until(
      async () => (await host.client.channels()).find((one) => one.name.includes(` · ${code}`))?.id,
    );
    for (const person of this.people) person.thread = this.thread;
    await host.client.waitFor((message) => buttonOf(message, 'Join') !== undefined);
    return code;
  }

  /** The bot's own records, looked into as another program would. */
  async records(): Promise<GameRecords> {
    return GameRecords.at(this.where);
  }

  private async look<T>(read: (kept: StoredData) => Promise<T>): Promise<T> {
    return withStoredData(this.where, read);
  }

  /** Number of the last command of a game: whatever changes a game counts it up. */
  async head(game: string): Promise<number> {
    return this.look(
      async ({ select }) => (await select<{ head: number }>('select head from games where id = $1', game))[0].head,
    );
  }

  /** How many commands people have given: what the table answers by itself, or as planned before, is not among them. */
  async given(game: string): Promise<number> {
    const given = await this.look(async ({ select }) =>
      select<{ payload: string }>('select payload from commands where game = $1 and "user" is not null', game),
    );
    return given.filter(({ payload }) => (JSON.parse(payload) as { planned?: unknown }).planned === undefined).length;
  }

  /** The state as it is kept, for comparing with what was shown. */
  async state(game: string): Promise<State> {
    return this.look(
      async ({ select }) =>
        JSON.parse((await select<{ state: string }>('select state from games where id = $1', game))[0].state) as State,
    );
  }

  /** All that a command could change of a game, for seeing that it has not. */
  async snapshot(game: string): Promise<string> {
    return this.look(async ({ select }) =>
      JSON.stringify([
        await select('select * from games where id = $1', game),
        await select('select * from members where game = $1 order by id', game),
        await select('select * from asks where game = $1 order by number', game),
      ]),
    );
  }

  async seatOf(game: string, person: Person): Promise<string> {
    return this.look(
      async ({ select }) =>
        (
          await select<{ seat: string }>(
            'select seat from members where game = $1 and "user" = $2 and left_at is null',
            game,
            person.id,
          )
        )[0].seat,
    );
  }

  async outbox(game: string): Promise<Sent[]> {
    const rows = await this.look(async ({ select }) =>
      select<Omit<Sent, 'payload'> & { payload: string }>(
        `select id, kind, payload, status, nonce, message_id as "messageId", created_at as "createdAt", due_at as "dueAt", attempts, error,
           chapter, sent_at as "sentAt" from outbox where game = $1 order by id`,
        game,
      ),
    );
    return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) as Sent['payload'] }));
  }

  /** Waits until everything that is due has been said. */
  async allSaid(): Promise<void> {
    await eventually(
      async () =>
        (
          await this.look(async ({ select }) =>
            select(
              "select id from outbox where status in ('waiting', 'claimed') and due_at <= $1 limit 1",
              Date.now() + 5_000,
            ),
          )
        ).length === 0,
    );
  }

  /** All that one person sees in the thread, the oldest first. */
  async seenBy(person: Person): Promise<PlayerMessage[]> {
    const all: PlayerMessage[] = [];
    for (let before = ''; ;) {
      const response = await fetch(
        `${this.sandbox.url}/sandbox/users/${person.id}/channels/${this.thread}/messages?limit=100${before && `&before=${before}`}`,
      );
      const page = (await response.json()) as PlayerMessage[];
      if (!page.length) return all;
      all.unshift(...page);
      before = page[0].id;
    }
  }

  /** Plays until something has come about, each in turn answering what they are asked. `step` may take a question for itself. */
  async playUntil(
    over: (person: Person, shown: PlayerMessage) => boolean | Promise<boolean>,
    bound = 1500,
  ): Promise<{ person: Person; shown: PlayerMessage }> {
    let idle = 0;
    for (let steps = 0; steps < bound;) {
      let anything = false;
      for (const person of await this.byTurn()) {
        for (let shown = await person.question(); shown && steps < bound; steps++) {
          anything = true;
          await this.watched(person, shown);
          if (await over(person, shown)) return { person, shown };
          shown = await person.answer(shown);
        }
        if (anything) break;
      }
      idle = anything ? 0 : idle + 1;
      if (idle > 3) throw new Error(`Nobody is asked anything: ${JSON.stringify(await this.newest())}`);
      if (!anything) await this.allSaid();
    }
    throw new Error(`It has not come about in ${bound} answers.`);
  }

  async newest(): Promise<PlayerMessage | undefined> {
    return this.people[0].panel();
  }

  /** Whoever the newest message says is waited for comes first. */
  private async byTurn(): Promise<Person[]> {
    const line =
      findWaitingText((await this.newest()) ?? ({ content: '', components: [] } as unknown as PlayerMessage)) ?? '';
    return [...this.people].sort((a, b) => Number(line.includes(`<@${b.id}>`)) - Number(line.includes(`<@${a.id}>`)));
  }
}
