import { DefaultRestOptions } from 'discord.js';
import type { GameLease, ClusterStore } from '#service';

/** Default duration of a lease. */
export const DEFAULT_GAME_LEASE_MS = 60_000;
/**
 * Requests are aborted after this fraction of a lease, or after the library's timeout if that is shorter. A request
 * begins only with more than twice that time left on the lease.
 */
const REQUESTS_PER_LEASE = 4;
/** Number of renewals per lease duration. */
const RENEWALS_PER_LEASE = 8;

export const requestTimeoutMs = (lease: number): number =>
  Math.min(DefaultRestOptions.timeout, lease / REQUESTS_PER_LEASE);

interface HeldLease {
  lane: GameLease;
  ends: () => number;
  /** Time at which the game last had rows to send, on the monotonic clock in ms. */
  used: number;
}

/**
 * Returns a stopwatch in ms that reads the larger time of two clocks: the monotonic one stops while the machine sleeps,
 * and the wall clock can be set back.
 */
function stopwatch(): () => number {
  const [steady, wall] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - steady, Date.now() - wall);
}

/**
 * The games whose outbox this process sends, each while its lease lasts. A lease is renewed while the game has rows to
 * send.
 */
export class GameLeases {
  private readonly shared: ClusterStore;
  private readonly held = new Map<string, HeldLease>();
  private readonly timer: NodeJS.Timeout;
  private renewing = false;
  readonly owner: string;
  readonly leaseMs: number;

  constructor(shared: ClusterStore, owner: string, lease: number) {
    this.shared = shared;
    this.owner = owner;
    this.leaseMs = lease;
    this.timer = setInterval(() => void this.renew(), lease / RENEWALS_PER_LEASE);
    this.timer.unref();
  }

  get size(): number {
    return this.held.size;
  }

  get games(): string[] {
    return [...this.held].flatMap(([game, { ends }]) => (ends() > 0 ? [game] : []));
  }

  /** Leases up to `most` more games with due rows. */
  async acquire(now: number, most: number): Promise<void> {
    if (most <= 0) return;
    const since = stopwatch();
    for (const { game, token } of await this.shared.leases.take(this.owner, now, most, this.leaseMs)) {
      const left = (): number => (this.held.get(game)?.lane === lane ? (this.held.get(game)?.ends() ?? 0) : 0);
      const lane: GameLease = { game, owner: this.owner, token, leaseLeftMs: left };
      this.held.set(game, { lane, ends: () => this.leaseMs - since(), used: performance.now() });
    }
  }

  /** Returns this process's lease of a game; undefined if it has none or the lease has expired. */
  find(game: string): GameLease | undefined {
    const found = this.held.get(game);
    return found && found.ends() > 0 ? found.lane : undefined;
  }

  touch(game: string): void {
    const found = this.held.get(game);
    if (found) found.used = performance.now();
  }

  /** Renews the leases of games that had rows within one lease duration; the others expire. */
  private async renew(): Promise<void> {
    if (this.renewing) return;
    this.renewing = true;
    try {
      for (const [game, { ends }] of this.held) if (ends() <= 0) this.held.delete(game);
      const wanted = new Map([...this.held].filter(([, { used }]) => performance.now() - used < this.leaseMs));
      if (!wanted.size) return;
      const since = stopwatch();
      const still = new Set(await this.shared.leases.renew(this.owner, [...wanted.keys()], this.leaseMs));
      for (const [game, one] of wanted) {
        if (this.held.get(game) !== one) continue;
        if (still.has(game)) one.ends = () => this.leaseMs - since();
        else this.held.delete(game);
      }
    } catch {
      // The database is unavailable: leases that are not renewed expire.
    } finally {
      this.renewing = false;
    }
  }

  /** Releases all leases at once if no work is pending; else lets them expire. */
  async release(nothingUnderWay: boolean): Promise<void> {
    clearInterval(this.timer);
    if (nothingUnderWay) await this.shared.leases.giveBack(this.owner).catch(() => undefined);
  }
}
