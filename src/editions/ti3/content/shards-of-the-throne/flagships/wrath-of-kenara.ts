import { rerollDiceForCard } from '#ti3/rules/combat/dice.ts';
import { chooseDie, diceOnTable } from '#ti3/rules/combat/dice-window.ts';
import { flagship, on } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { flagshipIn } from '#ti3/rules/units/flagships.ts';
import { seatOf } from '#ti3/rules/seats.ts';

const EACH_ROUND = 2;

export default flagship({
  id: 'wrath-of-kenara',
  name: 'Wrath of Kenara',
  text: "After you roll dice in a round of a space battle or invasion combat in this flagship's system: you may spend 1 trade good to reroll 1 of the dice, up to twice per round.",
  race: 'hacan',
  cost: 10,
  battle: 7,
  dice: 3,
  movement: 2,
  capacity: 4,
  confidence: 'high',
  sense: 'in-close-battles',
  reactions: [
    on('after', 'dice-rolled', {
      isRepeatable: true,
      isUsable: (game, { holder, component }, { system, purpose }) =>
        (purpose === 'space' || purpose === 'ground') &&
        flagshipIn(game, holder, system) !== undefined &&
        seatOf(game, holder).tradeGoods > 0 &&
        effectsOf(game, component, holder).length < EACH_ROUND &&
        diceOnTable(game, holder).length > 0,
      target: (_game, { holder }) => chooseDie.ask(holder, { whose: holder, owes: true }),
      effect: (game, { holder, component }, _event, [choice]) => {
        const found = diceOnTable(game, holder).find((one) => one.key === choice);
        if (!found) return;
        changeTradeGoods(game, holder, -1);
        addEffect(game, component, holder, null, 'battle-round');
        rerollDiceForCard(game, holder, [found.die], component, `${component} ${found.die.rerolled?.length ?? 0}`);
      },
    }),
  ],
});
