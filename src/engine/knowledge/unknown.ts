/** Thrown when a look-ahead would need a face-down card or a random number. Ends the look-ahead. */
export class Unknown extends Error {
  override name = 'Unknown';
  /** 'chance': a die or a shuffle; 'hidden': something that exists but is face down. */
  readonly of: 'chance' | 'hidden';

  constructor(of: 'chance' | 'hidden') {
    super(
      of === 'chance'
        ? 'Random results cannot be known in advance.'
        : 'This is hidden from the player who is looking ahead.',
    );
    this.of = of;
  }
}

/** Operations for copying and comparing a value that cannot be read entirely. */
interface Unreadable {
  /** Copies the value with the same parts unknown; `each` copies the readable parts. */
  copy: (each: <T>(value: T) => T) => unknown;
  /** Returns the known part of the value as text; equal values have the same text. */
  shape: () => string;
}

const UNREADABLE = Symbol('unreadable');

/** Returns how to copy and compare a partly unknown value; undefined for ordinary values. */
export const unreadableParts = (value: object): Unreadable | undefined =>
  (value as { [UNREADABLE]?: Unreadable })[UNREADABLE];

function refuse(): never {
  throw new Unknown('hidden');
}

const isIndex = (key: string | symbol): key is string => typeof key === 'string' && /^\d+$/.test(key);

/**
 * Creates a list of face-down cards: its length is known, its cards are not. Reading any of them throws `Unknown`,
 * whether by index, `find`, `filter`, `includes`, `splice` or spreading. Cards pushed onto its end can be read.
 */
export const unknownList = (length: number): string[] => listOf(Array.from({ length }));

/** Creates such a list from known and unknown cards; undefined stands for an unknown one. */
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

/** Copies a record with these fields present but unknown: reading one throws `Unknown`, writing one makes it known. */
export function withUnknown<T extends object>(record: T, fields: readonly (keyof T & string)[]): T {
  const hidden = new Set<string>(fields);
  const copy = mapped(record as Record<string, unknown>, hidden, (value) => value);
  for (const key of hidden) {
    const set = (value: unknown): void => reveal(copy, hidden, key, value);
    if (key in copy) Object.defineProperty(copy, key, { enumerable: true, configurable: true, get: refuse, set });
  }
  const own: Unreadable = {
    copy: (each) => withUnknown(mapped(copy, hidden, each), [...hidden]),
    shape: () =>
      JSON.stringify(
        mapped(copy, hidden, (value) => value),
        (_key, value) => shapeOrValue(value),
      ),
  };
  Object.defineProperty(copy, UNREADABLE, { value: own });
  return copy as T;
}

/** Returns the shape of a partly unknown value, and any other value itself. */
const shapeOrValue = (value: unknown): unknown =>
  value !== null && typeof value === 'object' ? (unreadableParts(value)?.shape() ?? value) : value;

/** Returns a copy with each value mapped; hidden values become '?'. */
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
