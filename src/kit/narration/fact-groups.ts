import type { SeatId } from '#engine';

// Groups facts that are narrated in one line, by rules that an edition declares.

/**
 * Role of a fact in the line of another: ships that move into the activated system, forces that land on the taken
 * planet, what is found there, what is paid, an objective's points, and what a strategy card or an ability brings its
 * user.
 */
export type PartRole = 'moves' | 'landed' | 'explored' | 'price' | 'points' | 'results';

/** A fact, with the facts that its line tells too. */
export interface GroupableFact {
  type: string;
  to?: SeatId[];
  parts?: Partial<Record<PartRole, GroupableFact[]>>;
}

/** Rule by which a fact becomes a part of another one of the same seat. */
export interface PartRule<F extends GroupableFact> {
  role: PartRole;
  /** Types of the facts that keep a line. */
  heads: readonly F['type'][];
  /** Types of the facts that lose theirs. */
  parts: readonly F['type'][];
  /** Tells where the part is: before or after its head. */
  side: 'before' | 'after';
  /** Extra condition. */
  fits?: (head: F, part: F) => boolean;
  /** Tells whether another fact may be between the new fact and the earlier one; by default, none may. */
  skips?: (between: F, newer: F) => boolean;
}

/** Returns the seat whose fact it is; undefined for none. */
export function seatOfFact(fact: object): SeatId | undefined {
  const { seat } = fact as { seat?: unknown };
  return typeof seat === 'string' ? seat : undefined;
}

/** Tells whether the same viewers may know two facts. */
export const haveSameAudience = ({ to: one }: GroupableFact, { to: other }: GroupableFact): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Returns the parts of a role that have this type. */
export const partsOf = <F extends GroupableFact, T extends F['type']>(
  fact: { parts?: Partial<Record<PartRole, F[]>> },
  role: PartRole,
  type: T,
): Extract<F, { type: T }>[] =>
  (fact.parts?.[role] ?? []).filter((part): part is Extract<F, { type: T }> => part.type === type);

/**
 * Returns the indexes of earlier facts that match a new one, from the newest; at most `limit`. Facts that other viewers
 * know never match, and do not count as lying between.
 */
function matchesBefore<F extends GroupableFact>(
  told: readonly F[],
  fact: F,
  { skips }: PartRule<F>,
  { matches, limit = Infinity }: { matches: (earlier: F) => boolean; limit?: number },
): number[] {
  const found: number[] = [];
  for (let i = told.length - 1; i >= 0 && found.length < limit; i--) {
    const earlier = told[i];
    if (!earlier || !haveSameAudience(earlier, fact)) continue;
    if (matches(earlier)) found.push(i);
    else if (!skips?.(earlier, fact)) break;
  }
  return found;
}

function isPair<F extends GroupableFact>({ heads, parts, fits }: PartRule<F>, head: F, part: F): boolean {
  return (
    heads.includes(head.type) &&
    parts.includes(part.type) &&
    seatOfFact(head) === seatOfFact(part) &&
    (fits?.(head, part) ?? true)
  );
}

/** Adds a fact to an earlier one that has the line for both; false if there is none. */
function joinsHead<F extends GroupableFact>(told: F[], fact: F, rules: readonly PartRule<F>[]): boolean {
  for (const rule of rules) {
    if (rule.side !== 'after' || !rule.parts.includes(fact.type)) continue;
    const matches = (head: F): boolean => isPair(rule, head, fact);
    const [at] = matchesBefore(told, fact, rule, { matches, limit: 1 });
    const head = at === undefined ? undefined : told[at];
    if (at === undefined || !head) continue;
    const list = [...((head.parts?.[rule.role] ?? []) as F[])];
    addComposed(list, fact, rules);
    told[at] = { ...head, parts: { ...head.parts, [rule.role]: list } };
    return true;
  }
  return false;
}

/** Removes the earlier facts that a new one tells too, and returns the new one with them. */
function takesParts<F extends GroupableFact>(told: F[], fact: F, rules: readonly PartRule<F>[]): F {
  let head = fact;
  for (const rule of rules) {
    if (rule.side !== 'before' || !rule.heads.includes(fact.type)) continue;
    const found = matchesBefore(told, fact, rule, { matches: (part) => isPair(rule, head, part) });
    if (!found.length) continue;
    const parts = found.toReversed().flatMap((at) => told[at] ?? []);
    for (const at of found) told.splice(at, 1);
    head = { ...head, parts: { ...head.parts, [rule.role]: parts } };
  }
  return head;
}

function addComposed<F extends GroupableFact>(told: F[], fact: F, rules: readonly PartRule<F>[]): void {
  if (!joinsHead(told, fact, rules)) told.push(takesParts(told, fact, rules));
}

/**
 * Groups facts by rules. A fact that several rules fit follows the first of them, so the order of the rules matters.
 * Facts of different viewers are never grouped.
 */
export function composeFacts<F extends GroupableFact>(facts: readonly F[], rules: readonly PartRule<F>[]): F[] {
  const told: F[] = [];
  for (const fact of facts) addComposed(told, fact, rules);
  return told;
}

/**
 * Functions that merge a fact into the previous one of its type. They return what changes in that one; undefined if each
 * gets its own sentence.
 */
export type Mergers<F extends GroupableFact> = {
  [T in F['type']]?: (
    last: Extract<F, { type: T }>,
    fact: Extract<F, { type: T }>,
  ) => Partial<Extract<F, { type: T }>> | undefined;
};

type Merge<F> = (last: F, fact: F) => Partial<F> | undefined;

/** Tells whether a fact has no parts, or only the price of what is merged into it, for types that share their price. */
const canGrow = ({ type, parts = {} }: GroupableFact, sharePrice: readonly string[]): boolean =>
  Object.keys(parts).every((role) => role === 'price' && sharePrice.includes(type));

/**
 * Merges neighboring facts of one type, also among the parts of a fact. Facts with parts stay apart. `sharePrice`: types
 * of which the first fact has the price of all that follow.
 */
export function mergeAlike<F extends GroupableFact>(
  facts: readonly F[],
  mergers: Mergers<F>,
  sharePrice: readonly F['type'][] = [],
): F[] {
  const told: F[] = [];
  for (const fact of facts) {
    const last = told.at(-1);
    const merge = mergers[fact.type as F['type']] as Merge<F> | undefined;
    const mergeable =
      last?.type === fact.type && haveSameAudience(last, fact) && canGrow(last, sharePrice) && !fact.parts;
    const changes = mergeable ? merge?.(last, fact) : undefined;
    if (changes) told[told.length - 1] = { ...last, ...changes } as F;
    else told.push(fact.parts ? { ...fact, parts: mergeParts(fact.parts, mergers, sharePrice) } : fact);
  }
  return told;
}

const mergeParts = <F extends GroupableFact>(
  parts: NonNullable<F['parts']>,
  mergers: Mergers<F>,
  sharePrice: readonly F['type'][],
): NonNullable<F['parts']> =>
  Object.fromEntries(
    Object.entries(parts).map(([role, list]) => [role, mergeAlike(list as F[], mergers, sharePrice)]),
  ) as NonNullable<F['parts']>;
