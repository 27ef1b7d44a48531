import type { BoundTypes, GameOf } from '#kit/components/types.ts';

/** What a die must come to. */
export interface HitThreshold {
  /** The least result that hits. */
  hitsOn: number;
  /** Added to what it shows. */
  bonus: number;
}

/** How a die lies. */
export interface DieState {
  /** What it shows, from 1 to its number of sides. */
  face: number;
  /** What components have added to its result since it was rolled. */
  raised?: { by: string; amount: number }[];
  /** What it showed before, and by which component it was rolled again. */
  rerolled?: { face: number; by: string }[];
}

/** A die on the table, kept with what it was rolled for. */
export type DieFor<For extends object> = For & HitThreshold & DieState;

/** What an edition says of its dice. */
export interface DiceConfig {
  sides: number;
  /** What rolling again is called: part of the address of its chance, which never changes. */
  againLabel: (by: string) => string;
}

/** What a die comes to. */
export const dieResult = ({ face, bonus, raised = [] }: HitThreshold & DieState): number =>
  raised.reduce((sum, { amount }) => sum + amount, face + bonus);

export const isHit = (die: HitThreshold & DieState): boolean => dieResult(die) >= die.hitsOn;

/** Whether something has rolled this die again already. */
export const wasRerolledBy = ({ rerolled = [] }: DieState, by: string): boolean =>
  rerolled.some((one) => one.by === by);

/** Adds to what a die comes to; rolled again, it loses that. */
export function raiseDie(die: DieState, by: string, amount: number): void {
  (die.raised ??= []).push({ by, amount });
}

/** Binds dice that are rolled for something to an edition. */
export const bindDice = <T extends BoundTypes<T>>() => ({
  configureDice: ({ sides, againLabel }: DiceConfig) => ({
    /** Rolls dice in the order given. `label`: what the roll is called, part of the address of its chance. */
    rollDice<For extends object>(game: GameOf<T>, label: string, dice: readonly (For & HitThreshold)[]): DieFor<For>[] {
      const faces = game.roll(label, dice.length, sides);
      return dice.map((die, i) => ({ ...die, face: faces[i] }));
    },
    /**
     * Rolls dice again: the new result counts, and what was added to the old one is lost. The same component does so once at most
     * for each die; others stay as they lie. Gives back those that were rolled.
     */
    rerollDice<D extends DieState>(game: GameOf<T>, dice: readonly D[], by: string): D[] {
      const again = dice.filter((die) => !wasRerolledBy(die, by));
      const faces = game.roll(againLabel(by), again.length, sides);
      again.forEach((die, i) => {
        (die.rerolled ??= []).push({ face: die.face, by });
        die.face = faces[i];
        delete die.raised;
      });
      return again;
    },
  }),
});
