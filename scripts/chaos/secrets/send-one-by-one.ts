import type { Store } from '#store';

/**
 * Sends outbox rows one after another, each once nothing is in flight: the order in which PostgreSQL completes two
 * messages is random and would differ between the games. A SQLite file needs no such order.
 */
export function sendOneByOne({ outbox }: Store): void {
  const { claim } = outbox;
  outbox.claim = async (now, limit, quiet) => {
    const underWay = await outbox.uncertain(Number.MAX_SAFE_INTEGER);
    return underWay.length ? [] : claim(now, Math.min(limit, 1), quiet);
  };
}
