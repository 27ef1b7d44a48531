import type { Answer } from '#engine';
import {
  resolveGameRow,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from '#service/operations/operation-context.ts';
import type { ProposedDraft, UserId } from '#service/types.ts';

/** Tells whether the user has started on an answer. */
export const hasStartedDraft = (draft: ProposedDraft | undefined): boolean =>
  Object.keys(draft ?? {}).some((key) => key !== 'ranked');

interface Proposal {
  user: UserId;
  ask: number;
  /** The game's head when the proposal was made. */
  head: number;
  reply: Answer;
}

/** Saves a proposal as a draft unless the game has changed meanwhile or the user has started on an answer elsewhere. */
export function saveProposal(
  { store }: OperationContext,
  { now, game }: OperationCall,
  { user, ask, head, reply }: Proposal,
): OperationResult {
  const before = store.people.draft(game, ask, user) as ProposedDraft | undefined;
  if (resolveGameRow({ store }, game).head !== head || hasStartedDraft(before)) return { game, tookEffect: false };
  const data: ProposedDraft = { ...before, answer: reply };
  store.people.saveDraft({ game, ask, user, data: data as never, at: now });
  return { game };
}
