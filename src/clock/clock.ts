import { schedule } from 'node-cron';
import { Unexpected, type Log, type Table } from '../table/index.ts';
import { dueReminders } from './reminders.ts';

const MINUTE = 60_000;

/** All that time brings about, up to `now` (ms since 1970). Keeps nothing: what was done is in the database. */
export function sweep(table: Table, now: number): { closed: number; reminded: number } {
  table.setRight(now);
  const closed = table.closeDue(now);
  return { closed, reminded: table.remind(now, (waits) => dueReminders(waits, now)) };
}

export interface Clock {
  stop: () => Promise<void>;
}

/** Sweeps every minute, and to the millisecond when the table is to answer for somebody. */
export function startClock(table: Table, log: Log, now: () => number = Date.now): Clock {
  let timer: NodeJS.Timeout | undefined;
  const guarded = (body: () => void): void => {
    try {
      body();
    } catch (error) {
      // Already in the log under its code; the next minute tries again.
      if (!(error instanceof Unexpected)) log.error({ err: error }, 'The clock stumbled');
    }
  };
  // At full minutes only, the table's own answers would stand out among people's; and practice players do not let people wait.
  const wind = (): void => {
    clearTimeout(timer);
    const next = table.nextDue();
    if (next !== undefined && next - now() < MINUTE) timer = setTimeout(answer, Math.max(next - now(), 1));
  };
  // One after another, with whatever else has come in between.
  const answer = (): void =>
    guarded(() => {
      table.closeDue(now(), 1);
      wind();
    });
  // A few games at a time: nobody waits until all are reminded.
  let reminding: NodeJS.Timeout | undefined;
  const remindAfter = (game: string): void =>
    guarded(() => {
      const moment = now();
      const last = table.remindSome(moment, (waits) => dueReminders(waits, moment), game);
      reminding = last === undefined ? undefined : setTimeout(() => remindAfter(last), 1);
    });
  const tick = (): void => {
    answer();
    clearTimeout(reminding);
    remindAfter('');
  };
  const unheard = table.onChange(() => guarded(wind));
  guarded(() => table.spreadMissed(now()));
  tick();
  const jobs = [schedule('* * * * *', tick, { noOverlap: true }), schedule('17 4 * * *', () => guarded(() => table.tidy(now())))];
  return {
    stop: async () => {
      unheard();
      clearTimeout(timer);
      clearTimeout(reminding);
      for (const job of jobs) await job.destroy();
    },
  };
}
