import { decksOf } from './cards/decks.ts';
import { diceOf } from './combat/dice.ts';
import { effectsOf } from './components/lasting-effects.ts';
import { momentsOf } from './components/moments.ts';
import { offersOf } from './prompts/offers.ts';
import { ordersOf } from './prompts/standing-orders.ts';
import { rulebookOf } from './components/rulebook.ts';
import type { Bound } from './components/types.ts';
import { useOf } from './components/ability-use.ts';
import { valuesOf } from './components/modifiers.ts';
import { windowsOf } from './components/window-host.ts';
import { zonesOf } from './components/zones.ts';

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
