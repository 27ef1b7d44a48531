/** Keys of options and lines that say two things: made and read by one value, so that nobody takes them apart otherwise. */
export interface PairKey<A extends string, B extends string> {
  of: (a: A, b: B) => string;
  /** What a key says; it is one of those that `of` has made. */
  read: (key: string) => [A, B];
}

/** `sign`: stands between the two, and never in the first. */
export const pairKey = <A extends string, B extends string>(sign: string): PairKey<A, B> => ({
  of: (a, b) => `${a}${sign}${b}`,
  read: (key) => {
    const at = key.indexOf(sign);
    if (at < 0) throw new Error(`"${key}" does not say two things`);
    return [key.slice(0, at) as A, key.slice(at + sign.length) as B];
  },
});

/** Keys that say one thing, and sometimes a second. */
export interface TailedKey<A extends string, B extends string> {
  of: (a: A, b?: B) => string;
  /** What a key says; the second is undefined where it says one thing only. */
  read: (key: string) => [A, B | undefined];
}

/** `sign`: stands between the two, and never in the first. */
export const tailedKey = <A extends string, B extends string>(sign: string): TailedKey<A, B> => {
  const pair = pairKey<A, B>(sign);
  return {
    of: (a, b) => (b === undefined ? a : pair.of(a, b)),
    read: (key) => (key.includes(sign) ? pair.read(key) : [key as A, undefined]),
  };
};

/** Keys that a sign before them tells from others of the same list. */
export interface MarkedKey<A extends string> {
  of: (key: A) => string;
  /** What is marked; undefined where a key is not. */
  read: (key: string) => A | undefined;
}

export const markedKey = <A extends string>(mark: string): MarkedKey<A> => ({
  of: (key) => `${mark}${key}`,
  read: (key) => (key.startsWith(mark) ? (key.slice(mark.length) as A) : undefined),
});
