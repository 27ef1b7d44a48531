import type { PendingReply } from '#store';
import { ignoreLogged } from '#service/errors.ts';
import { commitOperation } from '#service/execute-operation.ts';
import { isAi } from '#service/ai/ai-user.ts';
import { runGuarded, type ServiceContext } from '#service/context.ts';

/** Sends the reminders that `choose` selects from all pending ones, in one change per game. Returns their number. */
export async function remindAllGames(
  context: ServiceContext,
  now: number,
  choose: (waits: PendingReply[]) => PendingReply[],
): Promise<number> {
  const chosen = await runGuarded(context, 'remind', async () =>
    choose((await context.store.asks.waits()).filter(({ user }) => !isAi(user))),
  );
  await remindChosen(context, now, chosen);
  return chosen.length;
}

/** Number of games handled before other work can run. */
const REMINDER_BATCH_GAMES = 40;

/**
 * Sends reminders like `remindAllGames`, but for one batch of games after code `after`; '' starts at the first. Returns
 * the batch's last code, undefined at the end.
 */
export async function remindNextGames(
  context: ServiceContext,
  now: number,
  choose: (waits: PendingReply[]) => PendingReply[],
  after: string,
): Promise<string | undefined> {
  const { asks } = context.store;
  const chosen = await runGuarded(context, 'remindSome', async () =>
    choose((await asks.waits(after, REMINDER_BATCH_GAMES)).filter(({ user }) => !isAi(user))),
  );
  await remindChosen(context, now, chosen);
  return runGuarded(context, 'remindSome', () => asks.lastGameOfBatch(after, REMINDER_BATCH_GAMES));
}

async function remindChosen(context: ServiceContext, now: number, chosen: PendingReply[]): Promise<void> {
  const games = new Map<string, PendingReply[]>();
  for (const wait of chosen) games.set(wait.game, [...(games.get(wait.game) ?? []), wait]);
  for (const [game, waits] of games)
    await ignoreLogged(commitOperation(context, 'remind', { by: { user: '' }, game, now, input: { waits } }));
}
