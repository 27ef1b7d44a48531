import { kit } from './component.ts';

/**
 * `modify` returns a value after all components and lasting effects in force; `explainModifiers` lists which of them
 * change a number and by how much.
 */
export const { modify, explainModifiers } = kit;
