import { canonicalJson, type Fact, type OpenAsk, type Spec } from '#engine';
import type { SimulatedGame } from './simulated-edition.ts';

export interface ComponentCount {
  /** Number of times the component was among the open options. */
  offered: number;
  /**
   * Number of times it was played, used, gained, scored, revealed, enacted, or otherwise took part in what happened.
   */
  used: number;
}

/** Components of an edition, and how to recognize them in a game. */
export interface CoverageSource<G extends SimulatedGame> {
  /** Components by id, with their modifiers if they change values. */
  components: Record<string, { modifiers?: unknown }>;
  /** Returns the component that an option refers to; undefined if there is none. */
  componentOfOption: (game: G, key: string) => string | undefined;
  /** Returns the components that took part in what a fact reports. */
  componentsOfFact: (game: G, fact: Fact) => string[];
}

/** Characters between the parts of an option's key: "use:orders#1/2". */
const BETWEEN_PARTS = /[:/=>@]/;

/** Returns what the parts of an option's key may name, the whole key first. `nameOf`: the component of one part. */
export const componentsInKey = (key: string, nameOf: (part: string) => string): string[] =>
  [key, ...key.split(BETWEEN_PARTS)].map((part) => nameOf(part));

/** Returns the components in the named fields of a fact. `nameOf`: the component of a card. */
export const namedComponents = (fact: Fact, fields: readonly string[], nameOf: (card: string) => string): string[] =>
  fields.flatMap((field) => {
    const value = fact[field];
    return typeof value === 'string' ? [nameOf(value)] : [];
  });

/** Counts how often each component comes up, over all games that it is given. */
export interface Coverage<G extends SimulatedGame> {
  counts: Record<string, ComponentCount>;
  onAsk: (game: G, open: OpenAsk, spec: Spec) => void;
  onFact: (game: G, fact: Fact) => void;
}

/** Use count from which on the values that a component changes are no longer compared. */
const ENOUGH = 1000;

type Change = (game: unknown, held: unknown, value: unknown, about: unknown) => unknown;

/** Creates the counters. Wraps the modifiers of the given components, so that changed values count from now on. */
export function createCoverage<G extends SimulatedGame>({
  components,
  componentOfOption,
  componentsOfFact,
}: CoverageSource<G>): Coverage<G> {
  const counts: Record<string, ComponentCount> = {};
  for (const id of Object.keys(components)) counts[id] = { offered: 0, used: 0 };
  for (const [id, { modifiers }] of Object.entries(components))
    counted((modifiers ?? {}) as Record<string, Change>, counts[id]);
  return {
    counts,
    onAsk: (game, _open, spec) => {
      if (spec.kind !== 'choose') return;
      for (const { key, disabledReason } of spec.options) {
        const id = disabledReason === undefined ? componentOfOption(game, key) : undefined;
        if (id !== undefined && id in counts) counts[id].offered++;
      }
    },
    onFact: (game, fact) => {
      for (const id of new Set(componentsOfFact(game, fact))) if (id in counts) counts[id].used++;
    },
  };
}

/** Wraps modifiers in place, so that each changed value counts as a use from now on. */
function counted(values: Record<string, Change>, count: ComponentCount): void {
  for (const [name, change] of Object.entries(values)) {
    values[name] = (game, held, value, about) => {
      const changed = change(game, held, value, about);
      if (changed !== value && count.used < ENOUGH && canonicalJson(changed) !== canonicalJson(value)) count.used++;
      return changed;
    };
  }
}

/** Formats the counts as a table, and lists what never came up. `kindOf`: the kind of a component. */
export function formatCoverage(counts: Record<string, ComponentCount>, kindOf: (id: string) => string): string[] {
  const never = (isMissed: (count: ComponentCount) => boolean): string =>
    Object.entries(counts)
      .flatMap(([id, count]) => (isMissed(count) ? [id] : []))
      .join(', ') || 'none';
  return [
    ...Object.entries(counts).map(
      ([id, { offered, used }]) =>
        `${kindOf(id).padEnd(16)}${id.padEnd(32)}offered ${String(offered).padStart(6)}  used ${String(used).padStart(6)}`,
    ),
    `Never offered or used: ${never(({ offered, used }) => !offered && !used)}`,
    `Offered, but never used: ${never(({ offered, used }) => offered > 0 && !used)}`,
  ];
}
