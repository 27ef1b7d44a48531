/** State of a database that this program can use. */
export interface DatabaseInspection {
  /** File path, or PostgreSQL address without user and password. */
  path: string;
  /** Version of the tables; `older` ones are migrated by the next start, `none` created. */
  schema: 'none' | 'older' | 'current';
  games: number;
}
