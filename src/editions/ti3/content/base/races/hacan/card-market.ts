import { ask, call, chosenKeys, chosenKey, choose, chosenAmounts, done, goto, procedureNamed } from '#engine';
import { componentOf } from '#ti3/rules/components/card-ids.ts';
import { ability, on } from '#ti3/rules/components/component.ts';
import { changeTradeGoods, goodsRoom } from '#ti3/rules/trade/trade-goods.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOf, nameOfSeat } from '#ti3/rules/names.ts';
import { giveActionCards } from '#ti3/rules/phases/action-cards.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';
import type { CardId, SeatId } from '#ti3/rules/terms.ts';
import { formatList, formatCount, formatSome } from '#text/sentences.ts';

/** Offer to trade action cards and trade goods: the cards and goods given, and those asked for in return. */
interface Offer {
  partner: SeatId;
  cards: CardId[];
  /** Number of action cards that the partner gives, of their own choice. */
  wanted: number;
  goodsAsked: number;
  goodsGiven: number;
}

const cardsOf = (game: Game, seat: SeatId): CardId[] => seatOf(game, seat).actionCards;
const optionsOf = (game: Game, cards: readonly CardId[]) =>
  cards.map((key) => ({
    key,
    label: nameOf(game, componentOf(key)),
    hint: game.book.components[componentOf(key)]?.text ?? '',
  }));

const choosePartner = question<{ asked: SeatId[] }>()(
  'card-market-partner',
  (game, seat, { asked }) =>
    choose('With which player do you trade action cards?', [
      ...othersFrom(game.state, seat)
        .filter((other) => !asked.includes(other))
        .map((key) => ({
          key,
          label: nameOfSeat(game, key),
          hint: formatCount(cardsOf(game, key).length, 'action card'),
        })),
      { key: 'none', label: 'No one else' },
    ]),
  { title: 'trade action cards' },
);

const offerCards = question<{ partner: SeatId }>()(
  'card-market-cards',
  (game, seat, { partner }) =>
    choose(
      `Which action cards do you offer? ${nameOfSeat(game, partner)} will see them.`,
      optionsOf(game, cardsOf(game, seat)),
      {
        min: 0,
        max: cardsOf(game, seat).length,
      },
    ),
  { title: 'offer action cards' },
);

const terms = question<{ partner: SeatId; offered: number }, Record<string, number>>()(
  'card-market-terms',
  (game, seat, { partner, offered }) => ({
    kind: 'allot',
    prompt: 'What do you ask for in return, and how many trade goods do you add?',
    amounts: [
      {
        key: 'cards',
        label: 'action card of their choice',
        plural: 'action cards of their choice',
        max: cardsOf(game, partner).length,
      },
      {
        key: 'asked',
        label: 'trade good that you gain',
        plural: 'trade goods that you gain',
        max: Math.min(seatOf(game, partner).tradeGoods, goodsRoom(game, seat)),
      },
      {
        key: 'given',
        label: 'trade good that you add',
        plural: 'trade goods that you add',
        max: Math.min(seatOf(game, seat).tradeGoods, goodsRoom(game, partner)),
      },
    ].filter(({ max }) => max > 0),
    proposed: (cardsOf(game, partner).length && offered
      ? { cards: Math.min(offered, cardsOf(game, partner).length) }
      : {}) as Record<string, number>,
    emptyLabel: 'Ask for nothing',
  }),
  { title: 'offer action cards' },
);

const goods = (count: number): string[] => (count ? [formatCount(count, 'trade good')] : []);

/** Names what the partner gains by an offer. */
const gains = (game: Game, { cards, goodsGiven }: Offer): string =>
  formatList([...cards.map((card) => nameOf(game, componentOf(card))), ...goods(goodsGiven)]) || 'nothing';

function promptOf(game: Game, seat: SeatId, offer: Offer): { prompt: string; detail: string } {
  const { cards, wanted, goodsAsked } = offer;
  const taken = [...(wanted ? [`${formatCount(wanted, 'action card')} of your choice`] : []), ...goods(goodsAsked)];
  const texts = cards.map(
    (card) => `${nameOf(game, componentOf(card))}: ${game.book.components[componentOf(card)]?.text ?? ''}`,
  );
  return {
    prompt: `${nameOfSeat(game, seat)} offers you ${gains(game, offer)} for ${taken.length ? formatList(taken) : 'nothing'}. Do you accept?`,
    detail: texts.join('\n'),
  };
}

const answerOffer = question<{ seat: SeatId; offer: Offer }>()(
  'card-market-answer',
  (game, _partner, { seat, offer }) => {
    const { prompt, detail } = promptOf(game, seat, offer);
    return choose(
      prompt,
      [
        { key: 'agree', label: 'Accept' },
        { key: 'refuse', label: 'Decline' },
      ],
      { detail },
    );
  },
  // A player who may have to pay trade goods cannot give any away until the offer is answered.
  {
    title: 'answer an offer of action cards',
    owing: (partner, { seat, offer }) => [
      ...(offer.goodsGiven > 0 ? [seat] : []),
      ...(offer.goodsAsked > 0 ? [partner] : []),
    ],
  },
);

