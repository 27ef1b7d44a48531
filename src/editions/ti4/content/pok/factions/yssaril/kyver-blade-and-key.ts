import { ask, call, choose, chosenKey, done, goto, type Spec } from '#engine';
import { componentOf, leader } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { discardActionCards, giveActionCards } from '#ti4/rules/phases/action-cards.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import type { CardId, SeatId } from '#ti4/rules/state.ts';
import { formatCount, capitalize } from '#text/sentences.ts';

const ID = 'kyver-blade-and-key';
const DISCARDED = 3;

const withCards = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => seatOf(game, other).actionCards.length > 0);

const cardOf = (game: Game, card: CardId) => game.book.components[componentOf(card)];

const whichToShow = question<{ to: SeatId }>()(
  `${ID}-show`,
  (game, seat, { to }): Spec => {
    const options = seatOf(game, seat).actionCards.map((key) => ({
      key,
      label: cardOf(game, key)?.name ?? key,
      hint: cardOf(game, key)?.text ?? '',
    }));
    return options.length
      ? choose(
          `Which action card do you show to ${nameOfSeat(game, to)}? They may take it or make you discard ${DISCARDED} at random.`,
          options,
        )
      : { kind: 'none', reason: 'You have no action card to show.' };
  },
  { title: 'show an action card', forced: true },
);

const takeOrDiscard = question<{ of: SeatId; card: CardId }>()(
  `${ID}-take`,
  (game, _seat, { of, card }): Spec => {
    const held = seatOf(game, of).actionCards;
    const shown = cardOf(game, card);
    const lost = Math.min(DISCARDED, held.length);
    return held.length
      ? choose(`${capitalize(nameOfSeat(game, of))} shows you ${shown?.name ?? card}. Do you take it?`, [
          ...(held.includes(card)
            ? [{ key: 'take', label: `Take ${shown?.name ?? card}`, hint: shown?.text ?? '' }]
            : []),
          {
            key: 'discard',
            label: `Make them discard ${formatCount(lost, 'action card')}`,
            hint: `at random, from ${held.length} in hand`,
          },
          { key: 'neither', label: 'Neither' },
        ])
      : { kind: 'none', reason: 'That player has no action cards left.' };
  },
  { title: 'take the shown card or make its owner discard' },
);

interface Extortion {
  seat: SeatId;
  /** The card that each player has shown, in order of resolution. */
  shown: { of: SeatId; card: CardId }[];
}

const extort = procedure<Extortion>()(ID, {
  show: (game, { seat }) => {
    const others = withCards(game, seat);
    return others.length
      ? ask(
          others.map((other) => whichToShow.ask(other, { to: seat })),
          'shown',
        )
      : done();
  },
  shown: (game, data, got) => {
    data.shown = othersFrom(game.state, data.seat).flatMap((of) => {
      const card = chosenKey(got.asks.find(({ player }) => player === of)?.reply ?? null);
      return card === undefined ? [] : [{ of, card }];
    });
    for (const { of, card } of data.shown) game.addFact({ type: 'hand-seen', to: [data.seat], of, cards: [card] });
    return goto('next');
  },
  next: (_game, { seat, shown: [first] }) => (first ? ask([takeOrDiscard.ask(seat, first)], 'decided') : done()),
  decided: (game, { seat, shown }, got) => {
    const first = shown.shift();
    const answer = chosenKey(got.answer);
    if (first && answer === 'take') giveActionCards(game, first.of, seat, [first.card]);
    if (first && answer === 'discard')
      discardActionCards(game, first.of, game.shuffle(ID, seatOf(game, first.of).actionCards).slice(0, DISCARDED), ID);
    return goto('next');
  },
});

export default leader({
  id: ID,
  set: 'pok',
  faction: 'yssaril',
  name: 'Kyver, Blade and Key',
  role: 'hero',
  text: 'Action: each other player shows you 1 action card of their choice. For each card, you may either take it or make that player discard 3 action cards at random. Then purge this card.',
  advice: { gains: { actionCards: 2 }, harms: { actionCards: 2 } },
  action: {
    problem: (game, { holder }) => (withCards(game, holder).length ? undefined : 'No other player has an action card.'),
    effect: (game, held) => {
      purgeLeader(game, held);
      return call(extort, { seat: held.holder, shown: [] }, 'finish');
    },
  },
  procedures: [extort],
  questions: [whichToShow, takeOrDiscard],
});
