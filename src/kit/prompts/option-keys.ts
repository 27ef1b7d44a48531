/** Option keys that contain two values. One object formats and parses them, so that no other code takes them apart. */
export interface PairKey<A extends string, B extends string> {
  format: (a: A, b: B) => string;
  /** Parses a key that `format` has made. Throws if it does not contain two values. */
  parse: (key: string) => [A, B];
}

/** Creates keys of two values. `sign`: the separator, which never occurs in the first value. */
export const pairKey = <A extends string, B extends string>(sign: string): PairKey<A, B> => ({
  format: (a, b) => `${a}${sign}${b}`,
  parse: (key) => {
    const at = key.indexOf(sign);
    if (at < 0) throw new Error(`"${key}" does not say two things`);
    return [key.slice(0, at) as A, key.slice(at + sign.length) as B];
  },
});

/** Option keys that contain one value, and sometimes a second. */
export interface OptionalPairKey<A extends string, B extends string> {
  format: (a: A, b?: B) => string;
  /** Parses a key; the second value is undefined if there is only one. */
  parse: (key: string) => [A, B | undefined];
}

/** Creates keys with an optional second value. `sign`: the separator, which never occurs in the first value. */
export const optionalPairKey = <A extends string, B extends string>(sign: string): OptionalPairKey<A, B> => {
  const pair = pairKey<A, B>(sign);
  return {
    format: (a, b) => (b === undefined ? a : pair.format(a, b)),
    parse: (key) => (key.includes(sign) ? pair.parse(key) : [key as A, undefined]),
  };
};

/** Option keys with a prefix that tells them apart from other keys of the same list. */
export interface PrefixedKey<A extends string> {
  format: (key: A) => string;
  /** Returns a key without its prefix; undefined if it does not have the prefix. */
  parse: (key: string) => A | undefined;
}

export const prefixedKey = <A extends string>(mark: string): PrefixedKey<A> => ({
  format: (key) => `${mark}${key}`,
  parse: (key) => (key.startsWith(mark) ? (key.slice(mark.length) as A) : undefined),
});
