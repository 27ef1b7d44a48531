import { ask, call, done, goto, type Id } from '#engine';
import { diceOnTable } from '#ti3/rules/combat/dice-window.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { pay, payment, type Bill } from '#ti3/rules/production/payment.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { CardId, ComponentId, SeatId } from '#ti3/rules/terms.ts';
import { cardOfPlayKey } from './card-ids.ts';
import { kit } from './component.ts';
import { discardCards } from './decks.ts';
import { substitutePrice } from './substitute-cards.ts';

const useAbility = kit.useAbilityProcedure((game, { seat, component }) =>
  game.addFact({ type: 'ability-used', seat, component }),
);

const isLaidAside = (game: Game, component: ComponentId): boolean =>
  game.book.byKind['action-card'][component].laidAside?.(game) ?? false;

/** Plays an action card (E3 12.2): it is revealed, other players can answer, then it takes effect. */
const playActionCard = kit.playCardProcedure('play-action-card', {
  begins: (game, { seat, component, key }) => {
    const card = cardOfPlayKey(key);
    const place = seatOf(game, seat);
    place.actionCards = place.actionCards.filter((one) => one !== card);
    discardCards(game, 'action', [card]);
    game.addFact({
      type: isLaidAside(game, component) ? 'action-card-spent' : 'action-card-played',
      seat,
      card,
      component,
    });
  },
  targeted: (game, { seat, component, target }, answer) => {
    if (typeof answer === 'number') game.addFact({ type: 'target-named', seat, component, amount: answer });
    else if (target?.length) {
      const dice = diceOnTable(game).flatMap(({ key, seat: whose, die }) =>
        target.includes(key) ? [{ seat: whose, unit: die.unit, face: die.face }] : [],
      );
      game.addFact({ type: 'target-named', seat, component, target, ...(dice.length && { dice }) });
    }
  },
  announced: (game, { seat, key, component, use }) => {
    if (use === 'anytime' && isLaidAside(game, component)) return goto('effect');
    const card = cardOfPlayKey(key);
    const played = { seat, card, component, frame: game.framePath[game.framePath.length - 1].id };
    const price = substitutePrice(game, card, component);
    return price === undefined
      ? kit.openWindow('when', 'action-card-played', played, 'effect')
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

/** Pays for a card that substitutes for another, then opens the window of the card it is played as. */
const payAndAnnounce = procedure<Announced & { price: number }>()('pay-and-announce', {
  ask: (_game, data) => ask([payment.ask(data.seat, billOf(data))], 'paid'),
  paid: (game, data, { answer }) => {
    const { seat, card, component, frame } = data;
    pay(game, seat, billOf(data), answer);
    return kit.openWindow('when', 'action-card-played', { seat, card, component, frame }, 'end');
  },
  end: () => done(),
});

export const playProcedures = [useAbility, playActionCard, payAndAnnounce];

/** Component actions with the reason why each cannot be used, and abilities usable at any time. */
export const { componentActions, anytimeAbilities, callAbility, useActions } = kit;
