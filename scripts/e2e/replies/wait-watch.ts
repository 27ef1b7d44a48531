// Watches whether each player of a displayed game knows who is waited for: private replies against the panel, and pings
// against open questions.
import type { PlayerMessage, SandboxPlayer } from '#sandbox/player.ts';
import { buttonOf, textOfMessage } from '../displayed-message.ts';
import { isQuestion } from '../displayed-question.ts';
import type { TestHost } from '../displayed-host.ts';

/**
 * A player is pinged for a new question this long after it opened, or after the last answer of a person, in ms on the
 * clock: pings of players who have just acted are delayed.
 */
const PINGED_WITHIN_MS = 61_000;
/** The reply to an answer shows a question that opens within this time, in ms. */
const SHOWN_WITHIN_MS = 3_000;
/** Time in ms that a reply may take to follow a settled game: it is edited while others get their messages. */
const FOLLOWED_WITHIN_MS = 10_000;

/** A row of the asks of the game. */
interface AskedRow {
  number: number;
  seat: string;
  openedAt: number;
  covered: number;
  veiled: number;
}

/** An open question of a person, and how its person learned of it. */
interface Wait {
  openedAt: number;
  covered: boolean;
  veiled: boolean;
  pings: number;
  /** True if the person saw the question, or the reply to an answer just before it has to show it. */
  isShown: boolean;
  isReported?: boolean;
}

export interface WaitCount {
  /** Replies to answers: those that show a question, and those that name who is waited for. */
  questions: number;
  named: number;
  /** Times at which a reply was compared with the panel. */
  compared: number;
  /** Waits of people: all, pinged, shown by a reply, and answered before a ping was due. */
  waits: number;
  pinged: number;
  shown: number;
  early: number;
  /** Covered waits, and direct messages for them. */
  covered: number;
  whispers: number;
  reminders: number;
  faults: string[];
}

export const newWaitCount = (): WaitCount => ({
  questions: 0,
  named: 0,
  compared: 0,
  waits: 0,
  pinged: 0,
  shown: 0,
  early: 0,
  covered: 0,
  whispers: 0,
  reminders: 0,
  faults: [],
});

interface Watched {
  person: SandboxPlayer;
  id: string;
  seat: string;
  waits: Map<number, Wait>;
  /** Messages that were counted already. */
  seen: Set<string>;
  /** Newest reply to an answer, until something else is shown. */
  reply?: string;
  answeredAt: number;
}

const NAMES = /<@\d+>|\*\*Practice \d+\*\*|any (?:other )?player who can respond/g;

/** Returns the people and practice players whom the lines of a text that begin with "Waiting for" name. */
function namesIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => /Waiting for /.test(line));
  return [...new Set(lines.flatMap((line) => line.slice(line.indexOf('Waiting for ')).match(NAMES) ?? []))].sort();
}

/** Returns the lines of a panel that name who is waited for, in windows too. Undefined if there are none. */
export function waitingLines(message: PlayerMessage): string | undefined {
  const lines = textOfMessage(message)
    .split('\n')
    .filter((line) => /Waiting for /.test(line));
  return lines.length ? lines.join('\n') : undefined;
}

/** Compares what the people of one game are shown with the questions that the bot has stored. */
export class WaitWatch {
  readonly count: WaitCount;
  private readonly host: TestHost;
  private readonly thread: string;
  private readonly people: Watched[] = [];

  constructor(host: TestHost, thread: string, count: WaitCount) {
    this.host = host;
    this.thread = thread;
    this.count = count;
  }

  async add(person: SandboxPlayer, id: string): Promise<void> {
    const [row] = await this.host.stored.select<{ seat: string }>('select seat from members where "user" = $1', id);
    this.people.push({ person, id, seat: row.seat, waits: new Map(), seen: new Set(), answeredAt: -Infinity });
  }

  /** Notes the reply to an answer. */
  async onReply(id: string, reply: PlayerMessage): Promise<void> {
    const one = this.of(id);
    if (!one) return;
    one.answeredAt = this.host.now();
    one.reply = reply.id;
    await this.look();
  }

  /** Notes that a person has pressed "Your move": what they were shown needs no ping. */
  async onLooked(id: string): Promise<void> {
    const one = this.of(id);
    if (!one) return;
    await this.look();
    for (const wait of one.waits.values()) wait.isShown = true;
    delete one.reply;
  }

  /** Compares everything once nothing is in flight. */
  async look(): Promise<void> {
    await this.host.settle();
    for (const one of this.people) {
      await this.lookAtPings(one, await this.openOf(one));
      await this.lookAtReply(one);
    }
  }

  /** Returns the text of the panel. */
  panel(): Promise<string> {
    return this.panelOf(this.people[0].person);
  }

  private of(id: string): Watched | undefined {
    return this.people.find((one) => one.id === id);
  }

  private fault(one: Watched, what: string): void {
    this.count.faults.push(`${one.person.user}: ${what}`);
  }

  private openOf({ seat }: Watched): Promise<AskedRow[]> {
    return this.host.stored.select<AskedRow>(
      'select number, seat, opened_at as "openedAt", covered, veiled from asks where seat = $1 and answered = 0 and hidden_at is null',
      seat,
    );
  }

  private async messagesOf(person: SandboxPlayer): Promise<PlayerMessage[]> {
    const told = await person.messages(this.thread, 60);
    return [...told, ...(await person.messages('dm', 20))].filter(({ ephemeral }) => !ephemeral);
  }

