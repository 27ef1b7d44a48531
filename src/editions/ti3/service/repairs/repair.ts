import { createRepairs } from '#kit/repairs.ts';
import { newGame } from '#ti3/rules/game.ts';

/** Defines a correction of this edition by name. Its fields arrive as text. */
export const defineRepair = createRepairs(newGame);
