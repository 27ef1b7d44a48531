import { decksOf } from './decks.ts';
import { diceOf } from './dice.ts';
import { effectsOf } from './effects.ts';
import { momentsOf } from './moments.ts';
import { offersOf } from './offers.ts';
import { ordersOf } from './orders.ts';
import { rulebookOf } from './rulebook.ts';
import type { Bound } from './types.ts';
import { useOf } from './use.ts';
import { valuesOf } from './values.ts';
import { windowsOf } from './windows.ts';
import { zonesOf } from './zones.ts';

/** All that an edition is made of, bound to its types. Done once, where an edition declares its components. */
export const kitOf = <T extends Bound<T>>() => ({
  ...zonesOf<T>(),
  ...valuesOf<T>(),
  ...effectsOf<T>(),
  ...decksOf<T>(),
  ...diceOf<T>(),
  ...momentsOf<T>(),
  ...offersOf<T>(),
  ...ordersOf<T>(),
  ...useOf<T>(),
  ...windowsOf<T>(),
  ...rulebookOf<T>(),
});
