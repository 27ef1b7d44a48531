import { ask, call, done } from '#engine';
import { hasBothSides, combatantsAt, isSide, placeOf, type Place, type Sides } from '#ti4/rules/combat/combat.ts';
import { actionCard, on, type HeldComponent } from '#ti4/rules/components/component.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { technologyDeck } from '#ti4/rules/technology/technology.ts';
import { canResearch } from '#ti4/rules/technology/prerequisites.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { pay, payment, spendableAmount, type Bill } from '#ti4/rules/production/payment.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';

const ID = 'reveal-prototype';
const PRICE: Bill = { kind: 'resources', amount: 4, for: 'for Reveal Prototype' };

/** Lists the unit upgrades in a seat's deck for its units in a combat. */
function prototypes(game: Game, seat: SeatId, place: Place): ComponentId[] {
  const types = new Set(combatantsAt(game, place, seat).map(({ type }) => type));
  return technologyDeck(game, seat).flatMap(({ id, upgrade }) => (upgrade && types.has(upgrade.type) ? [id] : []));
}

const usable = (game: Game, { holder }: HeldComponent, event: Place & Sides): boolean =>
  isSide(event, holder) &&
  hasBothSides(game, event) &&
  spendableAmount(game, holder, PRICE.kind) >= PRICE.amount &&
  canResearch(game, holder, (id) => prototypes(game, holder, placeOf(event)).includes(id));

const reveal = procedure<{ seat: SeatId; place: Place }>()(ID, {
  pay: (_game, { seat }) => ask([payment.ask(seat, PRICE)], 'research'),
  // The player names the technology only after the card can no longer be canceled.
  research: (game, { seat, place }, got) => {
    if (got.answer === null) return done();
    pay(game, seat, PRICE, got.answer);
    return call(research, { seat, only: prototypes(game, seat, place) }, 'end');
  },
  end: () => done(),
});

const effect = (_game: Game, { holder }: HeldComponent, event: Place & Sides) =>
  call(reveal, { seat: holder, place: placeOf(event) }, 'finish');

export default actionCard({
  id: ID,
  name: 'Reveal Prototype',
  set: 'pok',
  text: 'When your combat begins: spend 4 resources to research a unit upgrade for 1 of your units in the combat.',
  copies: 1,
  advice: { gains: { technologies: 1 }, spends: { resources: PRICE.amount } },
  procedures: [reveal],
  reactions: [
    on('when', 'space-combat-begins', { isUsable: usable, effect }),
    on('when', 'ground-combat-begins', { isUsable: usable, effect }),
  ],
});
