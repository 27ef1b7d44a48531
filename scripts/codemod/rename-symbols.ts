// Renames declarations by a table, in all files at once, and checks that every name still refers to the same
// declaration.
//   node scripts/codemod/rename-symbols.ts TABLE            rows: <path>:<Name or Owner.member> TAB <new name>
//                                                         *:<Type>.<name>, for all parameters, variables and members of a type
//   node scripts/codemod/rename-symbols.ts TABLE --dry      lists rows without a declaration and changes nothing
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findDeclarations } from './find-declarations.ts';
import { addTypedBindings } from './typed-bindings.ts';
import { propertyOfBinding, renameEdits, type Edit } from './rename-edits.ts';
import { readRenameTable, type Rename } from './rename-table.ts';
import { RenamedSymbols } from './renamed-symbols.ts';
import { StructuralTwins } from './structural-twins.ts';
import { changedMeanings } from './changed-meanings.ts';
import { readOptions } from '../lib/options.ts';

const ROOT = path.join(import.meta.dirname, '../..');

function createProgram(): ts.Program {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  return ts.createProgram(fileNames, options);
}

const ownFiles = (program: ts.Program): ts.SourceFile[] =>
  program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'));

/** Adds the declarations of all rows. Returns the rows that have none. */
function addRows(program: ts.Program, rows: readonly Rename[], renamed: RenamedSymbols): Rename[] {
  return rows.filter((row) => {
    const source = program.getSourceFile(path.join(ROOT, row.file));
    const declarations = source ? findDeclarations(source, row) : [];
    for (const declaration of declarations) renamed.add(declaration, row.name, row.to);
    return declarations.length === 0;
  });
}

function addLocals(files: readonly ts.SourceFile[], renamed: RenamedSymbols, checker: ts.TypeChecker): void {
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && !node.propertyName && !renamed.has(node)) {
      const to = propertyOfBinding(node, renamed, checker);
      if (to !== undefined) renamed.addLocal(node, to);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const { start, end, text: to } of edits.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + to + result.slice(end);
  return result;
}

/** Returns the outermost of nested edits. */
const outermost = (edits: readonly Edit[]): Edit[] =>
  edits.filter(
    (edit) =>
      !edits.some(
        (other) =>
          other !== edit &&
          other.start <= edit.start &&
          other.end >= edit.end &&
          other.end - other.start > edit.end - edit.start,
      ),
  );

const { positionals, values } = readOptions(
  'Renames declarations as the given tables say: rows of `path:Owner.member<TAB>new name`.',
  { dry: { type: 'boolean', about: 'changes nothing' } },
  true,
);
const program = createProgram();
const checker = program.getTypeChecker();
const files = ownFiles(program);
const renamed = new RenamedSymbols(checker);
const rows = positionals.flatMap(readRenameTable);
const isTyped = ({ file }: Rename): boolean => file === '*';
const missing = addRows(
  program,
  rows.filter((row) => !isTyped(row)),
  renamed,
);
for (const place of addTypedBindings(files, rows.filter(isTyped), renamed, checker)) console.log(`kept: ${place}`);
const twins = new StructuralTwins(checker, renamed);
for (let before = -1; before < renamed.size;) {
  before = renamed.size;
  for (const file of files) renamed.inherit(file);
  twins.forgetPairs();
  for (const file of files) twins.visit(file);
  console.log(`${renamed.size} declarations`);
}
for (const line of twins.found) console.log(line);
addLocals(files, renamed, checker);
for (const { file, owner, name } of missing) console.log(`no declaration: ${file}:${owner ? `${owner}.` : ''}${name}`);
if (!values.dry) {
  const edits = new Map(files.map((file) => [file.fileName, outermost(renameEdits(file, renamed, checker))] as const));
  for (const [file, changes] of edits)
    if (changes.length > 0) writeFileSync(file, applyEdits(readFileSync(file, 'utf8'), changes));
  for (const line of changedMeanings(program, createProgram(), edits)) console.log(line);
}
console.log(`${renamed.size} declarations, ${missing.length} rows without one`);
