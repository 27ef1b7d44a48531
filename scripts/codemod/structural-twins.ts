import ts from 'typescript';
import type { RenamedSymbols } from './renamed-symbols.ts';

/** Largest depth at which types are compared: a list of functions of objects is three levels deep. */
const MAX_DEPTH = 4;

/**
 * Finds properties that must have equal names because a value of one type is used as the other: an interface and the
 * literals, classes and inline types that match it. Renames those without a new name like their twin.
 */
export class StructuralTwins {
  private readonly seen = new Set<string>();
  private readonly checker: ts.TypeChecker;
  private readonly renamed: RenamedSymbols;
  /** One line for each property renamed this way. */
  readonly found: string[] = [];

  constructor(checker: ts.TypeChecker, renamed: RenamedSymbols) {
    this.checker = checker;
    this.renamed = renamed;
  }

  /** Compares the type of each expression of a file with the type that its context expects. */
  visit(source: ts.SourceFile): void {
    const visit = (node: ts.Node): void => {
      if (ts.isExpression(node)) this.compareWithContext(node);
      if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
        this.compare(this.checker.getTypeAtLocation(node.expression), this.checker.getTypeFromTypeNode(node.type), 0);
      if (ts.isTypeReferenceNode(node) && node.typeArguments) this.compareWithConstraints(node);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }

  forgetPairs(): void {
    this.seen.clear();
  }

  private compareWithContext(node: ts.Expression): void {
    const { parent } = node;
    const isPlace =
      (ts.isVariableDeclaration(parent) && parent.initializer === node) ||
      (ts.isPropertyDeclaration(parent) && parent.initializer === node) ||
      ts.isPropertyAssignment(parent) ||
      ts.isReturnStatement(parent) ||
      ts.isArrowFunction(parent) ||
      ts.isCallExpression(parent) ||
      ts.isNewExpression(parent) ||
      ts.isArrayLiteralExpression(parent) ||
      ts.isConditionalExpression(parent) ||
      ts.isBinaryExpression(parent) ||
      ts.isShorthandPropertyAssignment(parent) ||
      ts.isSpreadElement(parent);
    if (!isPlace) return;
    const expected = this.checker.getContextualType(node);
    if (expected) this.compare(this.checker.getTypeAtLocation(node), expected, 0);
  }

  /** `interface A extends Omit<B, ...>` and calls of generic types depend on constraints of type arguments. */
  private compareWithConstraints(node: ts.TypeReferenceNode): void {
    const symbol = this.checker.getSymbolAtLocation(node.typeName);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    const parameters = target?.declarations?.flatMap((one) =>
      ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one) || ts.isClassDeclaration(one)
        ? (one.typeParameters ?? [])
        : [],
    );
    node.typeArguments?.forEach((argument, i) => {
      const constraint = parameters?.[i]?.constraint;
      if (constraint)
        this.compare(this.checker.getTypeFromTypeNode(argument), this.checker.getTypeFromTypeNode(constraint), 0);
    });
  }

  private compare(one: ts.Type, other: ts.Type, depth: number): void {
    if (one === other || depth > MAX_DEPTH) return;
    const ids = [(one as unknown as { id: number }).id, (other as unknown as { id: number }).id];
    const pair = `${ids[0]} ${ids[1]}`;
    if (this.seen.has(pair)) return;
    this.seen.add(pair);
    if (one.isUnion() || other.isUnion()) this.compareParts(one, other, depth);
    if (!isObject(one) || !isObject(other)) return;
    this.compareArguments(one, other, depth);
    this.compareSignatures(one, other, depth);
    if (!this.checker.isArrayType(other)) this.compareProperties(one, other, depth);
  }

  private compareParts(one: ts.Type, other: ts.Type, depth: number): void {
    for (const left of one.isUnion() ? one.types : [one])
      for (const right of other.isUnion() ? other.types : [other])
        if (isObject(left) && isObject(right)) this.compare(left, right, depth);
  }

  private compareArguments(one: ts.Type, other: ts.Type, depth: number): void {
    const left = this.argumentsOf(one);
    const right = this.argumentsOf(other);
    left.forEach((type, i) => {
      if (right[i]) this.compare(type, right[i], depth + 1);
    });
    const leftIndex = this.checker.getIndexInfosOfType(one)[0]?.type;
    const rightIndex = this.checker.getIndexInfosOfType(other)[0]?.type;
    if (leftIndex && rightIndex) this.compare(leftIndex, rightIndex, depth + 1);
    else if (rightIndex && !this.checker.isArrayType(one))
      for (const property of this.checker.getPropertiesOfType(one).slice(0, 200))
        this.compare(this.checker.getTypeOfSymbol(property), rightIndex, depth + 1);
  }

  private argumentsOf(type: ts.Type): readonly ts.Type[] {
    return (type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference
      ? this.checker.getTypeArguments(type as ts.TypeReference)
      : [];
  }

  private compareSignatures(one: ts.Type, other: ts.Type, depth: number): void {
    const [left] = one.getCallSignatures();
    const [right] = other.getCallSignatures();
    if (!left || !right) return;
    this.compare(left.getReturnType(), right.getReturnType(), depth + 1);
    left.parameters.forEach((parameter, i) => {
      const twin = right.parameters[i];
      if (twin) this.compare(this.checker.getTypeOfSymbol(parameter), this.checker.getTypeOfSymbol(twin), depth + 1);
    });
  }

  private compareProperties(one: ts.Type, other: ts.Type, depth: number): void {
    for (const property of this.checker.getPropertiesOfType(other)) {
      const twin = this.checker.getPropertyOfType(one, property.name);
      if (!twin) continue;
      if (this.renamed.oldNames.has(property.name)) {
        this.nameAlike(twin, property);
        this.nameAlike(property, twin);
      }
      if (depth < MAX_DEPTH - 1 && twin !== property)
        this.compare(this.checker.getTypeOfSymbol(twin), this.checker.getTypeOfSymbol(property), depth + 1);
    }
  }

  private nameAlike(symbol: ts.Symbol, twin: ts.Symbol): void {
    const to = this.renamed.nameOf(twin);
    const known = this.renamed.nameOf(symbol);
    if (to !== undefined && known !== undefined && known !== to)
      this.found.push(`conflict: ${symbol.name} -> ${known} and ${to}, ${placeOf(symbol)} and ${placeOf(twin)}`);
    if (to === undefined || known !== undefined) return;
    for (const declaration of symbol.declarations ?? []) {
      const source = declaration.getSourceFile();
      if (source.fileName.includes('/node_modules/')) return;
      this.renamed.add(declaration, symbol.name, to);
      const { line } = source.getLineAndCharacterOfPosition(declaration.getStart(source));
      this.found.push(`twin: ${source.fileName}:${line + 1} ${symbol.name} -> ${to}`);
    }
  }
}

function placeOf({ declarations = [] }: ts.Symbol): string {
  const [declaration] = declarations;
  const source = declaration.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(declaration.getStart(source)).line + 1}`;
}

const isObject = (type: ts.Type): boolean => Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
