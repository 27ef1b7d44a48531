import { filterSequential } from '#discord/async/sequential.ts';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { SandboxPlayer, type PlayerMessage, type PlayerOutcome } from '#sandbox/player.ts';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { buttonOf, controlsOf } from '../../e2e/displayed-message.ts';
import type { LendDatabase } from '../../e2e/databases.ts';
import { copyStoredData, withStoredData, databaseSettings } from '../../e2e/stored-data.ts';
import { acceptConfirmation } from '../../e2e/displayed-message.ts';
import { startBotProcess, temporaryFolder, type BotProcess, type StartOptions } from '../../e2e/bot-process.ts';
import { GameRecords } from '../players/game-records.ts';
import { listMessageProblems } from './message-audit.ts';
import { countAnswers, readThread, compareWithReference, type GivenAnswer, type CrashedGame } from './reference-run.ts';
import { createRandom } from '#simulation';
import { isPostgresUrl } from '#store';

export interface CrashReport {
  kills: number;
  /** Answers that were shown as accepted, and all answers. */
  acknowledged: number;
  answers: number;
  /** Answers given again because the first attempt was lost before it was accepted. */
  repeated: number;
  /** Button presses delivered to the bot twice. */
  doubled: number;
  messages: number;
  games: number;
  /** Kills during the sending of a message, and during startup. */
  posting: number;
  starting: number;
  /** Messages found in a thread after a kill and therefore not sent again. */
  found: number;
  ms: number;
  /** Problems found; empty if there are none. */
  wrong: string[];
}

interface Plan {
  kills: number;
  seed: number;
  games?: number;
  edition?: string;
  /** Provides the bot's database. A file if left out. */
  lend?: LendDatabase;
  tell?: (line: string) => void;
}

/** Manner of the first kill, so that every run includes it. */
const UNHEARD = 5;

const HOUR = 3_600_000;
/**
 * Longest wait for the outbox to empty, in ms: deliveries are retried at most two minutes after an outage, and
 * interrupted ones often wait as long.
 */
const PATIENCE = 150_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays games through the bot's process, which is killed repeatedly, and checks the result. */
export async function playUnderKills(plan: Plan): Promise<CrashReport> {
  const folder = temporaryFolder();
  const { where, giveBack } = (await plan.lend?.()) ?? {
    where: join(folder.path, 'custodian.db'),
    giveBack: async () => {},
  };
  const below = createRandom(plan.seed);
  let posted: (() => void)[] = [];
  // Nonces must not be what prevents a message from being sent twice.
  const sandbox = await startSandbox({
    // Discord forgets nonces quickly, but not before the immediate retry of the library.
    nonceLivesMs: 1_500,
    record: ({ method, path }) => {
      if (method === 'POST' && /\/channels\/\d+\/messages$/.test(path)) posted.splice(0).forEach((call) => call());
    },
  });
  const night = new Night(sandbox, { folder: folder.path, where }, below, plan);
  const begun = performance.now();
  try {
    await night.open(plan.games ?? 3);
    for (let kill = 0; kill < plan.kills; kill++) {
      await night.playAndKill((call) => (posted = [call]));
      if (kill % 10 === 9)
        plan.tell?.(
          `${kill + 1} kills, ${night.report.answers} answers, ${Math.round((performance.now() - begun) / 1000)} s, wrong: ${night.report.wrong.length}`,
        );
      if (night.report.wrong.length > 5) break;
    }
    await night.finish();
    return { ...night.report, ms: performance.now() - begun };
  } finally {
    await night.close();
    await sandbox.close();
    await giveBack();
    folder.remove();
  }
}

class Night {
  private readonly sandbox: Sandbox;
  private readonly folder: string;
  private readonly where: string;
  private readonly below: (n: number) => number;
  private readonly tell: (line: string) => void;
  private readonly edition: string;
  private readonly games: CrashedGame[] = [];
  private atOnce = 0;
  private bot: BotProcess | undefined;
  private records: GameRecords | undefined;
  private readonly said: string[] = [];
  readonly report: Omit<CrashReport, 'ms'> = {
    kills: 0,
    acknowledged: 0,
    answers: 0,
    repeated: 0,
    doubled: 0,
    messages: 0,
    games: 0,
    posting: 0,
    starting: 0,
    found: 0,
    wrong: [],
  };

