import { DiscordError } from '../errors.ts';

const second = 1_000;

/** Discord's limit on all requests of one bot together. Answers to interactions are exempt. */
export class GlobalRate {
  private readonly most: number;
  private readonly now: () => number;
  private readonly recent = new Map<string, number[]>();

  constructor(most: number, now: () => number) {
    this.most = most;
    this.now = now;
  }

  /** Counts a request. Throws 429 with the time to wait when there were too many within a second. */
  count(token: string, path: string): void {
    if (/^\/(interactions|webhooks)\//.test(path)) return;
    const now = this.now();
    const recent = (this.recent.get(token) ?? []).filter((at) => at > now - second);
    this.recent.set(token, recent);
    if (recent.length >= this.most) throw new RateLimited((recent[0] ?? now) + second - now);
    recent.push(now);
  }
}

/** A 429: `headers` and body both say when to come again. */
export class RateLimited extends DiscordError {
  readonly retryAfter: number;

  constructor(ms: number) {
    super(429, 0, 'You are being rate limited.');
    this.retryAfter = Math.max(1, Math.ceil(ms)) / 1000;
  }

  get headers(): Record<string, string> {
    return { 'retry-after': String(Math.ceil(this.retryAfter)), 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' };
  }

  override body() {
    return { message: this.message, retry_after: this.retryAfter, global: true, code: 0 };
  }
}
