import pg from 'pg';
import type { ClusterStore } from '#store/cluster-store.ts';

const CHANNEL = 'custodian';
/** Many changes at once are one word to the others, in ms. */
const NOTIFY_DEBOUNCE_MS = 25;
/** A connection that broke is made anew after so long, in ms. */
const RECONNECT_DELAY_MS = 1_000;

/**
 * Processes wake each other: on a connection of its own, for what listens may not be given back to others, and apart from the changes
 * themselves, since the database lets only one transaction at a time commit that tells something.
 */
export function createNotifier(url: string): ClusterStore['notifier'] & { stop: () => Promise<void> } {
  const listeners = new Set<() => void>();
  let client: pg.Client | undefined;
  /** One after another is asked of it, once it listens. */
  let ready: Promise<unknown> = Promise.resolve();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;

  const connect = (): void => {
    if (client || stopped) return;
    const mine = (client = new pg.Client({
      connectionString: url,
      application_name: 'custodian wake',
      keepAlive: true,
    }));
    const gone = (): void => {
      if (client !== mine) return;
      client = undefined;
      if (stopped) return;
      again = setTimeout(connect, RECONNECT_DELAY_MS);
      again.unref();
    };
    mine.on('error', gone);
    mine.once('end', gone);
    mine.on('notification', ({ processId }) => {
      if (processId !== (mine as unknown as { processID: number }).processID)
        for (const listener of listeners) listener();
    });
    ready = mine.connect().then(
      async () => mine.query(`listen ${CHANNEL}`).catch(() => undefined), // it is found gone, and made anew
      async () => {
        await mine.end().catch(() => undefined);
        gone();
      },
    );
  };

  return {
    hear: (listener) => {
      listeners.add(listener);
      connect();
      return () => void listeners.delete(listener);
    },
    tell: () => {
      connect();
      timer ??= setTimeout(() => {
        timer = undefined;
        // What is not heard is found all the same.
        ready = ready.then(async () => client?.query(`notify ${CHANNEL}`)).catch(() => undefined);
      }, NOTIFY_DEBOUNCE_MS);
      timer.unref();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
