import { yieldToEventLoop } from '#service/yield-to-event-loop.ts';
import { Illegal } from '#engine';
import { isTransient, InternalError } from '#service/errors.ts';
import { hasAutoAnswer } from './followups.ts';
import { needsUpcast, readGame } from '#service/game-reader.ts';
import { tryOperation, commitOperation } from '#service/execute-operation.ts';
import { runGuarded, type ServiceContext } from '#service/context.ts';
import { loadGame } from '#service/command-log/commit-command.ts';
import type { GameId } from '#service/types.ts';

/** Number of steps after which other games have their turn; the scheduler continues at its next run. */
const MAX_STEPS_AT_ONCE = 40;

/** Gives the planned and forced answers of a game. Called after every change. */
export async function followPlans(context: ServiceContext, id: GameId): Promise<void> {
  const isUnfinished = context.unfinishedFollowups.delete(id);
  if (!isUnfinished && !context.planVersions.has(id) && !hasAutoAnswer(context, context.stateCache.get(id))) return;
  const asked = { by: { user: '' }, game: id };
  const upTo = context.clock();
  try {
    let steps = 0;
    while (steps < MAX_STEPS_AT_ONCE && (await tryOperation(context, 'follow', asked))) steps++;
    if (steps === MAX_STEPS_AT_ONCE) context.unfinishedFollowups.add(id);
  } catch (error) {
    // Plans are kept: the scheduler tries again.
    if (isTransient(error)) return void context.unfinishedFollowups.add(id);
    // Already logged, or the planned answer was illegal: the plans are dropped and the players are asked.
    if (!(error instanceof Illegal) && !(error instanceof InternalError)) throw error;
    await commitOperation(context, 'forgetPlans', { ...asked, input: { upTo } });
  }
}

/**
 * Resumes plans at startup. Also follows up the most recent change of any game, since the program may have been killed
 * right after it.
 */
export async function resumePlans(context: ServiceContext): Promise<void> {
  for (const game of await context.store.users.gamesWithPlans()) {
    await isolateFailures(context, game, async () => {
      context.planVersions.set(game, (await context.store.record(game)).version ?? 0);
      await followPlans(context, game);
    });
    await yieldToEventLoop();
  }
  await yieldToEventLoop();
  const last = await context.store.games.lastPlayed();
  await yieldToEventLoop();
  const row = last === undefined ? undefined : await context.store.games.find(last);
  // A game of an earlier rules version is upcast later.
  if (!row || needsUpcast(context, row)) return;
  await isolateFailures(context, row.id, async () => {
    loadGame(await readGame(context, row.id), row.id);
    await followPlans(context, row.id);
  });
}

/** Runs `body` for one game; errors other than an unavailable store do not stop the other games. */
async function isolateFailures(context: ServiceContext, game: GameId, body: () => Promise<void>): Promise<void> {
  try {
    await runGuarded(context, 'followAgain', body);
  } catch (error) {
    if (isTransient(error)) throw error;
    if (!(error instanceof InternalError)) context.log.warn({ game, err: error }, 'Cannot continue a plan');
  }
}
