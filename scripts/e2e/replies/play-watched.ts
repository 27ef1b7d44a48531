import { SandboxPlayer } from '#sandbox/player.ts';
import { createSeededRandom } from '../../lib/seeded-random.ts';
import { sitDown } from '../displayed-game.ts';
import { startTestHost, type TestHost } from '../displayed-host.ts';
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

/** Number of turns between actions that are unrelated to the game: none. */
const NEVER = 1_000_000;
/** Faults after which a game is left. */
const ENOUGH = 5;
const VEILS = ['cards', 'everything', 'nothing'];
/** Longest step of the clock, in ms, while a player is away. */
const STEP_MS = 20_000;
/** Number of steps without an answer after which they are longer, as in a window that no one can answer. */
const PATIENCE = 12;
const LONG_STEP_MS = 30 * 60_000;
/** Maximum number of steps of the clock without an answer. */
const MOST_STEPS = 60;
/** A person leaves a question open for this many steps in one of `AWAY_ONE_IN` cases. */
const AWAY_STEPS = 5;
const AWAY_ONE_IN = 4;

/** Lets one step of time pass, or several. */
async function pause(host: TestHost, watch: WaitWatch, stepMs: number): Promise<void> {
  const steps = host.below(AWAY_ONE_IN) ? 1 : AWAY_STEPS;
  for (let i = 0; i < steps; i++) await host.advance(stepMs, () => watch.look());
}

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
      steps = diary.answers > before ? 0 : steps + 1;
      await pause(host, watch, steps < PATIENCE ? STEP_MS : LONG_STEP_MS);
    }
    if (steps >= MOST_STEPS) count.faults.push(`no one finds anything to answer: ${await watch.panel()}`);
    count.faults.push(...diary.faults, ...host.warnings);
    return diary.answers;
  } finally {
    await host.close();
  }
}
