import { schedule } from 'node-cron';
import { InternalError, type Logger, type GameService } from '#service';
import { selectDueReminders } from './due-reminders.ts';

const MINUTE = 60_000;
/** Where nothing could be looked at for so long, moments were missed, in ms. */
const OUTAGE_MS = 2 * MINUTE;
/** So often whoever shares the work looks for what others have brought about, in ms. */
const CLUSTER_POLL_MS = 5_000;
/** On stopping, what is under way is waited for so long, in ms: the bot has what it is saying to finish after that. */
const DRAIN_TIMEOUT_MS = 2_000;

/** All that time brings about, up to `now` (ms since 1970). Keeps nothing: what was done is in the database. */
export async function sweepOnce(table: GameService, now: number): Promise<{ closed: number; reminded: number }> {
  await table.clampFutureTimes(now);
  const closed = await table.answerExpired(now);
  return { closed, reminded: await table.remindAllGames(now, (waits) => selectDueReminders(waits, now)) };
}

export interface Scheduler {
  stop: () => Promise<void>;
}

/**
 * Nobody is answered for before what was missed is drawn again: it is not to be answered in the moment of the table's return, nor of its
 * records'. Fails, and is tried again by whoever asks next, where that cannot be done.
 */
function createCatchUp(table: GameService, now: () => number): { caughtUp: () => Promise<void>; looked: () => void } {
  let last = -Infinity;
  let under: Promise<void> | undefined;
  const looked = (): void => void (last = now());
  return {
    looked,
    caughtUp: async () => {
      if (now() - last <= OUTAGE_MS) return;
      under ??= table
        .rescheduleMissed(now())
        .then(looked)
        .finally(() => (under = undefined));
      await under;
    },
  };
}

/** Whoever stops the clock puts the database away next: what has begun is waited for, and nothing more begins. */
function createTaskGuard(log: Logger): {
  guarded: (body: () => Promise<void>) => Promise<void>;
  ended: () => Promise<void>;
} {
  const underWay = new Set<Promise<void>>();
  let over = false;
  return {
    guarded: async (body) => {
      if (over) return;
      const begun = body().catch((error: unknown) => {
        // Already in the log under its code; the next minute tries again.
        if (!(error instanceof InternalError)) log.error({ err: error }, 'The clock stumbled');
      });
      underWay.add(begun);
      await begun;
      underWay.delete(begun);
    },
    ended: async () => {
      over = true;
      let patience: NodeJS.Timeout | undefined;
      await Promise.race([
        Promise.all(underWay),
        new Promise((resolve) => (patience = setTimeout(resolve, DRAIN_TIMEOUT_MS))),
      ]);
      clearTimeout(patience);
    },
  };
}

/** Sweeps every minute, and to the millisecond when the table is to answer for somebody. */
export function startScheduler(table: GameService, log: Logger, now: () => number = Date.now): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const { guarded, ended } = createTaskGuard(log);
  const missed = createCatchUp(table, now);
  // At full minutes only, the table's own answers would stand out among people's; and practice players do not let people wait.
  let winding = 0;
  const armTimer = async (): Promise<void> => {
    const turn = ++winding;
    const next = await table.nextTimeoutAt();
    // Whoever asked later knows better.
    if (turn !== winding) return;
    clearTimeout(timer);
    // What others do is heard of, or found a little later.
    const left = next === undefined ? Infinity : next - now();
    if (table.cluster && !stopped && left >= CLUSTER_POLL_MS)
      timer = setTimeout(() => void guarded(armTimer), CLUSTER_POLL_MS);
    else if (!stopped && left < MINUTE) timer = setTimeout(() => void answer(), Math.max(left, 1));
  };
  // One after another, with whatever else has come in between.
  const answer = async (): Promise<void> =>
    guarded(async () => {
      await missed.caughtUp();
      await table.answerExpired(now(), 1);
      missed.looked();
      await armTimer();
    });
  // A few games at a time: nobody waits until all are reminded.
  let reminding: NodeJS.Timeout | undefined;
  const remindAfter = async (game: string): Promise<void> =>
    guarded(async () => {
      const moment = now();
      const last = await table.remindNextGames(moment, (waits) => selectDueReminders(waits, moment), game);
      reminding = last === undefined || stopped ? undefined : setTimeout(() => void remindAfter(last), 1);
    });
  const tick = async (): Promise<void> => {
    await guarded(async () => table.clampFutureTimes(now()));
    if (table.cluster) await guarded(async () => table.resumeFollowups(now()));
    await answer();
    clearTimeout(reminding);
    await remindAfter('');
  };
  const unheard = table.onChange(() => void guarded(armTimer));
  const deaf = table.cluster?.notifier.hear(() => void guarded(armTimer));
  void guarded(missed.caughtUp).then(tick);
  const jobs = [
    schedule('* * * * *', tick, { noOverlap: true }),
    schedule('17 4 * * *', async () => guarded(async () => table.purgeInteractions(now()))),
  ];
  return {
    stop: async () => {
      stopped = true;
      unheard();
      deaf?.();
      clearTimeout(timer);
      clearTimeout(reminding);
      const over = ended();
      for (const job of jobs) await job.destroy();
      await over;
    },
  };
}
