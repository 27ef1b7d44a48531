import type { Game } from '#ti4/rules/game.ts';
import { newIdOf } from './id-sequence.ts';
import { kit } from './component.ts';
import { invalidateInForce } from './in-force.ts';
import type { LastingEffect } from '#ti4/rules/state.ts';

export type Until = LastingEffect['until'];

/**
 * Effects that last after their card is gone (Abilities, 1). The end of a turn also ends the effects that last for its
 * action, and so on.
 */
export const { addEffect, removeEffect, expireEffects, effectsOf } = kit.configureLastingEffects({
  id: (game, holder) => newIdOf(game, 'e', holder),
  ending: {
    'combat-round': ['combat-round'],
    combat: ['combat-round', 'combat'],
    production: ['production'],
    action: ['combat-round', 'combat', 'production', 'action'],
    turn: ['combat-round', 'combat', 'production', 'action', 'turn'],
    agenda: ['agenda'],
    phase: ['combat-round', 'combat', 'production', 'action', 'turn', 'agenda', 'phase'],
    round: ['combat-round', 'combat', 'production', 'action', 'turn', 'agenda', 'phase', 'round'],
  },
});

/** Removes all effects with this duration and returns them, to be restored later. */
export function shelveEffects(game: Game, until: Until): LastingEffect[] {
  const shelved = Object.values(game.state.effects).filter((effect) => effect.until === until);
  for (const { id } of shelved) removeEffect(game, id);
  return shelved;
}

export function restoreEffects(game: Game, effects: readonly LastingEffect[]): void {
  for (const effect of effects) game.state.effects[effect.id] = effect;
  invalidateInForce(game);
}
