import { call } from '../../../../../engine/index.ts';
import { politicalCard, on } from '../../../rules/components/component.ts';
import { drawActionCards } from '../../../rules/phases/action-cards.ts';
import { discardChosen } from '../../../rules/politics/council-deeds.ts';
import { playing } from '../../../rules/seats.ts';
import { cards, ifDecided } from '../../../rules/politics/stakes.ts';

export default politicalCard({
  id: 'regressive-rhetoric',
  name: 'Regressive Rhetoric',
  text: 'For: technologies cost 2 more, and whoever does not follow Technology may draw an action card. Against: all discard an action card.',
  law: true,
  elect: 'for-against',
  stake: ifDecided({ for: -1, against: (game, seat) => -Math.min(1, cards(game, seat)) }),
  confidence: 'medium',
  modifiers: { 'technology-price': (_game, _held, price) => price + 2 },
  reactions: [
    on('after', 'secondary-declined', {
      usable: (_game, { holder }, { seat, card }) => seat === holder && card === 'technology',
      effect: (game, { holder }) => drawActionCards(game, holder, 1),
    }),
  ],
  resolve: (game, outcome) =>
    outcome === 'against' ? call(discardChosen, { seats: playing(game.state), count: 1 }, 'finish') : undefined,
});
