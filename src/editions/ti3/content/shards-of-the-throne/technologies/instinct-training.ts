import { unwind } from '#engine';
import { on, technology } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { seatOf } from '#ti3/rules/seats.ts';

export default technology({
  id: 'instinct-training',
  name: 'Instinct Training',
  text: 'Once per turn, when another player plays an action card other than Sabotage: you may spend 1 strategy counter to cancel that card.',
  race: 'xxcha',
  cost: 4,
  needs: [],
  confidence: 'medium',
  sense: 'seldom',
  reactions: [
    on('when', 'action-card-played', {
      isUsable: (game, { holder, component }, { seat, component: played }) =>
        // For Sabotage see 12.2.
        seat !== holder &&
        played !== 'sabotage' &&
        seatOf(game, holder).counters.strategy > 0 &&
        !effectsOf(game, component, holder).length,
      effect: (game, { holder, component }, { seat, card, frame }) => {
        spendCounters(game, holder, 'strategy', 1);
        addEffect(game, component, holder, null, 'turn');
        game.addFact({ type: 'action-card-cancelled', seat, card, by: component });
        return unwind(frame, 'cancelled'); // 12.3
      },
    }),
  ],
});
