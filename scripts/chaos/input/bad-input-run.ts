import { textOfMessage } from '../../e2e/displayed-message.ts';
import fc from 'fast-check';
import Sqlite from 'better-sqlite3';
import { SandboxPlayer, type PlayerOutcome } from '#sandbox/player.ts';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { startBotProcess, temporaryFolder, type BotProcess } from '../../e2e/bot-process.ts';
import { GameRecords } from '../players/game-records.ts';
import { forgedInteractions } from './forged-interactions.ts';
import type { ForgedInteraction, ForgeryContext } from './forgery-context.ts';
import { GUARDED_EDITIONS } from '../secrets/editions/index.ts';
import { memoryMiB } from '../load/process-usage.ts';
import { prepareGames } from '../players/prepare-games.ts';
import { createRandom } from '#simulation';
import { type Secrets, secretsOf } from './secret-names.ts';
import { advance, groundsOf } from './prepare-forgery.ts';

export interface BadInputReport {
  interactions: number;
  byKind: Record<string, number>;
  /** Private refusals, with the count of each kind. */
  refusals: number;
  memory: { before: number; after: number };
  ms: number;
  wrong: string[];
}

interface Plan {
  interactions: number;
  seed?: number;
  edition?: string;
  tell?: (line: string) => void;
}

/** Rows that a harmless look may write: "Your move" schedules a panel refresh and stores a proposal. */
const UNTOLD: Readonly<Record<string, string>> = {
  outbox: `where payload <> '{"look":true}'`,
  drafts: "where json_remove(data, '$.answer') <> '{}'",
};

const BATCH = 100;

const AT_ONCE = 20;

/** Names with markup: bold, a heading, a mention of everyone, a mention of another user. */
const LOUD = ['**Ann** @everyone', '# Bob <@&7>', '`Cleo` ||x||', '@here', '<@7> [x](http://x)', '- Finn\n> @everyone'];

/** Players of the game that is over. */
const OTHERS = ['Gil', 'Hal', 'Ida'];

/** Sends the bot interactions that no client would send and checks that nothing changes. */
export async function sendBadInput({
  interactions: wanted,
  seed = 1,
  edition = 'ti4',
  tell = () => {},
}: Plan): Promise<BadInputReport> {
  const folder = temporaryFolder();
  const sandbox = await startSandbox({ people: [...LOUD, ...OTHERS], acknowledgeWithinMs: 30_000 });
  const records = await GameRecords.open(folder.path, 'custodian.db', Date.now, createRandom(seed));
  let bot: BotProcess | undefined;
  try {
    const all = Object.values(sandbox.people);
    const [a, b, c, d, ...strangers] = all.slice(0, LOUD.length);
    const seatings = [
      { users: [a, b, c], begun: true },
      { users: [a, d], begun: false },
      { users: all.slice(LOUD.length), begun: true },
    ];
    const places = await prepareGames(sandbox, records, seatings, { veil: 'nothing' }, edition);
    await advance(records, places[0]);
    const { request } = await records.table.abandon({ user: places[2].users[0] }, places[2].code);
    for (const user of places[2].users.slice(1)) await records.table.agree({ user }, request ?? 0);
    new Sqlite(records.path).exec("update outbox set status = 'void' where status = 'waiting'");
    bot = await startBotProcess(folder.path, sandbox.url, { pixels: true });
    const grounds = await groundsOf(sandbox, records, places, strangers);
    const trial = new Trial(
      sandbox,
      records,
      bot,
      grounds,
      await secretsOf(GUARDED_EDITIONS[edition], records, places),
    );
    const started = performance.now();
    const found = await fc.check(
      fc.asyncProperty(fc.array(forgedInteractions(grounds), { minLength: BATCH, maxLength: BATCH }), async (batch) => {
        await trial.run(batch);
        if (trial.count % 5_000 === 0)
          tell(
            `${trial.count} interactions, ${Math.round((performance.now() - started) / 1000)} s, wrong: ${trial.wrong.length}`,
          );
        if (trial.wrong.length) throw new Error(trial.wrong[0]);
      }),
      { seed, numRuns: Math.ceil(wanted / BATCH), endOnFailure: true },
    );
    await trial.finish();
    return {
      interactions: trial.count,
      byKind: trial.byKind,
      refusals: trial.refusals,
      memory: trial.memory(),
      ms: performance.now() - started,
      wrong: [...trial.wrong, ...(found.failed ? [String(found.errorInstance ?? 'It failed')] : [])],
    };
  } finally {
    await bot?.kill();
    await records.close();
    await sandbox.close();
    folder.remove();
  }
}

class Trial {
  private readonly sandbox: Sandbox;
  private readonly records: GameRecords;
  private readonly bot: BotProcess;
  private readonly grounds: ForgeryContext;
  private readonly before: Record<string, string>;
  private readonly pingsBefore: string;
  private readonly secrets: Secrets;
  private readonly channels: Record<string, string>;
  private memoryBefore = 0;
  readonly wrong: string[] = [];
  readonly byKind: Record<string, number> = {};
  count = 0;
  refusals = 0;

  constructor(sandbox: Sandbox, records: GameRecords, bot: BotProcess, grounds: ForgeryContext, secrets: Secrets) {
    this.sandbox = sandbox;
    this.records = records;
    this.bot = bot;
    this.grounds = grounds;
    this.channels = sandbox.channels();
    this.before = this.dump();
    this.pingsBefore = '';
    this.secrets = secrets;
  }

