import { DefaultRestOptions } from 'discord.js';
import type { GameLease, ClusterStore } from '#service';

/** How long a lease lasts, in ms, where nobody says otherwise. */
export const DEFAULT_LEASE_MS = 60_000;
/** A request to Discord is aborted after this part of a lease, or when the library would without being told otherwise, and begins only with more than twice as much left. */
const REQUESTS_PER_LEASE = 4;
/** So often a lease is renewed while it lasts. */
const RENEWALS_PER_LEASE = 8;

export const requestTimeoutMs = (lease: number): number =>
  Math.min(DefaultRestOptions.timeout, lease / REQUESTS_PER_LEASE);

interface HeldLease {
  lane: GameLease;
  ends: () => number;
  /** When something was last to be said. */
  used: number;
}

/** Counts ms by whichever of the machine's clocks is ahead: one stands still while the machine sleeps, the other is set by people. */
function stopwatch(): () => number {
  const [steady, wall] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - steady, Date.now() - wall);
}

/** The games of which this process says what is to be said, each for as long as its lease lasts; kept for as long as there is something. */
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

  /** Takes up to so many more games of which something is to be said. */
  async acquire(now: number, most: number): Promise<void> {
    if (most <= 0) return;
    const since = stopwatch();
    for (const { game, token } of await this.shared.leases.take(this.owner, now, most, this.leaseMs)) {
      const left = (): number => (this.held.get(game)?.lane === lane ? (this.held.get(game)?.ends() ?? 0) : 0);
      const lane: GameLease = { game, owner: this.owner, token, leaseLeftMs: left };
      this.held.set(game, { lane, ends: () => this.leaseMs - since(), used: performance.now() });
    }
  }

  /** A game's, as long as it is held. */
  find(game: string): GameLease | undefined {
    const found = this.held.get(game);
    return found && found.ends() > 0 ? found.lane : undefined;
  }

  touch(game: string): void {
    const found = this.held.get(game);
    if (found) found.used = performance.now();
  }

  /** What nothing was to be said of for the length of a lease is anybody's when that is over. */
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
      // The database is away: what is held ends by itself.
    } finally {
      this.renewing = false;
    }
  }

  /** Everything is anybody's at once, where nothing is under way any more; else when the leases are over. */
  async release(nothingUnderWay: boolean): Promise<void> {
    clearInterval(this.timer);
    if (nothingUnderWay) await this.shared.leases.giveBack(this.owner).catch(() => undefined);
  }
}
