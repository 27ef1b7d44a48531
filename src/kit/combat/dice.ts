import { itemAt } from '#engine';
import type { BoundTypes, GameOf } from '#kit/components/types.ts';

/** Result that a die must reach. */
export interface HitThreshold {
  /** Lowest result that hits. */
  hitsOn: number;
  /** Bonus to the face of the die. */
  bonus: number;
}

/** State of a rolled die. */
export interface DieState {
  /** Face of the die, from 1 to its number of sides. */
  face: number;
  /** Amounts that components have added to the result since the roll. */
  raised?: { by: string; amount: number }[];
  /** Earlier faces, each with the component that rerolled it. */
  rerolled?: { face: number; by: string }[];
}

/** Rolled die, stored with what it was rolled for. */
export type DieFor<For extends object> = For & HitThreshold & DieState;

/** Configuration of an edition's dice. */
export interface DiceConfig {
  sides: number;
  /** Returns the draw label of a reroll. It is part of the address of its chance and never changes. */
  againLabel: (by: string) => string;
}

/** Returns the result of a die: its face with bonus and raises. */
export const dieResult = ({ face, bonus, raised = [] }: HitThreshold & DieState): number =>
  raised.reduce((sum, { amount }) => sum + amount, face + bonus);

export const isHit = (die: HitThreshold & DieState): boolean => dieResult(die) >= die.hitsOn;

/** Tells whether a component has already rerolled this die. */
export const wasRerolledBy = ({ rerolled = [] }: DieState, by: string): boolean =>
  rerolled.some((one) => one.by === by);

/** Adds to the result of a die; a reroll loses the addition. */
export function raiseDie(die: DieState, by: string, amount: number): void {
  (die.raised ??= []).push({ by, amount });
}

/** Binds dice rolls to an edition. */
export const bindDice = <T extends BoundTypes<T>>() => ({
  configureDice: ({ sides, againLabel }: DiceConfig) => ({
    /** Rolls dice in the given order. `label`: draw label of the roll, part of the address of its chance. */
    rollDice<For extends object>(game: GameOf<T>, label: string, dice: readonly (For & HitThreshold)[]): DieFor<For>[] {
      const faces = game.roll(label, dice.length, sides);
      return dice.map((die, i) => ({ ...die, face: itemAt(faces, i) }));
    },
    /**
     * Rerolls dice: the new result counts, and additions to the old one are lost. A component rerolls each die at most
     * once; dice that it has already rerolled stay unchanged. Returns the rerolled dice.
     */
    rerollDice<D extends DieState>(game: GameOf<T>, dice: readonly D[], by: string): D[] {
      const again = dice.filter((die) => !wasRerolledBy(die, by));
      const faces = game.roll(againLabel(by), again.length, sides);
      again.forEach((die, i) => {
        (die.rerolled ??= []).push({ face: die.face, by });
        die.face = itemAt(faces, i);
        delete die.raised;
      });
      return again;
    },
  }),
});
