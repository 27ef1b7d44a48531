import ts from 'typescript';
import type { Edit } from './rename-edits.ts';

/** Returns the position after the edits of its file. Undefined inside an edit. */
function moved(position: number, edits: readonly Edit[]): number | undefined {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (start >= position) break;
    if (end > position) return undefined;
    shift += text.length - (end - start);
  }
  return position + shift;
}

/** Returns the file and position of each name that declares a symbol. */
function placesOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): [file: string, position: number][] {
  if (!symbol) return [];
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (target.declarations ?? []).map((declaration) => {
    const file = declaration.getSourceFile();
    const named = declaration as ts.Declaration & { name?: ts.Node };
    return [file.fileName, (named.name ?? declaration).getStart(file)];
  });
}

/**
 * Lists variables and types that mean another declaration after a rename: a line of `<file>:<line> <name>` each.
 * @param edits by file, in the order of their positions
 */
export function changedMeanings(
  before: ts.Program,
  after: ts.Program,
  edits: ReadonlyMap<string, readonly Edit[]>,
): string[] {
  const lines: string[] = [];
  const [old, now] = [before.getTypeChecker(), after.getTypeChecker()];
  const sorted = new Map([...edits].map(([file, list]) => [file, list.toSorted((a, b) => a.start - b.start)] as const));
  for (const [file, changes] of sorted) {
    const source = before.getSourceFile(file);
    const renamedSource = after.getSourceFile(file);
    if (changes.length === 0 || !source || !renamedSource) continue;
    const identifiers = new Map<number, ts.Identifier>();
    eachIdentifier(renamedSource, (node) => void identifiers.set(node.getStart(renamedSource), node));
    eachIdentifier(source, (node) => {
      if (ts.isShorthandPropertyAssignment(node.parent) || ts.isBindingElement(node.parent)) return;
      const places = placesOf(old.getSymbolAtLocation(node), old);
      const at = moved(node.getStart(source), changes);
      const there = at === undefined ? undefined : identifiers.get(at);
      if (places.length === 0 || !there) return;
      const found = new Set(placesOf(now.getSymbolAtLocation(there), now).map(([where, start]) => `${where} ${start}`));
      const expected = places.map(([where, start]) => [where, moved(start, sorted.get(where) ?? [])] as const);
      if (!expected.some(([where, start]) => start === undefined || found.has(`${where} ${start}`))) {
        const { line } = renamedSource.getLineAndCharacterOfPosition(there.getStart(renamedSource));
        lines.push(`means something else: ${file}:${line + 1} ${node.text} -> ${there.text}`);
      }
    });
  }
  return lines;
}

function eachIdentifier(source: ts.SourceFile, body: (node: ts.Identifier) => void): void {
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) body(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
}
