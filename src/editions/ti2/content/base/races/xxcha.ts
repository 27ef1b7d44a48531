import { unwind } from '#engine';
import { payFee } from '#ti2/rules/production/credits.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import { countedAgreements } from '#ti2/rules/trade/agreements.ts';
import { on, race } from '#ti2/rules/components/component.ts';

const PRICE = 5;

export default race({
  id: 'xxcha',
  name: 'The Xxcha Kingdom',
  short: 'Xxcha',
  text: 'After a political card (not an event) is read: you may pay 5 credits to discard it and draw another one. A law that is read again for a new vote is discarded too, but then no card is drawn. Each trade agreement in play gives you 1 influence.',
  home: 'xxcha-home',
  credits: 35,
  technologies: ['antimass-deflectors', 'enviro-compensator'],
  units: { carrier: 1, cruiser: 2, pds: 1, 'ground-force': 1 },
  sources: { text: 'confirmed', start: 'own' },
  seldom: true,
  modifiers: {
    influence: (game, { holder }, value, { seat }) =>
      seat === holder ? value + countedAgreements(game, holder) : value,
  },
  reactions: [
    on('when', 'political-card-read', {
      hint: 'After a political card (not an event) is read: you may pay 5 credits to discard it and draw another one. A law that is read again for a new vote is discarded too, but then no card is drawn.',
      isUsable: (game, { holder }) => seatOf(game, holder).credits >= PRICE,
      label: (game, { holder }) => `Pay ${PRICE} of your ${seatOf(game, holder).credits} credits to discard it`,
      effect: (game, { holder, component }, { card, frame }) => {
        payFee(game, holder, PRICE, 'veto');
        game.addFact({ type: 'political-card-discarded', card, by: component, seat: holder });
        return unwind(frame, 'vetoed');
      },
    }),
  ],
});
