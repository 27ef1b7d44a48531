import { ask, chosen, choose, done, type EngineBook } from '#engine';
import { drawCards, layDown } from '#ti3/rules/components/decks.ts';
import { above } from '#ti3/rules/events/moments.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { playing, seatOf } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

// Political cards in hands, in games with strategy cards that bring them there (E3 13.1).

/** Nobody holds more. */
const LIMIT = 5;

export const politicalHand = (game: Game, seat: SeatId): readonly ComponentId[] =>
  seatOf(game, seat).politicalCards ?? [];

/** Draws political cards into a hand; how many is told to all, which ones to their owner. */
export function drawPoliticalCards(game: Game, seat: SeatId, count: number): void {
  const cards = drawCards(game, 'political', count);
  if (!cards.length) return;
  seatOf(game, seat).politicalCards = [...politicalHand(game, seat), ...cards];
  game.fact({ type: 'political-cards-drawn', seat, count: cards.length });
  game.fact({ type: 'political-cards-seen', to: [seat], seat, cards });
}

/** A card leaves a hand: where it goes, whoever takes it says. */
export function takeFromHand(game: Game, seat: SeatId, card: ComponentId): void {
  seatOf(game, seat).politicalCards = politicalHand(game, seat).filter((one) => one !== card);
}

const surplus = (game: Game, seat: SeatId): number => politicalHand(game, seat).length - LIMIT;

const discardDown = question<object>()(
  'discard-political-cards',
  (game, seat) => {
    const count = surplus(game, seat);
    if (count <= 0) return { kind: 'none', reason: 'You hold no more political cards than you may.' };
    const options = politicalHand(game, seat).map((key) => ({
      key,
      label: game.book.components[key].name,
      hint: game.book.components[key].text,
    }));
    return choose(`You hold too many political cards: discard ${count}.`, options, { min: count, max: count });
  },
  { title: 'discard political cards' },
);

const handLimit = procedure<object>()('political-hand-limit', {
  ask: (game) =>
    ask(
      playing(game.state).flatMap((seat) => (surplus(game, seat) > 0 ? [discardDown.of(seat, {})] : [])),
      'discarded',
    ),
  discarded: (game, _data, { asks }) => {
    for (const { player, reply } of asks) {
      const gone = chosen(reply ?? null);
      for (const card of gone) takeFromHand(game, player, card);
      layDown(game, 'political', gone);
      game.fact({ type: 'political-cards-discarded', seat: player, cards: gone });
    }
    return done();
  },
});

/** Whoever holds more than five discards at once. */
export const politicalHandCheck: EngineBook<Game>['standing'][number] = (game) =>
  playing(game.state).some((seat) => surplus(game, seat) > 0) ? above(handLimit, {}) : undefined;

export const politicalHandProcedures = [handLimit];
export const politicalHandQuestions = [discardDown];
