import { rerollDiceForCard } from '#ti3/rules/combat/dice.ts';
import { chooseDie, diceOnTable } from '#ti3/rules/combat/dice-window.ts';
import { actionCard, on } from '#ti3/rules/components/component.ts';

export default actionCard({
  id: 'recheck',
  name: 'Recheck',
  copies: 4,
  text: 'After dice are rolled in your space battle or invasion combat: reroll 1 die of either side.',
  sense: 'in-close-battles',
  confidence: 'medium',
  reactions: [
    on('after', 'dice-rolled', {
      // PDS that fire after a movement are not in a battle yet.
      isUsable: (game, { holder }, { attacker, defender, purpose }) =>
        purpose !== 'pds' && [attacker, defender].includes(holder) && diceOnTable(game).length > 0,
      target: (_game, { holder }) => chooseDie.ask(holder, {}),
      effect: (game, { component, key }, _event, [choice]) => {
        const found = diceOnTable(game).find((one) => one.key === choice);
        // The key is of the card, not of the component, so that several copies can reroll the same die.
        if (found) rerollDiceForCard(game, found.seat, [found.die], component, key);
      },
    }),
  ],
});
