import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { programFile } from '../../bin/build.mjs';

const MAIN = await programFile('main');
const LOADING = fileURLToPath(new URL('../../bin/loading.mjs', import.meta.url));
const CHANCE = fileURLToPath(new URL('./preload/fixed-random.mjs', import.meta.url));
const PIXELS = fileURLToPath(new URL('./preload/one-pixel-images.mjs', import.meta.url));
/** Environment of programs that tests start. Node keeps compiled code there for the next start. */
export const INHERITED = {
  ...(process.env.PATH && { PATH: process.env.PATH }),
  ...(process.env.HOME && { HOME: process.env.HOME }),
  ...(process.env.DRAWN_ART && { DRAWN_ART: process.env.DRAWN_ART }),
  NODE_COMPILE_CACHE: join(tmpdir(), 'custodian-compiled'),
};
const TOKEN = 'a-token-of-24-characters';

/** The bot running as a separate process, as in production. */
export interface BotProcess {
  pid: number;
  /** Log lines, for the message of a failing test. */
  said: string[];
  /** Resolves with the exit code when the process ends for any reason. */
  ended: Promise<number | null>;
  /** Kills the process with SIGKILL, like a power failure. */
  kill(): Promise<void>;
  /** Stops the process with SIGTERM, as a deployment does. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

export const temporaryFolder = (): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'custodian-e2e-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

function launch(folder: string, environment: Record<string, string>, flags: string[] = [], entry = MAIN): ChildProcess {
  return spawn(process.execPath, [...flags, entry], {
    cwd: folder,
    env: { ...INHERITED, LOG_LEVEL: 'warn', HEALTH_PORT: '0', REPLY_HOLD_SECONDS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export interface StartOptions {
  /** Time in ms after which the process is killed unless it has connected. */
  killAfter?: number;
  /** True if the bot draws each picture as one pixel. */
  pixels?: boolean;
  /** Seed for the bot's random numbers. */
  chance?: number;
  /** Additional environment variables. */
  environment?: Record<string, string>;
  /** Modules to load before the bot. */
  before?: string[];
  /** Program to start instead of the bot. */
  entry?: string;
  /** Log text that marks the start as complete. */
  until?: string;
}

/** Starts the bot against a sandbox and waits until it logs that it is connected. */
export async function startBotProcess(
  folder: string,
  url: string,
  {
    killAfter,
    pixels = false,
    chance,
    environment = {},
    before = [],
    entry,
    until = 'connected to Discord',
  }: StartOptions = {},
): Promise<BotProcess> {
  const flags = [LOADING, ...(chance === undefined ? [] : [CHANCE]), ...(pixels ? [PIXELS] : []), ...before].flatMap(
    (module) => ['--import', module],
  );
  const child = launch(
    folder,
    {
      DISCORD_API: `${url}/api`,
      DISCORD_TOKEN: TOKEN,
      DATABASE_PATH: join(folder, 'custodian.db'),
      CHANCE: String(chance),
      ...environment,
    },
    flags,
    entry,
  );
  const said: string[] = [];
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  if (child.stderr) createInterface(child.stderr).on('line', (line) => said.push(line));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`The bot stopped with ${code}: ${said.join('\n')}`)));
    if (child.stdout)
      createInterface(child.stdout).on('line', (line) => {
        said.push(line);
        if (line.includes(until)) resolve();
      });
  });
  clearTimeout(timer);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  // Child processes may outlive the bot and keep its output open, so only its own exit is awaited.
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
    await Promise.race([ended, delay(1_000, undefined, { ref: false })]);
  };
  return { pid: child.pid ?? 0, said, ended, kill, stop: () => end('SIGTERM') };
}

/** Starts the bot with invalid settings. Returns its output and exit code. */
export function startExpectingFailure(
  folder: string,
  environment: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = launch(folder, environment);
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said: said.trim() }));
  });
}