interface Market {
  seat: SeatId;
  asked?: SeatId[];
  offer?: Offer;
}

const MARKET = procedureNamed<Market>('card-market');

/** Asks for the cards of an accepted offer, and repeats what they are given for. */
function promptToGive(
  game: Game,
  { count, trader, isAll }: { count: number; trader?: SeatId; isAll: boolean },
): string {
  if (trader === undefined) return `Which ${formatSome(count, 'action card')} do you give (Card Market)?`;
  const offer = game.enclosingData(MARKET)?.offer;
  const due = formatList([formatCount(count, 'action card'), ...goods(offer?.goodsAsked ?? 0)]);
  const gained = offer ? ` for ${gains(game, offer)}` : '';
  const which = `Which ${formatSome(count, 'card')} do you give?`;
  const all = `You have exactly ${formatCount(count, 'action card')}: give ${count === 1 ? 'it' : 'all of them'}.`;
  return `You agreed to give ${nameOfSeat(game, trader)} ${due}${gained} (Card Market). ${isAll ? all : which}`;
}

const giveCards = question<{ count: number; trader?: SeatId }>()(
  'card-market-give',
  (game, seat, { count, trader }) => {
    const options = optionsOf(game, cardsOf(game, seat));
    return choose(promptToGive(game, { count, trader, isAll: count === options.length }), options, {
      min: count,
      max: count,
    });
  },
  {
    title: 'give action cards',
    owing: (seat, { trader }) => [seat, ...(trader === undefined ? [] : [trader])],
    // All can count the cards of a hand: a player who owes all of them has no choice.
    publicAnswer: (game, seat, { count }) => {
      const cards = cardsOf(game, seat);
      return cards.length === count ? [...cards] : undefined;
    },
  },
);

const market = procedure<Market>()('card-market', {
  partner: (game, data) =>
    othersFrom(game.state, data.seat).some((other) => !data.asked?.includes(other))
      ? ask([choosePartner.ask(data.seat, { asked: data.asked ?? [] })], 'cards')
      : done(),
  cards: (_game, data, { answer }) => {
    const partner = chosenKey(answer) ?? 'none';
    if (partner === 'none') return done();
    data.asked = [...(data.asked ?? []), partner];
    data.offer = { partner, cards: [], wanted: 0, goodsAsked: 0, goodsGiven: 0 };
    return ask([offerCards.ask(data.seat, { partner })], 'terms');
  },
  terms: (_game, data, { answer }) => {
    const { offer } = data;
    if (!offer) return goto('partner');
    offer.cards = chosenKeys(answer);
    return ask([terms.ask(data.seat, { partner: offer.partner, offered: offer.cards.length })], 'offered');
  },
  offered: (_game, data, { answer }) => {
    const { offer, seat } = data;
    const { cards: wanted = 0, asked: goodsAsked = 0, given: goodsGiven = 0 } = chosenAmounts(answer);
    if (!offer || (!offer.cards.length && !wanted)) return goto('partner');
    Object.assign(offer, { wanted, goodsAsked, goodsGiven });
    return ask([answerOffer.ask(offer.partner, { seat, offer })], 'answered');
  },
  answered: (_game, { seat, offer }, { answer }) => {
    if (!offer || chosenKey(answer) !== 'agree') return goto('partner');
    return ask(offer.wanted ? [giveCards.ask(offer.partner, { count: offer.wanted, trader: seat })] : [], 'given');
  },
  given: (game, { seat, offer }, { answer }) => {
    if (!offer) return goto('partner');
    const { partner, cards, goodsAsked, goodsGiven } = offer;
    giveActionCards(game, seat, partner, cards);
    giveActionCards(game, partner, seat, chosenKeys(answer));
    const due = goodsAsked - goodsGiven;
    const paid =
      due > 0 ? Math.min(due, seatOf(game, partner).tradeGoods) : -Math.min(-due, seatOf(game, seat).tradeGoods);
    changeTradeGoods(game, seat, paid);
    changeTradeGoods(game, partner, -paid);
    return goto('partner');
  },
});

export default ability({
  id: 'card-market',
  name: 'Card Market',
  text: 'When the status phase ends: you may trade action cards with other players, for action cards or trade goods.',
  confidence: 'high',
  sense: 'seldom',
  reactions: [
    on('when', 'status-phase-ends', {
      isUsable: (game, { holder }) =>
        [holder, ...othersFrom(game.state, holder)].some((seat) => cardsOf(game, seat).length > 0),
      effect: (_game, { holder }) => call(market, { seat: holder }, 'finish'),
    }),
  ],
  procedures: [market],
  questions: [choosePartner, offerCards, terms, answerOffer, giveCards],
});
