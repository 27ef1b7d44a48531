import type { Json } from '#engine';
import {
  withDefaultPreferences,
  type DraftRow,
  type GameRecord,
  type LookUp,
  type PreferenceRow,
  type RowWrite,
} from '#store';
import { TrackedRows } from './tracked-rows.ts';

/** Values of `ask` for drafts that belong to no question; real asks are numbered from 1. */
const PLAN_ASK = 0;
const RANKING_ASK = -1;

/** Tracks drafts, plans and rankings. */
export function trackDrafts(record: GameRecord) {
  const rows = new TrackedRows<DraftRow>({ into: 'drafts', key: ['game', 'ask', 'user'] }, record.drafts);
  const find = (ask: number, user: string): DraftRow | undefined =>
    rows.all.find((one) => one.ask === ask && one.user === user);
  const of = (ask: number): { user: string; data: Json; at: number }[] =>
    rows.all
      .filter((one) => one.ask === ask)
      .sort((a, b) => (a.user < b.user ? -1 : 1))
      .map(({ user, data, at }) => ({ user, data, at }));
  const save = (row: DraftRow): void => {
    const is = (one: DraftRow): boolean => one.ask === row.ask && one.user === row.user;
    if (rows.all.some(is)) rows.update(is, row);
    else rows.add(row);
  };
  const drop = (ask: number, user: string): void => rows.remove((one) => one.ask === ask && one.user === user);
  type Unasked = Omit<DraftRow, 'ask'>;

  return {
    rows,
    repository: {
      plan: (_game: string, user: string): Json | undefined => find(PLAN_ASK, user)?.data,
      plans: (_game: string) => of(PLAN_ASK),
      savePlan: (row: Unasked): void => save({ ...row, ask: PLAN_ASK }),
      dropPlan: (_game: string, user: string): void => drop(PLAN_ASK, user),
      /** Deletes all plans and rankings, or only those saved up to a time. */
      dropPlans: (_game: string, upTo = Infinity): void => rows.remove(({ ask, at }) => ask <= PLAN_ASK && at <= upTo),
      rankings: (_game: string) => of(RANKING_ASK),
      saveRanking: (row: Unasked): void => save({ ...row, ask: RANKING_ASK }),
      dropRanking: (_game: string, user: string): void => drop(RANKING_ASK, user),
      draft: (_game: string, ask: number, user: string): Json | undefined => find(ask, user)?.data,
      saveDraft: save,
      dropDraft: (_game: string, ask: number, user: string): void => drop(ask, user),
      dropDraftsOf: (_game: string, user: string): void => rows.remove((one) => one.user === user),
    },
  };
}

/** Tracks users' reminder preferences. */
export function trackPreferences(record: GameRecord, lookUp: LookUp) {
  const writes: RowWrite[] = [];
  /** Present members: the record contains all their preferences. */
  const present = new Set(record.members.flatMap(({ user, leftAt }) => (leftAt === null ? [user] : [])));
  const found = (user: string): PreferenceRow | null =>
    present.has(user) ? (record.preferences.find((one) => one.user === user) ?? null) : lookUp('preferences', { user });
  return {
    writes,
    repository: {
      preferences: (user: string): PreferenceRow => withDefaultPreferences(user, found(user)),
      /** Writes preferences; the commit fails if they have changed since they were read. */
      prefer: (row: PreferenceRow): void => {
        const was = found(row.user);
        writes.push(
          was
            ? { is: 'change', into: 'preferences', where: { ...was }, to: { ...row } }
            : { is: 'add', into: 'preferences', row: { ...row } },
        );
      },
      dropPreferences: (user: string): void => void writes.push({ is: 'drop', into: 'preferences', where: { user } }),
    },
  };
}
