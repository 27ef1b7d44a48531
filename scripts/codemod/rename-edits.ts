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
  const symbolName = (at: ts.Node): string | undefined => renamed.nameOf(checker.getSymbolAtLocation(at));
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) {
    if ((parent.propertyName ?? parent.name) !== node) return;
    const to = symbolName(node);
    if (to === undefined) return;
    if (parent.propertyName && parent.name.text === to) replace(parent, `${parent.isTypeOnly ? 'type ' : ''}${to}`);
    else replace(node, to);
    return;
  }
  if (ts.isShorthandPropertyAssignment(parent) && parent.name === node) {
    const variable = checker.getShorthandAssignmentValueSymbol(parent);
    const value = (isAlias(variable) ? undefined : renamed.nameOf(variable)) ?? node.text;
    const property = memberName(parent, node, renamed, checker) ?? node.text;
    if (value !== node.text || property !== node.text)
      replace(node, value === property ? value : `${property}: ${value}`);
    return;
  }
  if (ts.isBindingElement(parent) && (parent.propertyName === node || parent.name === node)) {
    renameBinding(parent, node, renamed, checker, replace);
    return;
  }
  const isLiteralMember = ts.isObjectLiteralElementLike(parent) && parent.name === node;
  const to = isLiteralMember ? memberName(parent, node, renamed, checker) : symbolName(node);
  if (to !== undefined && !isAliased(node, checker)) replace(node, to);
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
  const newLocal = local && (renamed.nameOf(checker.getSymbolAtLocation(local)) ?? local.text);
  if (element.propertyName === node) {
    const to = propertyOfBinding(element, renamed, checker) ?? node.text;
    if (to === newLocal) replace(element.name.parent, element.getText().replace(/^[\w$]+\s*:\s*[\w$]+/, to));
    else if (to !== node.text) replace(node, to);
    return;
  }
  if (element.propertyName && ts.isIdentifier(element.propertyName)) {
    const to = propertyOfBinding(element, renamed, checker) ?? element.propertyName.text;
    if (to !== newLocal && newLocal !== node.text) replace(node, newLocal ?? node.text);
    return;
  }
  if (element.dotDotDotToken || !ts.isObjectBindingPattern(element.parent)) {
    if (newLocal !== node.text) replace(node, newLocal ?? node.text);
    return;
  }
  const property = propertyOfBinding(element, renamed, checker) ?? node.text;
  if (property !== node.text || newLocal !== node.text)
    replace(node, property === newLocal ? property : `${property}: ${newLocal}`);
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
