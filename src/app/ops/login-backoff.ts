import { createHash } from 'node:crypto';
import fs from 'node:fs';

/** Whoever was turned away comes back no sooner, in ms; whatever starts programs anew mostly does it at once. */
export const LOGIN_BACKOFF_MS = 60_000;

interface Note {
  /** In ms since 1970. */
  at: number;
  /** By which it is known whether the token is another one now; nothing can be learned from it. */
  token: string;
}

const fileOf = (database: string): string => `${database}.turned-away`;
const tokenFingerprint = (token: string): string =>
  createHash('sha256').update(`custodian ${token}`).digest('hex').slice(0, 16);

/** Notes beside the database that Discord has turned the bot away, for the next start. False where it could not be written. `now` in ms since 1970. */
export function recordLoginRefused(database: string, token: string, now: number): boolean {
  try {
    fs.writeFileSync(fileOf(database), JSON.stringify({ at: now, token: tokenFingerprint(token) } satisfies Note), {
      mode: 0o600,
    });
    return true;
  } catch {
    return false;
  }
}

/** How long a start has to wait, in ms: a minute after the same token was turned away, whatever clocks have done meanwhile. `now` in ms since 1970. */
export function loginBackoffLeft(database: string, token: string, now: number): number {
  try {
    const note = JSON.parse(fs.readFileSync(fileOf(database), 'utf8')) as Note;
    return note.token === tokenFingerprint(token)
      ? Math.min(Math.max(note.at + LOGIN_BACKOFF_MS - now, 0), LOGIN_BACKOFF_MS) || 0
      : 0;
  } catch {
    return 0; // there is none, or it cannot be read
  }
}

/** Discord has let the bot in. */
export function clearLoginRefused(database: string): void {
  try {
    fs.rmSync(fileOf(database), { force: true });
  } catch {
    // It is older than a minute, or of another token: it holds nobody back.
  }
}
