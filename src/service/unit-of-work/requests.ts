import type { ConsentRow, GameRecord, LookUp, RequestRow } from '#store';
import { TrackedRows } from './tracked-rows.ts';

type NewRequest = Pick<RequestRow, 'game' | 'kind' | 'about' | 'user' | 'payload' | 'openedAt'>;

/** Tracks requests that await consent. The record contains no closed ones. */
export function trackRequests(record: GameRecord, lookUp: LookUp) {
  const rows = new TrackedRows<RequestRow>({ into: 'requests', key: ['id'] }, record.requests);
  const consents = new TrackedRows<ConsentRow>({ into: 'consents', key: ['request', 'user'] }, record.consents);
  const agreed = (request: number): string[] =>
    consents.all.flatMap((one) => (one.request === request ? [one.user] : []));
  let added = 0;
  return {
    rows,
    consents,
    repository: {
      add: (row: NewRequest): number => {
        const id = lookUp('nextRequest', {}) + added++;
        rows.add({ ...row, id, closedAt: null, outcome: null });
        return id;
      },
      find: (id: number): RequestRow | undefined => rows.all.find((one) => one.id === id),
      open: (_game: string): RequestRow[] => rows.all.filter(({ closedAt }) => closedAt === null),
      /** Lists a user's unsuccessful requests opened after `since`, oldest first. */
      unsuccessful: (game: string, user: string, since: number): RequestRow[] => {
        const justNow = rows.all.filter(
          (one) => one.user === user && one.openedAt > since && one.closedAt !== null && one.outcome !== 'agreed',
        );
        return [...lookUp('inVain', { game, user, since }), ...justNow].sort((a, b) => a.openedAt - b.openedAt);
      },
      close: (id: number, outcome: RequestRow['outcome'], at: number): void =>
        rows.update((one) => one.id === id, { closedAt: at, outcome }),
      agree: (request: number, user: string, at: number): void => {
        if (!agreed(request).includes(user)) consents.add({ request, user, at });
      },
      agreed,
    },
  };
}
