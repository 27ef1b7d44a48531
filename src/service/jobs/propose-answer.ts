import { Illegal, type Answer } from '#engine';
import { resolveGameRow } from '#service/operations/operation-context.ts';
import { readGame } from '#service/game-reader.ts';
import { resolveMember } from '#service/lobby/lobby.ts';
import { tryOperation } from '#service/execute-operation.ts';
import { findAskByAlias } from '#service/operations/play.ts';
import type { ServiceContext } from '#service/context.ts';
import { loadGameOfRow } from '#service/command-log/commit-command.ts';
import { hasStartedDraft } from '#service/ai/proposal.ts';
import type { Alias, GameId, ProposedDraft, UserId } from '#service/types.ts';

/** Time limit for a proposal, in ms. It usually takes 200 ms; the user should not wait longer on a busy machine. */
const PROPOSAL_TIMEOUT_MS = 500;

const isEmptyAnswer = (answer: Answer): boolean =>
  answer === null || (typeof answer === 'object' && !Object.values(answer).some((one) => one !== 0));

/**
 * Chooses an answer that a user could give, from what they may know, and saves it as their draft, so that the button
 * submits exactly what is shown. Returns the draft; undefined if the user has already started, the best answer is
 * empty, or choosing takes too long. Errors are logged only: the user is asked anyway.
 */
export async function createProposal(
  context: ServiceContext,
  id: GameId,
  user: UserId,
  ask: Alias,
): Promise<ProposedDraft | undefined> {
  try {
    return await chooseAndSave(context, id, user, ask);
  } catch (error) {
    if (!(error instanceof Illegal)) context.log.error({ game: id, err: error }, 'Cannot suggest an answer');
    return undefined;
  }
}

async function chooseAndSave(
  context: ServiceContext,
  id: GameId,
  user: UserId,
  ask: Alias,
): Promise<ProposedDraft | undefined> {
  const reader = await readGame(context, id);
  const row = resolveGameRow(reader, id);
  const { seat } = resolveMember(reader.store.members.present(row.id), { user });
  const asked = findAskByAlias(reader, row.id, user, seat, ask);
  const draft = asked && reader.store.people.draft(row.id, asked.number, user);
  if (!asked || seat === null || asked.veiled || hasStartedDraft(draft as ProposedDraft | undefined)) return undefined;
  const { edition, state, row: at } = loadGameOfRow(reader, row);
  const reply = await chooseWithin(context, {
    edition: edition.id,
    state,
    aiSeats: [seat],
    ask: asked.ask,
    answerOnly: true,
    proposal: true,
  });
  if (reply === undefined || isEmptyAnswer(reply)) return undefined;
  const kept = await tryOperation(context, 'keepProposal', {
    by: { user: '' },
    game: row.id,
    input: { user, ask: asked.number, head: at.head, reply },
  });
  return kept ? { ...(draft as ProposedDraft | undefined), answer: reply } : undefined;
}

/** Ignores a choice that arrives too late, because the question has been shown without it. */
const chooseWithin = (
  context: ServiceContext,
  thinking: Parameters<ServiceContext['chooseMove']>[0],
): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PROPOSAL_TIMEOUT_MS, undefined);
    context.chooseMove(thinking, (found) => {
      clearTimeout(timer);
      resolve(found && found.error === undefined ? found.reply : undefined);
    });
  });
