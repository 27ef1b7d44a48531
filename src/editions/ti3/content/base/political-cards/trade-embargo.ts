import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti3/rules/components/effects.ts';
import { breakAgreement, agreementsOf } from '#ti3/rules/trade/breaking-agreements.ts';
import { valueIfElected, tradesOf } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'trade-embargo';

export default politicalCard({
  id: ID,
  name: 'Trade Embargo',
  text: 'Elect a player: break all their trade agreements. They cannot make new ones this round or next round.',
  elect: 'player',
  stake: valueIfElected((game, seat) => -2 * tradesOf(game, seat)),
  confidence: 'medium',
  modifiers: {
    'agreement-barred': (game, { holder, memory }, why, { seats }) =>
      seats.includes(holder) && game.state.round <= Number(memory)
        ? 'One of you cannot make trade agreements yet (Trade Embargo).'
        : why,
  },
  reactions: [
    on('when', 'status-phase-ends', {
      lasting: true,
      mandatory: true,
      isUsable: (game, { memory }) => game.state.round >= Number(memory),
      effect: (game, { key }) => removeEffect(game, key),
    }),
  ],
  resolve: (game, seat) => {
    for (const agreement of agreementsOf(game, seat)) breakAgreement(game, agreement, null);
    addEffect(game, ID, seat, game.state.round + 1, 'game');
  },
});
