import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { State } from '#ti4/rules/state.ts';
import { SandboxPlayer, type PlayerOutcome } from '#sandbox/player.ts';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import type { StallReport } from '#app/stall-profiler.ts';
import { startBotProcess, temporaryFolder, type BotProcess } from '../../e2e/bot-process.ts';
import { GameRecords } from '../players/game-records.ts';
import { flood, floodProcessor } from '../input/flood.ts';
import { prepareGames, type PreparedGame } from '../players/prepare-games.ts';
import { type EventLoopReport, type Measured, isPostponed, summarizeWaits } from './event-loop-report.ts';
import { recordMemoryPeak } from './memory-peak.ts';

interface Plan {
  games: number;
  played: number;
  minutes: number;
  /** Board requests per second. */
  looks: number;
  tell?: (line: string) => void;
}

/**
 * Longest wait of other users that one flooding user may cause, in ms; ignored if the idle loop is late by `BUSY`,
 * which shows a busy machine.
 */
const MOST_WAIT = 1_000;

const BUSY = 250;

/** Largest processor time of one input, in ms. */
const MOST_PROCESSOR = 250;

/** Time in ms from the bot's start to the flood: its games all begin in the first seconds. */
const SETTLES_IN = 10_000;

const LOOKERS = 90;

const PEOPLE = 300;

const SEATS = 3;

const STARTED_BY_A_HOST = fileURLToPath(new URL('../../../bin/custodian.mjs', import.meta.url));

const BARE = fileURLToPath(new URL('baseline-process.ts', import.meta.url));

/** Fleets of sixty units a side, in typical mixes. */
const MIXES = [
  '8 dreadnought, 4 war sun, 10 cruiser, 10 destroyer, 8 carrier, 20 fighter',
  '60 fighter',
  '60 dreadnought',
  '60 war sun',
  '30 cruiser, 30 dreadnought',
  '20 destroyer, 20 fighter, 20 carrier',
  '5 dreadnought, 2 war sun, 8 cruiser, 8 destroyer, 4 carrier, 10 fighter, 23 infantry',
  '30 destroyer ii, 30 fighter ii',
];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts a game with practice players for each host. */
async function beginPractice(
  sandbox: Sandbox,
  records: GameRecords,
  hosts: readonly string[],
): Promise<PreparedGame[]> {
  const lobbies = hosts.map((host) => ({ users: [host], begun: false }));
  const places = await prepareGames(sandbox, records, lobbies, {});
  for (const { code, users } of places) {
    const [user] = users;
    for (let seat = 0; seat < 5; seat++) await records.table.seatAi({ user }, code);
    await records.table.leave({ user }, code);
    await records.table.startGame({ user }, code);
  }
  return places;
}

/** Measures the event loop while practice players play, boards are shown and odds of large fleets are requested. */
export async function measureStalls({
  games: count,
  played,
  minutes,
  looks,
  tell = () => {},
}: Plan): Promise<EventLoopReport> {
  const processor = await floodProcessor();
  tell(`One of the worst inputs takes ${processor.mean} ms of the processor, at most ${processor.max}`);
  const folder = temporaryFolder();
  const sandbox = await startSandbox({ people: Array.from({ length: PEOPLE }, (_, i) => `Player ${i + 1}`) });
  const records = await GameRecords.open(folder.path, 'custodian.db', Date.now, randomInt);
  let bot: BotProcess | undefined;
  try {
    const people = Object.values(sandbox.people);
    const others = Array.from({ length: count - played }, (_, i) => ({
      users: Array.from({ length: SEATS }, (_, seat) => people[(i * SEATS + seat) % people.length]),
      begun: true,
    }));
    const places = await prepareGames(sandbox, records, others, {});
    const lively = await beginPractice(sandbox, records, people.slice(0, played));
    tell(`${count} games are stored, ${played} of them begin`);
    const report = join(folder.path, 'stalls.json');
    bot = await startBotProcess(folder.path, sandbox.url, {
      entry: STARTED_BY_A_HOST,
      environment: { STALL_REPORT: report },
    });
    const beside = startBare(folder.path);
    const found = await load({
      records,
      sandbox,
      places,
      lively,
      people,
      bot,
      looks,
      until: Date.now() + minutes * 60_000,
      tell,
    });
    let moves = 0;
    for (const { code } of lively) moves += (await records.table.getGame(code)).head;
    const bare = await beside();
    const wrong = [...found.wrong, ...bot.said.filter((line) => line.includes('"level":50')).slice(0, 5)];
    await bot.stop();
    const stalls = JSON.parse(readFileSync(report, 'utf8')) as StallReport;
    const flooded = { ...found.flood, processor };
    wrong.push(...floodFaults(flooded, bare));
    return { games: count, played, moves, minutes, stalls, bare, ...found, flood: flooded, wrong };
  } finally {
    await bot?.kill();
    await records.close();
    await sandbox.close();
    folder.remove();
  }
}

/** Describes limits that the flood exceeded. Waits of other users are ignored on a busy machine. */
function floodFaults(
  { processor, sent, unanswered, slowestOther }: EventLoopReport['flood'],
  bare: EventLoopReport['bare'],
): string[] {
  const isBusy = bare.loop.max > BUSY;
  return [
    ...(processor.max > MOST_PROCESSOR
      ? [`One input of one person took ${processor.max} ms of the processor: ${processor.worst}`]
      : []),
    ...(unanswered && !isBusy ? [`${unanswered} of one person’s ${sent} inputs were not answered`] : []),
    ...(slowestOther > MOST_WAIT && !isBusy
      ? [`Somebody waited ${slowestOther} ms while one person sent ${sent} inputs`]
      : []),
  ];
}

