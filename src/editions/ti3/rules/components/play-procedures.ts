import { ask, call, done, goto, type Id } from '#engine';
import { diceLying } from '#ti3/rules/combat/dice-window.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { pay, payment, type Bill } from '#ti3/rules/production/payment.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { CardId, ComponentId, SeatId } from '#ti3/rules/terms.ts';
import { cardPlayed } from './card-ids.ts';
import { kit } from './component.ts';
import { layDown } from './decks.ts';
import { standInPrice } from './substitute-cards.ts';

const useAbility = kit.ordinaryUse((game, { seat, component }) => game.fact({ type: 'ability-used', seat, component }));

const isLaidAside = (game: Game, component: ComponentId): boolean =>
  game.book.byKind['action-card'][component].laidAside?.(game) ?? false;

/** Plays an action card (E3 12.2): it is shown to all, others may answer it, then it takes effect. */
const playActionCard = kit.announcedUse('play-action-card', {
  begins: (game, { seat, component, key }) => {
    const card = cardPlayed(key);
    const place = seatOf(game, seat);
    place.actionCards = place.actionCards.filter((one) => one !== card);
    layDown(game, 'action', [card]);
    game.fact({
      type: isLaidAside(game, component) ? 'action-card-spent' : 'action-card-played',
      seat,
      card,
      component,
    });
  },
  targeted: (game, { seat, component, target }, answer) => {
    if (typeof answer === 'number') game.fact({ type: 'target-named', seat, component, amount: answer });
    else if (target?.length) {
      const dice = diceLying(game).flatMap(({ key, seat: whose, die }) =>
        target.includes(key) ? [{ seat: whose, unit: die.unit, face: die.face }] : [],
      );
      game.fact({ type: 'target-named', seat, component, target, ...(dice.length && { dice }) });
    }
  },
  announced: (game, { seat, key, component, use }) => {
    if (use === 'anytime' && isLaidAside(game, component)) return goto('effect');
    const card = cardPlayed(key);
    const played = { seat, card, component, frame: game.path[game.path.length - 1].id };
    const price = standInPrice(game, card, component);
    return price === undefined
      ? kit.window('when', 'action-card-played', played, 'effect')
      : call(payAndAnnounce, { ...played, price }, 'effect');
  },
});

interface Announced {
  seat: SeatId;
  card: CardId;
  component: ComponentId;
  frame: Id;
}

const billOf = ({ price }: { price: number }): Bill => ({ kind: 'influence', amount: price, for: 'to play the card' });

/** A card that stands for another is paid for, and then answered as that one is. */
const payAndAnnounce = procedure<Announced & { price: number }>()('pay-and-announce', {
  ask: (_game, data) => ask([payment.of(data.seat, billOf(data))], 'paid'),
  paid: (game, data, { answer }) => {
    const { seat, card, component, frame } = data;
    pay(game, seat, billOf(data), answer);
    return kit.window('when', 'action-card-played', { seat, card, component, frame }, 'end');
  },
  end: () => done(),
});

export const playProcedures = [useAbility, playActionCard, payAndAnnounce];

/** What a card or ability does as an action, with why it cannot just now; and what may be done unasked. */
export const { componentActions, anytimeDeeds, callUse, useActions } = kit;
