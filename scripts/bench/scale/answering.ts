import { createRandom } from '#simulation';
import { Illegal } from '#service';
import { GameRecords } from '../../chaos/players/game-records.ts';
import { copyCode, THREAD_PLACEHOLDER } from './copy-games.ts';

export const PLAYER_NAMES = ['ann', 'bob', 'cleo', 'dan', 'eve', 'finn'];

const userOf = (name: string, game: string): string => (/^S\d{7}$/.test(game) ? `${name}-${game}` : name);

/** Answers the first question of a game that can be typed. Returns the time in ms; undefined if there is none. */
export async function answerFirstAsk(
  records: GameRecords,
  game: string,
  below: (n: number) => number,
  mark: string,
): Promise<number | undefined> {
  for (const name of PLAYER_NAMES) {
    const user = userOf(name, game);
    const open = await records.question(game, user);
    const reply = open && records.reply(open, below);
    if (!reply) continue;
    const begun = performance.now();
    try {
      await records.table.answer({ user, interaction: mark }, game, open.ask, reply.answer);
      return performance.now() - begun;
    } catch (error) {
      if (!(error instanceof Illegal)) throw error;
    }
  }
  return undefined;
}

/** Starts a game of six and gives `answers` answers, or as many as there are until it ends. */
export async function startGame(
  records: GameRecords,
  answers: number,
  below: (n: number) => number,
): Promise<{ game: string; given: number }> {
  const { table } = records;
  const by = { user: PLAYER_NAMES[0] };
  const { game } = await table.createGame(by, {
    edition: 'ti4',
    settings: { veil: 'nothing' },
    place: { guild: '1', channel: '2', thread: THREAD_PLACEHOLDER },
  });
  for (const user of PLAYER_NAMES) await table.join({ user }, game, { name: user });
  await table.startGame(by, game);
  let given = 0;
  for (
    let tries = 0;
    given < answers && tries < 2 * answers && (await table.getGame(game)).status === 'running';
    tries++
  )
    if ((await answerFirstAsk(records, game, below, `begun ${game} ${tries}`)) !== undefined) given++;
  return { game, given };
}

/** Answers in the copied games of one's share in turn for `forMs`. Returns the time of each answer in ms. */
export async function answerUntil(
  where: string,
  share: { of: number; from: number; to: number },
  forMs: number,
): Promise<number[]> {
  const { from, to, of } = share;
  const below = createRandom(of + 1);
  const records = await GameRecords.at(where, Date.now, below);
  const took: number[] = [];
  const until = Date.now() + forMs;
  for (let n = 0; Date.now() < until; n++) {
    const ms = await answerFirstAsk(
      records,
      copyCode(from + below(to - from + 1)),
      below,
      `scale ${of} ${from} ${Date.now()} ${n}`,
    );
    if (ms !== undefined) took.push(ms);
  }
  await records.close();
  return took;
}
