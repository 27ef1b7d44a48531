import { createHash } from 'node:crypto';
import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import { currentLease, type ClusterStore } from '#service';

/** Discord allows 50 requests a second for all processes together; this leaves a margin. */
const REQUESTS_PER_SECOND = 40;
const REQUEST_INTERVAL_MS = 1_000 / REQUESTS_PER_SECOND;
/** Number of requests that may begin at once after a quiet period. */
const BURST_SIZE = 4;
/** Maximum number of request slots reserved in one database call. */
const MAX_SLOTS_PER_CALL = 4;
/**
 * A process reserves more slots once its last one is at most this far ahead. Until then rate limits can change, and
 * other processes get their slots.
 */
const SLOT_LOOKAHEAD_MS = 250;
/**
 * A slot that is used later than this may overlap with other slots: the process or its database connection was delayed.
 */
const MAX_SLOT_DELAY_MS = 150;
/**
 * A process that is always late uses a slot after dropping this many, since dropped slots are lost to all processes.
 */
const MAX_DROPPED_SLOTS = 2;
/** Maximum number of invalid requests in ten minutes; Discord bans clients after 10,000. */
const INVALID_REQUEST_LIMIT = { most: 8_000, withinMs: 10 * 60_000 };
const INVALID_STATUSES = [401, 403, 429];

/** A request that was not sent to Discord and can be retried later. */
class RequestHeld extends Error {
  override name = 'AbortError.Held';
}

type MakeRequest = RESTOptions['makeRequest'];
type RestResponse = Awaited<ReturnType<MakeRequest>>;
type Init = Parameters<MakeRequest>[1];

/** A request that timed out; it may still reach Discord. */
class RequestTimeout extends Error {
  override name = 'TimeoutError';
}

/**
 * A reserved slot: when the database was asked and when it replied, on the monotonic clock in ms, and the delay `in` in
 * ms. The slot begins between `asked + in` and `heard + in`; requests wait until the latter.
 */
interface Slot {
  asked: number;
  heard: number;
  in: number;
}

interface SlotWaiter {
  tell: (turn: Slot) => void;
  giveUp: () => void;
}

/** Statistics of a process's requests to Discord. */
export interface RequestStats {
  requests: number;
  invalid: number;
  /** Total time in ms that requests have waited for their slots. */
  waitedMs: number;
}

/** Tells whether a URL is an interaction response. These have no shared limit and skip the queue. */
const isInteractionResponse = (url: string): boolean => /\/(interactions|webhooks)\//.test(url);

const abortError = (): Error => new RequestHeld('The request was aborted before its turn came');

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

/** Waits until a time of the monotonic clock. Throws RequestHeld if the signal aborts. */
async function sleepUntil(moment: number, signal: AbortSignal | undefined): Promise<void> {
  const left = moment - performance.now();
  if (left > 0 && !signal?.aborted) await pause(left, signal);
  if (signal?.aborted) throw abortError();
}

/**
 * Adds a timeout in ms to a request. It uses a timer of its own, since the runtime may garbage-collect a timeout signal
 * that only a combined signal references.
 */
function withTimeout<T extends Init>(init: T, ms: number): T {
  const over = new AbortController();
  setTimeout(() => over.abort(new DOMException('The request took too long', 'TimeoutError')), ms).unref();
  return { ...init, signal: init.signal ? AbortSignal.any([init.signal as AbortSignal, over.signal]) : over.signal };
}

/** Ends before the library's own timeout, after which the library would retry every request at once. */
const REQUEST_DEADLINE_MS = DefaultRestOptions.timeout - 500;

/**
 * Sends requests for a single process. Writes to channels time out before the library retries them: a timed-out write
 * may have succeeded, and must be checked first.
 */
export const withDeadline =
  (make: MakeRequest = DefaultRestOptions.makeRequest, timeout = REQUEST_DEADLINE_MS): MakeRequest =>
  async (url, init) => {
    const isWritten = init.method !== 'GET' && url.includes('/channels/');
    return make(url, isWritten ? withTimeout(init, timeout) : init);
  };

/** Returns a name shared by all processes with the same token, without revealing the token. */
export const fingerprintToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex').slice(0, 16);

/**
 * Limits the requests of all processes with one token. A request waits for its slot among those of all processes. A
 * request of a leased game begins only with more than twice its timeout left on the lease, and is aborted after that
 * timeout. After a global rate limit, no request begins until it is over in the process that received it, and in the
 * others none that is queued from then on. After too many invalid requests, none begins for a while, so that Discord
 * does not ban the bot.
 */
export class DistributedRateLimiter {
  private readonly budget: ClusterStore['requestBudget'];
  private readonly name: string;
  private readonly timeout: number;
  private readonly waiting: SlotWaiter[] = [];
  private asking = false;
  private closedUntil = 0;
  /**
   * Global rate limit: its end, and the time up to which reserved slots are void, both on the monotonic clock in ms.
   */
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

  /** Replaces the library's own `makeRequest`. */
  readonly request: MakeRequest = async (url, init) => {
    const lane = currentLease();
    if (isInteractionResponse(url)) return this.make(url, init);
    const began = performance.now();
    await this.turn(init.signal as AbortSignal | undefined);
    this.stats.waitedMs += performance.now() - began;
    if (performance.now() < this.closedUntil)
      throw new RequestHeld('Discord refused too many requests; Custodian pauses its requests for a while');
    if (lane && lane.leaseLeftMs() <= 2 * this.timeout)
      throw new RequestHeld(`The lease of game ${lane.game} ends before another request can finish`);
    this.stats.requests++;
    const timed = withTimeout(init, lane ? this.timeout : DefaultRestOptions.timeout);
    const answer = await this.make(url, timed).catch((error: unknown) => {
      // Keeps the library from retrying at once: the caller first checks whether the request succeeded.
      throw init.signal?.aborted ? new RequestTimeout('The request was aborted') : error;
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
        // Slots reserved until now are void as well.
        this.stop.at = performance.now();
      }
      // Discord does not count shared rate limits against the bot.
      if (answer.status === 429 && header('x-ratelimit-scope') === 'shared') return;
      const refused = await this.budget.refused(this.name, INVALID_REQUEST_LIMIT.withinMs, 1);
      if (refused >= INVALID_REQUEST_LIMIT.most) this.closedUntil = performance.now() + 60_000;
    } catch {
      // The database is unavailable; the library itself waits as Discord demands.
    }
  }

  /** Waits until a request may begin. Throws RequestHeld if the signal aborts. */
  private async turn(signal: AbortSignal | undefined): Promise<void> {
    for (let turns = 1; ;) {
      const mine = await this.given(signal);
      await sleepUntil(mine.heard + mine.in, signal);
      if (mine.asked <= this.stop.at || performance.now() < this.stop.until) await sleepUntil(this.stop.until, signal);
      else if (performance.now() - mine.asked - mine.in < MAX_SLOT_DELAY_MS || turns++ >= MAX_DROPPED_SLOTS) return;
    }
  }

  /** Reserves a slot. An aborted request gives its place in the queue to the next one. */
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
      // Wait for other requests of this tick, to reserve their slots together.
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

  /** Reserves slots. Without a database, each process stays well below the shared limit. */
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
