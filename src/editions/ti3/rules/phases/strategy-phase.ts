import { ask, call, chosenKey, choose, done, goto } from '#engine';
import { effectsOf, expireEffects, removeEffect } from '#ti3/rules/components/effects.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { receiveCounters } from '#ti3/rules/tokens/counter-placement.ts';
import { procedure, question, openWindow, type Game } from '#ti3/rules/game.ts';
import { nameOf, cardTextOf } from '#ti3/rules/names.ts';
import { seatsFrom, strategyCardNumber, remainingSeats, seatOf, strategyCardsIn } from '#ti3/rules/seats.ts';
import type { State } from '#ti3/rules/state.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';
import { formatList, formatCount } from '#text/sentences.ts';
import { revealObjective } from '#ti3/rules/objectives/objectives.ts';

/**
 * Returns the number of strategy cards for each player: two for up to four players, else one (E3 3.1). Eliminated
 * players do not count.
 */
const cardsEach = (state: State): number => (remainingSeats(state).length <= 4 ? 2 : 1);

/** Returns the strategy cards that nobody has taken, by number. */
const lying = (game: Game): ComponentId[] =>
  Object.keys(game.state.strategyCards).sort((a, b) => strategyCardNumber(game, a) - strategyCardNumber(game, b));

/**
 * Returns why a seat may not take a card: a component bars it, or the seat had it last round and the card is not taken
 * twice in a row (E3 3.5). Undefined if it may.
 */
function barred(game: Game, seat: SeatId, card: ComponentId): string | undefined {
  const shut = (one: ComponentId): string | undefined =>
    modify(game, 'strategy-card-barred', { seat, card: one }, undefined);
  if (shut(card) !== undefined) return shut(card);
  const had = seatOf(game, seat).lastCards.includes(card) && game.book.byKind['strategy-card'][card]?.notTwice;
  return had && lying(game).filter((one) => shut(one) === undefined).length > 1
    ? 'You had it last round, and no player can pick it twice in a row.'
    : undefined;
}

/** Returns why a seat cannot take a card, including that another player has it; undefined if it can. */
export const strategyCardProblem = (game: Game, seat: SeatId, card: ComponentId): string | undefined =>
  game.state.strategyCards[card] ? barred(game, seat, card) : 'It has already been picked.';

/** Returns the strategy cards that a seat could take now. */
export const takeableStrategyCards = (game: Game, seat: SeatId): ComponentId[] =>
  lying(game).filter((card) => barred(game, seat, card) === undefined);

/** Maximum length of all card texts in one message, in characters. */
const MAX_TEXTS_LENGTH = 1_550;

/** Returns the texts of strategy cards; without the secondary abilities if all of them do not fit in one message. */
function textsOf(game: Game, cards: readonly ComponentId[]): Record<ComponentId, string> {
  const texts = cards.map((card) => cardTextOf(game, card));
  const fit = texts.join('').length <= MAX_TEXTS_LENGTH;
  return Object.fromEntries(cards.map((card, i) => [card, fit ? texts[i] : texts[i].replace(/ Secondary\b.*$/, '')]));
}

const takeCard = question<{ refused?: ComponentId[] }>()(
  'take-strategy-card',
  (game, seat, { refused = [] }) => {
    const texts = textsOf(game, lying(game));
    return choose(
      'Which strategy card do you pick?',
      lying(game).map((key) => {
        const { bonus } = game.state.strategyCards[key];
        const off = refused.includes(key) ? 'You had to return this card.' : barred(game, seat, key);
        return {
          key,
          label: `${strategyCardNumber(game, key)} ${nameOf(game, key)}`,
          hint: [bonus ? `Has ${formatCount(bonus, 'bonus counter')}.` : '', texts[key]].filter(Boolean).join(' '),
          ...(off !== undefined && { disabledReason: off }),
        };
      }),
    );
  },
  { title: 'pick a strategy card', forced: true },
);

/** "1 trade good and 2 command counters". */
const shareOf = (goods: number, counters: number): string =>
  formatList([
    ...(goods ? [formatCount(goods, 'trade good')] : []),
    ...(counters ? [formatCount(counters, 'command counter')] : []),
  ]);

/** Asks whether the bonus counters on a card become trade goods or command counters (E3 3.2). */
const spendBonus = question<{ bonus: number }>()(
  'spend-bonus',
  (_game, _seat, { bonus }) =>
    choose(
      `Your strategy card has ${formatCount(bonus, 'bonus counter')}. What do you gain for ${bonus === 1 ? 'it' : 'them'}?`,
      Array.from({ length: bonus + 1 }, (_, counters) => ({
        key: `${bonus - counters}`,
        label: shareOf(bonus - counters, counters),
      })),
    ),
  { title: 'spend the bonus counters' },
);

