import type { Json } from '#engine';
import type { tables } from '#store/schema/tables.ts';

export type TableName = Exclude<keyof typeof tables, 'versions' | 'interactions' | 'panels'>;

/** A row or a part of one, by the names that the schema gives its columns. */
export type Values = Readonly<Record<string, unknown>>;

/** One row of a change. What is looked for by `where` and not found means that the change was decided from something that is no longer so. */
export type Write =
  | { is: 'add'; into: TableName; row: Values }
  /** As `add`, but nothing where it is there already. */
  | { is: 'note'; into: TableName; row: Values }
  | { is: 'change'; into: TableName; where: Values; to: Values }
  /** All that there are, be it none. */
  | { is: 'drop'; into: TableName; where: Values }
  /** Changes nothing: it is to be there. */
  | { is: 'stands'; into: TableName; where: Values };

/** All that is written for one decision: whole, or not at all. Plain data. */
export interface Change {
  /** The game that it is a change of; null: of none. */
  game: string | null;
  /** How often the game had been changed when it was decided; null: there was none. */
  version: number | null;
  writes: Write[];
  /** By what it was asked for, and what is to be said of it whenever the same asks again. */
  interaction: { id: string; result: Json; at: number } | null;
}

export type Committed = { is: 'done' } | { is: 'stale' } | { is: 'repeated'; result: Json };

/** Somebody else has changed meanwhile what the change was decided from. */
export class Stale extends Error {}
