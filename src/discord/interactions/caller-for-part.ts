import type { Caller } from '#service';

/**
 * Returns the caller with an interaction id of its own for one of several changes that a press makes: a change with the
 * id of an earlier one counts as its repetition, and does nothing.
 */
export const callerForPart = (caller: Caller, part: string): Caller => ({
  ...caller,
  ...(caller.interaction && { interaction: `${caller.interaction}/${part}` }),
});
