import { Illegal } from '#engine';

/** Maximum cost of an analysis. A step from one combat state to the next costs 1, so this takes a few seconds. */
const MOST = 40_000_000;
/** Maximum number of stored steps, which take memory, for rounds that may return to an earlier state. */
const MOST_KEPT = 1_500_000;

/** Number of steps between two time checks. */
const NOW_AND_THEN = 20_000;

/** Costs of other operations, in steps. */
export const STEP_COSTS = {
  /** Enumerating the dice of one side by the rules. */
  roll: 2_000,
  /** Assigning hits by the rules. */
  hit: 500,
  /** Running a timing window of the combat by the rules' own procedures. */
  moment: 4_000,
} as const;

/** Limits the work of a combat analysis: with many kinds of units on both sides the states are too numerous. */
export class ComputeBudget {
  private spent = 0;
  private kept = 0;
  private asked = 0;
  private readonly enough: (() => boolean) | undefined;

  /** @param enough Called from time to time; returns true once the user has waited long enough. */
  constructor(enough?: () => boolean) {
    this.enough = enough;
  }

  spend(cost: number): void {
    this.spent += cost;
    if (this.spent > MOST) throw tooLarge();
    if (this.spent < this.asked) return;
    this.asked = this.spent + NOW_AND_THEN;
    if (this.enough?.()) throw tooLarge();
  }

  addKept(steps: number): void {
    this.kept += steps;
    if (this.kept > MOST_KEPT) throw tooLarge();
    this.spend(steps);
  }

  /** Throws an Illegal if the cost of an operation exceeds the whole budget, before it starts. */
  requireAffordable(cost: number): void {
    if (cost > MOST) throw tooLarge();
  }
}

const tooLarge = (): Illegal =>
  new Illegal('This combat is too large to calculate exactly. Use fewer units or fewer types of units.');
