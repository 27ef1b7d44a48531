import { SandboxPlayer, type PlayerMessage } from '#sandbox/player.ts';
import { buttonOf, textOfMessage } from './displayed-message.ts';
import { DisplayedPlayer, createPlayLog, type PlayLog } from './displayed-player.ts';

/** Options of the players, and test functions that control their environment. */
export interface DisplayedGameOptions {
  url: string;
  /** User ids by name; the first user creates the game. */
  people: Record<string, string>;
  below: (n: number) => number;
  /** Resolves when no message is in flight. */
  settle: () => Promise<void>;
  /** Advances the clock until something happens automatically. Returns false if nothing ever will. */
  pass: () => Promise<boolean>;
  /** Receives progress reports. */
  tell?: (line: string) => void;
  settings?: Record<string, unknown>;
  idleness?: number;
  /** Wish that players enter in the lobby. */
  wish?: string;
  /** True if players offer trades. */
  trades?: boolean;
  /** Corrections that the organizer makes for each player at the start. */
  gifts?: Partial<Record<'trade-goods' | 'points', number>>;
  /** Number of practice players. */
  practising?: number;
  /** Time limit in ms. */
  patience?: number;
}

export interface DisplayedGameResult {
  diary: PlayLog;
  /** The last message of the game. Undefined if the game did not end. */
  ended: PlayerMessage | undefined;
  /** Round and phase as the status shows them. */
  status: string;
  /** Number of times the clock had to advance. */
  waits: number;
  ms: number;
  thread: string;
}

/**
 * A board of two rings with all home systems next to Mecatol Rex, on which even random players meet, fight, trade and
 * vote.
 */
export const CROWDED_MAP = '0 0 0 0 0 0 19 39 20 26 22 41 24 25 27 43 28 40';

/** Number of faults after which the players stop. */
const ENOUGH = 12;
/** Largest number of windows in a row that close without any answer. */
const LONELY = 400;

/** Plays a whole game using only what is displayed. */
export async function playDisplayedGame({
  url,
  people,
  below,
  settle,
  pass,
  tell = () => {},
  settings = {},
  idleness = 12,
  wish = 'faction',
  trades = true,
  gifts = {},
  patience = Number.POSITIVE_INFINITY,
}: DisplayedGameOptions): Promise<DisplayedGameResult> {
  const diary = createPlayLog();
  const started = performance.now();
  const thread = await sitDown(url, people, { settings, wish }, below, settle);
  const players = Object.entries(people).map(
    ([name, id]) => new DisplayedPlayer(new SandboxPlayer(url, name, thread), id, { below, diary, idleness, trades }),
  );
  // Without trade goods no player would get as far as the agenda phase.
  for (const [what, count] of Object.entries(gifts)) if (count) await players[0].correct(what, count, players, settle);
  let waits = 0;
  let lonely = 0;
  let status = '';
  let reported = 0;
  const end = async () =>
    (await players[0].person.messages(thread, 20)).findLast((message) =>
      textOfMessage(message).includes('The game has ended'),
    );
  while (diary.faults.length < ENOUGH && performance.now() - started < patience) {
    let acted = false;
    for (const player of mixed(players, below)) {
      acted = (await player.turn()) || acted;
      await settle();
    }
    if (performance.now() - reported > 10_000) {
      reported = performance.now();
      status = (await players[0].person.command('game status')).message?.content ?? '';
      tell(
        `${Math.round((performance.now() - started) / 1000)} s: ${status.split('\n')[0]} ${diary.presses} presses, ${diary.answers} answers, ${diary.commands} commands, ${waits} waits, ${diary.faults.length} faults`,
      );
    }
    if (acted) {
      lonely = 0;
      continue;
    }
    if (await end()) break;
    waits++;
    if (lonely++ > LONELY || !(await pass())) {
      status = (await players[0].person.command('game status')).message?.content ?? '';
      diary.faults.push(`no player finds a button to press, and nothing else happens: ${status}`);
      break;
    }
    await settle();
  }
  const last = await end();
  status = (await players[0].person.command('game status')).message?.content ?? '';
  return { diary, ended: last, status, waits, ms: performance.now() - started, thread };
}

/** Creates, joins and starts the game by the buttons of its thread. */
export async function sitDown(
  url: string,
  people: Record<string, string>,
  { settings, wish, practising = 0 }: Pick<DisplayedGameOptions, 'settings' | 'wish' | 'practising'>,
  below: (n: number) => number,
  settle: () => Promise<void>,
): Promise<string> {
  const [first, ...others] = Object.keys(people).map((name) => new SandboxPlayer(url, name, 'general'));
  await first.command('game create', { talk: false, ...settings });
  await settle();
  const thread = await first.until(
    async () => (await first.channels()).find((channel) => channel.name.includes(' · '))?.id,
  );
  first.channel = thread;
  if (practising) await first.command('game seat bot', { count: practising });
  const lobby = await first.waitFor((message) => buttonOf(message, 'Join') !== undefined, { channel: thread });
  for (const player of [first, ...others]) {
    player.channel = thread;
    if (player !== first) await player.press(lobby, 'Join');
    if (below(2)) continue;
    const choices = wish === undefined ? [] : await player.complete('game wish', wish, '');
    const wished = choices[below(choices.length)];
    if (wish !== undefined && wished) await player.command('game wish', { [wish]: wished.value });
  }
  await settle();
  const ready = await first.waitFor((message) => buttonOf(message, 'Start the game') !== undefined, {
    channel: thread,
  });
  await first.press(ready, 'Start the game');
  await settle();
  return thread;
}

function mixed<T>(list: readonly T[], below: (n: number) => number): T[] {
  const rest = [...list];
  const order: T[] = [];
  while (rest.length) order.push(...rest.splice(below(rest.length), 1));
  return order;
}
