import Sqlite from 'better-sqlite3';
import { onTestFinished, vi } from 'vitest';

/** Collects every SQLite statement executed until the end of the test, in any database opened meanwhile. */
export function statements(): Set<string> {
  const executed = new Set<string>();
  const { prepare } = Sqlite.prototype;
  const spy = vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (
    this: Sqlite.Database,
    source: string,
  ) {
    const statement = prepare.call(this, source);
    for (const how of ['run', 'get', 'all'] as const) {
      const does = statement[how].bind(statement) as (...values: unknown[]) => unknown;
      statement[how] = ((...values: unknown[]) => {
        executed.add(source);
        return does(...values);
      }) as never;
    }
    return statement;
  });
  onTestFinished(() => void spy.mockRestore());
  return executed;
}

/** Returns SQLite's query plan of the statements, step by step. */
export function plansOf(path: string, executed: Set<string>): { step: string; statement: string }[] {
  const db = new Sqlite(path, { readonly: true });
  try {
    return [...executed].flatMap((statement) =>
      (
        db.prepare(`explain query plan ${statement}`).all(...Array.from(statement.matchAll(/\?/g), () => null)) as {
          detail: string;
        }[]
      ).map(({ detail: step }) => ({ step, statement })),
    );
  } finally {
    db.close();
  }
}
