import { unwind } from '../../../../../engine/index.ts';
import { rollAgain } from '../../../rules/combat/dice.ts';
import { chooseDie, diceLying } from '../../../rules/combat/dice-lying.ts';
import type { RollPurpose } from '../../../rules/combat/purposes.ts';
import { actionCard, on } from '../../../rules/components/component.ts';

const BY_PDS: readonly RollPurpose[] = ['pds', 'landing-fire'];

export default actionCard({
  id: 'faulty-targeting-systems',
  name: 'Faulty Targeting Systems',
  copies: 2,
  text: 'At any time: Minelayers of another player have no effect; or you take a space mine off the board, where the game has those; or another player rolls a die of their PDS again.',
  confidence: 'medium',
  reactions: [
    on('when', 'action-card-played', {
      usable: (_game, { holder }, { seat, component }) => seat !== holder && component === 'minelayers',
      effect: (game, { component }, { seat, card, frame }) => {
        game.fact({ type: 'action-card-cancelled', seat, card, by: component });
        return unwind(frame, 'cancelled');
      },
    }),
    on('after', 'dice-rolled', {
      usable: (game, { holder }, { purpose, attacker, defender }) => {
        const shooter = [attacker, defender].find((seat) => diceLying(game, seat).length > 0);
        return BY_PDS.includes(purpose) && shooter !== undefined && shooter !== holder;
      },
      target: (_game, { holder }) => chooseDie.of(holder, {}),
      effect: (game, { component, key }, _event, [choice]) => {
        const found = diceLying(game).find((one) => one.key === choice);
        if (found) rollAgain(game, found.seat, [found.die], component, key);
      },
    }),
  ],
});
