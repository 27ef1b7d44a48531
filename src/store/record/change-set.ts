import type { Json } from '#engine';
import type { tables } from '#store/schema/tables.ts';

export type WritableTable = Exclude<keyof typeof tables, 'versions' | 'interactions' | 'panels'>;

/** A row or a part of one, by the names of the columns in the schema. */
export type ColumnValues = Readonly<Record<string, unknown>>;

/**
 * One write of a change set. A `change` or `stands` whose `where` finds no row means that the change was decided from
 * stale data.
 */
export type RowWrite =
  | { is: 'add'; into: WritableTable; row: ColumnValues }
  /** Like `add`, but does nothing if the row exists. */
  | { is: 'note'; into: WritableTable; row: ColumnValues }
  | { is: 'change'; into: WritableTable; where: ColumnValues; to: ColumnValues }
  /** Deletes all rows found, even none. */
  | { is: 'drop'; into: WritableTable; where: ColumnValues }
  /** Changes nothing, but requires that the row exists. */
  | { is: 'stands'; into: WritableTable; where: ColumnValues };

/** All writes of one decision, committed atomically. Plain data. */
export interface ChangeSet {
  /** Game that is changed; null if the change concerns none. */
  game: string | null;
  /** Version of the game at the time of the decision; null for a new game. */
  version: number | null;
  writes: RowWrite[];
  /** Interaction that asked for the change, and the result that a repetition of it gets. */
  interaction: { id: string; result: Json; at: number } | null;
}

export type CommitResult = { is: 'done' } | { is: 'stale' } | { is: 'repeated'; result: Json };

/** Thrown when the data from which the change was decided is stale. */
export class StaleRecord extends Error {}
