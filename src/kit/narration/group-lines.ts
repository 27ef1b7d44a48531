import { stripSubject } from '#text/sentences.ts';
import type { GroupableFact } from './fact-groups.ts';

// Lines that tell several facts.

/** Formats single facts: their sentence, and the name with which it may begin. */
interface SentenceWriter<F> {
  sentence: (fact: F) => string;
  nameIn: (fact: F) => string | undefined;
}

const withoutStop = (line: string): string => line.replace(/\.$/, '');

/** Formats a price: " for 1 resource (Nestphar)"; in parentheses if nothing is paid or spent by name. */
function formatPrice(told: readonly string[]): string {
  const spent = told.flatMap((one) => /^(?:pays|spends) (.*)$/.exec(one)?.[1] ?? []);
  const other = told.filter((one) => !/^(?:pays|spends) /.test(one));
  return `${spent.length ? ` for ${spent.join(' and ')}` : ''}${other.length ? ` (${other.join('; ')})` : ''}`;
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
  const told = `${withoutStop(base)}${formatPrice(price.flatMap(rest))}`;
  const brought = results.flatMap(rest);
  if (!brought.length) return `${told}.`;
  const isList = fact.type === 'strategic-action' && !brought.some((one) => one.includes(': '));
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

/** Removes the beginning of a phase from a line whose title names the round and the turn. */
export const dropPhaseStart = (line: string): string => line.replace(/^Round \d+: the [a-z ]+ phase begins\.\s*/, '');
