// Rules by the numbers of our own summary of an edition, and the tests that name them: "E3 7.3 the attacker takes hits
// first".
import fs from 'node:fs';
import path from 'node:path';
import { namesOfTests, type Break, type TestName } from './ti4.ts';

const tests = path.join(import.meta.dirname, '../../../test');

export interface Rule {
  id: string;
  about: string;
  /** True if the rule is recalled from memory or our own decision. */
  mark?: ('recalled' | 'proposed')[];
  /** Reason why no test is needed. */
  aside?: string;
}

interface Section {
  number: number;
  name: string;
  rules: Rule[];
}

/**
 * Reads the rules of an edition from `test/<edition>/coverage`; in test names, rule numbers follow `sign`, such as
 * "E3".
 */
export function readNumberedRules(edition: string, sign: string) {
  const read = <T>(file: string): T =>
    JSON.parse(fs.readFileSync(path.join(tests, edition, 'coverage', file), 'utf8')) as T;
  const { sections } = read<{ sections: Section[] }>('rules.json');
  const rules = sections.flatMap((section) => section.rules);
  // A whole section is a rule only if it has no numbered rules: otherwise its name would stand for all of them.
  const whole = new Set(rules.flatMap(({ id }) => (id.includes('.') ? [] : [id])));
  const testsByRule = (
    named: readonly TestName[] = namesOfTests((file) => file.startsWith(`${edition}/`)),
  ): Map<string, TestName[]> => {
    const found = new Map<string, TestName[]>();
    for (const test of named)
      for (const [, id] of test.name.matchAll(new RegExp(`${sign} (\\d+(?:\\.\\d+)?)`, 'g')))
        if (id.includes('.') || whole.has(id)) found.set(id, [...(found.get(id) ?? []), test]);
    return found;
  };
  return {
    read,
    sections,
    rules,
    /** Ways to break a rule in the code; each must make a test fail that names the rule. */
    breaks: read<Break[]>('breaks.json'),
    /** Returns the pattern of a rule number in a test name. */
    numberIn: (id: string): RegExp => new RegExp(`${sign} ${id.replace('.', '\\.')}(?![\\d.]*\\d)`),
    testsByRule,
    untested: (): string[] => {
      const found = testsByRule();
      return rules.filter(({ id, aside }) => !found.has(id) && aside === undefined).map(({ id }) => id);
    },
  };
}

export type NumberedRules = ReturnType<typeof readNumberedRules>;
