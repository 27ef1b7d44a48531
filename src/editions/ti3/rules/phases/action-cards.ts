import { ask, chosenKeys, choose, done, type EngineBook } from '#engine';
import { formatCount } from '#text/sentences.ts';
import { componentOf } from '#ti3/rules/components/card-ids.ts';
import { drawCards, discardCards } from '#ti3/rules/components/decks.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { interruptWith, queueMoment } from '#ti3/rules/events/moments.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { CardId, ComponentId, SeatId } from '#ti3/rules/terms.ts';

/** Draws action cards for a seat: the log shows the number to all and the cards to their owner (E3 12). */
export function drawActionCards(game: Game, seat: SeatId, count: number): void {
  const cards = drawCards(game, 'action', modify(game, 'cards-drawn', { seat }, count));
  if (!cards.length) return;
  seatOf(game, seat).actionCards.push(...cards);
  game.addFact({ type: 'action-cards-drawn', seat, count: cards.length });
  game.addFact({ type: 'action-cards-seen', to: [seat], seat, cards });
}

export function discardActionCards(game: Game, seat: SeatId, cards: readonly CardId[]): void {
  const place = seatOf(game, seat);
  const gone = place.actionCards.filter((card) => cards.includes(card));
  if (!gone.length) return;
  place.actionCards = place.actionCards.filter((card) => !gone.includes(card));
  discardCards(game, 'action', gone);
  game.addFact({ type: 'action-cards-discarded', seat, cards: gone });
}

/** Moves action cards from one hand to another; only these two players know which. */
export function giveActionCards(game: Game, from: SeatId, to: SeatId, cards: readonly CardId[]): void {
  const giver = seatOf(game, from);
  const passed = giver.actionCards.filter((card) => cards.includes(card));
  if (!passed.length) return;
  giver.actionCards = giver.actionCards.filter((card) => !passed.includes(card));
  seatOf(game, to).actionCards.push(...passed);
  game.addFact({ type: 'action-cards-taken', seat: to, from, count: passed.length });
  game.addFact({ type: 'action-cards-seen', to: [to], seat: to, cards: passed });
}

/** Shows a seat all action cards of another, by a component; only that seat sees in the log which they are. */
export function revealHandTo(game: Game, seat: SeatId, of: SeatId, by: ComponentId): void {
  game.addFact({ type: 'action-cards-looked-at', seat, from: of });
  game.addFact({ type: 'action-cards-seen', to: [seat], seat: of, cards: [...seatOf(game, of).actionCards] });
  queueMoment(game, 'after', 'hand-seen', { seat, of, by });
}

const surplus = (game: Game, seat: SeatId): number =>
  seatOf(game, seat).actionCards.length - modify(game, 'hand-limit', { seat }, 7);

const discardDown = question<object>()(
  'discard-to-limit',
  (game, seat) => {
    const count = surplus(game, seat);
    if (count <= 0) return { kind: 'none', reason: 'You do not have too many action cards.' };
    const options = seatOf(game, seat).actionCards.map((key) => ({
      key,
      label: nameOf(game, componentOf(key)),
      hint: game.book.components[componentOf(key)]?.text ?? '',
    }));
    return choose(`You have ${formatCount(count, 'action card')} too many. Which do you discard?`, options, {
      min: count,
      max: count,
    });
  },
  { title: 'discard action cards' },
);

/** Makes each seat above its hand limit, seven as a rule, discard down to it at once (E3 12.1). */
const handLimit = procedure<object>()('hand-limit', {
  ask: (game) =>
    ask(
      remainingSeats(game.state).flatMap((seat) => (surplus(game, seat) > 0 ? [discardDown.ask(seat, {})] : [])),
      'discarded',
    ),
  discarded: (game, _data, { asks }) => {
    for (const { player, reply } of asks) discardActionCards(game, player, chosenKeys(reply ?? null));
    return done();
  },
});

export const handLimitCheck: EngineBook<Game>['standingChecks'][number] = (game) =>
  remainingSeats(game.state).some((seat) => surplus(game, seat) > 0) ? interruptWith(handLimit, {}) : undefined;

export const actionCardProcedures = [handLimit];
export const actionCardQuestions = [discardDown];
