import { Game, Illegal, framesOf, answerProblem, type EngineState } from '#engine';
import { aliasOf } from '#service/alias.ts';
import type {
  OperationContext,
  OperationResult,
  ReadContext,
  OperationCall,
} from '#service/operations/operation-context.ts';
import type { Edition } from '#service/edition.ts';
import { resolveMember } from '#service/lobby/lobby.ts';
import { loadRunningGame, type CurrentGame } from '#service/command-log/commit-command.ts';
import type { Alias, UserId } from '#service/types.ts';
import { seemingAsksOf, submitAutoAnswer } from './auto-answer.ts';

// A player who wants to use nothing in a vote says so once, and then passes immediately for the rest of it. The option
// is offered to all players who seem to be asked, and works the same for them, so that it reveals nothing about a hand.

/**
 * Returns an id of the innermost current vote; undefined if there is none. It combines the vote's frame with the number
 * of cards revealed for votes so far, because one frame may hold several votes in turn. A vote inside another, such as a
 * new vote on a law, has its own frame.
 */
export function findCurrentVote(
  { voteProcedures = [], reveals }: Pick<Edition, 'voteProcedures' | 'reveals'>,
  { stack, facts }: Pick<EngineState, 'stack' | 'facts'>,
): string | undefined {
  const frame = voteProcedures.length
    ? [...framesOf(stack)].findLast(({ procedure }) => voteProcedures.includes(procedure))
    : undefined;
  return frame && `${frame.id}/${facts.filter(({ type }) => type === reveals).length}`;
}

/** Returns the alias of the innermost current vote; undefined if there is none. */
export function findVoteAlias(
  reader: Pick<ReadContext, 'store'>,
  { row, edition, state }: CurrentGame,
): Alias | undefined {
  const vote = findCurrentVote(edition, state);
  return vote === undefined ? undefined : aliasOf(reader, row.id, 'vote', vote);
}

/** The part of a user's plan that concerns a vote. */
interface VotePass {
  /** The vote, as `findCurrentVote` identifies it. */
  passes?: string;
}

/** Adds a pass in a vote to a user's plan. Throws Illegal if that vote has ended. */
export function passVote(
  operation: OperationContext,
  { now, by: { user }, game: id }: OperationCall,
  { vote: named }: { vote: Alias },
): OperationResult {
  const loaded = loadRunningGame(operation, id);
  const { row, edition, state } = loaded;
  const game = row.id;
  resolveMember(operation.store.members.present(game), { user });
  const vote = findCurrentVote(edition, state);
  if (vote === undefined) throw new Illegal('There is no vote now.');
  if (findVoteAlias(operation, loaded) !== named)
    throw new Illegal('You did not pass: that vote is over, and another is in progress.');
  const before = operation.store.people.plan(game, user) as object | undefined;
  operation.store.people.savePlan({
    game,
    user,
    data: { from: '', steps: [], ...before, passes: vote } as never,
    at: now,
  });
  return { game };
}

/**
 * Passes for a user if, as far as others know, they might answer, with or without a card in hand. Returns true if there
 * was a question to pass on.
 */
export function applyVotePass(
  operation: OperationContext,
  work: OperationCall,
  loaded: CurrentGame,
  user: UserId,
  { passes }: VotePass,
): boolean {
  const { edition, state } = loaded;
  if (passes === undefined || findCurrentVote(edition, state) !== passes) return false;
  const view = new Game(state, edition.bookFor(state)) as never;
  const found = seemingAsksOf(operation, loaded, user).find(
    ({ row, open }) => row.covered && answerProblem(view, open, []) === undefined,
  );
  if (!found) return false;
  submitAutoAnswer(operation, work, loaded, found.row, [], { user, planned: true });
  return true;
}
