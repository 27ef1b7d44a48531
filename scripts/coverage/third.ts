// The rules of the third edition by number, and the tests that name them: "E3 7.3 the attacker takes hits first".
import fs from 'node:fs';
import path from 'node:path';
import { namesOfTests, type Break, type TestName } from './list.ts';

const here = path.join(import.meta.dirname, '../../test/ti3/coverage');

interface Rule {
  id: string;
  about: string;
  /** Where it rests on what is recalled, or on a decision of ours. */
  mark?: ('recalled' | 'proposed')[];
  /** Why no test is needed. */
  aside?: string;
}

const read = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(here, file), 'utf8')) as T;

export const { sections } = read<{ sections: { number: number; name: string; rules: Rule[] }[] }>('rules.json');
export const rules = sections.flatMap((section) => section.rules);

/** Ways to break a rule in the code; each must turn a test red that names the rule. */
export const breaks = read<Break[]>('breaks.json');

/** The number as it stands in a test's name. */
export const numberIn = (id: string): RegExp => new RegExp(`E3 ${id.replace('.', '\\.')}(?![\\d.]*\\d)`);

export const thirdTests = (): TestName[] => namesOfTests((file) => file.startsWith('ti3/'));

/** Tests by the rule they name. */
export function testsByRule(tests = thirdTests()): Map<string, TestName[]> {
  const found = new Map<string, TestName[]>();
  for (const test of tests) for (const [, id] of test.name.matchAll(/E3 (\d+\.\d+)/g)) found.set(id, [...(found.get(id) ?? []), test]);
  return found;
}
