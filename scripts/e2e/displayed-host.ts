import { withMethods } from '../lib/with-methods.ts';
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

/** The bot on a local sandbox with an adjustable clock. */
export interface TestHost {
  url: string;
  people: Record<string, string>;
  below: (n: number) => number;
  settle: () => Promise<void>;
  pass: () => Promise<boolean>;
  /** Advances the clock by a time in ms. */
  later: (ms: number) => Promise<void>;
  /** Advances the clock by a time in ms, with everything that is due until then at its time; calls `look` after each. */
  advance: (ms: number, look: () => Promise<void>) => Promise<void>;
  /** Days elapsed on the clock. */
  days: () => number;
  /** Unix time in ms on the clock. */
  now: () => number;
  /** Database of the bot. */
  stored: StoredData;
  /** Warnings and errors that the bot logged. */
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
  /** A new PostgreSQL database to use instead of a file. */
  where?: string;
}

/**
 * Starts the bot on a sandbox. `drawEvery`: draws only every n-th picture for real and the others as one pixel, since
 * drawing takes most of a turn's time. `port`: for watching in a browser. `edition`: id of the edition to play.
 */
export async function startTestHost({
  seed,
  players = 6,
  drawEvery = 40,
  port = 0,
  edition: id = 'ti4',
  where,
}: Opening): Promise<TestHost> {
  // Uses memory if possible: a commit to a busy disk takes longer than the move it saves.
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
    { token: 'a.bot.token', api: `${sandbox.url}/api`, replyHoldMs: 0, replyEditIntervalMs: 0 },
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
      await sweepOnce(table, now).then(settle);
    },
    advance: async (ms, look) => {
      for (const until = now + ms; now < until;) {
        now = Math.max(now, Math.min(until, (await table.nextTimeoutAt()) ?? until));
        await sweepOnce(table, now).then(settle);
        await look();
      }
    },
    now: clock,
    stored: reader,
    days: () => (now - NOON) / 86_400_000,
    close: async () => {
      for (const part of [reader, { close: bot.stop }, sandbox, store]) await part.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a logger that collects warnings and errors. */
function noting(warnings: string[]): Logger {
  const warn = (about: object, words: string): void => {
    const { err, reason } = about as { err?: unknown; reason?: unknown };
    warnings.push(
      `${words}${err instanceof Error ? `: ${err.stack ?? err.message}` : ''}${reason ? `: ${String(reason)}` : ''}`,
    );
  };
  return { info: () => {}, warn, error: warn };
}

/** Returns a function that waits until all due outbox rows are sent. */
function settling({ select }: StoredData, clock: () => number): () => Promise<void> {
  const underWay = async (): Promise<boolean> =>
    (await select("select id from outbox where status in ('waiting', 'claimed') and due_at <= $1 limit 1", clock()))
      .length > 0;
  return async () => {
    for (const until = Date.now() + 120_000; await underWay();) {
      if (Date.now() > until) throw new Error('The outbox does not get empty.');
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
}

/** Presenter methods that draw pictures, by edition; the same name may return text in another edition. */
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
      const [presenter, real] = [face.createPresenter(game), face.createPresenter(game)];
      const own = real as unknown as Record<string, Draws | undefined>;
      const spared = (DRAWN[face.editionId] ?? []).map((name): [string, Draws] => [
        name,
        async (...what) => (draws() ? own[name]?.(...what) : pixel),
      ]);
      return Object.assign(withMethods(presenter, Object.fromEntries(spared)), {
        hand: async (seat: SeatId, by: UserId) =>
          draws() ? real.hand?.(seat, by) : { text: real.formatHand?.(seat) ?? '', pictures: pixel },
      });
    },
  };
}
