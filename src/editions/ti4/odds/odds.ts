import type { Sides } from '#ti4/rules/combat/combat.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import type { SeatId, State, Unit } from '#ti4/rules/state.ts';
import { ComputeBudget } from './budget.ts';
import { listExcluded, listAssumedUsed } from './excluded-components.ts';
import { analyzeCombat, type CombatAnalysis, type AnalysisStart, type PendingHits } from './combat/combat-analysis.ts';
import { formatUnitList } from './unit-lists.ts';

/** Remaining units of one side with their probabilities. */
export interface Survivors {
  /** Average number of remaining units. */
  units: number;
  /** Possible results, the most likely first. */
  left: { units: string; chance: number }[];
}

/** Odds of a combat from the attacker's view. */
export interface Odds {
  win: number;
  draw: number;
  loss: number;
  survivors: { attacker: Survivors; defender: Survivors };
}

export interface OddsReport {
  odds: Odds;
  /** Fighting units of each side. */
  attacker: Unit[];
  defender: Unit[];
  /** Probability that the combat never ends. */
  endless: number;
  /** Optional abilities in force that the analysis leaves out. */
  excluded: string[];
  /** Free bonuses that the analysis assumes to be used. */
  assumedUsed: string[];
}

function survivorsOf({ endings }: CombatAnalysis, side: keyof Sides): Survivors {
  const left = new Map<string, { units: string; chance: number }>();
  let units = 0;
  for (const { field, standing, chance } of endings) {
    const here = field.fightingUnits(standing, side);
    units += here.length * chance;
    const text = formatUnitList(here);
    const before = left.get(text);
    if (before) before.chance += chance;
    else left.set(text, { units: text, chance });
  }
  return { units, left: [...left.values()].sort((a, b) => b.chance - a.chance) };
}

/**
 * Computes the odds of a combat between two sides' units in a place. Throws an Illegal if there are too many states, or
 * once `enough` returns true.
 */
export function computeOdds(
  state: State,
  book: Rulebook,
  place: { system: string; planet?: string },
  sides: Sides,
  from: AnalysisStart = 'before',
  pending: PendingHits = {},
  enough?: () => boolean,
): OddsReport {
  const course = analyzeCombat(state, book, place, sides, from, pending, new ComputeBudget(enough));
  const chanceOf = (winner: SeatId | null): number =>
    course.endings.reduce((sum, one) => sum + (one.winner === winner ? one.chance : 0), 0);
  return {
    odds: {
      win: chanceOf(sides.attacker),
      draw: chanceOf(null),
      loss: chanceOf(sides.defender),
      survivors: { attacker: survivorsOf(course, 'attacker'), defender: survivorsOf(course, 'defender') },
    },
    ...course.fighting,
    endless: course.endless,
    excluded: listExcluded(course.field),
    assumedUsed: listAssumedUsed(course.field),
  };
}
