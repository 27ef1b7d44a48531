import { addEffect } from '#ti2/rules/components/kit.ts';
import { politicalCard, type Game } from '#ti2/rules/components/component.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

const FEE = 35;

/** Raises an attack fee; a player who has paid for one attack pays no more for the rest of the round. */
export const raiseAttackFee = (game: Game, value: number, seat: SeatId): number =>
  game.facts.some((fact) => fact.type === 'credits-paid' && fact.why === 'attack' && fact.seat === seat)
    ? value
    : Math.max(value, FEE);

export default politicalCard({
  id: 'ceasefire',
  name: 'Ceasefire',
  copies: 2,
  elect: 'for-against',
  text: 'For: this round, players must pay 35 credits before their first attack: moving ships into a system with enemy ships, or bombarding, using X-89 on or landing ground forces on an enemy planet. PDS fire (including Deep Space Cannon) is not an attack. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  resolve: (game, outcome) => {
    if (outcome === 'for') addEffect(game, 'ceasefire', '', null, 'round');
  },
  modifiers: {
    'attack-fee': (game, _held, value, { seat }) => raiseAttackFee(game, value, seat),
  },
});
