import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { processorSeconds } from './processor-time.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The project that a file runs in. */
    project: string;
  }
}

// Notes what each file takes of the processor, its programs included: read by the report (`test/report.ts`).
const begun = processorSeconds();

afterAll(() => {
  const folder = process.env.MEASURED;
  if (folder === undefined) return;
  const line = JSON.stringify({
    project: inject('project'),
    file: expect.getState().testPath,
    seconds: processorSeconds() - begun,
  });
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`);
});
