import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import { heldLane, type Shared } from '../table/index.ts';

/** Discord takes 50 requests a second of all processes together. */
const A_SECOND = 40;
const EVERY = 1_000 / A_SECOND;
/** After a quiet moment so many may begin at once. */
const BURST = 4;
/** So many are asked for together, where as many wait. */
const TOGETHER = 4;
/** Turns are asked for so long ahead, in ms, at the most: what Discord says meanwhile, and what other processes want, comes before the rest. */
const AHEAD = 250;
/** A turn that is so late, in ms, was another's time: the process was held up. With all of them so late, and BURST, a second has 49. */
const LATE = 125;
/** Whoever is held up all the time comes to a turn all the same, after so many. */
const TURNS = 3;
/** So many in ten minutes are refused at the most: Discord bans whoever has 10,000. */
const REFUSED = { most: 8_000, withinMs: 10 * 60_000 };
const INVALID = [401, 403, 429];

/** What is said where nothing is asked of Discord, so that it is tried again later. */
class Held extends Error {
  override name = 'AbortError.Held';
}

type MakeRequest = RESTOptions['makeRequest'];
type Answer = Awaited<ReturnType<MakeRequest>>;

/** What a process has asked of Discord. */
export interface Asked {
  requests: number;
  refused: number;
  /** How long requests have waited for their turn, in ms, all together. */
  waited: number;
}

/** Answers to interactions have no limit in common, and hold up nobody. */
const isAnswer = (url: string): boolean => /\/(interactions|webhooks)\//.test(url);

/** By which all processes with the same token know each other, without its being known to anybody. */
export const nameOfToken = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, 16);

/**
 * The one way to Discord of all processes with a token: a request waits for its turn among all of theirs; one that belongs to a game's lane
 * begins only with more than twice its timeout left on the lease, and is aborted when that is over; none begins while Discord has said that
 * there were too many, nor where so many were refused that it would ban us.
 */
export class Gate {
  private readonly budget: Shared['budget'];
  private readonly name: string;
  private readonly timeout: number;
  private readonly waiting: ((turn: { in: number; since: number }) => void)[] = [];
  private asking = false;
  private closedUntil = 0;
  /** When Discord last said that there were too many of all together: turns given before that are void. */
  private stoppedAt = -Infinity;
  readonly asked: Asked = { requests: 0, refused: 0, waited: 0 };
  private readonly make: MakeRequest;

  constructor(shared: Shared, token: string, timeout: number, make: MakeRequest = DefaultRestOptions.makeRequest) {
    this.budget = shared.budget;
    this.name = `requests ${nameOfToken(token)}`;
    this.timeout = timeout;
    this.make = make;
  }

  /** What is given to the library in place of its own. */
  readonly request: MakeRequest = async (url, init) => {
    const lane = heldLane();
    if (isAnswer(url)) return this.make(url, init);
    const began = performance.now();
    await this.turn(init.signal ?? undefined);
    this.asked.waited += performance.now() - began;
    if (performance.now() < this.closedUntil) throw new Held('Too many requests were refused: Discord is left alone for a while');
    if (lane && lane.left() <= 2 * this.timeout) throw new Held(`The lease of the game ${lane.game} does not last for another request`);
    this.asked.requests++;
    const signals = [...(init.signal ? [init.signal] : []), AbortSignal.timeout(lane ? this.timeout : DefaultRestOptions.timeout)];
    const answer = await this.make(url, { ...init, signal: AbortSignal.any(signals as AbortSignal[]) } as typeof init);
    if (INVALID.includes(answer.status)) await this.refusedBy(answer);
    return answer;
  };

  private async refusedBy(answer: Answer): Promise<void> {
    this.asked.refused++;
    const header = (name: string): string | null => answer.headers.get(name);
    try {
      if (answer.status === 429 && (header('x-ratelimit-global') !== null || header('x-ratelimit-scope') === 'global')) {
        await this.budget.stop(this.name, Number(header('retry-after') ?? 1) * 1_000);
        this.stoppedAt = performance.now();
      }
      // Of what is shared with others nobody can help it.
      if (answer.status === 429 && header('x-ratelimit-scope') === 'shared') return;
      const refused = await this.budget.refused(this.name, REFUSED.withinMs, 1);
      if (refused >= REFUSED.most) this.closedUntil = performance.now() + 60_000;
    } catch {
      // The database is away; the library itself waits as it was told to.
    }
  }

  /** Waits until it may begin. */
  private async turn(signal: { aborted: boolean } | undefined): Promise<void> {
    for (let turns = 1; ; turns++) {
      const mine = await new Promise<{ in: number; since: number }>((resolve) => {
        this.waiting.push(resolve);
        void this.ask();
      });
      const left = mine.in - (performance.now() - mine.since);
      if (left > 0) await pause(left);
      if (signal?.aborted) throw new Held('It was given up before its turn came');
      if (mine.since <= this.stoppedAt) continue;
      if (performance.now() - mine.since - mine.in < LATE || turns >= TURNS) return;
    }
  }

  private async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      // Whatever else wants to begin just now is asked for with it.
      await Promise.resolve();
      while (this.waiting.length) {
        const count = Math.min(this.waiting.length, TOGETHER);
        const first = await this.first(count);
        // From when it is known: how long the asking took is nobody's turn.
        const since = performance.now();
        for (const [i, tell] of this.waiting.splice(0, count).entries()) tell({ in: first + i * EVERY, since });
        const ahead = first + count * EVERY - AHEAD;
        if (ahead > 0 && this.waiting.length) await pause(ahead);
      }
    } finally {
      this.asking = false;
    }
  }

  /** Without a database each process keeps well below what all of them may. */
  private async first(count: number): Promise<number> {
    try {
      return await this.budget.take(this.name, count, EVERY, BURST);
    } catch {
      await pause(count * EVERY * 4);
      return 0;
    }
  }
}
