import { call } from '#engine';
import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import { loseImposed } from '#ti3/rules/politics/imposed-choices.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'minister-of-war',
  name: 'Minister of War',
  text: 'Elect a player: when their space battle begins, they may spend 1 strategy counter. Then their opponent assigns 1 hit to their own ships before the first round.',
  sense: 'in-close-battles',
  law: true,
  elect: 'player',
  stake: valueIfElected(2),
  confidence: 'medium',
  reactions: [
    on('when', 'space-battle-joined', {
      isUsable: (game, { holder }, { attacker, defender }) =>
        [attacker, defender].includes(holder) && seatOf(game, holder).counters.strategy > 0,
      effect: (game, { holder }, { system, attacker, defender }) => {
        spendCounters(game, holder, 'strategy', 1);
        const seat = holder === attacker ? defender : attacker;
        return call(
          loseImposed,
          { losses: [{ seat, units: shipsIn(game, system, seat).map(({ id }) => id), count: 1, hits: true }] },
          'finish',
        );
      },
    }),
  ],
});
