import type { GameId, OpenQuestion, GameService, UserId } from '#service';
import { randomAnswer } from '#engine';

/** Gives `count` answers in the only game; the same ones for the same random numbers. */
export async function answers(table: GameService, count: number, below: (n: number) => number): Promise<void> {
  const [{ id: game }] = await table.listGames();
  for (let n = 0; n < count;) {
    const { user, open } = await firstAsked(table, game);
    const reply = randomAnswer(open.spec, below);
    if ((await table.answerProblem(game, user, open.ask, reply)) !== undefined) continue;
    await table.answer({ user, interaction: `press ${(await table.getGame(game)).head}` }, game, open.ask, reply);
    n++;
  }
}

/** Returns the first player with an open question. In a combat both sides are pending, even if only one is asked. */
async function firstAsked(table: GameService, game: GameId): Promise<{ user: UserId; open: OpenQuestion }> {
  for (const { user } of await table.pendingPlayers(game)) {
    const open = user && (await table.openQuestions(game, user)).find(({ reply }) => reply === undefined);
    if (open) return { user, open };
  }
  throw new Error('Nobody is asked');
}
