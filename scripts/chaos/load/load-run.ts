import { randomInt } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import Sqlite from 'better-sqlite3';
import { sweepOnce } from '#scheduler';
import { SandboxPlayer } from '#sandbox/player.ts';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { startBotProcess, temporaryFolder, type BotProcess } from '../../e2e/bot-process.ts';
import { GameRecords } from '../players/game-records.ts';
import { cpuTimeMs, memoryMiB } from './process-usage.ts';
import { prepareGames, type PreparedGame } from '../players/prepare-games.ts';
import { createRandom } from '#simulation';

export interface LoadReport {
  games: number;
  minutes: number;
  answers: number;
  perSecond: number;
  /** Time until an answer was acknowledged, in ms. */
  median: number;
  p99: number;
  slowest: number;
  /** Answers not acknowledged within Discord's three seconds, and answers not accepted. */
  late: number;
  refused: number;
  /** Processor time of the bot's process per answer in ms, including pictures and messages. */
  cpuMsPerAnswer: number;
  /** Timer delay of the measuring process, 99th percentile in ms: part of the times above on a busy machine. */
  machineLag: number;
  /** Resident memory of the bot in MiB after warming up and at the end (each the median of a sixth of the run). */
  memoryBefore: number;
  memoryAfter: number;
  /** Unsent messages: maximum, and at the end. */
  backlog: number;
  backlogAtEnd: number;
  messages: number;
  /** One reminder sweep over all games: the number of reminders, and its duration in ms. */
  reminded: number;
  waitedFor: number;
  sweepMs: number;
  wrong: string[];
}

interface Plan {
  games: number;
  minutes: number;
  rate?: number;
  seed?: number;
  /** Sends one-pixel pictures. */
  pixels?: boolean;
  tell?: (line: string) => void;
}

