import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rules } from '../../../scripts/coverage/third.ts';

const page = fs.readFileSync(path.join(import.meta.dirname, '../../../docs/rulings-third.md'), 'utf8');
const listed = [...page.matchAll(/^\| (\d+\.\d+) \| ([a-z, ]+) \| (.+?) \| (.+?) \|$/gm)].map(([, id, mark]) => `${id} ${mark}`);

test('docs/rulings-third.md says of each rule that is recalled or proposed what was decided, and why', () => {
  expect(listed).toEqual(rules.flatMap(({ id, mark }) => (mark ? [`${id} ${mark.join(', ')}`] : [])));
});