  constructor(
    sandbox: Sandbox,
    { folder, where }: { folder: string; where: string },
    below: (n: number) => number,
    { tell = () => {}, edition = 'ti4' }: Plan,
  ) {
    this.sandbox = sandbox;
    this.folder = folder;
    this.where = where;
    this.below = below;
    this.tell = tell;
    this.edition = edition;
  }

  private async start(options: StartOptions = {}): Promise<BotProcess> {
    return startBotProcess(this.folder, this.sandbox.url, {
      ...options,
      pixels: true,
      environment: databaseSettings(this.where),
    });
  }

  async open(games: number): Promise<void> {
    this.bot = await this.start();
    this.atOnce = games;
    await this.fill();
  }

  /** Starts another game for each one that has ended. */
  private async fill(): Promise<void> {
    const isRunning = async ({ code }: CrashedGame): Promise<boolean> =>
      (await (await this.look()).table.getGame(code)).status === 'running';
    while ((await filterSequential(this.games, isRunning)).length < this.atOnce) await this.begin();
    this.report.games = this.games.length;
  }

  async close(): Promise<void> {
    await this.records?.close();
    await this.bot?.kill();
  }

  private wrong(what: string): void {
    if (this.report.wrong.length < 20) this.report.wrong.push(what);
    this.tell(`WRONG: ${what}`);
  }

  /** Creates a game of three players by commands and thread buttons. */
  private async begin(): Promise<void> {
    const people = Object.entries(this.sandbox.people);
    const first = this.games.length % (people.length - 2);
    const seated = people.slice(first, first + 3);
    const [host, ...others] = seated.map(([name]) => new SandboxPlayer(this.sandbox.url, name, 'general'));
    const created = textOf(await host.command('game create', { edition: this.edition, veil: 'nothing' }));
    const code = /[Gg]ame \*\*([A-Z0-9]+)\*\*/.exec(created)?.[1];
    if (!code) throw new Error(`No game came of it: ${created}`);
    for (const one of others) await one.command('game join', { game: code });
    await host.command('game start', { game: code });
    const records = await this.look();
    const thread = await host.until(
      async () => ((await records.table.getGame(code)).place as { thread: string | null }).thread ?? undefined,
    );
    const begun = join(this.folder, `${code}.db`);
    await this.quiet();
    await copyStoredData(this.where, begun);
    this.games.push({ code, thread, users: seated.map(([, id]) => id), given: [], begun });
  }

  private async look(): Promise<GameRecords> {
    return (this.records ??= await GameRecords.at(this.where));
  }

  /** Waits until everything due is sent. */
  private async quiet(): Promise<void> {
    for (const until = Date.now() + PATIENCE; ;) {
      const now = Date.now();
      const open = await withStoredData(this.where, async ({ select }) =>
        select(
          // A ping waits while its user is active, and an announced pass waits for the next event.
          `select id, kind, status, attempts, error from outbox where status in ('waiting', 'claimed') and due_at <= $1
            and (kind <> 'asked' or due_at <= $2) and (kind <> 'turn' or attempts > 0 or due_at <= $3) order by attempts desc`,
          now + HOUR,
          now,
          now + HOUR / 2,
        ),
      );
      if (!open.length) return;
      if (Date.now() > until)
        return this.wrong(
          `The outbox does not get empty: ${JSON.stringify(open.slice(0, 3))}; ${this.bot?.said.slice(-3).join(' ')}`,
        );
      await pause(20);
    }
  }

