import { yieldToEventLoop } from '#service/yield-to-event-loop.ts';
import { resolveGameRow } from '#service/operations/operation-context.ts';
import { readStoredGame, ensureUpcast, type GameReader } from '#service/game-reader.ts';
import { isTransient, InternalError } from '#service/errors.ts';
import { tryOperation, afterCommit } from '#service/execute-operation.ts';
import { AI_ACTION_SPACING_MS, isUndoPending } from '#service/ai/ai-operations.ts';
import { aiSeats } from '#service/ai/ai-user.ts';
import { clearPendingAi } from './followups.ts';
import { runGuarded, type ServiceContext } from '#service/context.ts';
import { loadGame, type CurrentGame } from '#service/command-log/commit-command.ts';
import type { AiTask, AiChoice } from '#service/ai/choose-move.ts';
import type { AskRow } from '#store';
import type { GameId } from '#service/types.ts';

const MINUTE = 60_000;
/** Maximum number of games whose AI players think at once; others wait briefly. */
export const MAX_THINKING_GAMES = 24;
/** Maximum number of games with a free action to react to that are handled at once. */
const PENDING_AI_BATCH_SIZE = 20;

/**
 * Lets an AI player choose and play its answer to a question that is due. Returns true if it was played synchronously.
 */
export async function playAiFor(
  context: ServiceContext,
  reader: GameReader,
  { row: { id, head }, state, edition }: CurrentGame,
  { number, ask, covered }: AskRow,
  now: number,
): Promise<boolean> {
  const practising = [...aiSeats(reader.store.members.present(id)).keys()];
  return runAi(
    context,
    { edition: edition.id, state, aiSeats: practising, ask, ...(covered && { answerOnly: true as const }) },
    { game: id, now },
    (thought, at) => {
      if (thought?.error !== undefined)
        context.log.error({ game: id, ask, reason: thought.error }, 'A practice player found no answer');
      return tryOperation(context, 'playFor', {
        by: { user: '' },
        game: id,
        now: at,
        input: { number, head, ...(thought && { thought }) },
      });
    },
  );
}

/**
 * Runs an AI choice, synchronously or in a worker, and passes it to `use`. The game's AI players are paused until then.
 * Returns the result of `use` if the choice was synchronous, else false.
 */
async function runAi(
  context: ServiceContext,
  thinking: AiTask,
  { game, now }: { game: GameId; now: number },
  use: (thought: AiChoice | undefined, at: number) => Promise<boolean>,
): Promise<boolean> {
  // Another task is already computing for this game; it retries the free actions when it ends.
  if (context.aiPausedUntil.get(game) === Infinity) {
    context.pendingAi.add(game);
    return false;
  }
  let later = false;
  let atOnce: { thought: AiChoice | undefined } | undefined;
  context.aiPausedUntil.set(game, Infinity);
  try {
    await runGuarded(context, 'think', () =>
      context.chooseMove(thinking, (thought) => {
        if (later) void playLateChoice(context, game, () => use(thought, context.clock()));
        else atOnce = { thought };
      }),
    );
  } catch (error) {
    context.aiPausedUntil.delete(game);
    throw error;
  }
  later = true;
  // Read into a new variable: a synchronous `chooseMove` has assigned it in the callback.
  const found = atOnce as { thought: AiChoice | undefined } | undefined;
  if (!found) return false;
  context.aiPausedUntil.delete(game);
  return use(found.thought, now);
}

/** Uses a choice that a worker has returned later. */
async function playLateChoice(context: ServiceContext, game: GameId, use: () => Promise<boolean>): Promise<void> {
  context.aiPausedUntil.delete(game);
  try {
    await use();
  } catch (error) {
    // Already logged, or illegal because the game has changed; it is tried again later.
    if (!(error instanceof InternalError))
      context.log.warn(
        { game, reason: error instanceof Error ? error.message : String(error) },
        'A practice player could not play',
      );
    context.aiPausedUntil.set(game, context.clock() + MINUTE);
    if (isTransient(error)) context.pendingAi.add(game);
  }
  await afterCommit(context, game);
}

/** Lets AI players react to offers and other unprompted actions. Returns the number of games in which one did. */
export async function answerPendingAi(context: ServiceContext, now: number, most: number): Promise<number> {
  let done = 0;
  const { upcastCount } = context;
  for (const id of [...context.pendingAi]
    .filter((one) => !context.aiPausedUntil.has(one))
    .slice(0, PENDING_AI_BATCH_SIZE)) {
    if (done >= most || context.upcastCount > upcastCount) break;
    if (context.aiPausedUntil.size >= MAX_THINKING_GAMES) {
      context.aiPausedUntil.set(id, now + AI_ACTION_SPACING_MS);
      continue;
    }
    await yieldToEventLoop();
    if (context.aiPausedUntil.has(id) || !context.pendingAi.delete(id)) continue;
    try {
      await clearPendingAi(context, id);
      if (!(await context.withSpan('reactIn', () => reactIn(context, id, now), 'settled'))) continue;
      await afterCommit(context, id);
      done++;
    } catch (error) {
      handleAiFailure(context, id, now, error);
    }
  }
  return done;
}

/** Handles a failure in one game without stopping the others. */
function handleAiFailure(context: ServiceContext, id: GameId, now: number, error: unknown): void {
  if (isTransient(error)) {
    context.pendingAi.add(id);
    context.aiPausedUntil.set(id, now + MINUTE);
  }
  if (!(error instanceof InternalError)) context.log.warn({ game: id }, 'A practice player could not answer an offer');
}

async function reactIn(context: ServiceContext, id: GameId, now: number): Promise<boolean> {
  const reader = await readStoredGame(context, id);
  const row = resolveGameRow(reader, id);
  const practising = [...aiSeats(reader.store.members.present(row.id)).keys()];
  if (!practising.length || row.status !== 'running' || isUndoPending(reader, row.id)) return false;
  const {
    state,
    edition,
    row: { head },
  } = loadGame(await ensureUpcast(context, reader), row.id);
  if (!edition.ai || edition.ai.mayAct?.(state, practising) === false) return false;
  return runAi(context, { edition: edition.id, state, aiSeats: practising }, { game: row.id, now }, (thought, at) =>
    tryOperation(context, 'doUnasked', {
      by: { user: '' },
      game: row.id,
      now: at,
      input: { head, ...(thought && { thought }) },
    }),
  );
}
