import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepOnce } from '#scheduler';
import { startBot, type EditionAdapter } from '#discord';
import { EDITIONS, loadEditions } from '#editions';
import type { SeatId } from '#engine';
import { startSandbox } from '#sandbox/server.ts';
import { openStore } from '#store';
import { GameService, type Logger, type UserId } from '#service';
import { createSeededRandom } from '../lib/seeded-random.ts';
import { openStoredData, type StoredData } from './stored-data.ts';

/** The bot at a local table, with a clock that the host turns. */
export interface TestHost {
  url: string;
  people: Record<string, string>;
  below: (n: number) => number;
  settle: () => Promise<void>;
  pass: () => Promise<boolean>;
  /** Lets so many milliseconds go by. */
  later: (ms: number) => Promise<void>;
  /** Days gone by at the table. */
  days: () => number;
  /** What the bot has warned of. */
  warnings: string[];
  pictures: { drawn: number; spared: number };
  close: () => Promise<void>;
}

/** A Tuesday noon in winter, UTC. */
const NOON = Date.UTC(2026, 0, 13, 12);
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Opening {
  seed: number;
  players?: number;
  drawEvery?: number;
  port?: number;
  edition?: string;
  /** A new database on PostgreSQL, in place of a file. */
  where?: string;
}

/**
 * Opens the table. `drawEvery`: only every so many-th picture is really drawn, the others are of one pixel; drawing is
 * most of the time a turn takes. `port`: where a person can look on. `edition`: which of those that are listed is played.
 */
export async function startTestHost({
  seed,
  players = 6,
  drawEvery = 40,
  port = 0,
  edition: id = 'ti4',
  where,
}: Opening): Promise<TestHost> {
  // In memory where there is such a place: a disk that others use too takes longer over each commit than the move it keeps.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'custodian-evening-'));
  const file = where ?? join(folder, 'table.db');
  const sandbox = await startSandbox({ port, acknowledgeWithinMs: 20_000 });
  const store = await openStore(file);
  const random = createSeededRandom(seed);
  const [{ edition, adapter }] = await loadEditions(undefined, { [id]: EDITIONS[id] });
  const warnings: string[] = [];
  const log = noting(warnings);
  let now = NOON;
  const clock = () => now;
  const table = new GameService({ store, editions: [edition], clock, random, log });
  const pictures = { drawn: 0, spared: 0 };
  const bot = await startBot(
    { service: table, adapters: [sparing(adapter, drawEvery, pictures)], clock, log },
    { token: 'a.bot.token', api: `${sandbox.url}/api` },
  );
  const reader = await openStoredData(file);
  const settle = settling(reader, clock);
  return {
    url: sandbox.url,
    people: Object.fromEntries(Object.entries(sandbox.people).slice(0, players)),
    warnings,
    pictures,
    below: createSeededRandom(seed ^ 0x5eed),
    settle,
    pass: async () => {
      const next = await table.nextTimeoutAt();
      if (next === undefined) return false;
      now = Math.max(now, next);
      await sweepOnce(table, now);
      return true;
    },
    later: async (ms) => {
      now += ms;
      await sweepOnce(table, now);
      await settle();
    },
    days: () => (now - NOON) / 86_400_000,
    close: async () => {
      await reader.close();
      await bot.stop();
      await sandbox.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A log that keeps what is warned of. */
function noting(warnings: string[]): Logger {
  const warn = (about: object, words: string): void => {
    const { err, reason } = about as { err?: unknown; reason?: unknown };
    warnings.push(
      `${words}${err instanceof Error ? `: ${err.stack ?? err.message}` : ''}${reason ? `: ${String(reason)}` : ''}`,
    );
  };
  return { info: () => {}, warn, error: warn };
}

/** Waits until everything that is due has been said. */
function settling({ select }: StoredData, clock: () => number): () => Promise<void> {
  const underWay = async (): Promise<boolean> =>
    (await select("select id from outbox where status in ('waiting', 'claimed') and due_at <= $1 limit 1", clock()))
      .length > 0;
  return async () => {
    for (const until = Date.now() + 20_000; await underWay();) {
      if (Date.now() > until) throw new Error('The outbox does not get empty.');
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
}

/** What sights draw, by edition: what one draws another may tell in words under the same name. */
const DRAWN: Record<string, string[]> = {
  ti4: ['drawBoard', 'drawPart', 'drawSheet', 'drawChanges'],
  ti3: ['drawBoard', 'drawPart', 'drawSheet', 'drawChanges'],
  ti2: ['drawBoard', 'drawPart', 'drawSheet', 'drawChanges', 'drawTechnologies'],
};

type Draws = (...what: unknown[]) => Promise<unknown>;

function sparing(face: EditionAdapter, drawEvery: number, pictures: TestHost['pictures']): EditionAdapter {
  let count = 0;
  const draws = (): boolean => {
    const drawn = count++ % drawEvery === 0;
    pictures[drawn ? 'drawn' : 'spared']++;
    return drawn;
  };
  const pixel = [{ name: 'pixel.png', data: PIXEL, alt: 'Not drawn' }];
  return {
    ...face,
    createPresenter: (game) => {
      const [sight, real] = [face.createPresenter(game), face.createPresenter(game)];
      const own = real as unknown as Record<string, Draws | undefined>;
      const spared = (DRAWN[face.editionId] ?? [])
        .filter((name) => own[name])
        .map((name): [string, Draws] => [name, async (...what) => (draws() ? own[name]?.(...what) : pixel)]);
      return Object.assign(sight, Object.fromEntries(spared), {
        hand: async (seat: SeatId, by: UserId) =>
          draws() ? real.hand?.(seat, by) : { text: real.formatHand?.(seat) ?? '', pictures: pixel },
      });
    },
  };
}
