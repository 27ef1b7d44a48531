import { actionCard } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { units } from '#ti3/rules/politics/outcome-values.ts';

export default actionCard({
  id: 'enhanced-armor',
  name: 'Enhanced Armor',
  copies: 2,
  text: 'Action: your cruisers can sustain damage this round.',
  confidence: 'medium',
  action: {
    problem: (game, { holder, component }) => {
      if (effectsOf(game, component, holder).length) return 'Your cruisers can already sustain damage this round.';
      return units('cruiser')(game, holder) ? undefined : 'You have no cruisers.';
    },
    effect: (game, { holder, component }) => {
      addEffect(game, component, holder, null, 'round');
    },
  },
  modifiers: {
    sustains: (_game, { holder }, sustains, { seat, type }) => sustains || (seat === holder && type === 'cruiser'),
  },
});
