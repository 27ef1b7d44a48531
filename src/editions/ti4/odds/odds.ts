import type { Sides } from '#ti4/rules/combat/combat.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import type { SeatId, State, Unit } from '#ti4/rules/state.ts';
import { Budget } from './budget.ts';
import { leftOut, usedThroughout } from './excluded-components.ts';
import { courseOf, type Course, type From, type Pending } from './combat/combat-analysis.ts';
import { listOf } from './unit-lists.ts';

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

export interface Reckoning {
  odds: Odds;
  /** Who fights. */
  attacker: Unit[];
  defender: Unit[];
  /** The chance that it never ends. */
  endless: number;
  /** Abilities in force that somebody may use in it or not, and that are left out. */
  leftOut: string[];
  /** What costs nothing and is reckoned with as if it were used throughout. */
  used: string[];
}

function survivorsOf({ endings }: Course, side: keyof Sides): Survivors {
  const left = new Map<string, { units: string; chance: number }>();
  let units = 0;
  for (const { field, standing, chance } of endings) {
    const here = field.fighters(standing, side);
    units += here.length * chance;
    const text = listOf(here);
    const before = left.get(text);
    if (before) before.chance += chance;
    else left.set(text, { units: text, chance });
  }
  return { units, left: [...left.values()].sort((a, b) => b.chance - a.chance) };
}

/** The chances of a combat between two sides whose units stand in a place. Throws an Illegal where there are too many of them, or once `enough` says so. */
export function reckon(
  state: State,
  book: Rulebook,
  place: { system: string; planet?: string },
  sides: Sides,
  from: From = 'before',
  pending: Pending = {},
  enough?: () => boolean,
): Reckoning {
  const course = courseOf(state, book, place, sides, from, pending, new Budget(enough));
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
    leftOut: leftOut(course.field),
    used: usedThroughout(course.field),
  };
}