function startBare(folder: string): () => Promise<EventLoopReport['bare']> {
  const child = spawn(process.execPath, [BARE, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return async () => {
    child.stdin.end();
    await ended;
    return JSON.parse(said) as EventLoopReport['bare'];
  };
}

interface Load {
  records: GameRecords;
  sandbox: Sandbox;
  places: PreparedGame[];
  lively: PreparedGame[];
  people: string[];
  bot: BotProcess;
  looks: number;
  until: number;
  tell: (line: string) => void;
}

async function load(plan: Load) {
  const { sandbox, lively, people, bot, looks, until, tell } = plan;
  const found: Measured = {
    took: [],
    floodAt: performance.now() + SETTLES_IN,
    inFlood: [],
    never: 0,
    odds: { reckoned: 0, tooLarge: 0, refused: 0 },
    boards: { shown: 0, refused: 0 },
    memory: { resident: 0, proportional: 0, processes: [] },
    wrong: [],
  };
  const { took, boards, memory, wrong } = found;
  const watch = setInterval(() => recordMemoryPeak(bot, memory), 500);
  const underWay = new Set<Promise<void>>();
  const begin = (work: () => Promise<void>): void => {
    const one: Promise<void> = work()
      .catch((error: unknown) => void (wrong.length < 5 && wrong.push(String(error))))
      .finally(() => underWay.delete(one));
    underWay.add(one);
  };
  const asking = askForOdds(plan, found);
  const { users, thread } = plan.places[plan.places.length - 1];
  const flooding = pause(SETTLES_IN).then(() => flood(sandbox, { user: users[users.length - 1], thread }, until));
  for (let n = 0; Date.now() < until; n++) {
    begin(async () => {
      const place = lively[n % lively.length];
      const said = await give(
        sandbox,
        { user: people[n % LOOKERS], thread: place.thread },
        'board',
        { game: place.code },
        found,
      );
      if (isPostponed(said)) boards.refused++;
      else boards.shown++;
    });
    if (n % (looks * 20) === 0)
      tell(
        `${Math.round((until - Date.now()) / 1000)} s left: ${took.length} acknowledged, the slowest after ${Math.round(took.reduce((most, ms) => Math.max(most, ms), 0))} ms; ${memory.resident} MiB`,
      );
    await pause(1_000 / looks);
  }
  await asking;
  const flooded = await flooding;
  await Promise.all(underWay);
  clearInterval(watch);
  return {
    acknowledged: { ...summarizeWaits(took), never: found.never },
    flood: { ...flooded, slowestOther: Math.round(Math.max(0, ...found.inFlood)) },
    odds: found.odds,
    boards,
    memory,
    wrong,
  };
}

/** Sends a command and returns the final reply. */
async function give(
  sandbox: Sandbox,
  { user, thread }: { user: string; thread: string },
  name: string,
  options: Record<string, string>,
  found: Measured,
): Promise<string> {
  const begun = performance.now();
  const client = new SandboxPlayer(sandbox.url, user, thread);
  const first = await client.command(name, options, { settleMs: 0 });
  const took = performance.now() - begun;
  found.took.push(took);
  if (begun >= found.floodAt) found.inFlood.push(took);
  if (!first.acknowledged) found.never++;
  // The wait for a deferred reply is not measured.
  const said = (await (
    await fetch(`${sandbox.url}/sandbox/interactions/${first.interaction}?wait=15000`)
  ).json()) as PlayerOutcome;
  return said.follow_ups?.at(-1)?.content ?? said.message?.content ?? '';
}

/** Requests odds as players, one request after another. */
async function askForOdds({ records, sandbox, places, until }: Load, found: Measured): Promise<void> {
  const { odds, wrong } = found;
  for (let n = 0; Date.now() < until; n++) {
    const place = places[n % Math.min(places.length, 40)];
    const fleets = {
      system: await homeOf(records, place),
      attacker: MIXES[n % MIXES.length],
      defender: MIXES[(n >> 3) % MIXES.length],
    };
    const said = await give(sandbox, { user: place.users[0], thread: place.thread }, 'odds', fleets, found).catch(
      () => '',
    );
    if (said.includes('Use fewer units')) odds.tooLarge++;
    else if (isPostponed(said)) odds.refused++;
    else if (said.includes('Not counted') || said.includes('I assume that units')) odds.reckoned++;
    else if (wrong.length < 5) wrong.push(`odds: ${said.slice(0, 200)}`);
    await pause(50);
  }
}

/** Returns the position of a home system that belongs to another player than the first; empty if there is none. */
async function homeOf({ table }: GameRecords, { code, users }: PreparedGame): Promise<string> {
  const mine = (await table.getGame(code)).members.find(({ user }) => user === users[0])?.seat;
  const { seats, systems } = (await table.getGameWithState(code)).state as State;
  // Only home systems on the board have a position.
  const home =
    Object.entries(seats).find(([seat, { home: one }]) => seat !== mine && systems[one].position !== null)?.[1].home ??
    '';
  return systems[home]?.position ?? '';
}
