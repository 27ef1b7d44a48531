import ts from 'typescript';

/** New names of declarations, and the resolution of references to declarations. */
export class RenamedSymbols {
  private readonly checker: ts.TypeChecker;
  private readonly names = new Map<ts.Declaration, string>();
  private readonly locals: { scope: ts.Node; name: string }[] = [];
  readonly oldNames = new Set<string>();

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  add(declaration: ts.Declaration, oldName: string, to: string): void {
    if (oldName === to) return;
    this.names.set(declaration, to);
    this.oldNames.add(oldName);
  }

  has(declaration: ts.Declaration): boolean {
    return this.names.has(declaration);
  }

  get size(): number {
    return this.names.size;
  }

  /** Returns the new name of a symbol. Undefined if it keeps its name. */
  nameOf(symbol: ts.Symbol | undefined): string | undefined {
    if (!symbol) return undefined;
    const target = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of target.declarations ?? []) {
      const found = this.names.get(declaration);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Returns the new name of a property of a type, or of one of the types of a union. */
  propertyOf(type: ts.Type | undefined, name: string): string | undefined {
    if (!type || !this.oldNames.has(name)) return undefined;
    const parts = type.isUnionOrIntersection() ? type.types : [type];
    for (const part of [type, ...parts]) {
      const found =
        this.nameOf(this.checker.getPropertyOfType(part, name)) ??
        this.nameOf(this.checker.getPropertyOfType(this.checker.getApparentType(part), name));
      if (found !== undefined) return found;
      if (part !== type && part.isUnionOrIntersection()) {
        const deeper = this.propertyOf(part, name);
        if (deeper !== undefined) return deeper;
      }
    }
    return undefined;
  }

  /** Gives members that implement or override a renamed member its name. Returns the number added. */
  inherit(source: ts.SourceFile): number {
    const before = this.size;
    const visit = (node: ts.Node): void => {
      if ((ts.isClassLike(node) || ts.isInterfaceDeclaration(node)) && node.heritageClauses) this.inheritIn(node);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return this.size - before;
  }

  private inheritIn(node: ts.ClassLikeDeclaration | ts.InterfaceDeclaration): void {
    const bases = (node.heritageClauses ?? []).flatMap(({ types }) =>
      types.map((type) => this.checker.getTypeAtLocation(type)),
    );
    for (const member of node.members) {
      if (!member.name || !ts.isIdentifier(member.name) || this.names.has(member)) continue;
      const { text } = member.name;
      const to = bases.map((base) => this.propertyOf(base, text)).find((name) => name !== undefined);
      if (to !== undefined) this.add(member, text, to);
    }
  }

  /** Renames a parameter or variable, unless its scope already uses the new name. Returns whether it did. */
  addLocal(declaration: ts.NamedDeclaration, to: string): boolean {
    if (!declaration.name || !ts.isIdentifier(declaration.name)) return false;
    const scope = scopeOf(declaration);
    const isTaken =
      RESERVED.has(to) ||
      usesName(scope, to) ||
      this.locals.some(({ scope: other, name }) => name === to && (isWithin(other, scope) || isWithin(scope, other)));
    if (isTaken) return false;
    this.locals.push({ scope, name: to });
    this.add(declaration, declaration.name.text, to);
    return true;
  }
}

const RESERVED = new Set([
  'default',
  'case',
  'new',
  'delete',
  'in',
  'of',
  'function',
  'class',
  'return',
  'import',
  'export',
]);

function scopeOf(node: ts.Node): ts.Node {
  let at = node.parent;
  while (!ts.isFunctionLike(at) && !ts.isSourceFile(at)) at = at.parent;
  return at;
}

function isWithin(inner: ts.Node, outer: ts.Node): boolean {
  for (let at: ts.Node | undefined = inner; at; at = at.parent) if (at === outer) return true;
  return false;
}

/** Tells whether a name is used as a variable or a type below a node; names of properties do not count. */
function usesName(scope: ts.Node, name: string): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name && !isPropertyName(node)) found = true;
    if (!found) ts.forEachChild(node, visit);
  };
  visit(scope);
  return found;
}

function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isTypeElement(parent) ||
      ts.isClassElement(parent) ||
      ts.isMethodDeclaration(parent)) &&
    parent.name === node
  );
}
