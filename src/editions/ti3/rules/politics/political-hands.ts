import { ask, chosenKeys, choose, done, type EngineBook } from '#engine';
import { formatCount } from '#text/sentences.ts';
import { drawCards, discardCards } from '#ti3/rules/components/decks.ts';
import { interruptWith } from '#ti3/rules/events/moments.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

// Hands of political cards, for games whose strategy cards deal them to players (E3 13.1).

/** Maximum number of political cards a player may hold. */
const POLITICAL_HAND_LIMIT = 5;

export const politicalHand = (game: Game, seat: SeatId): readonly ComponentId[] =>
  seatOf(game, seat).politicalCards ?? [];

/** Draws political cards for a seat: the log shows the number to all and the cards to their owner. */
export function drawPoliticalCards(game: Game, seat: SeatId, count: number): void {
  const cards = drawCards(game, 'political', count);
  if (!cards.length) return;
  seatOf(game, seat).politicalCards = [...politicalHand(game, seat), ...cards];
  game.addFact({ type: 'political-cards-drawn', seat, count: cards.length });
  game.addFact({ type: 'political-cards-seen', to: [seat], seat, cards });
}

/** Removes a political card from a hand; the caller records where it goes. */
export function removePoliticalCard(game: Game, seat: SeatId, card: ComponentId): void {
  seatOf(game, seat).politicalCards = politicalHand(game, seat).filter((one) => one !== card);
}

const surplus = (game: Game, seat: SeatId): number => politicalHand(game, seat).length - POLITICAL_HAND_LIMIT;

const discardDown = question<object>()(
  'discard-political-cards',
  (game, seat) => {
    const count = surplus(game, seat);
    if (count <= 0) return { kind: 'none', reason: 'You do not have too many political cards.' };
    const options = politicalHand(game, seat).map((key) => ({
      key,
      label: game.book.components[key].name,
      hint: game.book.components[key].text,
    }));
    return choose(`You have ${formatCount(count, 'political card')} too many. Which do you discard?`, options, {
      min: count,
      max: count,
    });
  },
  { title: 'discard political cards' },
);

const handLimit = procedure<object>()('political-hand-limit', {
  ask: (game) =>
    ask(
      remainingSeats(game.state).flatMap((seat) => (surplus(game, seat) > 0 ? [discardDown.ask(seat, {})] : [])),
      'discarded',
    ),
  discarded: (game, _data, { asks }) => {
    for (const { player, reply } of asks) {
      const gone = chosenKeys(reply ?? null);
      for (const card of gone) removePoliticalCard(game, player, card);
      discardCards(game, 'political', gone);
      game.addFact({ type: 'political-cards-discarded', seat: player, cards: gone });
    }
    return done();
  },
});

/** Makes each seat with more than five political cards discard down to five at once. */
export const politicalHandCheck: EngineBook<Game>['standingChecks'][number] = (game) =>
  remainingSeats(game.state).some((seat) => surplus(game, seat) > 0) ? interruptWith(handLimit, {}) : undefined;

export const politicalHandProcedures = [handLimit];
export const politicalHandQuestions = [discardDown];
