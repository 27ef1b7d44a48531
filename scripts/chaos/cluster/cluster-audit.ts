import { fingerprint, type Answer } from '#engine';
import type { PlayerMessage } from '#sandbox/player.ts';
import { listMessageProblems } from '../crash/message-audit.ts';
import { GameRecords } from '../players/game-records.ts';
import type { PreparedGame } from '../players/prepare-games.ts';
import { workPerAnswer, type WorkPerAnswer } from './query-counts.ts';
import type { BotCluster } from './bot-cluster.ts';
import type { RequestCounts } from './request-counts.ts';

export interface ClusterReport {
  answers: { accepted: number; lost: number; doubled: number; refused: number; unheard: number };
  messages: { sent: number; lost: number; doubled: number; outOfOrder: number };
  reminders: { sent: number; doubled: number };
  differentStates: number;
  /** Counts only answers given while all processes are up. */
  acknowledgedMs: { median: number; p99: number; of: number; never: number };
  requests: ReturnType<RequestCounts['counted']>;
  kills: number;
  /** Work of the processes per answer. Undefined unless the run is calm. */
  work?: Record<string, WorkPerAnswer>;
  /** Time from the last answer until the outbox was empty, in ms. */
  caughtUpMs: number;
  /** Problems found; empty if there are none. */
  wrong: string[];
}

/** An answer that a player gave. */
export interface Attempt {
  place: PreparedGame;
  user: string;
  ask: string;
  answer: Answer;
  /** True if Discord showed the answer as accepted. */
  accepted: boolean;
}

/** The answers given and the counts taken while the games were played. */
export interface ClusterRecord {
  /** URL of the sandbox. */
  url: string;
  records: GameRecords;
  /** Copy of the games before the first answer. */
  begun: string;
  places: readonly PreparedGame[];
  /** By interaction id. */
  attempts: ReadonlyMap<string, Attempt>;
  /** Times until answers were acknowledged while all processes were up, in ms. */
  took: readonly number[];
  counted: { refused: number; unheard: number; unheardOfAll: number; kills: number; caughtUpMs: number };
  counts: BotCluster['counts'];
  /** Unix time in ms at which everything due had been sent. */
  over: number;
  /** Problems found so far. */
  wrong: string[];
}

/** Compares what a cluster kept and sent with the answers that it acknowledged. */
export class ClusterAudit {
  private readonly record: ClusterRecord;
  private readonly wrong: string[];

  constructor(record: ClusterRecord) {
    this.record = record;
    this.wrong = [...record.wrong];
  }

  /** Replays and compares all games, and returns the report. */
  async examine(): Promise<Omit<ClusterReport, 'requests'>> {
    const { refused, unheard, kills, caughtUpMs } = this.record.counted;
    const { wrong } = this;
    const answers = { accepted: 0, lost: 0, doubled: 0, refused, unheard };
    const messages = { sent: 0, lost: 0, doubled: 0, outOfOrder: 0 };
    const reminders = { sent: 0, doubled: 0 };
    let differentStates = 0;
    const calm = await GameRecords.at(this.record.begun, () => Date.UTC(2026, 0, 1));
    for (const place of this.record.places) {
      const commands = await this.record.records.store.commands.range(place.code, 1, Number.MAX_SAFE_INTEGER);
      const given = commands.flatMap(({ user, interaction }) =>
        user !== null && interaction !== null ? [interaction] : [],
      );
      const own = [...this.record.attempts].filter(([, attempt]) => attempt.place === place);
      answers.accepted += own.filter(([, { accepted }]) => accepted).length;
      answers.lost += own.filter(([id, { accepted }]) => accepted && !given.includes(id)).length;
      answers.doubled +=
        given.length - new Set(given).size + given.filter((id) => !this.record.attempts.has(id)).length;
      const difference = await this.differs(calm, place, given);
      if (difference !== undefined) {
        differentStates++;
        wrong.push(`${place.code}: ${difference}`);
      }
      await this.readThread(place, messages);
      const reminded = (await this.record.records.store.outbox.ofGame(place.code))
        .filter(({ kind }) => kind === 'reminder')
        .map(({ payload, ask }) => `${ask} ${(payload as { user: string }).user}`);
      reminders.sent += reminded.length;
      reminders.doubled += reminded.length - new Set(reminded).size;
    }
    await calm.close();
    const bad = { ...answers, refused: 0, unheard: 0, accepted: 0, ...reminders, sent: 0 };
    for (const [what, count] of Object.entries(bad)) if (count) wrong.push(`${count} ${what}`);
    if (!answers.accepted) wrong.push('No answer was accepted');
    const sorted = [...this.record.took].sort((a, b) => a - b);
    const part = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    if (!sorted.length) wrong.push('No answer was acknowledged while all processes were up');
    const acknowledgedMs = {
      median: part(0.5),
      p99: part(0.99),
      of: sorted.length,
      never: this.record.counted.unheardOfAll,
    };
    const work = this.record.counts.length ? { work: workPerAnswer(answers.accepted, this.record.counts) } : {};
    return {
      answers,
      messages,
      reminders,
      differentStates,
      acknowledgedMs,
      kills,
      caughtUpMs,
      ...work,
      wrong: wrong.slice(0, 20),
    };
  }

