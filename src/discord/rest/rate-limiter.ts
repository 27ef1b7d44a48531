import { createHash } from 'node:crypto';
import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import { currentLease, type ClusterStore } from '#service';

/** Discord takes 50 requests a second of all processes together. */
const REQUESTS_PER_SECOND = 40;
const REQUEST_INTERVAL_MS = 1_000 / REQUESTS_PER_SECOND;
/** After a quiet moment so many may begin at once. */
const BURST_SIZE = 4;
/** So many are asked for together, where as many wait. */
const MAX_SLOTS_PER_CALL = 4;
/** A process asks for more turns when its last one is no further ahead than this, in ms: what Discord says meanwhile, and others' turns, come before the rest. */
const SLOT_LOOKAHEAD_MS = 250;
/** A turn that may be so late, in ms, was another's time: the process, or its way to the database, was held up. */
const MAX_SLOT_DELAY_MS = 150;
/** Whoever is held up all the time uses a turn all the same, after so many: what is thrown away is taken from everybody. */
const MAX_DROPPED_SLOTS = 2;
/** So many in ten minutes are refused at the most: Discord bans whoever has 10,000. */
const INVALID_REQUEST_LIMIT = { most: 8_000, withinMs: 10 * 60_000 };
const INVALID_STATUSES = [401, 403, 429];

/** What is said where nothing is asked of Discord, so that it is tried again later. */
class RequestHeld extends Error {
  override name = 'AbortError.Held';
}

type MakeRequest = RESTOptions['makeRequest'];
type RestResponse = Awaited<ReturnType<MakeRequest>>;
type Init = Parameters<MakeRequest>[1];

/** Something that has been asked of Discord is waited for no longer; it may still be on its way. */
class RequestTimeout extends Error {
  override name = 'TimeoutError';
}

/** When the database was asked for it and when it answered, on this process's clock, and so many ms after which of them it comes: no earlier than by the latter. */
interface Slot {
  asked: number;
  heard: number;
  in: number;
}

interface SlotWaiter {
  tell: (turn: Slot) => void;
  giveUp: () => void;
}

/** What a process has asked of Discord. */
export interface RequestStats {
  requests: number;
  invalid: number;
  /** How long requests have waited for their turn, in ms, all together. */
  waitedMs: number;
}

/** Answers to interactions have no limit in common, and hold up nobody. */
const isInteractionResponse = (url: string): boolean => /\/(interactions|webhooks)\//.test(url);

const abortError = (): Error => new RequestHeld('It was given up before its turn came');

/** Waits `ms`, or until the signal aborts. */
const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end, { once: true });
  });

/** Until a moment of the steady clock. Throws where it is given up before. */
async function sleepUntil(moment: number, signal: AbortSignal | undefined): Promise<void> {
  const left = moment - performance.now();
  if (left > 0 && !signal?.aborted) await pause(left, signal);
  if (signal?.aborted) throw abortError();
}

/** With one more end: after so many ms. Of its own timer, as the runtime may forget one that only a signal made of others knows. */
function withTimeout<T extends Init>(init: T, ms: number): T {
  const over = new AbortController();
  setTimeout(() => over.abort(new DOMException('It took too long', 'TimeoutError')), ms).unref();
  return { ...init, signal: init.signal ? AbortSignal.any([init.signal as AbortSignal, over.signal]) : over.signal };
}

/** Before the library gives up itself, which then begins anew at once whatever it asked. */
const REQUEST_DEADLINE_MS = DefaultRestOptions.timeout - 500;

/**
 * The library's way to Discord, where there is one process alone: where something may have come of what is given up, in a channel, it is not
 * begun anew before somebody has looked.
 */
export const withDeadline =
  (make: MakeRequest = DefaultRestOptions.makeRequest, timeout = REQUEST_DEADLINE_MS): MakeRequest =>
  async (url, init) => {
    const isWritten = init.method !== 'GET' && url.includes('/channels/');
    return make(url, isWritten ? withTimeout(init, timeout) : init);
  };

/** By which all processes with the same token know each other, without its being known to anybody. */
export const fingerprintToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex').slice(0, 16);

/**
 * The one way to Discord of all processes with a token: a request waits for its turn among all of theirs; one that belongs to a game's lane
 * begins only with more than twice its timeout left on the lease, and is aborted when that is over; none begins while Discord has said that
 * there were too many to the process that was told so, and of the others' what is asked for from then on; nor where so many were refused that
 * it would ban us.
 */
export class DistributedRateLimiter {
  private readonly budget: ClusterStore['requestBudget'];
  private readonly name: string;
  private readonly timeout: number;
  private readonly waiting: SlotWaiter[] = [];
  private asking = false;
  private closedUntil = 0;
  /** Discord has said that there were too many of all together: until when, and up to when turns that were asked for are void. */
  private readonly stop = { until: 0, at: -Infinity };
  readonly stats: RequestStats = { requests: 0, invalid: 0, waitedMs: 0 };
  private readonly make: MakeRequest;

