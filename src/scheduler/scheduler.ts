import { schedule } from 'node-cron';
import { Unexpected, type Log, type Table } from '#service';
import { dueReminders } from './due-reminders.ts';

const MINUTE = 60_000;
/** Where nothing could be looked at for so long, moments were missed, in ms. */
const AWAY = 2 * MINUTE;
/** So often whoever shares the work looks for what others have brought about, in ms. */
const POLL = 5_000;
/** On stopping, what is under way is waited for so long, in ms: the bot has what it is saying to finish after that. */
const FAREWELL = 2_000;

/** All that time brings about, up to `now` (ms since 1970). Keeps nothing: what was done is in the database. */
export async function sweep(table: Table, now: number): Promise<{ closed: number; reminded: number }> {
  await table.setRight(now);
  const closed = await table.closeDue(now);
  return { closed, reminded: await table.remind(now, (waits) => dueReminders(waits, now)) };
}

export interface Clock {
  stop: () => Promise<void>;
}

/**
 * Nobody is answered for before what was missed is drawn again: it is not to be answered in the moment of the table's return, nor of its
 * records'. Fails, and is tried again by whoever asks next, where that cannot be done.
 */
function catchingUp(table: Table, now: () => number): { caughtUp: () => Promise<void>; looked: () => void } {
  let last = -Infinity;
  let under: Promise<void> | undefined;
  const looked = (): void => void (last = now());
  return {
    looked,
    caughtUp: async () => {
      if (now() - last <= AWAY) return;
      under ??= table
        .spreadMissed(now())
        .then(looked)
        .finally(() => (under = undefined));
      await under;
    },
  };
}

/** Whoever stops the clock puts the database away next: what has begun is waited for, and nothing more begins. */
function guarding(log: Log): { guarded: (body: () => Promise<void>) => Promise<void>; ended: () => Promise<void> } {
  const underWay = new Set<Promise<void>>();
  let over = false;
  return {
    guarded: async (body) => {
      if (over) return;
      const begun = body().catch((error: unknown) => {
        // Already in the log under its code; the next minute tries again.
        if (!(error instanceof Unexpected)) log.error({ err: error }, 'The clock stumbled');
      });
      underWay.add(begun);
      await begun;
      underWay.delete(begun);
    },
    ended: async () => {
      over = true;
      let patience: NodeJS.Timeout | undefined;
      await Promise.race([Promise.all(underWay), new Promise((resolve) => (patience = setTimeout(resolve, FAREWELL)))]);
      clearTimeout(patience);
    },
  };
}

/** Sweeps every minute, and to the millisecond when the table is to answer for somebody. */
export function startClock(table: Table, log: Log, now: () => number = Date.now): Clock {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const { guarded, ended } = guarding(log);
  const missed = catchingUp(table, now);
  // At full minutes only, the table's own answers would stand out among people's; and practice players do not let people wait.
  let winding = 0;
  const wind = async (): Promise<void> => {
    const turn = ++winding;
    const next = await table.nextDue();
    // Whoever asked later knows better.
    if (turn !== winding) return;
    clearTimeout(timer);
    // What others do is heard of, or found a little later.
    const left = next === undefined ? Infinity : next - now();
    if (table.shared && !stopped && left >= POLL) timer = setTimeout(() => void guarded(wind), POLL);
    else if (!stopped && left < MINUTE) timer = setTimeout(() => void answer(), Math.max(left, 1));
  };
  // One after another, with whatever else has come in between.
  const answer = async (): Promise<void> =>
    guarded(async () => {
      await missed.caughtUp();
      await table.closeDue(now(), 1);
      missed.looked();
      await wind();
    });
  // A few games at a time: nobody waits until all are reminded.
  let reminding: NodeJS.Timeout | undefined;
  const remindAfter = async (game: string): Promise<void> =>
    guarded(async () => {
      const moment = now();
      const last = await table.remindSome(moment, (waits) => dueReminders(waits, moment), game);
      reminding = last === undefined || stopped ? undefined : setTimeout(() => void remindAfter(last), 1);
    });
  const tick = async (): Promise<void> => {
    await guarded(async () => table.setRight(now()));
    if (table.shared) await guarded(async () => table.goOn(now()));
    await answer();
    clearTimeout(reminding);
    await remindAfter('');
  };
  const unheard = table.onChange(() => void guarded(wind));
  const deaf = table.shared?.wake.hear(() => void guarded(wind));
  void guarded(missed.caughtUp).then(tick);
  const jobs = [
    schedule('* * * * *', tick, { noOverlap: true }),
    schedule('17 4 * * *', async () => guarded(async () => table.tidy(now()))),
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
