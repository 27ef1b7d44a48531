import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { drawsIn } from '../../scripts/codegen/contract/source-words.ts';
import { folder } from '../folder.ts';

/** The labels in a file that uses `roll` of the engine. */
function labelsIn(source: string): string[] {
  const root = folder();
  mkdirSync(join(root, 'engine'));
  writeFileSync(
    join(root, 'engine/roll.ts'),
    'export const roll = (label: string): number => label.length;\nexport const dice = { roll };\n',
  );
  writeFileSync(join(root, 'game.ts'), `import { dice, roll } from './engine/roll.ts';\n${source}\n`);
  const options = { noLib: true, allowImportingTsExtensions: true, noEmit: true };
  const program = ts.createProgram([join(root, 'game.ts')], options);
  return drawsIn(program, program.getSourceFiles());
}

test('finds the labels of draws by any name of the function', () => {
  expect(labelsIn("roll('a'); const cast = roll; cast('b');")).toEqual(['a', 'b']);
  expect(labelsIn("dice.roll('a'); const throws = { cast: roll }; throws.cast('b');")).toEqual(['a', 'b']);
});

test('finds the labels of draws by functions without a name', () => {
  expect(labelsIn("dice['roll']('a'); (roll ?? dice.roll)('b');")).toEqual(['a', 'b']);
});
