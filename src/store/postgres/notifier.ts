import pg from 'pg';
import type { ClusterStore } from '#store/cluster-store.ts';

const CHANNEL = 'custodian';
/** Changes within this many ms send one notification. */
const NOTIFY_DEBOUNCE_MS = 25;
/** Delay in ms before a broken connection is opened again. */
const RECONNECT_DELAY_MS = 1_000;

/**
 * Creates a notifier by which processes wake each other. It has its own connection, because one that listens may not
 * return to the pool, and notifies outside of the changes, because PostgreSQL commits transactions that notify one at a
 * time.
 */
export function createNotifier(url: string): ClusterStore['notifier'] & { stop: () => Promise<void> } {
  const listeners = new Set<() => void>();
  let client: pg.Client | undefined;
  /** Chain of queries, starting once the connection listens. */
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
      async () => mine.query(`listen ${CHANNEL}`).catch(() => undefined), // the connection is reported as closed and opened again
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
        // A lost notification only delays work: it is found without one.
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
