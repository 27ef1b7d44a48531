import { actionCard } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { units } from '#ti3/rules/politics/outcome-values.ts';

export default actionCard({
  id: 'enhanced-armor',
  name: 'Enhanced Armor',
  copies: 2,
  text: 'Action: in this round your cruisers can take damage before they are destroyed.',
  confidence: 'medium',
  action: {
    problem: (game, { holder, component }) => {
      if (effectsOf(game, component, holder).length) return 'Your cruisers are armored already.';
      return units('cruiser')(game, holder) ? undefined : 'You have no cruiser.';
    },
    effect: (game, { holder, component }) => {
      addEffect(game, component, holder, null, 'round');
    },
  },
  modifiers: {
    sustains: (_game, { holder }, sustains, { seat, type }) => sustains || (seat === holder && type === 'cruiser'),
  },
});
