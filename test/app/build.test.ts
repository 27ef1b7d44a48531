import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { programFile } from '../../bin/build.mjs';

/** A project whose program starts another one and reads a file beside its source. */
function project(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'custodian-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    'package.json': '{"type": "module"}',
    'package-lock.json': '{}',
    'src/app/main.ts':
      "import { shown } from '../text/shown.ts';\nconsole.log(shown as string, import.meta.resolve('../work/other.ts'));",
    'src/cli/main.ts': 'export {};',
    'src/work/other.ts': "console.log('other');",
    'src/text/shown.ts':
      "import { readFileSync } from 'node:fs';\nexport const shown = readFileSync(new URL('shown.txt', import.meta.url), 'utf8');",
    'src/text/shown.txt': 'read beside its source',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

const run = (file: string): string => execFileSync(process.execPath, [file], { encoding: 'utf8' }).trim();

test('A built program resolves source-relative files and sibling programs', async () => {
  const [shown, other] = run(await programFile('main', project())).split(/ (?=file:)/);
  expect(shown).toBe('read beside its source');
  expect(path.basename(other)).toBe('work-other.js');
  expect(run(new URL(other).pathname)).toBe('other');
});

test('A program is rebuilt only when its sources change', async () => {
  const root = project();
  const first = await programFile('main', root);
  expect(await programFile('main', root)).toBe(first);
  expect(path.dirname(await programFile('cli', root))).toBe(path.dirname(first));
  utimesSync(path.join(root, 'src/text/shown.ts'), 1, 1);
  expect(await programFile('main', root)).not.toBe(first);
});
