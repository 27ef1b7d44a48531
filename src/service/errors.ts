import { Illegal } from '#engine';
import { isUnavailable } from '#store';

/** Something went wrong that is not the player's fault. Nothing was changed; the code finds it in the log. */
export class InternalError extends Error {
  override name = 'Unexpected';
  readonly code: string;

  constructor(code: string, sentence: string, cause: unknown) {
    super(sentence, { cause });
    this.code = code;
  }
}

/** Whether the records could not be reached just then, and nothing is wrong with what was to be done: it is tried again. */
export const isTransient = (error: unknown): boolean => error instanceof InternalError && isUnavailable(error.cause);

/** What came of it; undefined where something went wrong, which is in the log already: one game in trouble does not stop the others. */
export async function ignoreLogged<T>(done: Promise<T>): Promise<T | undefined> {
  try {
    return await done;
  } catch (error) {
    if (!(error instanceof Illegal) && !(error instanceof InternalError)) throw error;
    return undefined;
  }
}
