/** Thrown when a player who looks ahead would have to know what is face down or what chance brings. Ends the look-ahead. */
export class Unknown extends Error {
  override name = 'Unknown';
  /** A die or a shuffle; or something that is there and lies hidden. */
  readonly of: 'chance' | 'hidden';

  constructor(of: 'chance' | 'hidden') {
    super(
      of === 'chance'
        ? 'What chance brings cannot be known beforehand.'
        : 'This is hidden from the player who looks ahead.',
    );
    this.of = of;
  }
}

/** What copying and comparing need of a value that cannot be read. */
interface Unreadable {
  /** A value of its own with the same parts unknown; `each` copies what can be read. */
  copy: (each: <T>(value: T) => T) => unknown;
  /** What can be read of it, as text: two that are alike have the same. */
  shape: () => string;
}

const UNREADABLE = Symbol('unreadable');

/** How to copy and compare a value of which something is unknown; undefined for ordinary values. */
export const unreadableParts = (value: object): Unreadable | undefined =>
  (value as { [UNREADABLE]?: Unreadable })[UNREADABLE];

function refuse(): never {
  throw new Unknown('hidden');
}

const isIndex = (key: string | symbol): key is string => typeof key === 'string' && /^\d+$/.test(key);

/**
 * A list of face-down cards: how many there are is known, which ones is not. Reading any of them throws `Unknown`, whether by index,
 * `find`, `filter`, `includes`, `splice` or spreading. Cards pushed onto its end can be read.
 */
export const unknownList = (length: number): string[] => listOf(Array.from({ length }));

/** `cards`: undefined stands for one that is unknown. */
function listOf(cards: (string | undefined)[]): string[] {
  const isHidden = (key: string | symbol): boolean =>
    isIndex(key) && Number(key) < cards.length && cards[Number(key)] === undefined;
  const own: Unreadable = { copy: () => listOf([...cards]), shape: () => JSON.stringify(cards) };
  return new Proxy(cards, {
    get: (target, key) => (key === UNREADABLE ? own : isHidden(key) ? refuse() : target[key as never]),
    has: (target, key) => (isHidden(key) ? refuse() : key in target),
    ownKeys: (target) => (target.includes(undefined) ? refuse() : Object.getOwnPropertyNames(target)),
    getOwnPropertyDescriptor: (target, key) =>
      isHidden(key) ? refuse() : Object.getOwnPropertyDescriptor(target, key),
  }) as string[];
}

/** A copy of a record in which these fields are there but unknown: reading one throws `Unknown`. Writing one makes it known. */
export function withUnknown<T extends object>(record: T, fields: readonly (keyof T & string)[]): T {
  const hidden = new Set<string>(fields);
  const copy = mapped(record as Record<string, unknown>, hidden, (value) => value);
  for (const key of hidden) {
    const set = (value: unknown): void => reveal(copy, hidden, key, value);
    if (key in copy) Object.defineProperty(copy, key, { enumerable: true, configurable: true, get: refuse, set });
  }
  const own: Unreadable = {
    copy: (each) => withUnknown(mapped(copy, hidden, each), [...hidden]),
    shape: () => JSON.stringify(mapped(copy, hidden, (value) => value)),
  };
  Object.defineProperty(copy, UNREADABLE, { value: own });
  return copy as T;
}

/** A copy with each value mapped; what is hidden is a question mark. */
const mapped = (
  record: Record<string, unknown>,
  hidden: ReadonlySet<string>,
  each: <T>(value: T) => T,
): Record<string, unknown> =>
  Object.fromEntries(Object.keys(record).map((key) => [key, hidden.has(key) ? '?' : each(record[key])]));

function reveal(record: Record<string, unknown>, hidden: Set<string>, key: string, value: unknown): void {
  hidden.delete(key);
  Object.defineProperty(record, key, { enumerable: true, configurable: true, writable: true, value });
}
