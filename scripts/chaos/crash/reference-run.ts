import { fingerprint, type Answer } from '#engine';
import type { PlayerMessage } from '#sandbox/player.ts';
import type { GameRecords } from '../players/game-records.ts';

export interface GivenAnswer {
  user: string;
  ask: string;
  answer: Answer;
}

/** A game under kills, with the answers given in it. */
export interface CrashedGame {
  code: string;
  thread: string;
  users: string[];
  given: GivenAnswer[];
  /** File with a copy of the database from the start of the game. */
  begun: string;
}

/** Counts the answers that users gave, without those that the service gave automatically. */
export const countAnswers = async ({ store }: GameRecords, { code }: CrashedGame): Promise<number> =>
  (await store.commands.range(code, 1, Number.MAX_SAFE_INTEGER)).filter(({ user }) => user !== null).length;

const hashes = async ({ store }: GameRecords, code: string): Promise<string[]> =>
  (await store.commands.range(code, 1, Number.MAX_SAFE_INTEGER)).map(
    ({ number, user, hash }) => `${number} ${user} ${hash}`,
  );

const stateOf = async ({ store }: GameRecords, code: string): Promise<string> =>
  fingerprint((await store.games.stateText(code)) ?? '');

/** Replays the same answers in the same order in `calm`, an undisturbed copy of the start. Returns the differences. */
export async function compareWithReference(
  calm: GameRecords,
  records: GameRecords,
  game: CrashedGame,
): Promise<string[]> {
  const { code, given } = game;
  const wrong: string[] = [];
  const there = await countAnswers(records, game);
  if (there !== given.length) wrong.push(`Game ${code} ends with ${there} answers, not with ${given.length}`);
  for (const { user, ask, answer } of given) {
    try {
      await calm.table.answer({ user }, code, ask, answer);
    } catch (error) {
      wrong.push(`Undisturbed, game ${code} does not take an answer it took: ${String(error)}`);
      break;
    }
  }
  const [expected, found] = [await hashes(calm, code), await hashes(records, code)];
  const differs = expected.findIndex((one, i) => one !== found[i]);
  if (differs >= 0 || expected.length !== found.length)
    wrong.push(`Game ${code} differs from the undisturbed one at command ${differs + 1}`);
  if ((await stateOf(records, code)) !== (await stateOf(calm, code)))
    wrong.push(`The state of ${code} differs from the undisturbed one`);
  return wrong;
}

/** Reads all messages of a game's thread that its players see, oldest first. */
export async function readThread(
  url: string,
  { users, thread }: Pick<CrashedGame, 'users' | 'thread'>,
): Promise<PlayerMessage[]> {
  const all: PlayerMessage[] = [];
  for (let before = ''; ;) {
    const response = await fetch(
      `${url}/sandbox/users/${users[0]}/channels/${thread}/messages?limit=100${before && `&before=${before}`}`,
    );
    const page = (await response.json()) as PlayerMessage[];
    if (!page.length) return all;
    all.unshift(...page);
    before = page[0].id;
  }
}
