import { kit } from './component.ts';
import { newIdOf } from '#kit/state/id-sequence.ts';

/** Operations on lasting effects, which continue after their card is gone. */
export const { addEffect, removeEffect, expireEffects, effectsOf } = kit.configureLastingEffects({
  id: (game, holder) => newIdOf(game, 'e', holder || 'all'),
  ending: {
    'battle-round': ['battle-round'],
    battle: ['battle-round', 'battle'],
    action: ['battle-round', 'battle', 'action'],
    turn: ['battle-round', 'battle', 'action', 'turn'],
    phase: ['battle-round', 'battle', 'action', 'turn', 'phase'],
    round: ['battle-round', 'battle', 'action', 'turn', 'phase', 'round'],
  },
});
