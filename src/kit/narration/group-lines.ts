import { formatList, stripSubject } from '#text/sentences.ts';
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

/** Tells whether a part of a price only names the means that pay a cost told already, or is not paid or spent by name. */
const isMeans = (one: string, hasCost: boolean): boolean =>
  !/^(?:pays|spends) /.test(one) || (hasCost && / trade goods?$/.test(one));

/**
 * Formats the price of a sentence: " for 1 resource (Nestphar)", or " and 1 command counter" if the sentence names its
 * cost already; what pays that cost is in parentheses, as are planets that are exhausted.
 */
function formatPrice(told: readonly string[], base: string): string {
  const hasCost = / for \d+ \w+(?: and \d+ \w+)?$/.test(base);
  const means = told.filter((one) => isMeans(one, hasCost));
  const spent = told.filter((one) => !means.includes(one)).map((one) => one.replace(/^\w+ /, ''));
  const cost = spent.length ? ` ${hasCost ? 'and' : 'for'} ${spent.join(' and ')}` : '';
  if (!means.length) return cost;
  return base.endsWith(')') && !cost ? `; ${means.join('; ')}` : `${cost} (${means.join('; ')})`;
}

/** Joins what a player does, with semicolons if a part is a list itself or has another subject. */
function formatActions(actions: readonly string[]): string {
  const isPlain = actions.every((action, i) => {
    const said = action.replace(/ (?:at|from|to) [^,;()]+ \(\d{3}\)/g, '').replace(/\([^()]*\)/g, '');
    return !/[,:;]| and /.test(said) && (i === 0 || !/^\p{Lu}/u.test(said));
  });
  return isPlain ? formatList(actions) : actions.join('; ');
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
  return `${isList ? `${told}: ${formatActions(brought)}` : formatActions([told, ...brought])}.`;
}

/** Formats ships by origin: "from Nestphar (316): 1 carrier, 2 fighters; from Jord (304): 1 cruiser". */
export const formatOrigins = (origins: readonly { from: string; units: string }[]): string =>
  origins.map(({ from, units }) => `from ${from}: ${units.replace(/ and (?=\d)/g, ', ')}`).join('; ');

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
    const told = isTheirs ? stripSubject(name, line) : line;
    const begins = [...others, name].find(
      (one) => one !== undefined && beginsWithName(one.toLowerCase(), line.toLowerCase()),
    );
    // A line about neither changes nothing.
    if (begins !== undefined) isTheirs = begins === name;
    return told;
  };
}

/** Removes the beginning of a phase from a line whose title names the round and the turn or phase. */
export const dropPhaseStart = (line: string): string => line.replace(/^Round \d+: the [a-z ]+ phase begins\.\s*/, '');
