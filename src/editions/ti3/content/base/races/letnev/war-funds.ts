import { ability, on, type Game, type HeldComponent } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { PlanetId } from '#ti3/rules/terms.ts';

const PRICE = 2;
const PAID = 'paid';

interface Round {
  attacker: string;
  defender: string;
  planet?: PlanetId;
}

const priceOf = (game: Game, { holder: seat, component: ability }: HeldComponent, { planet }: Round): number =>
  modify(game, 'ability-price', { seat, ability, ...(planet !== undefined && { planet }) }, PRICE);

const funding = {
  isUsable: (game: Game, held: HeldComponent, round: Round): boolean =>
    [round.attacker, round.defender].includes(held.holder) &&
    seatOf(game, held.holder).tradeGoods >= priceOf(game, held, round) &&
    !effectsOf(game, held.component, held.holder).length,
  effect: (game: Game, held: HeldComponent, round: Round): void => {
    const { holder, component } = held;
    changeTradeGoods(game, holder, -priceOf(game, held, round));
    addEffect(game, component, holder, PAID, 'battle-round');
  },
};

export default ability({
  id: 'war-funds',
  name: 'War Funds',
  text: 'When a round of your space battle or invasion combat begins: you may spend 2 trade goods. In that round, your ships get +1 on their rolls (space battle) or your ground forces get +2 (invasion combat).',
  sense: 'in-close-battles',
  confidence: 'high',
  reactions: [on('when', 'space-battle-round-begins', funding), on('when', 'invasion-round-begins', funding)],
  modifiers: {
    // The ability itself is also in force, but only the paid effect has `PAID` in its memory.
    'roll-bonus': (_game, { holder, memory }, bonus, { seat, purpose }) => {
      if (seat !== holder || memory !== PAID) return bonus;
      if (purpose === 'ground') return bonus + 2;
      return purpose === 'space' ? bonus + 1 : bonus;
    },
  },
});
