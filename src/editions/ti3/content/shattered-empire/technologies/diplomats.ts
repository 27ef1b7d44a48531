import { unwind } from '#engine';
import { on, technology } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { removeCounterFromSystem, spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { tacticalAction } from '#ti3/rules/phases/tactical-action.ts';
import { controlsSystem } from '#ti3/rules/objectives/objective-counts.ts';
import { seatOf } from '#ti3/rules/seats.ts';

export default technology({
  id: 'diplomats',
  name: 'Diplomats',
  text: 'Once per turn, after another player activates a system you control: you may spend 1 strategy counter to end their action. Their counter there returns to their reinforcements.',
  race: 'xxcha',
  cost: 5,
  needs: [],
  confidence: 'medium',
  sense: 'seldom',
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder, component }, { seat, system }) =>
        seat !== holder &&
        game.enclosingData(tacticalAction) !== undefined &&
        seatOf(game, holder).counters.strategy > 0 &&
        controlsSystem(game, holder, system) &&
        !effectsOf(game, component, holder).length,
      effect: (game, { holder, component }, { seat, system }) => {
        spendCounters(game, holder, 'strategy', 1);
        addEffect(game, component, holder, null, 'turn');
        removeCounterFromSystem(game, seat, system);
        return unwind(tacticalAction, 'done');
      },
    }),
  ],
});