const PEOPLE = 300;
const SEATS = 3;
const HOUR = 3_600_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const median = (list: number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** Plays many games in one bot process with random answers. */
export async function playUnderLoad({
  games: count,
  minutes,
  rate = 20,
  seed = 1,
  pixels = false,
  tell = () => {},
}: Plan): Promise<LoadReport> {
  const folder = temporaryFolder();
  const sandbox = await startSandbox({ people: Array.from({ length: PEOPLE }, (_, i) => `Player ${i + 1}`) });
  let bot: BotProcess | undefined;
  const records = await GameRecords.open(folder.path, 'custodian.db', Date.now, randomInt);
  try {
    const people = Object.values(sandbox.people);
    const seatings = Array.from({ length: count }, (_, i) => ({
      users: Array.from({ length: SEATS }, (_, seat) => people[(i * SEATS + seat) % people.length]),
      begun: true,
    }));
    const places = await prepareGames(sandbox, records, seatings, {});
    tell(`${count} games begin`);
    bot = await startBotProcess(folder.path, sandbox.url, { pixels });
    const played = await play({
      sandbox,
      records,
      places,
      bot,
      below: createRandom(seed),
      rate,
      until: Date.now() + minutes * 60_000,
      tell,
    });
    await bot.stop();
    const swept = await sweepAll(records);
    const wrong = [...played.wrong, ...bot.said.filter((line) => line.includes('"level":50')).slice(0, 5)];
    return { games: count, minutes, ...played, ...swept, wrong };
  } finally {
    await bot?.kill();
    await records.close();
    await sandbox.close();
    folder.remove();
  }
}

interface Play {
  sandbox: Sandbox;
  records: GameRecords;
  places: PreparedGame[];
  bot: BotProcess;
  below: (n: number) => number;
  rate: number;
  until: number;
  tell: (line: string) => void;
}

async function play(plan: Play) {
  const { records, bot, rate, until } = plan;
  const db = new Sqlite(records.path, { readonly: true });
  const open = db.prepare("select count(*) as n from outbox where status in ('waiting', 'claimed') and due_at <= ?");
  const unsaid = (): number => (open.get(Date.now()) as { n: number }).n;
  const found: Measured = { took: [], memory: [], wrong: [], busy: new Set(), late: 0, refused: 0, backlog: 0 };
  const begun = Date.now();
  const cpuBefore = cpuTimeMs(bot.pid);
  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  const watch = setInterval(() => look(plan, found, begun, unsaid), 1_000);

  const under = new Set<Promise<void>>();
  for (let n = 0; Date.now() < until; n++) {
    const wait = begun + (n * 1000) / rate - Date.now();
    if (wait > 0) await pause(wait);
    else if (n % 10 === 0) await pause(0);
    const next = await choose(plan, found.busy);
    if (!next) continue;
    const one = answer(plan.sandbox, next, found).finally(() => under.delete(one));
    under.add(one);
  }
  await Promise.all(under);
  clearInterval(watch);
  const seconds = (Date.now() - begun) / 1000;
  const cpuMs = cpuTimeMs(bot.pid) - cpuBefore;
  lag.disable();
  const backlogAtEnd = unsaid();
  const messages = (
    db
      .prepare("select count(distinct message_id) as n from outbox where status = 'sent' and sent_at > ?")
      .get(begun) as { n: number }
  ).n;
  db.close();
  return summed(found, { seconds, cpuMs, machineLag: Math.round(lag.percentile(99) / 1e6), backlogAtEnd, messages });
}

/** Measurements so far. */
interface Measured {
  /** Time until an answer was acknowledged, in ms. */
  took: number[];
  /** Resident memory of the bot in MiB, every second. */
  memory: number[];
  wrong: string[];
  /** Games in which an answer is being sent. */
  busy: Set<PreparedGame>;
  late: number;
  refused: number;
  backlog: number;
}

function look({ bot, tell }: Play, found: Measured, begun: number, unsaid: () => number): void {
  const { memory, took, late, refused } = found;
  memory.push(memoryMiB(bot.pid));
  found.backlog = Math.max(found.backlog, unsaid());
  if (memory.length % 30 === 0)
    tell(
      `${Math.round((Date.now() - begun) / 1000)} s: ${took.length} answers, ${Math.round(memory.at(-1) ?? 0)} MiB, ${unsaid()} messages open, slowest ${Math.round(took.reduce((most, ms) => Math.max(most, ms), 0))} ms, ${late} late, ${refused} refused`,
    );
}

async function answer(sandbox: Sandbox, { place, user, text }: Chosen, found: Measured): Promise<void> {
  const { took, wrong, busy } = found;
  busy.add(place);
  const started = performance.now();
  try {
    const outcome = await new SandboxPlayer(sandbox.url, user, place.thread).command(
      'answer',
      { choice: text, game: place.code },
      { settleMs: 0 },
    );
    took.push(performance.now() - started);
    if (!outcome.acknowledged) found.late++;
    else if (outcome.kind === 'message' && !outcome.message?.content.startsWith('✅')) {
      found.refused++;
      if (wrong.length < 5) wrong.push(`${place.code}: ${outcome.message?.content.slice(0, 200)}`);
    }
  } catch (error) {
    found.late++;
    if (wrong.length < 5) wrong.push(String(error));
  } finally {
    busy.delete(place);
  }
}

/** Measurements at the end. `cpuMs`: processor time of the bot. */
interface Ended {
  seconds: number;
  cpuMs: number;
  machineLag: number;
  backlogAtEnd: number;
  messages: number;
}

function summed(
  { took, memory, wrong, late, refused, backlog }: Measured,
  { seconds, cpuMs, machineLag, backlogAtEnd, messages }: Ended,
) {
  const sorted = [...took].sort((a, b) => a - b);
  const sixth = Math.max(1, Math.floor(memory.length / 6));
  return {
    answers: took.length,
    perSecond: Math.round((took.length / seconds) * 10) / 10,
    median: Math.round(median(sorted)),
    p99: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
    slowest: Math.round(sorted.at(-1) ?? 0),
    late,
    refused,
    cpuMsPerAnswer: Math.round((cpuMs / Math.max(1, took.length)) * 10) / 10,
    machineLag,
    backlog,
    backlogAtEnd,
    messages,
    memoryBefore: Math.round(median(memory.slice(sixth, 2 * sixth))),
    memoryAfter: Math.round(median(memory.slice(-sixth))),
    wrong,
  };
}

interface Chosen {
  place: PreparedGame;
  user: string;
  text: string;
}

async function choose({ records, places, below }: Play, busy: Set<PreparedGame>): Promise<Chosen | undefined> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const place = places[below(places.length)];
    if (busy.has(place) || (await records.table.getGame(place.code)).status !== 'running') continue;
    for (const user of [...place.users].sort(() => below(3) - 1)) {
      const open = await records.question(place.code, user);
      const reply = open && records.reply(open, below);
      if (reply) return { place, user, text: reply.text };
    }
  }
  return undefined;
}

/** Runs a reminder sweep at a time when a player in every game is overdue. */
async function sweepAll({
  table,
  store,
  path,
}: GameRecords): Promise<{ reminded: number; waitedFor: number; sweepMs: number }> {
  const db = new Sqlite(path);
  db.exec('delete from reminders');
  db.exec(`update asks set opened_at = opened_at - ${9 * HOUR}`);
  db.close();
  const waits = await store.asks.waits();
  const waitedFor = new Set(waits.map(({ game, seat }) => `${game} ${seat}`)).size;
  const now = Date.now();
  const begun = performance.now();
  const { reminded } = await sweepOnce(table, now);
  return { reminded, waitedFor, sweepMs: Math.round(performance.now() - begun) };
}
