import { mapSequential } from '#discord/async/sequential.ts';
import { SandboxPlayer } from '#sandbox/player.ts';
import type { Sandbox } from '#sandbox/server.ts';
import type { GameRecords } from '../players/game-records.ts';
import type { ForgeryContext, ListedCommand } from './forgery-context.ts';
import type { PreparedGame } from '../players/prepare-games.ts';
import { createRandom } from '#simulation';

/** Gives some answers, so that there are closed questions and cards in hand. */
export async function advance(records: GameRecords, { code, users }: PreparedGame): Promise<void> {
  const below = createRandom(3);
  for (let given = 0; given < 40;) {
    for (const user of users) {
      const open = await records.question(code, user);
      const reply = open && records.reply(open, below);
      if (!open || !reply) continue;
      await records.table.answer({ user }, code, open.ask, reply.answer);
      given++;
    }
  }
}

export async function groundsOf(
  sandbox: Sandbox,
  records: GameRecords,
  places: PreparedGame[],
  strangers: string[],
): Promise<ForgeryContext> {
  const [running, lobby, over] = places;
  const asks = Object.fromEntries(
    await mapSequential(running.users, async (user) => [
      user,
      (await records.table.openQuestions(running.code, user)).map(({ ask }) => ask),
    ]),
  );
  const commands = (await new SandboxPlayer(
    sandbox.url,
    strangers[0],
    running.thread,
  ).commands()) as unknown as ListedCommand[];
  return { running, lobby, over, strangers, asks, commands };
}