  constructor(
    shared: ClusterStore,
    token: string,
    timeout: number,
    make: MakeRequest = DefaultRestOptions.makeRequest,
  ) {
    this.budget = shared.requestBudget;
    this.name = `requests ${fingerprintToken(token)}`;
    this.timeout = timeout;
    this.make = make;
  }

  /** What is given to the library in place of its own. */
  readonly request: MakeRequest = async (url, init) => {
    const lane = currentLease();
    if (isInteractionResponse(url)) return this.make(url, init);
    const began = performance.now();
    await this.turn(init.signal as AbortSignal | undefined);
    this.stats.waitedMs += performance.now() - began;
    if (performance.now() < this.closedUntil)
      throw new RequestHeld('Too many requests were refused: Discord is left alone for a while');
    if (lane && lane.leaseLeftMs() <= 2 * this.timeout)
      throw new RequestHeld(`The lease of the game ${lane.game} does not last for another request`);
    this.stats.requests++;
    const timed = withTimeout(init, lane ? this.timeout : DefaultRestOptions.timeout);
    const answer = await this.make(url, timed).catch((error: unknown) => {
      // Nor does the library begin it anew at once: whoever asked looks first what has become of it.
      throw init.signal?.aborted ? new RequestTimeout('It was given up') : error;
    });
    if (INVALID_STATUSES.includes(answer.status)) await this.refusedBy(answer);
    return answer;
  };

  private async refusedBy(answer: RestResponse): Promise<void> {
    this.stats.invalid++;
    const header = (name: string): string | null => answer.headers.get(name);
    try {
      if (
        answer.status === 429 &&
        (header('x-ratelimit-global') !== null || header('x-ratelimit-scope') === 'global')
      ) {
        const ms = (Number(header('retry-after')) || 1) * 1_000;
        this.stop.at = performance.now();
        this.stop.until = Math.max(this.stop.until, this.stop.at + ms);
        await this.budget.stop(this.name, ms);
        // Turns were given until then, too.
        this.stop.at = performance.now();
      }
      // Of what is shared with others nobody can help it.
      if (answer.status === 429 && header('x-ratelimit-scope') === 'shared') return;
      const refused = await this.budget.refused(this.name, INVALID_REQUEST_LIMIT.withinMs, 1);
      if (refused >= INVALID_REQUEST_LIMIT.most) this.closedUntil = performance.now() + 60_000;
    } catch {
      // The database is away; the library itself waits as it was told to.
    }
  }

  /** Waits until it may begin. */
  private async turn(signal: AbortSignal | undefined): Promise<void> {
    for (let turns = 1; ;) {
      const mine = await this.given(signal);
      await sleepUntil(mine.heard + mine.in, signal);
      if (mine.asked <= this.stop.at || performance.now() < this.stop.until) await sleepUntil(this.stop.until, signal);
      else if (performance.now() - mine.asked - mine.in < MAX_SLOT_DELAY_MS || turns++ >= MAX_DROPPED_SLOTS) return;
    }
  }

  /** What is given up meanwhile leaves its place to those behind it. */
  private given(signal: AbortSignal | undefined): Promise<Slot> {
    return new Promise((resolve, reject) => {
      const one: SlotWaiter = {
        tell: (turn) => {
          signal?.removeEventListener('abort', one.giveUp);
          resolve(turn);
        },
        giveUp: () => {
          this.waiting.splice(this.waiting.indexOf(one), 1);
          reject(abortError());
        },
      };
      if (signal?.aborted) return reject(abortError());
      signal?.addEventListener('abort', one.giveUp, { once: true });
      this.waiting.push(one);
      void this.ask();
    });
  }

  private async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      // Whatever else wants to begin just now is asked for with it.
      await Promise.resolve();
      while (this.waiting.length) {
        const count = Math.min(this.waiting.length, MAX_SLOTS_PER_CALL);
        const first = await this.first(count);
        for (const [i, { tell }] of this.waiting.splice(0, count).entries())
          tell({ ...first, in: first.in + i * REQUEST_INTERVAL_MS });
        const ahead = first.in + count * REQUEST_INTERVAL_MS - SLOT_LOOKAHEAD_MS;
        if (ahead > 0 && this.waiting.length) await pause(ahead);
      }
    } finally {
      this.asking = false;
    }
  }

  /** Without a database each process keeps well below what all of them may. */
  private async first(count: number): Promise<Slot> {
    const asked = performance.now();
    try {
      const first = await this.budget.take(this.name, count, REQUEST_INTERVAL_MS, BURST_SIZE);
      return { asked, heard: performance.now(), in: first };
    } catch {
      await pause(count * REQUEST_INTERVAL_MS * 4);
      const now = performance.now();
      return { asked: now, heard: now, in: Math.max(0, this.stop.until - now) };
    }
  }
}
