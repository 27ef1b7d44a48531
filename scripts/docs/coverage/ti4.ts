// Lists the rules to cover, the exempt ones with reasons, and the tests that name them.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Change } from '../../mutation/breaks/locate-change.ts';

const here = path.join(import.meta.dirname, '../../../test/coverage');
const tests = path.join(here, '..');

export interface Section {
  number: number;
  name: string;
  /** Rule numbers, such as '58.4' and '58.4b'. */
  rules: string[];
  /** Rule numbers that are only headings. */
  headings: string[];
  /** Notes of the section, such as '2' and '2a'; as an id: '58 note 2a'. */
  notes: string[];
}

export interface Notes {
  name: string;
  notes: string[];
}

export interface TestName {
  file: string;
  name: string;
}

/** A change that breaks a rule which at least one test names. */
export interface Break extends Change {
  rule: string;
}

const read = <T>(file: string): T => JSON.parse(fs.readFileSync(file, 'utf8')) as T;
const readAll = <T>(folder: string): T[] =>
  fs
    .readdirSync(path.join(here, folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => read<T>(path.join(here, folder, file)));

export const { sections } = read<{ sections: Section[] }>(path.join(here, 'rules.json'));

/** Notes of every component. */
export const components = readAll<Notes[]>('rulings').flat();

/** Ids that need no test, each with the reason. */
export const exemptRules: Record<string, string> = Object.assign({}, ...readAll<Record<string, string>>('aside'));

/** Ways to break a rule in the code; each must make a test fail that names the rule. */
export const ruleBreaks: Break[] = Object.values(breaksByList()).flat();

/** Returns the breaks by their list, such as "sections-01-49". */
export function breaksByList(): Record<string, Break[]> {
  const files = fs.readdirSync(path.join(here, 'breaks')).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.sort().map((file) => [path.basename(file, '.json'), read<Break[]>(path.join(here, 'breaks', file))]),
  );
}

export const noteIds = (of: Section | Notes): string[] =>
  of.notes.map((note) => `${'number' in of ? of.number : of.name} note ${note}`);
export const headings = new Set(sections.flatMap((section) => section.headings));
export const ruleIds = sections.flatMap((section) => section.rules).filter((rule) => !headings.has(rule));
export const rulings = [...sections, ...components].flatMap(noteIds);

function namesIn(file: string): string[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);
  const names: string[] = [];
  const calls = (callee: ts.Expression): boolean =>
    ts.isIdentifier(callee)
      ? callee.text === 'test' || callee.text === 'it'
      : (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) && calls(callee.expression);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && calls(node.expression)) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name)) names.push(name.text);
      else if (name && ts.isTemplateExpression(name)) names.push(name.head.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Tests of other editions, which have rule numbers of their own. */
const OTHERS = /^ti[23]\//;

export const testNames = (): TestName[] =>
  namesOfTests((file) => !OTHERS.test(file)).filter(({ name }) => !/^E\d /.test(name));

/** Returns the names of all tests in the files. */
export function namesOfTests(wanted: (file: string) => boolean): TestName[] {
  const files = fs
    .readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.test.ts') && wanted(file))
    .sort();
  return files.flatMap((file) => namesIn(path.join(tests, file)).map((name) => ({ file, name })));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for an id in a test name: '58.4' does not match '58.4b', nor '58 note 2' '58 note 2a'. */
export const idPattern = (id: string): RegExp => new RegExp(`(?<![\\w.])${escaped(id)}(?![\\w]|\\.\\d)`);

/** Groups tests by the ids they name. */
export function groupTestsById(ids: string[], names = testNames()): Map<string, TestName[]> {
  const known = new Set(ids);
  const found = new Map<string, TestName[]>();
  const components_ = components.map((one) => one.name);
  for (const test of names) {
    const candidates = new Set([
      ...(test.name.match(/(?<![\w.])\d{1,3}\.\d{1,2}[a-z]?(?![\w]|\.\d)/g) ?? []),
      ...(test.name.match(/(?<![\w.])\d{1,3} note \d{1,2}[a-z]?(?!\w)/g) ?? []),
      ...components_
        .filter((name) => test.name.includes(`${name} note `))
        .flatMap((name) => test.name.match(new RegExp(`${escaped(name)} note \\d{1,2}[a-z]?(?!\\w)`, 'g')) ?? []),
    ]);
    for (const id of candidates) if (known.has(id)) found.set(id, [...(found.get(id) ?? []), test]);
  }
  return found;
}
