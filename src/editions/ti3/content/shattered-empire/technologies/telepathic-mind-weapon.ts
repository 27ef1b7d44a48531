import { on, technology } from '#ti3/rules/components/component.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { controlsSystem } from '#ti3/rules/objectives/objective-counts.ts';
import { seatOf } from '#ti3/rules/seats.ts';

export default technology({
  id: 'telepathic-mind-weapon',
  name: 'Telepathic Mind Weapon',
  text: 'After another player activates a system you control: they lose 1 command counter from fleet supply.',
  race: 'naalu',
  cost: 5,
  needs: [],
  confidence: 'medium',
  reactions: [
    on('after', 'system-activated', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, system }) =>
        seat !== holder && seatOf(game, seat).counters.fleet > 0 && controlsSystem(game, holder, system),
      effect: (game, _held, { seat }) => spendCounters(game, seat, 'fleet', 1),
    }),
  ],
});
