import { execFileSync, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const DEBIAN = '/usr/lib/postgresql';
/** PostgreSQL runs as nobody where the tests run as root, and refuses to run as root itself. */
const NOBODY = 65534;
const asRoot = process.getuid?.() === 0;

/** Where the programs of the newest PostgreSQL are; undefined where there is none. */
export function findPostgresBinaries(): string | undefined {
  const [newest] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = newest === undefined ? undefined : join(DEBIAN, newest, 'bin');
  return folder !== undefined && existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** Where files are only kept in memory. */
function memory(): string | undefined {
  try {
    accessSync('/dev/shm', constants.W_OK);
    return '/dev/shm';
  } catch {
    return undefined;
  }
}

export interface PostgresCluster {
  /** Of a database in it, through its socket. */
  url: (name: string) => string;
  /** Killed, whatever is under way, and started anew. */
  restart: () => Promise<void>;
  stop: () => void;
}

/** A call of one of PostgreSQL's programs as whom it may run. */
function line(bin: string, program: string, given: string[]): [first: string, rest: string[]] {
  const all = [join(bin, program), ...given];
  const [first, ...rest] = asRoot
    ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', ...all]
    : all;
  return [first, rest];
}

const callIn = (folder: string, bin: string, program: string, ...given: string[]): void =>
  void execFileSync(...line(bin, program, given), { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

/** When a process began, as the system counts; undefined where it is gone. Its number may be another's by then. */
export function processStartTime(pid: string): string | undefined {
  try {
    const [state, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    // Z: it has ended, and nobody has asked how.
    return state === 'Z' ? undefined : rest[18];
  } catch {
    return undefined;
  }
}

/** So often one is started anew. */
const TRIES = 20;

/** Whose process and when begun a cluster's folder belongs to. */
const OWNED = /^custodian-pg-(\d+)-(\d+)-/;

/** A run that was killed leaves its cluster: the next run ends it and takes its folder away. */
export function removeStaleClusters(bin: string): void {
  const place = memory() ?? tmpdir();
  for (const name of readdirSync(place)) {
    const [, pid, begun] = OWNED.exec(name) ?? [];
    if (pid === undefined || processStartTime(pid) === begun) continue;
    const folder = join(place, name);
    try {
      callIn(folder, bin, 'pg_ctl', 'stop', '-D', join(folder, 'data'), '-m', 'immediate', '-w', '-s');
    } catch {
      // It does not run any more.
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A PostgreSQL of its own, in a folder of its own and reached through a socket there. It waits for no disk (fsync): what the tests kill are
 * processes, its own too, and what these have handed to the system the system keeps; only a machine that dies would lose it, and the test
 * with it. What is committed is handed over first all the same (synchronous_commit, as it is): else a PostgreSQL that is killed would lose it.
 * With `port` it also listens on that port of this machine.
 */
export function startPostgresCluster(bin: string, port?: number): PostgresCluster {
  removeStaleClusters(bin);
  const folder = mkdtempSync(
    join(memory() ?? tmpdir(), `custodian-pg-${process.pid}-${processStartTime(String(process.pid)) ?? 0}-`),
  );
  if (asRoot) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const call = (program: string, ...given: string[]): void => callIn(folder, bin, program, ...given);
  // In an order of text that is not the one asked for: what relies on the database's own is found out.
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
  // What is started must not keep what would be read of it open.
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
      // Where the machine is busy, what served the old one has not quite gone when it has.
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
