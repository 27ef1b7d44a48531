import Sqlite from 'better-sqlite3';
import { onTestFinished, vi } from 'vitest';

/** Every statement that is run from now on until the test is over, on whatever database is opened meanwhile. */
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

/** How SQLite goes about them, step by step, in its own words. */
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
