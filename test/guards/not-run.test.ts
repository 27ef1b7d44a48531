import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

test('Skipped tests are listed at the end of a run with reasons', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'custodian-not-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(
    path.join(folder, 'vitest.config.js'),
    `export default { test: { include: ['*.test.js'], reporters: ['default', ${JSON.stringify(path.join(root, 'test/report.ts'))}] } };\n`,
  );
  writeFileSync(
    path.join(folder, 'planted.test.js'),
    `import { test } from 'vitest';\ntest('It flies', ({ skip }) => skip(true, 'There are no wings here'));\ntest('It walks', () => {});\n`,
  );
  const { stdout } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NO_COLOR: '1' },
    },
  );
  expect(stdout).toMatch(/Left out here:\n {2}planted\.test\.js > It flies\n {4}There are no wings here\n/);
  expect(stdout).not.toContain('> It walks');
});
