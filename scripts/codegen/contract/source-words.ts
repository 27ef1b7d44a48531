import path from 'node:path';
import ts from 'typescript';
import type { TypeWords } from './type-words.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Creates a program of `src` with the compiler options of the project. */
export function createProgram(): ts.Program {
  const file = path.join(ROOT, 'tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, ts.sys.readFile).config,
    ts.sys,
    ROOT,
  );
  return ts.createProgram(
    fileNames.filter((name) => name.startsWith(path.join(ROOT, 'src'))),
    options,
  );
}

/** Returns the source files of a folder of `src`, or the file itself. */
export const filesIn = (program: ts.Program, folder: string): ts.SourceFile[] =>
  program.getSourceFiles().filter(({ fileName }) => {
    const below = path.relative(ROOT, fileName);
    return below === folder || below.startsWith(`${folder}/`);
  });

/** Returns the type that a file declares under a name. Throws an Error if there is none. */
export function typeNamed(program: ts.Program, file: string, name: string): ts.Type {
  const [source] = filesIn(program, file);
  let found: ts.Type | undefined;
  source?.forEachChild((node) => {
    if ((ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.name.text === name)
      found = program.getTypeChecker().getTypeAtLocation(node.name);
  });
  if (!found) throw new Error(`${file} declares no type ${name}`);
  return found;
}

/** Calls a function with every node of the files. */
export function eachNode(files: readonly ts.SourceFile[], look: (node: ts.Node) => void): void {
  const visit = (node: ts.Node): void => {
    look(node);
    node.forEachChild(visit);
  };
  for (const file of files) visit(file);
}

/**
 * Functions that define a procedure or a question with the type of its data; editions first bind them to their games.
 */
const DEFINING = ['procedure', 'procedureNamed', 'question'];
const BINDING = ['defineProcedure', 'defineQuestion'];

const defines = (called: ts.Expression): boolean =>
  ts.isIdentifier(called)
    ? DEFINING.includes(called.text)
    : ts.isCallExpression(called) && ts.isIdentifier(called.expression) && BINDING.includes(called.expression.text);

/**
 * Adds the data of procedures, questions and actions: `procedure<Data>()(...)`, `question<Data>()(...)`,
 * `procedureNamed<Data>(...)`.
 */
export function addFrameData(words: TypeWords, program: ts.Program, files: readonly ts.SourceFile[]): void {
  const checker = program.getTypeChecker();
  eachNode(files, (node) => {
    if (ts.isCallExpression(node) && defines(node.expression))
      for (const given of node.typeArguments ?? []) words.add(checker.getTypeFromTypeNode(given));
    const data = ts.isVariableDeclaration(node) ? dataOfAction(node) : undefined;
    if (data) words.add(checker.getTypeFromTypeNode(data));
  });
}

/**
 * Returns the data type of an action: the third parameter of `check` in `const x: Action<Game> = { check: (game, seat,
 * data: X) => ... }`.
 */
function dataOfAction({ type, initializer }: ts.VariableDeclaration): ts.TypeNode | undefined {
  if (!type?.getText().startsWith('Action<') || !initializer || !ts.isObjectLiteralExpression(initializer))
    return undefined;
  for (const property of initializer.properties)
    if (ts.isPropertyAssignment(property) && ts.isArrowFunction(property.initializer))
      return property.initializer.parameters[2]?.type ?? undefined;
  return undefined;
}

/** Returns a text as a pattern, with `*` for each substitution of a template. Undefined if the text is no literal. */
function patternOf(checker: ts.TypeChecker, node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
  const type = checker.getTypeAtLocation(node);
  return type.isStringLiteral() ? type.value : undefined;
}

/** Parameters that label a random draw, and the files that declare them; elsewhere a label is a text for players. */
const LABELS = ['label', 'called'];
const CHANCE = /\/(engine|kit\/(combat|cards)|rules\/(setup|components|game))\b/;
/** Files in which an edition configures its dice and decks. */
const CONFIGURED = /\/rules\/(combat|components)\//;
/** Fields with functions that make such labels. */
const MAKING = ['label', 'againLabel'];

/** Lists the labels of random draws: arguments of `roll`, `shuffle` and functions built on them. */
export function drawsIn(program: ts.Program, files: readonly ts.SourceFile[]): string[] {
  const checker = program.getTypeChecker();
  const found = new Set<string>();
  const add = (node: ts.Expression | undefined): void => {
    const pattern = patternOf(checker, node);
    if (pattern !== undefined && pattern !== '*') found.add(pattern);
  };
  const labeling = labelingNames(program);
  eachNode(files, (node) => {
    if (ts.isCallExpression(node) && mayLabel(calledName(node), labeling))
      for (const given of labelsOf(checker, node)) add(given);
    if (!ts.isPropertyAssignment(node) || !MAKING.includes(node.name.getText())) return;
    if (!CONFIGURED.test(node.getSourceFile().fileName)) return;
    // Only functions make labels of draws; the label of an option is a text for players.
    if (ts.isArrowFunction(node.initializer) && ts.isExpression(node.initializer.body)) add(node.initializer.body);
  });
  return [...found].toSorted();
}

/** Returns the name of the function that a call calls; undefined if it has none. */
function calledName({ expression }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

/** Tells by its name whether a call may label a draw: a quick test that spares looking up most signatures. */
const mayLabel = (name: string | undefined, labeling: ReadonlySet<string>): boolean =>
  name === undefined || labeling.has(name);

/**
 * Returns the name of the function that an import, export, binding, variable or property gives another name. This is a
 * prefilter: it compares names, not symbols, and so may find too many.
 */
function renamedFrom(node: ts.Node): string | undefined {
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node) || ts.isBindingElement(node))
    return node.propertyName?.getText();
  const kept = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? node.initializer : undefined;
  if (!kept) return undefined;
  if (ts.isIdentifier(kept)) return kept.text;
  return ts.isPropertyAccessExpression(kept) ? kept.name.text : undefined;
}

