import { call, done, goto } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { procedure } from '#ti3/rules/game.ts';
import { drawAgenda, discardAgenda } from '#ti3/rules/politics/political-card.ts';
import { discardAtRandom } from '#ti3/rules/politics/imposed-choices.ts';
import { voteOn } from '#ti3/rules/politics/voting.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import type { ComponentId } from '#ti3/rules/terms.ts';
import { cards, valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'technology-investigation-committee';

const further = procedure<{ left: number; card?: ComponentId }>()('technology-investigation-committee', {
  next: (game, data) => {
    const card = data.left > 0 ? drawAgenda(game) : undefined;
    if (card === undefined) return done();
    data.left -= 1;
    data.card = card;
    return call(voteOn, { card }, 'voted');
  },
  voted: (game, { card = '' }) => {
    discardAgenda(game, card);
    return goto('next');
  },
});

export default politicalCard({
  id: ID,
  name: 'Technology Investigation Committee',
  text: 'For: no player can pay for a technology for the rest of the round. Against: each player discards 1 action card at random. Then the council votes on the next 2 political cards, one after the other.',
  elect: 'for-against',
  stake: valueIfDecided({ for: -1.5, against: (game, seat) => -Math.min(1, cards(game, seat)) }),
  confidence: 'medium',
  modifiers: {
    'technology-purchase-barred': () =>
      'No player can pay for a technology this round (Technology Investigation Committee).',
  },
  procedures: [further],
  resolve: (game, outcome) => {
    if (outcome === 'against') {
      discardAtRandom(game, remainingSeats(game.state));
      return call(further, { left: 2 }, 'finish');
    }
    addEffect(game, ID, '', null, 'round');
  },
});
