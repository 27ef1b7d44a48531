import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const PIXELS = fileURLToPath(new URL('../fire/pixels.mjs', import.meta.url));
/** What has been compiled for one start need not be for the next. */
const COMPILED = join(tmpdir(), 'custodian-compiled');
const TOKEN = 'a-token-of-24-characters';

/** The bot as it is started by its host: a process of its own. */
export interface BotProcess {
  pid: number;
  /** What it has said, for when a test fails. */
  said: string[];
  /** Ends it outright, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop, as a deploy does; gives the exit code. */
  stop(): Promise<number | null>;
}

export const temporaryFolder = (): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'custodian-e2e-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

function launch(folder: string, environment: Record<string, string>, flags: string[] = [], entry = MAIN): ChildProcess {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [...flags, entry], { cwd: folder, env: { PATH, HOME, LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: COMPILED, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Starts the bot against a stand-in and waits until it says that it is connected. */
/** `killAfter`: it is killed so many ms after its start, unless it is connected before. `pixels`: each of its pictures is one pixel. */
export async function startBotProcess(folder: string, url: string, { killAfter, pixels = false, environment = {}, entry }: { killAfter?: number; pixels?: boolean; environment?: Record<string, string>; entry?: string } = {}): Promise<BotProcess> {
  const child = launch(folder, { DISCORD_API: `${url}/api`, DISCORD_TOKEN: TOKEN, DATABASE_PATH: join(folder, 'custodian.db'), ...environment }, pixels ? ['--import', PIXELS] : [], entry);
  const said: string[] = [];
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  if (child.stderr) createInterface(child.stderr).on('line', (line) => said.push(line));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`The bot stopped with ${code}: ${said.join('\n')}`)));
    if (child.stdout) createInterface(child.stdout).on('line', (line) => {
      said.push(line);
      if (line.includes('connected to Discord')) resolve();
    });
  });
  clearTimeout(timer);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { pid: child.pid ?? 0, said, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
}

/** Starts the bot with settings that it should not take: what it says, and its exit code. */
export function startInVain(folder: string, environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = launch(folder, environment);
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said: said.trim() }));
  });
}
