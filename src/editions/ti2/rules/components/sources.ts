import { formatList, capitalize } from '#text/sentences.ts';

/** Origin of a fact of the content. */
export type Source = 'confirmed' | 'single' | 'first-edition' | 'third-edition' | 'own';

/** Facts of a component, tile or bracket, each with its own source. */
export type Part = 'text' | 'start' | 'values' | 'copies' | 'numbers' | 'race' | 'needs';
export type Sources<P extends Part = Part> = Readonly<Record<P, Source>>;

/** Sources of a card; `numbers` only if its numbers have another source than its effect. */
export type CardSources = Sources<'text' | 'copies'> & Partial<Sources<'numbers'>>;

const PARTS: Record<Part, string> = {
  text: 'effect',
  start: 'starting pieces',
  values: 'planet values',
  copies: 'number of copies',
  numbers: 'numbers',
  race: 'race',
  needs: 'requirements',
};

const SOURCES: Record<Source, string> = {
  confirmed: 'confirmed by 2 sources or by the rules',
  single: 'from 1 source only',
  'first-edition': 'from the first edition, because those of this edition were not found',
  'third-edition': 'from the third edition, because those of this edition were not found',
  own: 'our own, made for Custodian, because the printed ones were not found (E2 13)',
};

/** Marks after a fact in a list, for sources that are not this edition's. */
const MARKS: Partial<Record<Source, string>> = {
  'first-edition': 'from the first edition',
  'third-edition': 'from the third edition',
  own: 'our own',
};

const entries = (sources: Partial<Sources>): [Part, Source][] => Object.entries(sources) as [Part, Source][];

/** Returns a sentence for each source: "What it does: two sources agree, or the rules say so." */
export function describeSources(sources: Partial<Sources>): string[] {
  const all = entries(sources);
  return [...new Set(all.map(([, source]) => source))].map((source) => {
    const parts = all.flatMap(([part, of]) => (of === source ? [PARTS[part]] : []));
    return `${capitalize(formatList(parts))}: ${SOURCES[source]}.`;
  });
}

/** Returns the mark of a source: "our own", "of the third edition"; undefined for this edition. */
export const formatSource = (source: Source): string | undefined => MARKS[source];

/** Returns the facts that are not known from this edition, each with its mark: "what it begins with: our own". */
export const listUnprintedFacts = (sources: Partial<Sources>): string[] =>
  entries(sources).flatMap(([part, source]) => (MARKS[source] ? [`${PARTS[part]}: ${MARKS[source]}`] : []));

/** Tells whether the effect of a component was made for Custodian. */
export const isOwn = ({ sources }: { sources: Partial<Sources> }): boolean => sources.text === 'own';
