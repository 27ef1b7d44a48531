import { ability, on, type Game, type Held } from '../../../../rules/components/component.ts';
import { addEffect, effectsOf } from '../../../../rules/components/effects.ts';
import { changeTradeGoods } from '../../../../rules/counters/trade-goods.ts';
import { seatOf } from '../../../../rules/seats.ts';

const PRICE = 2;
const PAID = 'paid';

const funding = {
  usable: (game: Game, { holder, component }: Held, { attacker, defender }: { attacker: string; defender: string }): boolean =>
    [attacker, defender].includes(holder) && seatOf(game, holder).tradeGoods >= PRICE && !effectsOf(game, component, holder).length,
  effect: (game: Game, { holder, component }: Held): void => {
    changeTradeGoods(game, holder, -PRICE);
    addEffect(game, component, holder, PAID, 'battle-round');
  },
};

export default ability({
  id: 'war-funds',
  name: 'War Funds',
  text: 'As a round of battle of yours begins you may pay 2 trade goods: in it your ships get +1, or your ground forces +2.',
  sense: 'in-close-battles',
  confidence: 'high',
  reactions: [on('when', 'space-battle-round-begins', funding), on('when', 'invasion-round-begins', funding)],
  modifiers: {
    // The ability itself is in force too: what has been paid for is what remembers it.
    'roll-bonus': (_game, { holder, memory }, bonus, { seat, purpose }) => {
      if (seat !== holder || memory !== PAID) return bonus;
      if (purpose === 'ground') return bonus + 2;
      return purpose === 'space' ? bonus + 1 : bonus;
    },
  },
});
