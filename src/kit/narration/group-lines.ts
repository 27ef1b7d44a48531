import { stripSubject } from '#text/sentences.ts';
import type { GroupableFact } from './fact-groups.ts';

// Lines that tell several facts.

/** Formats single facts. */
export interface SentenceWriter<F> {
  sentence: (fact: F) => string;
  /** Returns the name with which the sentence may begin. */
  nameIn: (fact: F) => string | undefined;
  /** Tells whether the results of a fact are listed after a colon; by default, they are further sentences. */
  listsResults?: (fact: F) => boolean;
}

const withoutStop = (line: string): string => line.replace(/\.$/, '');

/**
 * Formats the price of a sentence: " for 1 resource (Nestphar)", or " and 1 command counter" if the sentence names its
 * cost already; in parentheses if nothing is paid or spent by name.
 */
function formatPrice(told: readonly string[], base: string): string {
  const spent = told.flatMap((one) => /^(?:pays|spends) (.*)$/.exec(one)?.[1] ?? []);
  const other = told.filter((one) => !/^(?:pays|spends) /.test(one));
  const link = / for \d+ \w+$/.test(base) ? 'and' : 'for';
  return `${spent.length ? ` ${link} ${spent.join(' and ')}` : ''}${other.length ? ` (${other.join('; ')})` : ''}`;
}

/**
 * Formats a fact's sentence with its price and its results. The edition's own sentence tells the parts of the other
 * roles. Empty if no part has a sentence.
 */
export function formatGroup<F extends GroupableFact>(fact: F, writer: SentenceWriter<F>): string {
  const { price = [], results = [] } = (fact.parts ?? {}) as Partial<Record<string, F[]>>;
  const rest = (part: F): string[] => {
    const line = formatGroup(part, writer);
    return line ? [withoutStop(stripSubject(writer.nameIn(part), line))] : [];
  };
  const base = writer.sentence(fact);
  if (!price.length && !results.length) return base;
  if (!base) return [...price, ...results].flatMap((part) => formatGroup(part, writer) || []).join(' ');
  const plain = withoutStop(base);
  const told = `${plain}${formatPrice(price.flatMap(rest), plain)}`;
  const brought = results.flatMap(rest);
  if (!brought.length) return `${told}.`;
  const isList = writer.listsResults?.(fact) && !brought.some((one) => one.includes(': '));
  return `${told}${isList ? ':' : ';'} ${brought.join('; ')}.`;
}

/** Formats ships by origin: "from Nestphar (316): 1 carrier, 2 fighters; from Jord (304): 1 cruiser". */
export const formatOrigins = (origins: readonly { from: string; units: string }[]): string =>
  origins.map(({ from, units }) => `from ${from}: ${units.replace(/ and (?=\d)/g, ', ')}`).join('; ');

/** Removes the subject of a line below its name; of a move by origins, the verb too: "209 from 316: 1 carrier." */
export function shortenLine(name: string | undefined, line: string): string {
  const rest = stripSubject(name, line);
  return rest === line ? line : rest.replace(/^moves to (?=[^:]* from [^:]*: )/, '');
}

/** Tells whether a line begins with a name, also in the possessive or before other names. */
export const beginsWithName = (name: string, line: string): boolean =>
  line.startsWith(name) && !/^[\p{L}\p{N}-]/u.test(line.slice(name.length));

/**
 * Creates a function that shortens lines below a player's name. After a line about another player, the next line names
 * the player again, as it would seem to go on about the other.
 */
export function createLineShortener(name: string | undefined, others: readonly string[]): (line: string) => string {
  let isTheirs = true;
  return (line) => {
    const told = isTheirs ? shortenLine(name, line) : line;
    const begins = [...others, name].find(
      (one) => one !== undefined && beginsWithName(one.toLowerCase(), line.toLowerCase()),
    );
    // A line about neither changes nothing.
    if (begins !== undefined) isTheirs = begins === name;
    return told;
  };
}

/** Removes the beginning of a phase from a line whose title names the round and the turn. */
export const dropPhaseStart = (line: string): string => line.replace(/^Round \d+: the [a-z ]+ phase begins\.\s*/, '');
