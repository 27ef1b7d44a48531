import { createHash } from 'node:crypto';
import fs from 'node:fs';

/** Minimum time in ms between logins after a refusal; supervisors mostly restart a program at once. */
export const LOGIN_BACKOFF_MS = 60_000;

interface Note {
  /** Unix time in ms. */
  at: number;
  /** Fingerprint of the token, to recognize a new one; reveals nothing about it. */
  token: string;
}

const fileOf = (database: string): string => `${database}.turned-away`;
const tokenFingerprint = (token: string): string =>
  createHash('sha256').update(`custodian ${token}`).digest('hex').slice(0, 16);

/**
 * Leaves a note next to the database that Discord has refused the token, for the next start. Returns false if it cannot
 * be written. `now`: Unix time in ms.
 */
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

/**
 * Returns how long a start has to wait after a refusal of the same token, in ms; at most a minute, even if the clock
 * has changed. `now`: Unix time in ms.
 */
export function loginBackoffLeft(database: string, token: string, now: number): number {
  try {
    const note = JSON.parse(fs.readFileSync(fileOf(database), 'utf8')) as Note;
    return note.token === tokenFingerprint(token)
      ? Math.min(Math.max(note.at + LOGIN_BACKOFF_MS - now, 0), LOGIN_BACKOFF_MS) || 0
      : 0;
  } catch {
    return 0; // no note, or unreadable
  }
}

/** Deletes the record of refused logins after a successful one. */
export function clearLoginRefused(database: string): void {
  try {
    fs.rmSync(fileOf(database), { force: true });
  } catch {
    // A note that is older than a minute or for another token delays nothing.
  }
}
