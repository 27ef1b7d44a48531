import { Illegal } from '#engine';
import { isUnavailable } from '#store';

/** An unexpected failure that is not the player's fault. `code` identifies its log entry. */
export class InternalError extends Error {
  override name = 'Unexpected';
  readonly code: string;

  constructor(code: string, sentence: string, cause: unknown) {
    super(sentence, { cause });
    this.code = code;
  }
}

/** Returns true if the store was unavailable, so that the operation can be retried. */
export const isTransient = (error: unknown): boolean => error instanceof InternalError && isUnavailable(error.cause);

/**
 * Awaits a promise; returns undefined if it fails with Illegal or an InternalError (already logged), so that one broken
 * game does not stop the others.
 */
export async function ignoreLogged<T>(done: Promise<T>): Promise<T | undefined> {
  try {
    return await done;
  } catch (error) {
    if (!(error instanceof Illegal) && !(error instanceof InternalError)) throw error;
    return undefined;
  }
}
