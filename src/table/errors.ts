import { isAway } from '../store/index.ts';

/** Something went wrong that is not the player's fault. Nothing was changed; the code finds it in the log. */
export class Unexpected extends Error {
  override name = 'Unexpected';
  readonly code: string;

  constructor(code: string, sentence: string, cause: unknown) {
    super(sentence, { cause });
    this.code = code;
  }
}

/** Whether the records could not be reached just then, and nothing is wrong with what was to be done: it is tried again. */
export const isForNow = (error: unknown): boolean => error instanceof Unexpected && isAway(error.cause);
