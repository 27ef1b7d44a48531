import { kit } from './component.ts';

/** Computes a value with the modifiers of all components and lasting effects in force. */
export const { modify } = kit;
