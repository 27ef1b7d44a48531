import { Illegal } from '#engine';

/** What one step from a standing to the next costs is 1: so many of them take a few seconds. */
const MOST = 40_000_000;
/** Steps that are kept, where rounds may lead back to where they began: each takes memory. */
const MOST_KEPT = 1_500_000;

/** So many steps lie between two looks at how long it has taken. */
const NOW_AND_THEN = 20_000;

/** What else costs as much as so many steps. */
export const STEP_COSTS = {
  /** Going through every die of one side by the rules. */
  roll: 2_000,
  /** Taking hits by the rules. */
  hit: 500,
  /** A moment of the combat by the rules' own procedures. */
  moment: 4_000,
} as const;

/** How much work a combat may be: with many kinds of units on both sides, what may become of them is beyond counting. */
export class ComputeBudget {
  private spent = 0;
  private kept = 0;
  private asked = 0;
  private readonly enough: (() => boolean) | undefined;

  /** `enough`: asked now and then whether whoever waits has waited long enough. */
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

  /** Before it is begun: whether so much can be spent at all. */
  requireAffordable(cost: number): void {
    if (cost > MOST) throw tooLarge();
  }
}

const tooLarge = (): Illegal =>
  new Illegal('That is too large to reckon exactly: name fewer units, or fewer kinds of them.');
