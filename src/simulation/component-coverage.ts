import { canonicalJson, type Fact, type OpenAsk, type Spec } from '#engine';
import type { AnyGame } from './simulated-edition.ts';

export interface ComponentCount {
  /** Times it was among the choices, open. */
  offered: number;
  /** Times it was played, used, gained, scored, revealed, enacted, or otherwise took part in what happened. */
  used: number;
}

/** What an edition's games are made of, and where it comes up. */
export interface CoverageSource<G extends AnyGame> {
  /** By its id: what changes values, where something does. */
  components: Record<string, { modifiers?: unknown }>;
  /** Which of them an option speaks of. */
  componentOfOption: (game: G, key: string) => string | undefined;
  /** Those that took part in what happened. */
  componentsOfFact: (game: G, fact: Fact) => string[];
}

/** How often each component came up, over all games it is given. */
export interface Coverage<G extends AnyGame> {
  counts: Record<string, ComponentCount>;
  onAsk: (game: G, open: OpenAsk, spec: Spec) => void;
  onFact: (game: G, fact: Fact) => void;
}

/** Enough of a component's values seen to change: the rest need not be looked at. */
const ENOUGH = 1000;

type Change = (game: unknown, held: unknown, value: unknown, about: unknown) => unknown;

/** Looks at what happens, and for the components it is given from now on also at the values that they change. */
export function createCoverage<G extends AnyGame>({
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

/** Counts from now on how often values are changed. */
function counted(values: Record<string, Change>, count: ComponentCount): void {
  for (const [name, change] of Object.entries(values)) {
    values[name] = (game, held, value, about) => {
      const changed = change(game, held, value, about);
      if (changed !== value && count.used < ENOUGH && canonicalJson(changed) !== canonicalJson(value)) count.used++;
      return changed;
    };
  }
}
