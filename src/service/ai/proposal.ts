import type { Answer } from '#engine';
import {
  resolveGameRow,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from '#service/operations/operation-context.ts';
import type { ProposedDraft, UserId } from '#service/types.ts';

/** Whether somebody has begun to put an answer together. */
export const hasStartedDraft = (draft: ProposedDraft | undefined): boolean =>
  Object.keys(draft ?? {}).some((key) => key !== 'ranked');

interface Proposal {
  user: UserId;
  ask: number;
  /** How the game stood when it was thought of. */
  head: number;
  reply: Answer;
}

/** Keeps what was thought of as the beginning of a draft, unless the game has gone on meanwhile, or somebody begun elsewhere. */
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
