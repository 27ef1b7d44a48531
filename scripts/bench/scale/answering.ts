import { generator } from '#simulation';
import { Illegal } from '#service';
import { Records } from '../../chaos/players/game-records.ts';
import { codeOf, THREAD } from './copy-games.ts';

export const USERS = ['ann', 'bob', 'cleo', 'dan', 'eve', 'finn'];

const userOf = (name: string, game: string): string => (/^S\d{7}$/.test(game) ? `${name}-${game}` : name);

/** Answers whatever is asked first in a game; undefined where nothing is that can be typed. Gives how long that took, in ms. */
export async function answerIn(
  records: Records,
  game: string,
  below: (n: number) => number,
  mark: string,
): Promise<number | undefined> {
  for (const name of USERS) {
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

/** A game of six that has begun, and gone on by so many answers; until it has ended, if they are enough. */
export async function begin(
  records: Records,
  answers: number,
  below: (n: number) => number,
): Promise<{ game: string; given: number }> {
  const { table } = records;
  const by = { user: USERS[0] };
  const { game } = await table.createGame(by, {
    edition: 'ti4',
    settings: { veil: 'nothing' },
    place: { guild: '1', channel: '2', thread: THREAD },
  });
  for (const user of USERS) await table.join({ user }, game, { name: user });
  await table.start(by, game);
  let given = 0;
  for (let tries = 0; given < answers && tries < 2 * answers && (await table.game(game)).status === 'running'; tries++)
    if ((await answerIn(records, game, below, `begun ${game} ${tries}`)) !== undefined) given++;
  return { game, given };
}

/** Answers in one game after another among the copies of one's own, for so long; how many answers that were, and how long each took. */
export async function keepAnswering(
  where: string,
  share: { of: number; from: number; to: number },
  forMs: number,
): Promise<number[]> {
  const { from, to, of } = share;
  const below = generator(of + 1);
  const records = await Records.at(where, Date.now, below);
  const took: number[] = [];
  const until = Date.now() + forMs;
  for (let n = 0; Date.now() < until; n++) {
    const ms = await answerIn(
      records,
      codeOf(from + below(to - from + 1)),
      below,
      `scale ${of} ${from} ${Date.now()} ${n}`,
    );
    if (ms !== undefined) took.push(ms);
  }
  await records.close();
  return took;
}
