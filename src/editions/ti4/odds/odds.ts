import type { Sides } from '#ti4/rules/combat/combat.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import type { SeatId, State, Unit } from '#ti4/rules/state.ts';
import { ComputeBudget } from './budget.ts';
import { listExcluded, listAssumedUsed } from './excluded-components.ts';
import { analyzeCombat, type CombatAnalysis, type AnalysisStart, type PendingHits } from './combat/combat-analysis.ts';
import { formatUnitList } from './unit-lists.ts';

/** What is left of one side, with the chances of it. */
export interface Survivors {
  /** How many of its units are left on average. */
  units: number;
  /** The most likely first. */
  left: { units: string; chance: number }[];
}

/** The chances of a combat, as its attacker sees them. */
export interface Odds {
  win: number;
  draw: number;
  loss: number;
  survivors: { attacker: Survivors; defender: Survivors };
}

export interface OddsReport {
  odds: Odds;
  /** Who fights. */
  attacker: Unit[];
  defender: Unit[];
  /** The chance that it never ends. */
  endless: number;
  /** Abilities in force that somebody may use in it or not, and that are left out. */
  excluded: string[];
  /** What costs nothing and is reckoned with as if it were used throughout. */
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

/** The chances of a combat between two sides whose units stand in a place. Throws an Illegal where there are too many of them, or once `enough` says so. */
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
