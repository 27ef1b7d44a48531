import { setTimeout as pause } from 'node:timers/promises';
import type { GameRecords } from '../players/game-records.ts';
import type { PreparedGame } from '../players/prepare-games.ts';

/**
 * Longest wait for the outbox to empty, in ms: deliveries are retried after a Discord outage, and leases have to
 * expire.
 */
const PATIENCE = 240_000;

/** Describes everything that is due but not sent. */
async function listUnsent({ store }: GameRecords, places: readonly PreparedGame[]): Promise<string[]> {
  const now = Date.now();
  // A kill between two panels leaves two; the next refresh deletes the older one.
  const open = (await store.panels.gamesWithDuplicates()).map((code) => `${code} has two panels`);
  for (const { code } of places)
    for (const { id, kind, status, dueAt, attempts, error } of await store.outbox.ofGame(code)) {
      // A ping waits while its user is active, and an announced pass waits for the next event.
      const isDue = ['claimed', 'waiting'].includes(status) && (dueAt <= now || attempts > 0);
      if (isDue) open.push(`${code} ${id} ${kind} ${status} ${attempts} ${error}`);
    }
  return open;
}

/**
 * Waits until everything due is sent, four minutes at most. `lookedAt`: Unix time in ms at which the last check began,
 * since a check of all games takes a while. `unsent`: what is still due.
 */
export async function waitUntilSent(
  records: GameRecords,
  places: readonly PreparedGame[],
): Promise<{ lookedAt: number; tookMs: number; unsent: string[] }> {
  const begun = Date.now();
  for (;;) {
    const lookedAt = Date.now();
    const unsent = await listUnsent(records, places);
    const tookMs = Date.now() - begun;
    if (!unsent.length || tookMs > PATIENCE) return { lookedAt, tookMs, unsent };
    await pause(1_000);
  }
}
