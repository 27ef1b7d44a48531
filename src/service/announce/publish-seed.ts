import { seedCommitment, Illegal, type EngineState } from '#engine';
import type { GameRow } from '#store';
import type { OperationContext } from '#service/operations/operation-context.ts';
import type { GameId } from '#service/types.ts';
import { send } from './send-message.ts';

/** Delay between the end of a game and the publication of its seed, in ms. Until then the end can be undone. */
export const SEED_DELAY_MS = 24 * 3_600_000;

/**
 * Throws Illegal if a finished game's seed may be public, since the game must not continue with a known seed. Checks
 * the time, because an imported game's seed may have been sent elsewhere, and the outbox, because clocks may have
 * changed.
 */
export function requireSecretSeed(operation: OperationContext, { id, status, endedAt }: GameRow, now: number): void {
  if (
    status === 'ended' &&
    ((endedAt !== null && now >= endedAt + SEED_DELAY_MS) || operation.store.outbox.wasAttempted(id, 'seed'))
  ) {
    throw new Illegal('You cannot change this game any more: it ended over a day ago, and its seed is public.');
  }
}

export function sendSeed(
  operation: OperationContext,
  game: GameId,
  now: number,
  { seed }: EngineState,
  dueAt: number,
): void {
  send(operation, game, now, { kind: 'seed', seed, commitment: seedCommitment(seed) }, { lane: 'seed', dueAt });
}
