/** Something that a database can be asked, prepared or not, as drizzle has it for SQLite; PostgreSQL's are called otherwise. */
interface Askable {
  all: (values?: Record<string, unknown>) => unknown;
}

interface Doable {
  run: (values?: Record<string, unknown>) => unknown;
}

/** One thing that is asked of the database, or some of which all is done or nothing. */
export type ProgramStep =
  | { is: 'all'; query: Askable; values: Record<string, unknown> | undefined }
  | { is: 'run'; query: Doable; values: Record<string, unknown> | undefined }
  /** `lightly`: a power cut may take it back, together with what came after it. */
  | { is: 'whole' | 'lightly'; body: () => Program<unknown> }
  /** None needs what another finds. */
  | { is: 'together'; programs: Program<unknown>[] };

/**
 * What is read or written, step by step, without a word of how: SQLite does each step at once, PostgreSQL is waited for. So what is asked
 * for is written once for both.
 */
export type Program<T> = Generator<ProgramStep, T, unknown>;

/** All rows of a query. */
export function* allRows<T>(
  query: { all: (values?: Record<string, unknown>) => T[] },
  values?: Record<string, unknown>,
): Program<T[]> {
  return (yield { is: 'all', query, values }) as T[];
}

/** The first row of a query. */
export function* firstRow<T>(
  query: { all: (values?: Record<string, unknown>) => T[] },
  values?: Record<string, unknown>,
): Program<T | undefined> {
  return (yield* allRows(query, values))[0];
}

/** Each row of a query, as something else. */
export function* mapRows<T, To>(
  query: { all: (values?: Record<string, unknown>) => T[] },
  to: (row: T) => To,
  values?: Record<string, unknown>,
): Program<To[]> {
  return (yield* allRows(query, values)).map((row) => to(row));
}

/** A query whose rows nobody asks for. */
export function* run(query: Doable, values?: Record<string, unknown>): Program<void> {
  yield { is: 'run', query, values };
}

/** In one transaction: all of it, or nothing. */
export function* transaction<T>(body: () => Program<T>): Program<T> {
  return (yield { is: 'whole', body }) as T;
}

/** So that a power cut may take it back. */
export function* relaxedDurability<T>(body: () => Program<T>): Program<T> {
  return (yield { is: 'lightly', body }) as T;
}

/** Asked for in one go, as a part of a transaction: each asks for one thing, or the last for more, and they are done in this order. It takes one way to the database and back. */
export function* pipeline<T extends readonly Program<unknown>[]>(
  ...programs: [...T]
): Program<{ -readonly [K in keyof T]: T[K] extends Program<infer Result> ? Result : never }> {
  return (yield { is: 'together', programs }) as never;
}

/** What is asked for by programs, as it is had where each step is done at once. */
export type Synchronous<T> = {
  [K in keyof T]: T[K] extends (...args: infer Args) => Program<infer Result> ? (...args: Args) => Result : T[K];
};

/** The same, each in its own time: a database may be on another machine. */
export type Asynchronous<T> = {
  [K in keyof T]: T[K] extends (...args: infer Args) => infer Result ? (...args: Args) => Promise<Result> : T[K];
};

type Body = (...args: unknown[]) => Program<unknown>;

/** A part of a store, whose programs are done in some way. */
export const bindInterpreter = (part: object, perform: (make: () => Program<unknown>) => unknown): never =>
  Object.fromEntries(
    Object.entries(part as Record<string, Body>).map(([name, body]) => [
      name,
      (...args: unknown[]) => perform(() => body(...args)),
    ]),
  ) as never;
