import ts from 'typescript';
import type { Rename } from './rename-table.ts';
import type { RenamedSymbols } from './renamed-symbols.ts';

/** Types whose first argument counts as the type. */
const TRANSPARENT = new Set(['Pick', 'Omit', 'Partial', 'Readonly', 'Promise']);

/** Tells whether a type, or that of which it is a part, has this name. */
function isNamed(type: ts.Type, name: string): boolean {
  if (type.aliasSymbol && TRANSPARENT.has(type.aliasSymbol.name))
    return type.aliasTypeArguments?.[0] !== undefined && isNamed(type.aliasTypeArguments[0], name);
  if (type.aliasSymbol?.name === name || type.symbol?.name === name) return true;
  return type.isUnion() && type.types.some((part) => isNamed(part, name));
}

/**
 * Renames every parameter, variable and member of a type, wherever it is declared: rows of the form
 * `*:TypeName.oldName`. A parameter or variable keeps its name where its scope already uses the new one. Returns where.
 */
export function addTypedBindings(
  files: readonly ts.SourceFile[],
  rows: readonly Rename[],
  renamed: RenamedSymbols,
  checker: ts.TypeChecker,
): string[] {
  const kept: string[] = [];
  const rename = (node: ts.NamedDeclaration & { name: ts.Identifier }, to: string): void => {
    if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) renamed.add(node, node.name.text, to);
    else if (!renamed.addLocal(node, to)) {
      const source = node.getSourceFile();
      kept.push(
        `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.name.text}`,
      );
    }
  };
  const visit = (node: ts.Node): void => {
    if (isBinding(node)) {
      const row = rows.find(({ name }) => name === node.name.text);
      const wanted =
        row && rows.find((one) => one.name === row.name && isNamed(checker.getTypeAtLocation(node), one.owner ?? ''));
      if (wanted) rename(node, wanted.to);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return kept;
}

function isBinding(node: ts.Node): node is ts.NamedDeclaration & { name: ts.Identifier } {
  const isKind =
    ts.isParameter(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    (ts.isBindingElement(node) && !node.propertyName);
  return isKind && ts.isIdentifier((node as ts.NamedDeclaration).name as ts.Node);
}