  /** Lets players answer until the bot is killed at a random moment. */
  async playAndKill(atNextPost: (call: () => void) => void): Promise<void> {
    const { below } = this;
    await this.fill();
    let dead = false;
    let die: () => void = () => {};
    const death = new Promise<undefined>((resolve) => {
      die = () => {
        dead = true;
        resolve(undefined);
      };
    });
    const kill = (): void => {
      if (dead) return;
      const { bot } = this;
      this.report.kills++;
      void bot?.kill().then(die);
    };
    const manner = this.report.kills === 0 ? UNHEARD : below(10);
    const arm = (): void => this.killSoon(manner, kill, atNextPost);
    // Gives some answers undisturbed first, so that a busy machine has something to lose too.
    let left = below(16);
    const giveUp = setTimeout(kill, 60_000);
    if (!left) arm();

    let pending: { game: CrashedGame; given: GivenAnswer; outcome: Promise<PlayerOutcome | undefined> } | undefined;
    while (!dead) {
      const next = await this.next();
      if (!next) {
        await Promise.race([death, pause(20)]);
        continue;
      }
      const { game, given, text } = next;
      if (below(12) === 0) {
        this.report.doubled++;
        this.sandbox.fault({ kind: 'duplicate-interaction' });
      }
      const outcome = this.give(game, given, text, () => !dead).catch(() => undefined);
      const result = await Promise.race([outcome, death]);
      pending = { game, given, outcome };
      if (result === undefined || !this.noted(game, given, result)) break;
      pending = undefined;
      if (--left === 0) arm();
    }
    if (left > 0) arm();
    await death;
    clearTimeout(giveUp);
    await this.records?.close();
    this.records = undefined;
    this.said.push(...(this.bot?.said ?? []));
    this.examine();
    await this.restart();
    if (pending) await this.settle(pending);
  }

  /**
   * Kills the bot at a random moment. `manner`, from 0 to 9, decides whether the kill is tied to the sending of a
   * message.
   */
  private killSoon(manner: number, kill: () => void, atNextPost: (call: () => void) => void): void {
    const { below } = this;
    if (manner < 3) {
      this.report.posting++;
      setTimeout(() => atNextPost(kill), below(300));
      setTimeout(kill, 4_000);
    } else if (manner < 5) {
      // In the middle of sending a message, just before or after Discord accepts it.
      this.sandbox.fault({ kind: 'slow', ms: 150, times: 2, match: '^POST /channels/\\d+/messages$' });
      setTimeout(() => atNextPost(() => setTimeout(kill, below(40))), below(300));
      setTimeout(kill, 4_000);
    } else if (manner === UNHEARD) {
      // Discord accepts the message, but the bot never learns of it.
      this.report.posting++;
      this.sandbox.fault({ kind: 'lose-ack', how: 'reset' });
      atNextPost(() => setTimeout(kill, 20));
      setTimeout(kill, 10_000);
    } else setTimeout(kill, below(900));
  }

  /** Restarts the bot, sometimes killing it during startup first. */
  private async restart(): Promise<void> {
    if (this.below(5) === 0) {
      const early = this.start({ killAfter: 200 + this.below(1_200) });
      await early.then(
        (bot) => bot.kill(),
        () => undefined,
      );
      this.report.kills++;
      this.report.starting++;
      this.examine();
    }
    this.bot = await this.start();
  }

  /** Checks the integrity of the SQLite file; PostgreSQL guarantees its own. */
  private examine(): void {
    if (isPostgresUrl(this.where)) return;
    const db = new Sqlite(this.where);
    const sound = db.pragma('integrity_check', { simple: true });
    if (sound !== 'ok') this.wrong(`integrity_check: ${String(sound)}`);
    if ((db.pragma('foreign_key_check') as unknown[]).length) this.wrong('foreign_key_check');
    db.close();
  }

  private async next(): Promise<{ game: CrashedGame; given: GivenAnswer; text: string } | undefined> {
    const { table } = await this.look();
    for (let attempt = 0; attempt < 20; attempt++) {
      const game = this.games[this.below(this.games.length)];
      if ((await table.getGame(game.code)).status !== 'running') continue;
      const user = game.users[this.below(game.users.length)];
      const open = await (await this.look()).question(game.code, user);
      const reply = open && (await this.look()).reply(open, this.below);
      if (open && reply) return { game, given: { user, ask: open.ask, answer: reply.answer }, text: reply.text };
    }
    return undefined;
  }

