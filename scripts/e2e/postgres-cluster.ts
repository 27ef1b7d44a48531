import { execFileSync, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const DEBIAN = '/usr/lib/postgresql';
/** Id of the user nobody: PostgreSQL refuses to run as root, so it runs as nobody if the tests run as root. */
const NOBODY = 65534;
const asRoot = process.getuid?.() === 0;

/** Returns the folder of the newest installed PostgreSQL programs. Undefined if there are none. */
export function findPostgresBinaries(): string | undefined {
  const [newest] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = newest === undefined ? undefined : join(DEBIAN, newest, 'bin');
  return folder !== undefined && existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** Returns a folder that is kept in memory. Undefined if there is none. */
function memory(): string | undefined {
  try {
    accessSync('/dev/shm', constants.W_OK);
    return '/dev/shm';
  } catch {
    return undefined;
  }
}

export interface PostgresCluster {
  /** Returns the URL of a database of the cluster, through its socket. */
  url: (name: string) => string;
  /** Stops the cluster in immediate mode, which aborts running queries, and starts it again. */
  restart: () => Promise<void>;
  stop: () => void;
}

/** Returns the command line of a PostgreSQL program, run as nobody if necessary. */
function line(bin: string, program: string, given: string[]): [first: string, rest: string[]] {
  const all = [join(bin, program), ...given];
  const [first, ...rest] = asRoot
    ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', ...all]
    : all;
  return [first, rest];
}

const callIn = (folder: string, bin: string, program: string, ...given: string[]): void =>
  void execFileSync(...line(bin, program, given), { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

/**
 * Returns the start time of a process in system ticks, which tells it apart from a later process with the same id.
 * Undefined if the process has ended.
 */
export function processStartTime(pid: string): string | undefined {
  try {
    const [state, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    // Z: a zombie, which has ended but was not waited for.
    return state === 'Z' ? undefined : rest[18];
  } catch {
    return undefined;
  }
}

/** Largest number of restart attempts. */
const TRIES = 20;

/** Folder name of a cluster, with the process id and start time of its owner. */
const OWNED = /^custodian-pg-(\d+)-(\d+)-/;

/** Stops clusters that killed runs have left behind, and removes their folders. */
export function removeStaleClusters(bin: string): void {
  const place = memory() ?? tmpdir();
  for (const name of readdirSync(place)) {
    const [, pid, begun] = OWNED.exec(name) ?? [];
    if (pid === undefined || processStartTime(pid) === begun) continue;
    const folder = join(place, name);
    try {
      callIn(folder, bin, 'pg_ctl', 'stop', '-D', join(folder, 'data'), '-m', 'immediate', '-w', '-s');
    } catch {
      // It is not running any more.
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts a separate PostgreSQL in its own folder, reached through a socket. It does not wait for the disk (no fsync):
 * tests only kill processes, and the system keeps what these have written; only a crash of the machine would lose data,
 * and the test with it. Commits are still handed to the system first (synchronous_commit is on), or a killed PostgreSQL
 * would lose them. With `port` it also listens on that port of this machine.
 */
export function startPostgresCluster(bin: string, port?: number): PostgresCluster {
  removeStaleClusters(bin);
  const folder = mkdtempSync(
    join(memory() ?? tmpdir(), `custodian-pg-${process.pid}-${processStartTime(String(process.pid)) ?? 0}-`),
  );
  if (asRoot) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const call = (program: string, ...given: string[]): void => callIn(folder, bin, program, ...given);
  // Uses a text order other than the one that queries request, which reveals queries that rely on the default order.
  call(
    'initdb',
    '-D',
    data,
    '-U',
    'custodian',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=icu',
    '--icu-locale=en',
    '-N',
  );
  const settings = `-k ${folder} ${port === undefined ? '-c listen_addresses=' : `-c listen_addresses=127.0.0.1 -p ${port}`} -c fsync=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c max_connections=200`;
  const stop = ['stop', '-D', data, '-w', '-s', '-m', 'immediate'];
  const start = ['start', '-D', data, '-w', '-s', '-l', join(folder, 'log'), '-o', settings];
  call('pg_ctl', ...start);
  // The server must not inherit output that this process reads.
  const meanwhile = async (given: string[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const called = spawn(...line(bin, 'pg_ctl', given), { cwd: folder, stdio: 'ignore' });
      called.once('error', reject);
      called.once('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`pg_ctl ${given[0]} ended with ${code}`)),
      );
    });
  return {
    url: (name) =>
      `postgres://custodian@/${name}?host=${encodeURIComponent(folder)}${port === undefined ? '' : `&port=${port}`}`,
    restart: async () => {
      await meanwhile(stop);
      // On a busy machine, processes of the old server may still be ending.
      for (let tries = 1; ; tries++) {
        try {
          return await meanwhile(start);
        } catch (error) {
          if (tries === TRIES) throw error;
          await pause(500);
        }
      }
    },
    stop: () => {
      call('pg_ctl', ...stop);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
