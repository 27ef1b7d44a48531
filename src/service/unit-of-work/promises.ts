import type { LookUp, PromiseRow } from '#store';
import { TrackedRows } from './tracked-rows.ts';

type NewPromise = Pick<
  PromiseRow,
  'game' | 'number' | 'seat' | 'toSeat' | 'user' | 'text' | 'due' | 'dueRound' | 'madeAt'
>;

/** Tracks the promises of a game. */
export function trackPromises(lookUp: LookUp) {
  const rows = new TrackedRows<PromiseRow>({ into: 'promises', key: ['game', 'number'] });
  return {
    rows,
    repository: {
      /** Lists all promises of a game, oldest first. */
      of: (game: string): PromiseRow[] => {
        rows.addKnown(lookUp('promises', { game }));
        return rows.all.sort((a, b) => a.number - b.number);
      },
      add: (row: NewPromise): void =>
        rows.add({
          ...row,
          status: 'open',
          closedAt: null,
          withdrawAskedAt: null,
          published: false,
          toPublished: false,
          remindedAt: null,
        }),
      update: (_game: string, number: number, to: Partial<Omit<PromiseRow, 'game' | 'number'>>): void =>
        rows.update((one) => one.number === number, to),
    },
  };
}
