// Do the tests notice a slip of the pen? Draws places in the code by a seed, changes each one alone in a copy of the project - takes a reaction
// or a modifier out, shifts a number, turns a comparison round - and runs the tests that speak of the file, then all of the unit tests.
//   npm run -s rules:mutate -- --count 200 --seed 1
//   npm run -s rules:mutate -- --under src/editions/ti4/rules/leaders,src/editions/ti4/content/pok/factions
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { fromSeed } from './from-seed.ts';

const root = path.join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    under: {
      type: 'string',
      default:
        'src/editions/ti4/rules/leaders,src/editions/ti4/rules/exploration,src/editions/ti4/content/pok,src/editions/ti4/content/codex-2',
    },
  },
});

interface Slip {
  file: string;
  start: number;
  end: number;
  to: string;
}

const TURNED: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '>',
};

/** What changes nothing that is refereed: texts, what practice players think of it, how tables are drawn up. */
const LEFT_ALONE = new Set(['text', 'advice', 'name', 'id', 'title']);

const named = (node: ts.Node): string | undefined =>
  ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) ? node.name.text : undefined;

/** Without this one of a list, and without the comma after it. */
function without(list: ts.NodeArray<ts.Node>, at: number, text: string): { start: number; end: number } {
  const start = list[at].getFullStart();
  const next = text.slice(list[at].end).match(/^\s*,/);
  return { start, end: list[at].end + (next?.[0].length ?? 0) };
}

function slipsIn(file: string): Slip[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Slip[] = [];
  const put = (node: { start: number; end: number }, to: string): void => void found.push({ file, start: node.start, end: node.end, to });
  const at = (node: ts.Node) => ({ start: node.getStart(source), end: node.end });
  const look = (node: ts.Node): void => {
    const name = named(node);
    if (ts.isImportDeclaration(node) || (name !== undefined && LEFT_ALONE.has(name))) return;
    if (ts.isNumericLiteral(node)) put(at(node), String(Number(node.text) + 1));
    if (ts.isBinaryExpression(node)) {
      const turned = TURNED[node.operatorToken.kind];
      if (turned !== undefined) put(at(node.operatorToken), turned);
    }
    if (ts.isPropertyAssignment(node)) {
      const { initializer } = node;
      if (name === 'reactions' && ts.isArrayLiteralExpression(initializer))
        initializer.elements.forEach((_one, i) => put(without(initializer.elements, i, text), ''));
      if (name === 'modifiers' && ts.isObjectLiteralExpression(initializer))
        initializer.properties.forEach((_one, i) => put(without(initializer.properties, i, text), ''));
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const filesUnder = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith('.ts') && path.basename(file) !== 'index.ts')
    .sort();

const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'custodian-slips-'));
for (const part of ['src', 'test', 'scripts', 'bin', 'docs', 'assets', 'migrations', 'package.json', 'tsconfig.json', 'vitest.config.ts']) {
  fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
}
fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));

const tests = ['rules', 'content', 'views', 'edition']
  .flatMap((folder) => filesUnder(`test/${folder}`))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }));

/** The tests that speak of a file: of the component it is, by id or name, or of the module itself. */
function speakingOf(file: string): string[] {
  const id = path.basename(file, '.ts');
  const name = /^ {2}name: (['"])(.*)\1,$/m.exec(fs.readFileSync(path.join(root, file), 'utf8'))?.[2];
  const words = [`'${id}'`, `${id}.ts'`, `component:${id}`, ...(name === undefined ? [] : [name])];
  return tests.filter(({ text }) => words.some((word) => text.includes(word))).map(({ file: one }) => one);
}

/** Whether some test of these fails. */
function fails(which: string[]): boolean {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'unit', '--bail', '1', '--maxWorkers', '1', '--reporter', 'dot', ...which],
    {
      cwd: copy,
      timeout: 400_000,
    },
  );
  return status !== 0;
}

/** The folders of tests that are run where none of those that speak of the file has noticed. */
const ALL = ['test/rules', 'test/content', 'test/views', 'test/edition', 'test/coverage/printed-numbers.test.ts', 'test/kit'];

const rest = values.under.split(',').flatMap(filesUnder).flatMap(slipsIn);
const below = fromSeed(Number(values.seed));
let noticed = 0;
const unnoticed: string[] = [];
const count = Math.min(Number(values.count), rest.length);
for (let i = 0; i < count; i++) {
  const [slip] = rest.splice(below(rest.length), 1);
  const file = path.join(copy, slip.file);
  const before = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, before.slice(0, slip.start) + slip.to + before.slice(slip.end));
  const near = speakingOf(slip.file);
  const red = (near.length > 0 && fails(near)) || fails(ALL);
  fs.writeFileSync(file, before);
  const line = before.slice(0, slip.start).split('\n').length;
  const said = `${slip.file}:${line}  ${before.slice(slip.start, slip.end).trim().split('\n')[0].slice(0, 60)} -> ${slip.to || 'nothing'}`;
  if (red) noticed += 1;
  else unnoticed.push(said);
  process.stdout.write(`${red ? 'red      ' : 'UNNOTICED'} ${said}\n`);
}
fs.rmSync(copy, { recursive: true });
process.stdout.write(`${JSON.stringify({ of: rest.length + count, changed: count, noticed, unnoticed })}\n`);
process.exitCode = noticed >= 0.95 * count ? 0 : 1;