  /**
   * Replays the same answers in the same order in an undisturbed copy. Returns the difference, or undefined if there is
   * none.
   */
  private async differs(calm: GameRecords, { code }: PreparedGame, given: string[]): Promise<string | undefined> {
    for (const id of given) {
      const { user, ask, answer } = this.record.attempts.get(id) ?? {};
      if (user === undefined || ask === undefined || answer === undefined)
        return `an answer that no player gave (${id})`;
      try {
        await calm.table.answer({ user }, code, ask, answer);
      } catch (error) {
        return `the undisturbed copy refuses an answer that the cluster accepted: ${String(error)}`;
      }
    }
    const hashes = async ({ store }: GameRecords): Promise<string> =>
      (await store.commands.range(code, 1, Number.MAX_SAFE_INTEGER))
        .map(({ number, user, hash }) => `${number} ${user} ${hash}`)
        .join('\n');
    const state = async ({ store }: GameRecords): Promise<string> =>
      fingerprint((await store.games.stateText(code)) ?? '');
    const same =
      (await hashes(calm)) === (await hashes(this.record.records)) &&
      (await state(calm)) === (await state(this.record.records));
    return same ? undefined : 'its commands or its state differ from those of the undisturbed copy';
  }

  /** Checks that the thread's messages and the outbox rows match one to one. */
  private async readThread(place: PreparedGame, messages: ClusterReport['messages']): Promise<void> {
    const rows = (await this.record.records.store.outbox.ofGame(place.code)).filter(
      // Rows about the start of the game were marked as sent without a message.
      ({ status, messageId, attempts }) => !(status === 'sent' && messageId === null && attempts === 0),
    );
    const bot = (await this.inThread(place)).filter((one) => one.author.bot && !one.ephemeral);
    messages.sent += bot.length;
    for (const what of listMessageProblems(rows, bot, new Set(), this.record.over)) {
      const on = (await this.record.records.store.panels.ofGame(place.code)).map(({ message }) => message).join(' ');
      const last = rows
        .slice(-8)
        .map((row) => `${row.id} ${row.kind} ${row.status} ${row.attempts} ${row.messageId} ${row.error}`);
      const there = bot.slice(-5).map(({ id }) => id);
      this.wrong.push(`${place.code}: ${what}; on record: ${on}; ${last.join('; ')}; there: ${there.join(' ')}`);
      const count = Number(/^(\d+) messages/.exec(what)?.[1] ?? 1);
      if (/there twice|share a message|panels are there/.test(what)) messages.doubled += count;
      else if (/out of order|begins with/.test(what)) messages.outOfOrder += count;
      else messages.lost += count;
    }
  }

  private async inThread({ thread, users }: PreparedGame): Promise<PlayerMessage[]> {
    const all: PlayerMessage[] = [];
    for (let before = ''; ;) {
      const url = `${this.record.url}/sandbox/users/${users[0]}/channels/${thread}/messages?limit=100${before && `&before=${before}`}`;
      const page = (await (await fetch(url)).json()) as PlayerMessage[];
      if (!page.length) return all;
      all.unshift(...page);
      before = page[0].id;
    }
  }
}
