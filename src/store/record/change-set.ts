import type { Json } from '#engine';
import type { tables } from '#store/schema/tables.ts';

export type WritableTable = Exclude<keyof typeof tables, 'versions' | 'interactions' | 'panels'>;

/** A row or a part of one, by the names that the schema gives its columns. */
export type ColumnValues = Readonly<Record<string, unknown>>;

/** One row of a change. What is looked for by `where` and not found means that the change was decided from something that is no longer so. */
export type RowWrite =
  | { is: 'add'; into: WritableTable; row: ColumnValues }
  /** As `add`, but nothing where it is there already. */
  | { is: 'note'; into: WritableTable; row: ColumnValues }
  | { is: 'change'; into: WritableTable; where: ColumnValues; to: ColumnValues }
  /** All that there are, be it none. */
  | { is: 'drop'; into: WritableTable; where: ColumnValues }
  /** Changes nothing: it is to be there. */
  | { is: 'stands'; into: WritableTable; where: ColumnValues };

/** All that is written for one decision: whole, or not at all. Plain data. */
export interface ChangeSet {
  /** The game that it is a change of; null: of none. */
  game: string | null;
  /** How often the game had been changed when it was decided; null: there was none. */
  version: number | null;
  writes: RowWrite[];
  /** By what it was asked for, and what is to be said of it whenever the same asks again. */
  interaction: { id: string; result: Json; at: number } | null;
}

export type CommitResult = { is: 'done' } | { is: 'stale' } | { is: 'repeated'; result: Json };

/** Somebody else has changed meanwhile what the change was decided from. */
export class StaleRecord extends Error {}
