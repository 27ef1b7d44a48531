import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('The commands page matches the commands', () => {
  const written = readFileSync('docs/commands.md', 'utf8');
  expect(written, 'npm run -s tool -- command-reference writes it anew').toBe(
    execFileSync(process.execPath, ['scripts/docs/command-reference.ts', '--print'], { encoding: 'utf8' }),
  );
});
