import { readFileSync } from 'node:fs';
import type { PlayerOutcome } from '#sandbox/player.ts';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { startBotProcess, temporaryFolder, type BotProcess } from '../../e2e/bot-process.ts';
import { GameRecords } from '../players/game-records.ts';
import { prepareGames } from '../players/prepare-games.ts';

// Simulates one user who keeps sending the bot the longest and worst texts.

export interface FloodResult {
  sent: number;
  unanswered: number;
  /** Processor time of one input while the bot is otherwise idle, in ms. */
  processor: { inputs: number; mean: number; max: number; worst: string };
}

/** Text options covering every parser: partial look-ups, lists, answers, sets, units, maps. */
const TARGETS: readonly (readonly [command: string, option: string, others?: Readonly<Record<string, string>>])[] = [
  ['why play', 'about'],
  ['why research', 'about'],
  ['why move', 'about'],
  ['answer', 'choice'],
  ['move fleet', 'ships'],
  ['settings', 'time-zone'],
  ['settings', 'quiet'],
  ['game create', 'sets'],
  ['game create', 'options', { edition: 'ti3' }],
  ['game create', 'with', { edition: 'ti2' }],
  ['game create', 'map'],
  ['game create', 'events'],
  ['help', 'about'],
  ['trade offer', 'give', { to: 'p2' }],
  ['trade offer', 'give-fragments', { to: 'p2' }],
  ['history', 'turn'],
  ['player', 'seat'],
];

/** Text pieces to repeat, up to the lengths Discord allows and to one that only a forged client can send. */
const PIECES = [
  'a,',
  'a and ',
  'zq xv wk zp bq,',
  '1 x carrier ',
  '1 2 3 4 ',
  'carrier from 203, ',
  'carreir inft frm 13,',
  'carrier then ',
  'zqxv ',
  ' ',
  'x ',
  '\ufdfa',
];
const LENGTHS = [100, 400, 2_000, 6_000];
const AT_ONCE = 10;
const [COMMAND, COMPLETION] = [2, 4];
const [SUBCOMMAND, TEXT] = [1, 3];

interface Sent {
  type: number;
  data: object;
}

/** Returns the n-th input, a command or a completion; goes through all targets with each text. */
function inputAt(n: number): Sent {
  const [command, option, others = {}] = TARGETS[n % TARGETS.length];
  const round = Math.floor(n / TARGETS.length);
  const piece = PIECES[round % PIECES.length];
  const length = LENGTHS[Math.floor(round / PIECES.length) % LENGTHS.length];
  const completes = n % 3 === 2;
  const text = `a${piece.repeat(Math.ceil(length / piece.length)).slice(0, length - 2)}!`;
  const [name, sub] = command.split(' ');
  const options = [
    { name: option, type: TEXT, value: text, ...(completes && { focused: true }) },
    ...Object.entries(others).map(([other, value]) => ({ name: other, type: TEXT, value })),
  ];
  const data = { id: '1', name, type: 1, options: sub ? [{ name: sub, type: SUBCOMMAND, options }] : options };
  return { type: completes ? COMPLETION : COMMAND, data };
}

/** The sending user and the thread. */
interface Sender {
  user: string;
  thread: string;
}

async function send({ url }: Sandbox, { user, thread }: Sender, input: Sent): Promise<PlayerOutcome> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...input, channel: thread }),
  };
  const outcome = (await (await fetch(`${url}/sandbox/users/${user}/forge`, init)).json()) as PlayerOutcome;
  if (outcome.kind !== 'deferred') return outcome;
  await (await fetch(`${url}/sandbox/interactions/${outcome.interaction}?wait=15000`)).json();
  return outcome;
}

/** Sends such inputs, ten at a time, until `until` (Unix time in ms). */
export async function flood(
  sandbox: Sandbox,
  who: Sender,
  until: number,
): Promise<Pick<FloodResult, 'sent' | 'unanswered'>> {
  const found = { sent: 0, unanswered: 0 };
  const one = async (): Promise<void> => {
    while (Date.now() < until) {
      const { acknowledged } = await send(sandbox, who, inputAt(found.sent++));
      if (!acknowledged) found.unanswered++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return found;
}

/** Measures the processor time of each input while the bot is otherwise idle, in ms. */
export async function floodProcessor(): Promise<FloodResult['processor']> {
  const folder = temporaryFolder();
  const sandbox = await startSandbox({ people: ['Ann', 'Bob', 'Cleo'], acknowledgeWithinMs: 60_000 });
  const records = await GameRecords.open(folder.path);
  let bot: BotProcess | undefined;
  try {
    const users = Object.values(sandbox.people);
    const [{ thread }] = await prepareGames(sandbox, records, [{ users, begun: true }], {});
    bot = await startBotProcess(folder.path, sandbox.url, { pixels: true });
    const who = { user: users[1], thread };
    for (let n = 0; n < TARGETS.length; n++) await send(sandbox, who, inputAt(n));
    const each: number[] = [];
    for (let n = 0; n < TARGETS.length * PIECES.length * LENGTHS.length; n++) {
      const before = processorOf(bot.pid);
      await send(sandbox, who, inputAt(n));
      each.push(processorOf(bot.pid) - before);
    }
    const mean = each.reduce((sum, ms) => sum + ms, 0) / each.length;
    const worst = JSON.stringify(inputAt(each.indexOf(Math.max(...each))).data).slice(0, 120);
    return { inputs: each.length, mean: Math.round(mean * 10) / 10, max: Math.max(...each), worst };
  } finally {
    await bot?.kill();
    await records.close();
    await sandbox.close();
    folder.remove();
  }
}

/** Returns the processor time of a process in ms, in steps of 10. */
function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
