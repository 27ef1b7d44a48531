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
  text: 'For: after you pick a strategy card, give it to a player who has none (with 3 or 4 players: fewer than 2), if any. Against: when this agenda phase ends, players ready only 3 planets each.',
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
