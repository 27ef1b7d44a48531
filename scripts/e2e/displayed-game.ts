import { SandboxPlayer, type PlayerMessage } from '#sandbox/player.ts';
import { buttonOf, textOfMessage } from './displayed-message.ts';
import { DisplayedPlayer, createPlayLog, type PlayLog } from './displayed-player.ts';

/** What the players need to know to sit down, and the world around them that is not theirs to know. */
export interface DisplayedGameOptions {
  url: string;
  /** People by name, the first of them creates the game. */
  people: Record<string, string>;
  below: (n: number) => number;
  /** Gives when nothing more is on its way to anybody. */
  settle: () => Promise<void>;
  /** Lets time go by until something happens by itself; false where nothing ever will. */
  pass: () => Promise<boolean>;
  /** Hears how it goes, now and then. */
  tell?: (line: string) => void;
  settings?: Record<string, unknown>;
  idleness?: number;
  /** What players wish for beforehand. */
  wish?: string;
  /** Whether they have trades to offer. */
  trades?: boolean;
  /** The organiser begins with corrections: so many of these for each. */
  gifts?: Partial<Record<'trade-goods' | 'points', number>>;
  /** After so many milliseconds the players go home. */
  patience?: number;
}

export interface DisplayedGameResult {
  diary: PlayLog;
  /** The last message of the game; undefined where it did not end. */
  ended: PlayerMessage | undefined;
  /** Round and phase, as the status says. */
  status: string;
  /** How often time had to go by. */
  waits: number;
  ms: number;
  thread: string;
}

/** A board of two rings, all home systems next to Mecatol Rex: here even those who play at random meet, fight, trade and vote. */
export const CROWDED_MAP = '0 0 0 0 0 0 19 39 20 26 22 41 24 25 27 43 28 40';

/** More wrong than this, and the players go home. */
const ENOUGH = 12;
/** Windows that close one after the other without anybody doing anything. */
const LONELY = 400;

/** Plays a whole game with nothing but what is displayed. */
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
  // Without money nobody gets as far as the council.
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
      diary.faults.push(`nobody finds anything to press, and nothing happens by itself: ${status}`);
      break;
    }
    await settle();
  }
  const last = await end();
  status = (await players[0].person.command('game status')).message?.content ?? '';
  return { diary, ended: last, status, waits, ms: performance.now() - started, thread };
}

/** Creates the game, joins it and starts it, by the buttons of its thread. */
async function sitDown(
  url: string,
  people: Record<string, string>,
  { settings, wish }: Required<Pick<DisplayedGameOptions, 'settings' | 'wish'>>,
  below: (n: number) => number,
  settle: () => Promise<void>,
): Promise<string> {
  const [first, ...others] = Object.keys(people).map((name) => new SandboxPlayer(url, name, 'general'));
  await first.command('game create', settings);
  await settle();
  const thread = await first.until(
    async () => (await first.channels()).find((channel) => channel.name.startsWith('Game '))?.id,
  );
  const lobby = await first.waitFor((message) => buttonOf(message, 'Join') !== undefined, { channel: thread });
  for (const player of [first, ...others]) {
    player.channel = thread;
    if (player !== first) await player.press(lobby, 'Join');
    if (below(2)) continue;
    const choices = await player.complete('game wish', wish, '');
    const wished = choices[below(choices.length)];
    if (wished) await player.command('game wish', { [wish]: wished.value });
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