interface Taking {
  seat: SeatId;
  card?: ComponentId;
  /** Cards the seat had to put back. */
  refused?: ComponentId[];
}

interface Receiving {
  seat: SeatId;
  card: ComponentId;
  bonus?: number;
}

/** Tells whether the seat could take a strategy card other than `card`. */
export const hasAlternativeTo = (game: Game, seat: SeatId, card: ComponentId): boolean =>
  takeableStrategyCards(game, seat).some((one) => one !== card);

/** Puts a strategy card back and ends the effects that came with it. */
export function returnStrategyCard(game: Game, seat: SeatId, card: ComponentId): void {
  delete seatOf(game, seat).strategyCards[card];
  game.state.strategyCards[card] = { bonus: 0 };
  for (const { id } of effectsOf(game, card, seat)) removeEffect(game, id);
  game.addFact({ type: 'strategy-card-returned', seat, card });
}

/** Gives a player a strategy card together with its bonus counters (E3 3.2). */
export const receiveStrategyCard = procedure<Receiving>()('receive-strategy-card', {
  take: (game, data) => {
    const { seat, card } = data;
    const lies = game.state.strategyCards[card];
    if (!lies) return done();
    const { bonus } = lies;
    delete game.state.strategyCards[card];
    seatOf(game, seat).strategyCards[card] = { used: game.book.byKind['strategy-card'][card].primary === null };
    game.addFact({ type: 'strategy-card-chosen', seat, card, bonus });
    game.book.byKind['strategy-card'][card].chosen?.(game, seat);
    data.bonus = bonus;
    return bonus ? ask([spendBonus.ask(seat, { bonus })], 'spent') : goto('told');
  },
  spent: (game, data, { answer }) => {
    const { seat, bonus = 0 } = data;
    const goods = Number(chosenKey(answer) ?? 0);
    changeTradeGoods(game, seat, goods);
    return bonus > goods ? call(receiveCounters, { seat, count: bonus - goods }, 'told') : goto('told');
  },
  told: (game, { seat, card, bonus = 0 }) => {
    const { taken } = game.book.byKind['strategy-card'][card];
    return taken ? call(taken, { seat, bonus }, 'heard') : goto('heard');
  },
  heard: (_game, { seat, card }) => openWindow('after', 'strategy-card-chosen', { seat, card }, 'end'),
  end: () => done(),
});

/** Lets one player take a strategy card (E3 3.1, 3.2). */
export const takeStrategyCard = procedure<Taking>()('take-strategy-card', {
  choose: (_game, { seat, refused }) => ask([takeCard.ask(seat, { ...(refused && { refused }) })], 'taken'),
  taken: (_game, data, { answer }) => {
    data.card = chosenKey(answer);
    return data.card === undefined
      ? done()
      : openWindow('when', 'strategy-card-chosen', { seat: data.seat, card: data.card }, 'kept');
  },
  kept: (_game, { seat, card = '', refused = [] }) =>
    refused.includes(card) ? goto('choose') : call(receiveStrategyCard, { seat, card }, 'end'),
  end: () => done(),
});

/** Runs the strategy phase (E3 3). */
export const strategyPhase = procedure<{ left?: SeatId[] }>()('strategy-phase', {
  begin: (game, data) => {
    const { state } = game;
    state.phase = 'strategy';
    game.addFact({ type: 'phase-begins', phase: 'strategy', round: state.round });
    const over = strategyCardsIn(game).some((card) => game.book.byKind['strategy-card'][card].opensEachRound)
      ? revealObjective(game)
      : undefined;
    // A player who has kept a card takes one fewer.
    data.left = Array.from({ length: cardsEach(state) }, (_, i) =>
      seatsFrom(state, state.speaker).filter((seat) => Object.keys(seatOf(game, seat).strategyCards).length <= i),
    ).flat();
    return over?.next === 'call' ? { ...over, then: 'begun' } : goto('begun');
  },
  begun: () => openWindow('when', 'strategy-phase-begins', {}, 'next'),
  next: (game, data) => {
    const [seat, ...left] = (data.left ?? []).filter((one) => !seatOf(game, one).eliminated);
    if (seat === undefined || !lying(game).length) return openWindow('when', 'strategy-phase-ends', {}, 'end');
    data.left = left;
    return call(takeStrategyCard, { seat }, 'next');
  },
  end: (game) => {
    // Each card that is left gets a bonus counter (E3 3.3).
    const left = lying(game);
    for (const card of left) game.state.strategyCards[card].bonus += 1;
    if (left.length) game.addFact({ type: 'bonus-counters-laid', cards: left });
    expireEffects(game, 'phase');
    return done();
  },
});

export const strategyPhaseProcedures = [strategyPhase, takeStrategyCard, receiveStrategyCard];
export const strategyPhaseQuestions = [takeCard, spendBonus];
