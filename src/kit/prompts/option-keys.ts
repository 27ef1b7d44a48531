/** Keys of options and lines that say two things: made and read by one value, so that nobody takes them apart otherwise. */
export interface PairKey<A extends string, B extends string> {
  format: (a: A, b: B) => string;
  /** What a key says; it is one of those that `of` has made. */
  parse: (key: string) => [A, B];
}

/** `sign`: stands between the two, and never in the first. */
export const pairKey = <A extends string, B extends string>(sign: string): PairKey<A, B> => ({
  format: (a, b) => `${a}${sign}${b}`,
  parse: (key) => {
    const at = key.indexOf(sign);
    if (at < 0) throw new Error(`"${key}" does not say two things`);
    return [key.slice(0, at) as A, key.slice(at + sign.length) as B];
  },
});

/** Keys that say one thing, and sometimes a second. */
export interface OptionalPairKey<A extends string, B extends string> {
  format: (a: A, b?: B) => string;
  /** What a key says; the second is undefined where it says one thing only. */
  parse: (key: string) => [A, B | undefined];
}

/** `sign`: stands between the two, and never in the first. */
export const optionalPairKey = <A extends string, B extends string>(sign: string): OptionalPairKey<A, B> => {
  const pair = pairKey<A, B>(sign);
  return {
    format: (a, b) => (b === undefined ? a : pair.format(a, b)),
    parse: (key) => (key.includes(sign) ? pair.parse(key) : [key as A, undefined]),
  };
};

/** Keys that a sign before them tells from others of the same list. */
export interface PrefixedKey<A extends string> {
  format: (key: A) => string;
  /** What is marked; undefined where a key is not. */
  parse: (key: string) => A | undefined;
}

export const prefixedKey = <A extends string>(mark: string): PrefixedKey<A> => ({
  format: (key) => `${mark}${key}`,
  parse: (key) => (key.startsWith(mark) ? (key.slice(mark.length) as A) : undefined),
});
