import { schedule } from 'node-cron';
import { InternalError, type Logger, type GameService } from '#service';
import { selectDueReminders } from './due-reminders.ts';

const MINUTE = 60_000;
/** After an outage of this length, in ms, answer times were missed. */
const OUTAGE_MS = 2 * MINUTE;
/** Interval at which a process of a cluster polls for changes made by the others, in ms. */
const CLUSTER_POLL_MS = 5_000;
/** On shutdown, running tasks may take this long, in ms; the bot needs time after that to finish sending. */
const DRAIN_TIMEOUT_MS = 2_000;

/** Does everything that is due at `now` (Unix time in ms). Stateless: all progress is in the database. */
export async function sweepOnce(table: GameService, now: number): Promise<{ closed: number; reminded: number }> {
  await table.clampFutureTimes(now);
  const closed = await table.answerExpired(now);
  return { closed, reminded: await table.remindAllGames(now, (waits) => selectDueReminders(waits, now)) };
}

export interface Scheduler {
  stop: () => Promise<void>;
}

/**
 * Redraws missed answer times after an outage before any expired question is answered: otherwise automatic answers
 * would come at the moment the service or its database returns. Throws if that fails; the next caller tries again.
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

/** Runs tasks and tracks them, so that the database is closed only after they finish; starts none after shutdown. */
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
        // Already logged under its code; the next sweep tries again.
        if (!(error instanceof InternalError)) log.error({ err: error }, 'A scheduled job failed');
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

/** Sweeps every minute, and also at the exact millisecond at which an automatic answer is due. */
export function startScheduler(table: GameService, log: Logger, now: () => number = Date.now): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const { guarded, ended } = createTaskGuard(log);
  const missed = createCatchUp(table, now);
  // At full minutes only, automatic answers would stand out among users' own, and AI players would keep users waiting.
  let winding = 0;
  const armTimer = async (): Promise<void> => {
    const turn = ++winding;
    const next = await table.nextTimeoutAt();
    // A later call has newer data.
    if (turn !== winding) return;
    clearTimeout(timer);
    // Other processes' changes arrive by notification, or are found by this poll.
    const left = next === undefined ? Infinity : next - now();
    if (table.cluster && !stopped && left >= CLUSTER_POLL_MS)
      timer = setTimeout(() => void guarded(armTimer), CLUSTER_POLL_MS);
    else if (!stopped && left < MINUTE) timer = setTimeout(() => void answer(), Math.max(left, 1));
  };
  // Answers one question per task, so that other work can run in between; one task at a time.
  let answering: Promise<void> | undefined;
  const answer = (): Promise<void> =>
    (answering ??= guarded(async () => {
      await missed.caughtUp();
      await table.answerExpired(now(), 1);
      missed.looked();
      await armTimer();
    }).finally(() => (answering = undefined)));
  // Reminds a few games per task, so that other work need not wait for all of them.
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
