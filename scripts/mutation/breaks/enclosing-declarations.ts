import ts from 'typescript';

/**
 * Returns the names of the declarations around a position, innermost first: functions, constants, properties, methods,
 * classes.
 */
export function enclosingDeclarations(text: string, at: number): string[] {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, false);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (node.pos > at || node.end <= at) return;
    const name = nameOf(node);
    if (name !== undefined) names.unshift(name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function nameOf(node: ts.Node): string | undefined {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isClassDeclaration(node);
  if (!isNamed || !node.name) return undefined;
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) || ts.isPrivateIdentifier(node.name)
    ? node.name.text
    : undefined;
}
