import { agenda } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { isLawInPlay } from '#ti4/rules/politics/laws.ts';
import { seatsFrom } from '#ti4/rules/seats.ts';

const ID = 'checks-and-balances';
const READIED = 3;

export default agenda({
  id: ID,
  name: 'Checks and Balances',
  set: 'pok',
  text: 'For: a player who picks a strategy card gives it to another player who has none (3 or 4 players: fewer than 2), if able. Against: when this agenda phase ends, each player readies only 3 planets.',
  type: 'law',
  elect: 'for-against',
  advice: { outcomes: { against: { resources: -3 } } },
  resolve: (game, outcome) => {
    if (outcome === 'against')
      for (const seat of seatsFrom(game.state, game.state.speaker)) addEffect(game, ID, seat, null, 'phase');
  },
  modifiers: {
    'gives-chosen-card': (game, held, gives) => gives || isLawInPlay(game, held),
    'planets-readied': (game, held, count, { seat }) =>
      !isLawInPlay(game, held) && seat === held.holder ? Math.min(count, READIED) : count,
  },
});
