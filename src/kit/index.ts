import { bindDecks } from './cards/decks.ts';
import { bindDice } from './combat/dice.ts';
import { bindLastingEffects } from './components/lasting-effects.ts';
import { bindMoments } from './components/moments.ts';
import { bindOffers } from './prompts/offers.ts';
import { bindStandingOrders } from './prompts/standing-orders.ts';
import { bindRulebook } from './components/rulebook.ts';
import type { BoundTypes } from './components/types.ts';
import { bindAbilityUse } from './components/ability-use.ts';
import { bindModifiers } from './components/modifiers.ts';
import { bindWindows } from './components/window-host.ts';
import { bindSupposedHands } from './lookahead/supposed-hands.ts';
import { bindZones } from '#kit/components/bind-zones.ts';

/** Binds the whole kit to the types of an edition. Called once, where an edition declares its components. */
export const bindKit = <T extends BoundTypes<T>>() => ({
  ...bindZones<T>(),
  ...bindSupposedHands<T>(),
  ...bindModifiers<T>(),
  ...bindLastingEffects<T>(),
  ...bindDecks<T>(),
  ...bindDice<T>(),
  ...bindMoments<T>(),
  ...bindOffers<T>(),
  ...bindStandingOrders<T>(),
  ...bindAbilityUse<T>(),
  ...bindWindows<T>(),
  ...bindRulebook<T>(),
});
