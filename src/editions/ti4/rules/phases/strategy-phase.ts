import {
  ask,
  call,
  chosenKey,
  choose,
  frameDataOf,
  done,
  framesOf,
  goto,
  type Option,
  type Procedure,
  type Question,
} from '#engine';
import { expireEffects } from '#ti4/rules/components/effects.ts';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { othersFrom, seatOf, seatsFrom } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { formatCount } from '#text/sentences.ts';

interface Choice {
  seat: SeatId;
  card?: ComponentId;
  /** Chosen cards that may not be taken. */
  refused: ComponentId[];
  /** The seat that receives the card, if another one must. */
  to?: SeatId;
}

/** Returns the strategy cards in the common play area (83). */
const common = (game: Game): ComponentId[] => Object.keys(game.state.strategyCards);

const open = (game: Game, refused: ComponentId[]): ComponentId[] => {
  const allowed = common(game).filter((card) => !refused.includes(card));
  return allowed.length ? allowed : common(game); // a different one only if there is one
};

/** Returns the strategy cards in the common play area by initiative, each with its trade goods. */
export const availableStrategyCards = (game: Game): (Option & { tradeGoods: number })[] => {
  const initiative = (id: ComponentId) => game.book.byKind['strategy-card'][id]?.initiative ?? 99;
  return common(game)
    .sort((a, b) => initiative(a) - initiative(b))
    .map((card) => {
      const { tradeGoods } = game.state.strategyCards[card];
      return {
        key: card,
        label: `${initiative(card)} ${game.book.components[card]?.name ?? card}`,
        hint: [
          ...(tradeGoods ? [`Has ${formatCount(tradeGoods, 'trade good')}.`] : []),
          game.book.components[card]?.text ?? '',
        ].join(' '),
        tradeGoods,
      };
    });
};

export const chooseCard = question<{ refused: ComponentId[] }>()(
  'choose-strategy-card',
  (game, _seat, { refused }) => {
    const allowed = open(game, refused);
    const options = availableStrategyCards(game).map(({ tradeGoods: _said, ...card }) => ({
      ...card,
      ...(!allowed.includes(card.key) && { disabledReason: 'You must pick a different strategy card.' }),
    }));
    return options.length
      ? choose('Which strategy card do you pick?', options)
      : { kind: 'none', reason: 'There are no strategy cards left.' };
  },
  { title: 'pick a strategy card', forced: true },
);

/**
 * Returns the seats to which a seat must give its chosen card: those with fewer cards than each may choose. Empty if no
 * component requires it.
 */
const recipients = (game: Game, seat: SeatId): SeatId[] =>
  modify(game, 'gives-chosen-card', { seat }, false)
    ? othersFrom(game.state, seat).filter(
        (other) => Object.keys(seatOf(game, other).strategyCards).length < cardsEach(game),
      )
    : [];

const giveChosen = question<{ card: ComponentId }>()(
  'give-chosen-card',
  (game, seat, { card }) =>
    choose(
      `To which player do you give the strategy card ${game.book.components[card]?.name ?? card}?`,
      recipients(game, seat).map((key) => ({ key, label: nameOfSeat(game, key) })),
    ),
  { title: 'give away the strategy card', forced: true },
);

/**
 * One choice of a strategy card (84.1). A reaction can force a different one before it is taken, by adding the card to
 * `refused` in this procedure's data.
 */
