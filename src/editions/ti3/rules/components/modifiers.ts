import { kit } from './component.ts';

/** A value as it stands with every component and lasting effect in force. */
export const { modify } = kit;
