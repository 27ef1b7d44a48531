/** A query that returns rows, typed as drizzle's SQLite query; PostgreSQL's has a different method. */
interface Askable {
  all: (values?: Record<string, unknown>) => unknown;
}

interface Doable {
  run: (values?: Record<string, unknown>) => unknown;
}

/** A step of a program: a query, or a group of steps. */
export type ProgramStep =
  | { is: 'all'; query: Askable; values: Record<string, unknown> | undefined }
  | { is: 'run'; query: Doable; values: Record<string, unknown> | undefined }
  /** `whole`: in one transaction. `lightly`: without waiting for the disk, so that a power cut may undo it. */
  | { is: 'whole' | 'lightly'; body: () => Program<unknown> }
  /** Independent programs: none needs a result of another. */
  | { is: 'together'; programs: Program<unknown>[] };

/**
 * A sequence of reads and writes, independent of the database: SQLite executes each step synchronously, PostgreSQL
 * asynchronously. So each query is written once for both.
 */
export type Program<T> = Generator<ProgramStep, T, unknown>;

/** Returns all rows of a query. */
export function* allRows<T>(
  query: { all: (values?: Record<string, unknown>) => T[] },
  values?: Record<string, unknown>,
): Program<T[]> {
  return (yield { is: 'all', query, values }) as T[];
}

/** Returns the first row of a query; undefined if there is none. */
export function* firstRow<T>(
  query: { all: (values?: Record<string, unknown>) => T[] },
  values?: Record<string, unknown>,
): Program<T | undefined> {
  return (yield* allRows(query, values))[0];
}

/** Returns all rows of a query, mapped by `to`. */
export function* mapRows<T, To>(
  query: { all: (values?: Record<string, unknown>) => T[] },
  to: (row: T) => To,
  values?: Record<string, unknown>,
): Program<To[]> {
  return (yield* allRows(query, values)).map((row) => to(row));
}

/** Executes a query without reading rows. */
export function* run(query: Doable, values?: Record<string, unknown>): Program<void> {
  yield { is: 'run', query, values };
}

/** Runs `body` in one transaction. */
export function* transaction<T>(body: () => Program<T>): Program<T> {
  return (yield { is: 'whole', body }) as T;
}

/** Runs `body` without waiting for the disk: a power cut may undo it, together with everything after it. */
export function* relaxedDurability<T>(body: () => Program<T>): Program<T> {
  return (yield { is: 'lightly', body }) as T;
}

/**
 * Runs programs in order within a transaction, sent together in one round trip. Each may have a single query; only the
 * last may have more.
 */
export function* pipeline<T extends readonly Program<unknown>[]>(
  ...programs: [...T]
): Program<{ -readonly [K in keyof T]: T[K] extends Program<infer Result> ? Result : never }> {
  return (yield { is: 'together', programs }) as never;
}

/** Repository methods with synchronous results. */
export type Synchronous<T> = {
  [K in keyof T]: T[K] extends (...args: infer Args) => Program<infer Result> ? (...args: Args) => Result : T[K];
};

/** Repository methods with promised results. */
export type Asynchronous<T> = {
  [K in keyof T]: T[K] extends (...args: infer Args) => infer Result ? (...args: Args) => Promise<Result> : T[K];
};

type Body = (...args: unknown[]) => Program<unknown>;

/** Binds all programs of a repository to an interpreter. */
export const bindInterpreter = (part: object, perform: (make: () => Program<unknown>) => unknown): never =>
  Object.fromEntries(
    Object.entries(part as Record<string, Body>).map(([name, body]) => [
      name,
      (...args: unknown[]) => perform(() => body(...args)),
    ]),
  ) as never;
