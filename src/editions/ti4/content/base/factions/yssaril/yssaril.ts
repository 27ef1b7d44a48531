import { ask, call, chosen, done } from '../../../../../../engine/index.ts';
import { chooseDiscard, discardActionCards } from '../../../../rules/phases/action-cards.ts';
import { faction, on } from '../../../../rules/components/component.ts';
import { procedure } from '../../../../rules/game.ts';
import { modify } from '../../../../rules/components/modifiers.ts';
import { seatOf } from '../../../../rules/seats.ts';
import type { SeatId } from '../../../../rules/state.ts';

const scheming = procedure<{ seat: SeatId }>()('scheming', {
  which: (_game, { seat }) => ask([chooseDiscard.of(seat, { count: 1, why: 'for Scheming' })], 'discard'),
  discard: (game, { seat }, got) => {
    discardActionCards(game, seat, chosen(got.answer), 'scheming');
    return done();
  },
});

export default faction({
  id: 'yssaril',
  name: 'The Yssaril Tribes',
  set: 'base',
  text: 'Stall Tactics (action): discard an action card. Scheming: whenever you draw action cards you draw one more, then discard one of your hand. Crafty: you may hold any number of action cards.',
  commodities: 3,
  homeTile: '15',
  startingUnits: { carrier: 2, cruiser: 1, fighter: 2, infantry: 5, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['neural-motivator'],
  technologies: ['transparasteel-plating', 'mageon-implants'],
  units: { flagship: 'ysia-yssrila' },
  promissoryNote: 'spy-net',
  modifiers: {
    'action-cards-drawn': (game, { holder }, count, { seat }) =>
      seat === holder && count > 0 && !modify(game, 'abilities-barred', { seat }, false) ? count + 1 : count,
    // Whatever else would limit it.
    'hand-limit': (_game, { holder }, limit, { seat }) => (seat === holder ? Infinity : limit),
  },
  reactions: [
    on('after', 'action-cards-drawn', {
      called: 'Scheming',
      mandatory: true,
      usable: (_game, { holder }, { seat }) => seat === holder,
      effect: (_game, { holder }) => call(scheming, { seat: holder }, 'finish'),
    }),
  ],
  action: {
    unable: (game, { holder }) => (seatOf(game, holder).actionCards.length ? undefined : 'You have no action card to discard.'),
    target: (_game, { holder }) => chooseDiscard.of(holder, { count: 1, why: 'to stall' }),
    effect: (game, { holder }, cards) => discardActionCards(game, holder, cards, 'stall-tactics'),
  },
  procedures: [scheming],
});
