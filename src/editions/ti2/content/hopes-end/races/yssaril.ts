import { addEffect, effectsOf } from '#ti2/rules/components/kit.ts';
import { chooseHand, seatsWithCards } from '#ti2/rules/components/target-questions.ts';
import { othersFrom, seatOf } from '#ti2/rules/seats.ts';
import { on, race } from '#ti2/rules/components/component.ts';

export default race({
  id: 'yssaril',
  name: 'The Yssaril Tribes',
  short: 'Yssaril',
  text: "Draw 1 extra action card in each economy phase. Once in each political phase, after a political card is read: you may look at another player's action cards.",
  home: 'yssaril-home',
  credits: 35,
  technologies: ['antimass-deflectors', 'xrd-transporter'],
  units: { carrier: 2, cruiser: 1, 'ground-force': 2 },
  sources: { text: 'confirmed', start: 'own' },
  modifiers: {
    'cards-drawn': (_game, { holder }, value, { seat }) => (seat === holder ? value + 1 : value),
  },
  reactions: [
    on('when', 'political-card-read', {
      hint: "Once in each political phase, after a political card is read: you may look at another player's action cards.",
      isUsable: (game, { holder, component }) =>
        !effectsOf(game, component, holder).length && seatsWithCards(game, othersFrom(game.state, holder)).length > 0,
      label: () => "Look at a player's action cards",
      target: (game, { holder }) =>
        chooseHand(game, holder, 'Whose action cards do you look at?', othersFrom(game.state, holder)),
      effect: (game, { holder, component }, _event, [seat]) => {
        addEffect(game, component, holder, null, 'phase');
        game.addFact({ type: 'action-cards-seen', to: [holder], seat, cards: [...seatOf(game, seat).actionCards] });
      },
    }),
  ],
});