  private noteOpened(one: Watched, open: readonly AskedRow[]): void {
    const { count } = this;
    for (const { number, openedAt, covered, veiled } of open) {
      if (one.waits.has(number)) continue;
      const isShown = openedAt - one.answeredAt < SHOWN_WITHIN_MS;
      one.waits.set(number, { openedAt, covered: Boolean(covered), veiled: Boolean(veiled), pings: 0, isShown });
      count.waits++;
      if (covered) count.covered++;
      if (isShown && !covered) count.shown++;
    }
  }

  private async readMessages(one: Watched): Promise<void> {
    for (const message of await this.messagesOf(one.person)) {
      if (one.seen.has(message.id)) continue;
      one.seen.add(message.id);
      if (message.channel_id !== this.thread) this.onWhisper(one, message);
      else if (message.pings_you) this.onPing(one, message);
    }
  }

  private async lookAtPings(one: Watched, open: readonly AskedRow[]): Promise<void> {
    const { count } = this;
    const now = this.host.now();
    this.noteOpened(one, open);
    await this.readMessages(one);
    const lastAnswer = Math.max(...this.people.map(({ answeredAt }) => answeredAt));
    for (const [number, wait] of one.waits) {
      const isOpen = open.some((row) => row.number === number);
      const isDue = now >= Math.max(wait.openedAt, lastAnswer) + PINGED_WITHIN_MS;
      const isUnknown = !wait.covered && !wait.isShown && !wait.pings;
      if (isUnknown && isDue && !wait.isReported) {
        wait.isReported = true;
        if (!(await this.wasPinged(number)))
          this.fault(one, `question ${number} waits for ${(now - wait.openedAt) / 1000} s without a ping`);
      }
      if (isOpen) continue;
      if (isUnknown && !isDue) count.early++;
      one.waits.delete(number);
    }
  }

  /** Tells whether a ping was sent in a panel that a newer one has replaced since. */
  private async wasPinged(ask: number): Promise<boolean> {
    const sent = await this.host.stored.select(
      "select id from outbox where kind = 'asked' and status = 'sent' and ask = $1",
      ask,
    );
    return sent.length > 0;
  }

  /** Counts a public ping: it has to be the only one of a question that its person was not shown. */
  private onPing(one: Watched, message: PlayerMessage): void {
    const text = textOfMessage(message);
    if (/the game is waiting for you\. I asked you/.test(text)) {
      this.count.reminders++;
      if (![...one.waits.values()].some(({ covered }) => !covered)) this.fault(one, `is reminded of nothing: ${text}`);
      return;
    }
    const waits = [...one.waits.values()].filter(({ covered }) => !covered);
    const fresh = waits.filter(({ pings }) => !pings);
    if (!waits.length) this.fault(one, `is pinged without being waited for: ${text}`);
    else if (!fresh.length) this.fault(one, `is pinged again for the same question: ${text}`);
    for (const wait of fresh) wait.pings++;
    this.count.pinged++;
  }

  /** Counts a direct message: it may only be for a covered question that is real. */
  private onWhisper(one: Watched, message: PlayerMessage): void {
    this.count.whispers++;
    if (![...one.waits.values()].some(({ covered, veiled }) => covered && !veiled))
      this.fault(one, `gets a direct message without an open question: ${textOfMessage(message)}`);
  }

  /** Waits until the newest reply shows the next question or names whom the panel names. */
  private async lookAtReply(one: Watched): Promise<void> {
    const { reply } = one;
    if (reply === undefined) return;
    let problem = '';
    let wasQuestion = false;
    const isRight = async (): Promise<true | undefined> => {
      await this.host.settle();
      const shown = await one.person.message(reply);
      if (!shown) return true;
      const isIdle = waitingLines(shown) !== undefined || /You have no open question\./.test(textOfMessage(shown));
      wasQuestion = !isIdle && isQuestion(shown);
      const asked = (await this.openOf(one)).some(({ veiled }) => !veiled);
      if (asked) {
        problem = `${textOfMessage(shown)} / has an open question`;
        return wasQuestion || undefined;
      }
      const panel = await this.panelOf(one.person);
      const others = (text: string): string[] => namesIn(text).filter((name) => name !== `<@${one.id}>`);
      problem = `${textOfMessage(shown)} / ${panel}`;
      return others(textOfMessage(shown)).join() === others(panel).join() || undefined;
    };
    if (!(await this.hasPanelPending())) {
      await one.person.until(isRight, FOLLOWED_WITHIN_MS).catch(() => {
        this.fault(one, `the reply and the panel differ: ${problem.replaceAll('\n', ' / ')}`);
        delete one.reply;
      });
      this.count.compared++;
      this.count[wasQuestion ? 'questions' : 'named']++;
    }
    if (wasQuestion) delete one.reply;
  }

  /** Tells whether the panel will change at a later time on the clock. */
  private async hasPanelPending(): Promise<boolean> {
    const rows = await this.host.stored.select(
      "select id from outbox where kind = 'waiting' and status in ('waiting', 'claimed')",
    );
    return rows.length > 0;
  }

  private async panelOf(person: SandboxPlayer): Promise<string> {
    const told = (await person.messages(this.thread, 60)).filter(({ ephemeral }) => !ephemeral);
    const panel = told.findLast((message) => buttonOf(message, 'Your move'));
    return panel ? textOfMessage(panel) : '';
  }
}
