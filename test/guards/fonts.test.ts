import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

test('Whatever draws with sharp has said first where the fonts are: a process reads that once, at its first text', () => {
  const drawing = globSync('src/**/*.ts', { cwd: root }).filter((file) =>
    /from 'sharp'/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(drawing.length).toBeGreaterThan(2);
  expect(
    drawing.filter((file) => !/^import '[^']*\/fonts\.ts';$/m.test(readFileSync(path.join(root, file), 'utf8'))),
  ).toEqual([]);
});