/** Lists the names of the functions that label random draws, with the names under which they are imported or kept. */
function labelingNames(program: ts.Program): Set<string> {
  const names = new Set<string>();
  const sources = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'));
  eachNode(
    sources.filter(({ fileName }) => CHANCE.test(fileName)),
    (node) => {
      if (!ts.isFunctionLike(node) || !node.parameters.some(({ name }) => LABELS.includes(name.getText()))) return;
      const named = node.name ?? (node.parent as ts.NamedDeclaration).name;
      if (named) names.add(named.getText());
    },
  );
  for (let before = -1; names.size > before;) {
    before = names.size;
    eachNode(sources, (node) => {
      const source = renamedFrom(node);
      const { name } = node as ts.NamedDeclaration;
      if (source && name && names.has(source)) names.add(name.getText());
    });
  }
  return names;
}

/** Returns the arguments of a call that label a random draw. */
function labelsOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Expression[] {
  const signature = checker.getResolvedSignature(call);
  if (!signature?.declaration || !CHANCE.test(signature.declaration.getSourceFile().fileName)) return [];
  return call.arguments.filter((_given, i) => LABELS.includes(signature.parameters[i]?.name ?? ''));
}

/** Lists the keys of options and amounts: values of properties named `key`. */
export function keysIn(program: ts.Program, files: readonly ts.SourceFile[]): string[] {
  const checker = program.getTypeChecker();
  const found = new Set<string>();
  eachNode(files, (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'key') return;
    const pattern = patternOf(checker, node.initializer);
    if (pattern !== undefined && /[a-z]/.test(pattern)) found.add(pattern);
  });
  return [...found].toSorted();
}

/** Lists the letters and words of custom ids: literal arguments of `customId`. */
export function customIdsIn(files: readonly ts.SourceFile[]): string[] {
  const found = new Set<string>();
  eachNode(files, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'customId') return;
    for (const given of node.arguments) if (ts.isStringLiteralLike(given) && given.text) found.add(given.text);
  });
  return [...found].toSorted();
}
