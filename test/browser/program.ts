import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { INHERITED } from '../../scripts/e2e/bot-process.ts';

const STARTED = fileURLToPath(new URL('../../bin/custodian.mjs', import.meta.url));
const CHANCE = fileURLToPath(new URL('../../scripts/e2e/preload/fixed-random.mjs', import.meta.url));
const PIXELS = fileURLToPath(new URL('../../scripts/e2e/preload/one-pixel-images.mjs', import.meta.url));

/** The program as the README starts it, without a token. */
export interface Program {
  /** The address that it prints. */
  url: string;
  /** As Ctrl+C does; gives the exit code. */
  stop(): Promise<number | null>;
}

/** It draws the same by chance each time. `pictures`: drawn as they are, which takes longer than all else, and not as one pixel each. */
export async function startProgram(folder: string, { port = '0', pictures = true } = {}): Promise<Program> {
  const child = spawn(process.execPath, ['--import', CHANCE, ...(pictures ? [] : ['--import', PIXELS]), STARTED], {
    cwd: folder,
    env: {
      ...INHERITED,
      CHANCE: process.env.CHANCE ?? '1',
      LOG_LEVEL: 'warn',
      LOCAL_TABLE_PORT: port,
      HEALTH_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  createInterface(child.stderr).on('line', (line) => said.push(line));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`The program stopped with ${code}: ${said.join('\n')}`)));
    createInterface(child.stdout).on('line', (line) => {
      said.push(line);
      const address = /Play at (http:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  return {
    url,
    stop: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}