export const chooseStrategyCard = procedure<Choice>()('choose-strategy-card', {
  ask: (_game, { seat, refused }) => ask([chooseCard.ask(seat, { refused })], 'chosen'),
  chosen: (game, data, got) => {
    data.card = chosenKey(got.answer);
    delete data.to;
    if (data.card === undefined) return done();
    return recipients(game, data.seat).length
      ? ask([giveChosen.ask(data.seat, { card: data.card })], 'given')
      : goto('announced');
  },
  given: (_game, data, got) => {
    data.to = chosenKey(got.answer);
    return goto('announced');
  },
  announced: (_game, { seat, card = '' }) => openWindow('when', 'strategy-card-chosen', { seat, card }, 'take'),
  take: (game, data) => {
    const { seat, card = '', to } = data;
    if (!open(game, data.refused).includes(card)) return goto('ask');
    const tradeGoods = game.state.strategyCards[card]?.tradeGoods ?? 0;
    delete game.state.strategyCards[card];
    seatOf(game, to ?? seat).strategyCards[card] = { used: false };
    game.addFact({ type: 'strategy-card-chosen', seat, card, ...(to !== undefined && { receiver: to }) });
    gainTradeGoods(game, seat, tradeGoods, 'card'); // 84.1
    return openWindow('after', 'strategy-card-chosen', { seat, card }, 'end');
  },
  end: (_game, data) => done(data.card ?? null),
});

/** Tells whether a card other than the one chosen, and not refused before, can be taken (84.1). */
export function isAnotherLeft(game: Game, card: ComponentId): boolean {
  const refused = game.enclosingData(chooseStrategyCard)?.refused ?? [];
  return common(game).some((other) => other !== card && !refused.includes(other));
}

/**
 * Returns the number of cards each player chooses: two for up to four players, by the number that began the game (84.1,
 * 33.9).
 */
const cardsEach = (game: Game): number => (game.state.order.length <= 4 ? 2 : 1);

/** Returns the seats in the order of their choices in this phase. */
const choosing = (game: Game): SeatId[] => {
  const clockwise = seatsFrom(game.state, game.state.speaker).filter(
    (seat) => !modify(game, 'keeps-strategy-cards', { seat }, false),
  );
  return Array.from({ length: cardsEach(game) }, () => clockwise).flat();
};

/** The strategy phase (84). */
export const strategyPhase = procedure<{ left?: SeatId[] }>()('strategy-phase', {
  start: (game) => {
    game.state.phase = 'strategy';
    game.state.active = null;
    game.addFact({ type: 'phase-begins', phase: 'strategy', round: game.state.round });
    return openWindow('when', 'strategy-phase-begins', {}, 'order');
  },
  order: (game, data) => {
    data.left = choosing(game);
    return goto('choose');
  },
  choose: (game, data) => {
    const seat = data.left?.shift();
    if (seat === undefined) return goto('tradeGoods');
    return seatOf(game, seat).eliminated ? goto('choose') : call(chooseStrategyCard, { seat, refused: [] }, 'choose');
  },
  tradeGoods: (game) => {
    // 84.2
    for (const card of Object.values(game.state.strategyCards)) card.tradeGoods += 1;
    const cards = common(game);
    if (cards.length) game.addFact({ type: 'trade-goods-placed', cards });
    return openWindow('when', 'strategy-phase-ends', {}, 'end');
  },
  end: (game) => {
    expireEffects(game, 'phase');
    return done();
  },
});

/** Tells whether a seat still has a strategy card to choose and is not choosing now (84.1). */
export function hasYetToChoose(game: Game, seat: SeatId): boolean {
  const under = [...framesOf(game.state.stack)];
  const [phase] = under.flatMap((frame) => frameDataOf(frame, strategyPhase) ?? []);
  if (!phase || seatOf(game, seat).eliminated || !(phase.left ?? choosing(game)).includes(seat)) return false;
  return !under.some((frame) => frameDataOf(frame, chooseStrategyCard)?.seat === seat);
}

/** Returns the seats that have yet to choose a card after the one that chooses now, in order (84.1). */
export const seatsLeftToChoose = (game: Game, left: readonly SeatId[] = choosing(game)): SeatId[] =>
  left.filter((seat) => !seatOf(game, seat).eliminated);

export const strategyPhaseProcedures: Procedure<Game, never>[] = [strategyPhase, chooseStrategyCard];
export const strategyPhaseQuestions: Question<Game, never>[] = [chooseCard, giveChosen];
