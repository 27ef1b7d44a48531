import { hitsOf, type RollResult } from '#ti3/rules/combat/dice.ts';
import { diceWindow } from '#ti3/rules/combat/dice-window.ts';
import { actionCard, on } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const MOST = 2;

/** Returns the enemy's roll against a seat. */
const against = (game: Game, seat: SeatId): RollResult | undefined =>
  game.enclosingData(diceWindow)?.rolls.find(({ enemy }) => enemy === seat);

export default actionCard({
  id: 'shields-holding',
  name: 'Shields Holding',
  copies: 1,
  text: 'After your opponent rolls dice in a round of your space battle: cancel up to 2 of their hits.',
  sense: 'in-close-battles',
  confidence: 'medium',
  reactions: [
    on('after', 'dice-rolled', {
      isUsable: (game, { holder }, { purpose }) => {
        const rolled = against(game, holder);
        return purpose === 'space' && rolled !== undefined && hitsOf(rolled) > 0;
      },
      effect: (game, { holder, component }) => {
        const rolled = against(game, holder);
        if (!rolled) return;
        const hits = Math.min(MOST, hitsOf(rolled));
        rolled.cancelled = (rolled.cancelled ?? 0) + MOST;
        game.addFact({ type: 'hits-cancelled', seat: holder, by: component, hits });
      },
    }),
  ],
});