  async run(batch: ForgedInteraction[]): Promise<void> {
    const left = [...batch];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let one = left.pop(); one; one = left.pop()) await this.send(one);
      }),
    );
    this.count += batch.length;
    if (this.count === 1_000) this.memoryBefore = this.rss();
    const now = this.dump();
    for (const [table, rows] of Object.entries(now))
      if (rows !== this.before[table])
        this.wrong.push(
          `${table} has changed: ${difference(this.before[table], rows)} after one of: ${JSON.stringify(batch.map(({ who, data, in: where }) => [who, where, JSON.stringify(data).slice(0, 150)])).slice(0, 12_000)}`,
        );
  }

  private async send(forged: ForgedInteraction): Promise<void> {
    this.byKind[forged.kind] = (this.byKind[forged.kind] ?? 0) + 1;
    if (forged.twice) this.sandbox.fault({ kind: 'duplicate-interaction' });
    const { who, type, data } = forged;
    const channel = forged.in === 'general' ? this.channels['general'] : this.grounds[forged.in].thread;
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type, data, channel, ...(type === 3 ? { message: await this.message(channel) } : {}) }),
    };
    const response = await fetch(`${this.sandbox.url}/sandbox/users/${who}/forge`, init);
    const first = (await response.json()) as PlayerOutcome;
    const outcome =
      first.kind === 'deferred'
        ? ((await (
            await fetch(`${this.sandbox.url}/sandbox/interactions/${first.interaction}?wait=60000`)
          ).json()) as PlayerOutcome)
        : first;
    const fault = this.faultOf(forged, outcome);
    if (fault)
      this.wrong.push(
        `${fault} Sent: ${JSON.stringify(forged).slice(0, 1_500)} Got: ${JSON.stringify(outcome).slice(0, 800)}`,
      );
  }

  /** Returns the id of a bot message in the channel, creating one if there is none. */
  private async message(channel: string): Promise<string> {
    const known = this.messages.get(channel);
    if (known) return known;
    const init = {
      method: 'POST',
      headers: { authorization: 'Bot a-token-of-24-characters', 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'Something said before' }),
    };
    const { id } = (await (await fetch(`${this.sandbox.url}/api/v10/channels/${channel}/messages`, init)).json()) as {
      id: string;
    };
    this.messages.set(channel, id);
    return id;
  }
  private readonly messages = new Map<string, string>();

  private faultOf({ who, type, kind }: ForgedInteraction, outcome: PlayerOutcome): string | undefined {
    if (!outcome.acknowledged) return 'No answer came.';
    if (type === 4) return this.secretIn(who, kind, JSON.stringify(outcome.choices ?? []));
    const { message } = outcome;
    if (!message) return 'No message came.';
    if (!message.ephemeral) return 'The answer was for all to see.';
    if (/Something went wrong|cannot reach my database/.test(textOfMessage(message))) return 'A handler failed.';
    if (message.mentions.length || (message as { mention_everyone?: boolean }).mention_everyone)
      return 'Somebody was mentioned.';
    if (!textOfMessage(message) && !message.embeds.length) return 'The answer is empty.';
    this.refusals++;
    return this.secretIn(
      who,
      kind,
      JSON.stringify([
        textOfMessage(message),
        message.embeds,
        message.components,
        message.attachments.map(({ filename }) => filename),
      ]),
    );
  }

  private secretIn(who: string, kind: string, text: string): string | undefined {
    const inside =
      /a-token-of-24|\/work\/|\/tmp\/|node_modules|\bat [\w.]+ \((?:file:|node:|\/)|node:internal|SQLITE|undefined\b|\[object /.exec(
        text,
      );
    if (inside) return `The answer shows "${inside[0]}".`;
    if (kind === 'lore') return undefined;
    const secret = (this.secrets.of.get(who) ?? this.secrets.of.get(null))?.exec(this.secrets.withoutLonger(text));
    return secret ? `The answer shows "${secret[0]}", which is hidden from them.` : undefined;
  }

  /** Returns the stored rows by table, except users' own settings and the rows of `UNTOLD`. */
  private dump(): Record<string, string> {
    const db = new Sqlite(this.records.path, { readonly: true });
    const tables = [
      'games',
      'members',
      'commands',
      'interactions',
      'outbox',
      'asks',
      'reminders',
      'covered_reminders',
      'drafts',
      'requests',
      'consents',
    ];
    const all = Object.fromEntries(
      tables.map((table) => [
        table,
        db
          .prepare(`select * from ${table} ${UNTOLD[table] ?? ''} order by 1, 2`)
          .all()
          .map((row) => JSON.stringify(row))
          .join('\n'),
      ]),
    );
    db.close();
    return all;
  }

  private rss(): number {
    return memoryMiB(this.bot.pid);
  }

  memory(): { before: number; after: number } {
    return { before: Math.round(this.memoryBefore), after: Math.round(this.memoryAfter) };
  }
  private memoryAfter = 0;

  async finish(): Promise<void> {
    this.memoryAfter = this.rss();
    for (const id of Object.values(this.sandbox.people)) {
      const pings = await new SandboxPlayer(this.sandbox.url, id, 'general').pings();
      if (JSON.stringify(pings.map(({ id: message }) => message)) !== (this.pingsBefore || '[]'))
        this.wrong.push(`Somebody was pinged: ${pings[0]?.content}`);
    }
    const errors = this.bot.said.filter((line) => line.includes('"level":50'));
    if (errors.length) this.wrong.push(`The bot's log has ${errors.length} errors: ${errors[0].slice(0, 600)}`);
    if ((await this.bot.stop()) !== 0) this.wrong.push('The bot did not stop in order');
  }
}

const difference = (before: string, after: string): string => {
  const known = new Set(before.split('\n'));
  return after
    .split('\n')
    .filter((row) => !known.has(row))
    .slice(0, 4)
    .map((row) => row.slice(0, 400))
    .join(' ');
};
