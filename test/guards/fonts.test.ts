import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

test('Every file that uses sharp imports the font setup', () => {
  const drawing = globSync('src/**/*.ts', { cwd: root }).filter((file) =>
    /from 'sharp'/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(drawing.length).toBeGreaterThan(2);
  expect(
    drawing.filter((file) => !/^import '[^']*\/fonts\.ts';$/m.test(readFileSync(path.join(root, file), 'utf8'))),
  ).toEqual([]);
});
