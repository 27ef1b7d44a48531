import ts from 'typescript';
import type { Rename } from './rename-table.ts';

type Named = ts.Declaration & { name?: ts.Node };

const isMember = (node: ts.Node): node is ts.ClassElement | ts.TypeElement | ts.ObjectLiteralElementLike =>
  ts.isClassElement(node) || ts.isTypeElement(node) || ts.isObjectLiteralElementLike(node);

const nameOf = (node: ts.Node): string | undefined => {
  const { name } = node as Named;
  return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) ? name.text : undefined;
};

/** Finds the nodes below `root` that pass a test, at the smallest depth at which there are any. */
function shallowest(root: ts.Node, passes: (node: ts.Node) => boolean): ts.Node[] {
  let level: ts.Node[] = [root];
  while (level.length > 0) {
    const next: ts.Node[] = [];
    for (const node of level) ts.forEachChild(node, (child) => void next.push(child));
    const found = next.filter(passes);
    if (found.length > 0) return found;
    level = next;
  }
  return [];
}

const isDeclaration = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isBindingElement(node);

/** Finds the declarations that a row of a rename table names; a name may be declared as a value and as a type. */
export function findDeclarations(source: ts.SourceFile, { owner, name }: Rename): ts.Declaration[] {
  const named = (node: ts.Node): boolean => isDeclaration(node) && nameOf(node) === (owner ?? name);
  const topLevel = source.statements.flatMap((statement) =>
    named(statement)
      ? [statement]
      : ts.isVariableStatement(statement)
        ? shallowest(statement, named).filter((node) => !isInFunction(node, statement))
        : [],
  );
  const found = topLevel.length > 0 ? topLevel : shallowest(source, named);
  if (owner === undefined) return (found.length > 0 ? found : membersIn(source, name)) as ts.Declaration[];
  return found.flatMap((node) => membersIn(node, name)) as ts.Declaration[];
}

const membersIn = (root: ts.Node, name: string): ts.Node[] =>
  shallowest(root, (node) => isMember(node) && nameOf(node) === name);

function isInFunction(node: ts.Node, end: ts.Node): boolean {
  for (let at = node.parent; at !== end; at = at.parent) if (ts.isFunctionLike(at)) return true;
  return false;
}
