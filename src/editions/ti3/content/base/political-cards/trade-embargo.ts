import { politicalCard, on } from '../../../rules/components/component.ts';
import { addEffect, removeEffect } from '../../../rules/components/effects.ts';
import { breakAgreement, agreementsOf } from '../../../rules/trade/breaking.ts';
import { ifElected, tradesOf } from '../../../rules/politics/stakes.ts';

const ID = 'trade-embargo';

export default politicalCard({
  id: ID,
  name: 'Trade Embargo',
  text: 'Elect a player: all their trade agreements are broken, and they make none in this round and the next.',
  elect: 'player',
  stake: ifElected((game, seat) => -2 * tradesOf(game, seat)),
  confidence: 'medium',
  modifiers: {
    'agreement-barred': (game, { holder, memory }, why, { seats }) =>
      seats.includes(holder) && game.state.round <= Number(memory) ? 'A trade embargo is in force.' : why,
  },
  reactions: [
    on('when', 'status-phase-ends', {
      lasting: true,
      mandatory: true,
      usable: (game, { memory }) => game.state.round >= Number(memory),
      effect: (game, { key }) => removeEffect(game, key),
    }),
  ],
  resolve: (game, seat) => {
    for (const agreement of agreementsOf(game, seat)) breakAgreement(game, agreement, null);
    addEffect(game, ID, seat, game.state.round + 1, 'game');
  },
});
