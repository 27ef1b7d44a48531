import { kit } from './component.ts';

/** Where components are in force, and from where a seat can use them: as the zones say. `ready` readies what lies in those of a phase. */
export const { zonesFor, onlyAtHand, inForce, usableFrom, barredFor, ready } = kit;
