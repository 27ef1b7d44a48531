import { DiscordError } from '#sandbox/errors.ts';

const second = 1_000;
const hour = 3_600_000;

/** Discord's global rate limit per bot. Interaction endpoints are exempt. */
export class GlobalRateLimit {
  private readonly most: number;
  private readonly now: () => number;
  private readonly recent = new Map<string, number[]>();

  constructor(most: number, now: () => number) {
    this.most = most;
    this.now = now;
  }

  /** Counts a request. Throws 429 with the retry delay if there were too many within a second. */
  count(token: string, path: string): void {
    if (/^\/(interactions|webhooks)\//.test(path)) return;
    const now = this.now();
    const recent = (this.recent.get(token) ?? []).filter((at) => at > now - second);
    this.recent.set(token, recent);
    if (recent.length >= this.most) throw new RateLimitError((recent[0] ?? now) + second - now);
    recent.push(now);
  }
}

/** Discord's limit per channel on edits of messages older than an hour. */
export class OldEditRateLimit {
  private readonly most: number;
  private readonly span: number;
  private readonly now: () => number;
  private readonly recent = new Map<string, number[]>();

  /** `most` edits within `span` milliseconds. */
  constructor(most: number, span: number, now: () => number) {
    this.most = most;
    this.span = span;
    this.now = now;
  }

  /** Counts an edit of a message sent at `time`. Throws 429 with code 30046 if there were too many. */
  count(channelId: string, time: number): void {
    const now = this.now();
    if (now - time <= hour) return;
    const recent = (this.recent.get(channelId) ?? []).filter((at) => at > now - this.span);
    this.recent.set(channelId, recent);
    if (recent.length >= this.most) {
      throw new RateLimitError((recent[0] ?? now) + this.span - now, {
        code: 30046,
        message: 'Maximum number of edits to messages older than 1 hour reached. Try again later',
      });
    }
    recent.push(now);
  }
}

/** A 429 with the retry delay in headers and body. Its scope is global unless `particular` is given. */
export class RateLimitError extends DiscordError {
  readonly retryAfter: number;
  private readonly isGlobal: boolean;

  constructor(ms: number, particular?: { code: number; message: string }) {
    super(429, particular?.code ?? 0, particular?.message ?? 'You are being rate limited.');
    this.retryAfter = Math.max(1, Math.ceil(ms)) / 1000;
    this.isGlobal = particular === undefined;
  }

  get headers(): Record<string, string> {
    const scope: Record<string, string> = this.isGlobal
      ? { 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' }
      : { 'x-ratelimit-scope': 'shared' };
    return { 'retry-after': String(Math.ceil(this.retryAfter)), ...scope };
  }

  override body() {
    return { message: this.message, retry_after: this.retryAfter, global: this.isGlobal, code: this.code };
  }
}
