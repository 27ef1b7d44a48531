import { SandboxPlayer } from '#sandbox/player.ts';
import { createSeededRandom } from '../../lib/seeded-random.ts';
import { sitDown } from '../displayed-game.ts';
import { startTestHost } from '../displayed-host.ts';
import { createPlayLog, DisplayedPlayer } from '../displayed-player.ts';
import { waitingLines, WaitWatch, type WaitCount } from './wait-watch.ts';

export interface WatchedGameOptions {
  edition: string;
  seed: number;
  /** Numbers of people, who play by what they see, and of practice players. */
  people: number;
  practising: number;
  /** Answers of people after which the game is left. */
  answers: number;
  count: WaitCount;
}

/** One in so many turns: players do nothing unrelated. */
const NEVER = 1_000_000;
/** Faults after which a game is left. */
const ENOUGH = 5;
const VEILS = ['cards', 'everything', 'nothing'];
/** Longest step of the clock, in ms, while somebody is away. */
const STEP_MS = 20_000;
/** Number of steps without an answer after which they are longer, as in a window that nobody can answer; in ms. */
const PATIENCE = 12;
const LONG_STEP_MS = 30 * 60_000;
/** Most steps of the clock without an answer. */
const MOST_STEPS = 60;
/** A person leaves a question open for this many steps in one of `AWAY_ONE_IN` cases. */
const AWAY_STEPS = 5;
const AWAY_ONE_IN = 4;

/** Plays the beginning of a game and adds to `count`. Returns the number of answers. */
export async function playWatched({
  edition,
  seed,
  people,
  practising,
  answers,
  count,
}: WatchedGameOptions): Promise<number> {
  const host = await startTestHost({ seed, players: people, drawEvery: Infinity, edition });
  const { below } = host;
  try {
    const diary = createPlayLog();
    const settings = { veil: VEILS[seed % VEILS.length] };
    const thread = await sitDown(
      host.url,
      host.people,
      { settings, practising },
      createSeededRandom(seed),
      host.settle,
    );
    const watch = new WaitWatch(host, thread, count);
    const players: DisplayedPlayer[] = [];
    for (const [name, id] of Object.entries(host.people)) {
      const player = new DisplayedPlayer(new SandboxPlayer(host.url, name, thread), id, {
        below,
        diary,
        idleness: NEVER,
        trades: false,
        findWaiting: waitingLines,
        onLook: ({ id: one }) => watch.onLooked(one),
        onReply: ({ id: one }, reply) => watch.onReply(one, reply),
      });
      players.push(player);
      await watch.add(player.person, id);
    }
    let steps = 0;
    while (steps < MOST_STEPS && diary.answers < answers && count.faults.length < ENOUGH) {
      const before = diary.answers;
      await watch.look();
      const player = players[below(players.length)];
      if (below(AWAY_ONE_IN)) await player.turn();
      if (diary.answers > before) steps = 0;
      else steps++;
      const away = below(AWAY_ONE_IN) ? 1 : AWAY_STEPS;
      for (let i = 0; i < away; i++) {
        await host.advance(steps < PATIENCE ? STEP_MS : LONG_STEP_MS, () => watch.look());
      }
    }
    if (steps >= MOST_STEPS) count.faults.push(`nobody finds anything to answer: ${await watch.panel()}`);
    count.faults.push(...diary.faults, ...host.warnings);
    return diary.answers;
  } finally {
    await host.close();
  }
}
