import ts from 'typescript';

/** Collects field names and the string values that fields can hold from the types of a program. */
export class TypeWords {
  readonly fields = new Set<string>();
  /** Fields that hold a record by key, such as `planets`: its keys are ids. `votes/*`: a record of records. */
  readonly records = new Set<string>();
  /** Words of unions such as 'for' | 'against'. */
  readonly words = new Set<string>();
  private readonly checker: ts.TypeChecker;
  private readonly seen = new Set<ts.Type>();

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker();
  }

  /** Adds all fields of a type, of the types of its fields, and so on. */
  add(type: ts.Type): void {
    if (this.seen.has(type)) return;
    this.seen.add(type);
    if (type.isStringLiteral()) this.words.add(type.value);
    else if (type.isUnionOrIntersection()) for (const part of type.types) this.add(part);
    else if (type.flags & ts.TypeFlags.Object) this.addObject(type as ts.ObjectType);
  }

  /**
   * Returns the number of key levels before a type's fields, at most three. JSON of any shape may hold fields at once.
   */
  private levelsOf(type: ts.Type, most = 3): number {
    const { checker } = this;
    const deepest = (parts: readonly ts.Type[], left = most): number =>
      Math.max(0, ...parts.map((part) => this.levelsOf(part, left)));
    if (most === 0 || type.aliasSymbol?.name === 'Json' || checker.isTupleType(type)) return 0;
    if (type.isUnion()) return deepest(type.types);
    if (checker.isArrayType(type)) return deepest(checker.getTypeArguments(type as ts.TypeReference), most - 1);
    const values = checker.getIndexInfosOfType(type).map((info) => info.type);
    return values.length && !values.some(({ aliasSymbol }) => aliasSymbol?.name === 'Json')
      ? 1 + deepest(values, most - 1)
      : 0;
  }

  private addObject(type: ts.ObjectType): void {
    const { checker } = this;
    if (type.getCallSignatures().length) return;
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      for (const part of checker.getTypeArguments(type as ts.TypeReference)) this.add(part);
      return;
    }
    for (const { keyType, type: value } of checker.getIndexInfosOfType(type)) {
      this.add(keyType);
      this.add(value);
    }
    for (const field of checker.getPropertiesOfType(type)) {
      const of = checker.getTypeOfSymbol(field);
      // Methods and the symbols of built-in types are never saved.
      if (of.getCallSignatures().length || field.name.startsWith('__@')) continue;
      this.fields.add(field.name);
      const levels = this.levelsOf(of);
      if (levels) this.records.add(field.name + '/*'.repeat(levels - 1));
      this.add(of);
    }
  }
}

/** Returns the names of the direct fields of an object type. */
export const namesIn = (checker: ts.TypeChecker, type: ts.Type): string[] =>
  checker.getPropertiesOfType(type).map(({ name }) => name);
