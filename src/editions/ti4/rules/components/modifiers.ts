import { kit } from './component.ts';

/** A value as it stands with every component and lasting effect in force; and what of them changes a number, by how much. */
export const { modify, explainModifiers } = kit;
