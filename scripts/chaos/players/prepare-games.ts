import { mapSequential } from '#discord/async/sequential.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { writeStoredData } from '../../e2e/stored-data.ts';
import type { GameRecords } from './game-records.ts';

/** A game with its thread. */
export interface PreparedGame {
  code: string;
  thread: string;
  users: string[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Creates games with their players; the first player of each creates it. `begun`: whether the game is started. */
export async function prepareGames(
  sandbox: Sandbox,
  records: GameRecords,
  seatings: { users: string[]; begun: boolean }[],
  settings: object,
  edition = 'ti4',
): Promise<PreparedGame[]> {
  const channel = sandbox.channels()['general'];
  const places: PreparedGame[] = [];
  for (const { users } of seatings)
    places.push({ code: '', thread: await newThread(sandbox.url, channel, `Game ${places.length + 1}`), users });
  const { table } = records;
  for (let from = 0; from < places.length; from += 50) {
    {
      for (const [i, place] of places.slice(from, from + 50).entries()) {
        const [host] = place.users;
        const where = { guild: sandbox.guildId, channel, thread: place.thread };
        place.code = (
          await table.createGame({ user: host }, { edition, settings: settings as never, place: where })
        ).game;
        await mapSequential(place.users, async (user, seat) =>
          table.join({ user }, place.code, { name: `Player ${seat + 1}` }),
        );
        if (seatings[from + i].begun) await table.startGame({ user: host }, place.code);
      }
    }
  }
  // Messages about the start of the games are marked as sent.
  await writeStoredData(records.path, "update outbox set status = 'sent', sent_at = created_at");
  return places;
}

async function newThread(url: string, channel: string, name: string): Promise<string> {
  for (;;) {
    const init = {
      method: 'POST',
      headers: { authorization: 'Bot a-token-of-24-characters', 'content-type': 'application/json' },
      body: JSON.stringify({ name, type: 11, auto_archive_duration: 10080 }),
    };
    const response = await fetch(`${url}/api/v10/channels/${channel}/threads`, init);
    const body = (await response.json()) as { id: string; retry_after?: number };
    if (response.ok) return body.id;
    await pause((body.retry_after ?? 1) * 1_000);
  }
}