  /** Gives an answer by command, or sometimes by "Your move" and the button shown, if there is one. */
  private async give(
    game: CrashedGame,
    { user, ask, answer }: GivenAnswer,
    text: string,
    alive: () => boolean,
  ): Promise<PlayerOutcome | undefined> {
    const player = new SandboxPlayer(this.sandbox.url, user, game.thread);
    if (Array.isArray(answer) && answer.length === 1 && this.below(4) === 0) {
      const message = (await player.messages(game.thread, 20)).findLast(
        (one) => !one.ephemeral && buttonOf(one, 'Your move'),
      );
      const shown: PlayerMessage | undefined = message && (await player.press(message, 'Your move')).message;
      const button =
        shown &&
        controlsOf(shown).find(
          ({ handle, kind, disabled }) =>
            kind === 'button' && !disabled && handle === `q:${game.code}:${ask}:key:${answer[0]}`,
        );
      if (!alive()) return undefined;
      if (shown && button) return acceptConfirmation(player, await player.press(shown, button.handle));
    }
    return acceptConfirmation(player, await player.command('answer', { choice: text, game: game.code }));
  }

  /** Returns whether the answer was shown as accepted; from then on it has to be in the game. */
  private noted(game: CrashedGame, given: GivenAnswer, outcome: PlayerOutcome): boolean {
    if (!outcome.acknowledged) return false;
    const text = textOf(outcome);
    if (!text.startsWith('✅')) {
      this.wrong(`A legal answer of ${game.code} was met with: ${text.slice(0, 200)}`);
      return false;
    }
    this.report.acknowledged++;
    this.count(game, given);
    return true;
  }

  private count(game: CrashedGame, given: GivenAnswer): void {
    game.given.push(given);
    this.report.answers++;
  }

  /** Settles an answer interrupted by a kill: it is committed or not, and what Discord showed must agree. */
  private async settle({
    game,
    given,
    outcome,
  }: {
    game: CrashedGame;
    given: GivenAnswer;
    outcome: Promise<PlayerOutcome | undefined>;
  }): Promise<void> {
    const shown = await outcome;
    const there = await countAnswers(await this.look(), game);
    if (there === game.given.length + 1) this.count(game, given);
    else if (there !== game.given.length)
      this.wrong(`Game ${game.code} has ${there} answers, it should have ${game.given.length}`);
    else {
      this.report.repeated++;
      if (shown?.acknowledged && textOf(shown).startsWith('✅'))
        this.wrong(`An accepted answer of ${game.code} is lost`);
    }
  }

  async finish(): Promise<void> {
    await this.quiet();
    const code = await this.bot?.stop();
    if (code !== 0) this.wrong(`The bot stopped with ${code}`);
    this.bot = undefined;
    await this.records?.close();
    this.records = undefined;
    this.examine();
    const records = await this.look();
    for (const game of this.games) {
      const calm = await GameRecords.at(game.begun, () => Date.UTC(2026, 0, 1));
      for (const what of await compareWithReference(calm, records, game)) this.wrong(what);
      await calm.close();
      await this.readThread(records, game);
    }
  }

  /** Checks that the thread's messages and the outbox rows match one to one. */
  private async readThread(records: GameRecords, game: CrashedGame): Promise<void> {
    const rows = await records.store.outbox.ofGame(game.code);
    const bot = (await readThread(this.sandbox.url, game)).filter((one) => one.author.bot && !one.ephemeral);
    for (const what of listMessageProblems(rows, bot)) this.wrong(`${game.code}: ${what}`);
    this.report.messages += bot.length;
    this.report.found += rows.filter(({ attempts, messageId }) => attempts > 1 && messageId !== null).length;
  }
}

const textOf = (outcome: PlayerOutcome): string =>
  outcome.follow_ups.at(-1)?.content ?? outcome.message?.content ?? outcome.error ?? '';
