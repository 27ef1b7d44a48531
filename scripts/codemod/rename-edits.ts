import ts from 'typescript';
import type { RenamedSymbols } from './renamed-symbols.ts';

/** A replacement of the text between two positions of a file. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Lists the edits that give the symbols of a file their new names. */
export function renameEdits(source: ts.SourceFile, renamed: RenamedSymbols, checker: ts.TypeChecker): Edit[] {
  const edits: Edit[] = [];
  const replace = (node: ts.Node, text: string): void =>
    void edits.push({ start: node.getStart(source), end: node.end, text });
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      if (renamed.oldNames.has(node.text)) renameIdentifier(node, renamed, checker, replace);
    } else if (ts.isStringLiteralLike(node) && renamed.oldNames.has(node.text)) {
      const to = renamed.propertyOf(typeWithKey(node, checker), node.text);
      if (to !== undefined) edits.push({ start: node.getStart(source) + 1, end: node.end - 1, text: to });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits;
}

type Replace = (node: ts.Node, text: string) => void;

function renameIdentifier(
  node: ts.Identifier,
  renamed: RenamedSymbols,
  checker: ts.TypeChecker,
  replace: Replace,
): void {
  const { parent } = node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent))
    renameSpecifier(parent, node, renamed.nameOf(checker.getSymbolAtLocation(node)), replace);
  else if (ts.isShorthandPropertyAssignment(parent) && parent.name === node)
    renameShorthand(parent, node, renamed, checker, replace);
  else if (ts.isBindingElement(parent) && (parent.propertyName === node || parent.name === node))
    renameBinding(parent, node, renamed, checker, replace);
  else {
    const isLiteralMember = ts.isObjectLiteralElementLike(parent) && parent.name === node;
    const to = isLiteralMember
      ? memberName(parent, node, renamed, checker)
      : renamed.nameOf(checker.getSymbolAtLocation(node));
    if (to !== undefined && !isAliased(node, checker)) replace(node, to);
  }
}

function renameSpecifier(
  specifier: ts.ImportSpecifier | ts.ExportSpecifier,
  node: ts.Identifier,
  to: string | undefined,
  replace: Replace,
): void {
  if (to === undefined || (specifier.propertyName ?? specifier.name) !== node) return;
  if (specifier.propertyName && specifier.name.text === to)
    replace(specifier, `${specifier.isTypeOnly ? 'type ' : ''}${to}`);
  else replace(node, to);
}

function renameShorthand(
  assignment: ts.ShorthandPropertyAssignment,
  node: ts.Identifier,
  renamed: RenamedSymbols,
  checker: ts.TypeChecker,
  replace: Replace,
): void {
  const variable = checker.getShorthandAssignmentValueSymbol(assignment);
  const value = (isAlias(variable) ? undefined : renamed.nameOf(variable)) ?? node.text;
  const property = memberName(assignment, node, renamed, checker) ?? node.text;
  if (value !== node.text || property !== node.text)
    replace(node, value === property ? value : `${property}: ${value}`);
}

/** Returns the new name of a member of an object literal: its own, or that of the literal's contextual type. */
function memberName(
  member: ts.ObjectLiteralElementLike,
  name: ts.Identifier,
  renamed: RenamedSymbols,
  checker: ts.TypeChecker,
): string | undefined {
  const literal = member.parent as ts.ObjectLiteralExpression;
  const own = checker.getTypeAtLocation(literal);
  return (
    renamed.propertyOf(checker.getContextualType(literal), name.text) ??
    renamed.nameOf(checker.getPropertyOfType(own, name.text))
  );
}

function renameBinding(
  element: ts.BindingElement,
  node: ts.Identifier,
  renamed: RenamedSymbols,
  checker: ts.TypeChecker,
  replace: Replace,
): void {
  const local = ts.isIdentifier(element.name) ? element.name : undefined;
  const newLocal = (local && renamed.nameOf(checker.getSymbolAtLocation(local))) ?? local?.text;
  const name = element.propertyName ?? element.name;
  const property = propertyOfBinding(element, renamed, checker) ?? (ts.isIdentifier(name) ? name.text : undefined);
  const takesOut = ts.isObjectBindingPattern(element.parent) && !element.dotDotDotToken;
  if (element.propertyName === node && property === newLocal && property !== undefined)
    replace(element, element.getText().replace(/^[\w$]+\s*:\s*[\w$]+/, property));
  else if (element.propertyName === node) replaceChanged(node, property, replace);
  else if (element.propertyName || !takesOut) {
    if (property !== newLocal || !takesOut) replaceChanged(node, newLocal, replace);
  } else replaceChanged(node, property === newLocal ? property : `${property}: ${newLocal}`, replace);
}

function replaceChanged(node: ts.Identifier, to: string | undefined, replace: Replace): void {
  if (to !== undefined && to !== node.text) replace(node, to);
}

/** Returns the new name of the property that a binding element destructures. Undefined if it keeps its name. */
export function propertyOfBinding(
  element: ts.BindingElement,
  renamed: RenamedSymbols,
  checker: ts.TypeChecker,
): string | undefined {
  const name = element.propertyName ?? element.name;
  if (!ts.isObjectBindingPattern(element.parent) || !ts.isIdentifier(name) || element.dotDotDotToken) return undefined;
  return renamed.propertyOf(checker.getTypeAtLocation(element.parent), name.text);
}

/** Tells whether a name is an alias of an import, which keeps its name. */
function isAliased(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  return isAlias(checker.getSymbolAtLocation(node));
}

function isAlias(symbol: ts.Symbol | undefined): boolean {
  const declared = symbol?.declarations?.[0];
  return declared !== undefined && ts.isImportSpecifier(declared) && declared.propertyName !== undefined;
}

/**
 * Returns the type whose key a string names: `T['key']`, `Pick<T, 'key'>`, `Omit<T, 'key'>`, `value['key']`, `'key' in
 * value`.
 */
function typeWithKey(node: ts.StringLiteralLike, checker: ts.TypeChecker): ts.Type | undefined {
  const { parent } = node;
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node)
    return checker.getTypeAtLocation(parent.expression);
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword && parent.left === node)
    return checker.getTypeAtLocation(parent.right);
  if (!ts.isLiteralTypeNode(parent)) return undefined;
  const above = ts.isUnionTypeNode(parent.parent) ? parent.parent : parent;
  const owner = above.parent;
  if (ts.isIndexedAccessTypeNode(owner) && owner.indexType === above)
    return checker.getTypeFromTypeNode(owner.objectType);
  if (
    (ts.isTypeReferenceNode(owner) || ts.isExpressionWithTypeArguments(owner)) &&
    /^(Pick|Omit)</.test(owner.getText()) &&
    owner.typeArguments?.[1] === above
  )
    return checker.getTypeFromTypeNode(owner.typeArguments[0]);
  return undefined;
}
