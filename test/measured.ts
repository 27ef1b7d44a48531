import { appendFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { processorSeconds } from './processor-time.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of the project that a file runs in. */
    project: string;
  }
}

// Records the processor time of each file, including child processes, for the report (`test/report.ts`).
const begun = processorSeconds();

afterAll(() => {
  // Vitest kills its workers, which would otherwise write compiled modules when they end.
  flushCompileCache();
  const folder = process.env.MEASURED;
  if (folder === undefined) return;
  const line = JSON.stringify({
    project: inject('project'),
    file: expect.getState().testPath,
    seconds: processorSeconds() - begun,
  });
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`);
});
