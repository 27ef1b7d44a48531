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
  text: 'For: whoever chooses a strategy card gives it to somebody who has none, or fewer than 2 where each has 2, as long as there is anybody. Against: all ready just 3 of their planets as this agenda phase ends.',
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
