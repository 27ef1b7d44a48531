import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LONGEST, sharedBlocks } from '../../scripts/shared-blocks.ts';

test('No two editions share a block of so many words: what both need lies in the kit', () => {
  expect(sharedBlocks().map(({ words, places, text }) => `${words} ${places.join(' = ')}: ${text}`)).toEqual([]);
});

test('A block that was copied from one edition into another is found, and told by where it stands', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'custodian-shared-'));
  try {
    const copied = Array.from({ length: LONGEST / 2 }, (_, i) => `export const number${i} = ${i};`);
    for (const [edition, lines] of [
      ['one', copied],
      ['other', ['export const before = true;', ...copied]],
    ] as const) {
      mkdirSync(path.join(root, edition, 'rules'), { recursive: true });
      writeFileSync(path.join(root, edition, 'rules', 'copied.ts'), lines.join('\n'));
    }
    expect(sharedBlocks(root).map(({ places }) => places)).toEqual([['one/rules/copied.ts:1', 'other/rules/copied.ts:2']]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
