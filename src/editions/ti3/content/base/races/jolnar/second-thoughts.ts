import { rerollDiceForCard } from '#ti3/rules/combat/dice.ts';
import { chooseDie, diceOnTable } from '#ti3/rules/combat/dice-window.ts';
import { ability, on } from '#ti3/rules/components/component.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { seatOf } from '#ti3/rules/seats.ts';

export default ability({
  id: 'second-thoughts',
  name: 'Second Thoughts',
  text: 'After you roll dice for your units: you may spend 1 strategy counter to reroll 1 of the dice. You may repeat this.',
  confidence: 'high',
  sense: 'seldom',
  reactions: [
    on('after', 'dice-rolled', {
      isRepeatable: true,
      isUsable: (game, { holder }) =>
        seatOf(game, holder).counters.strategy > 0 && diceOnTable(game, holder).length > 0,
      target: (_game, { holder }) => chooseDie.ask(holder, { whose: holder }),
      effect: (game, { holder, component }, _event, [choice]) => {
        const found = diceOnTable(game, holder).find((one) => one.key === choice);
        if (!found) return;
        spendCounters(game, holder, 'strategy', 1);
        // Each counter allows another reroll of the same die, so the key contains the number of rerolls.
        rerollDiceForCard(game, holder, [found.die], component, `${component} ${found.die.rerolled?.length ?? 0}`);
      },
    }),
  ],
});
