import type { Json } from '#engine';
import type { RandomBelow, FreeAction, SimulatedEdition } from '#simulation';
import { anytimeAbilities } from '#ti4/rules/components/component-actions.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { countCards, listStateProblems } from './audit.ts';
import { freeActionOf } from './players.ts';
import { findPublicAnswer } from '#ti4/views/public-answers.ts';

const pick = <T>(list: readonly T[], below: RandomBelow): T | undefined => list[below(Math.max(1, list.length))];

/**
 * Creates the AI player's action: it first handles an offer that waits for it, else acts in its own turn. `deed`
 * chooses the action.
 */
export const createAiAction =
  (deed: typeof freeActionOf): NonNullable<SimulatedEdition<Game>['aiAction']> =>
  (game, { ask: { question, player } }, practising) => {
    const own = question === 'turn' && practising.includes(player) ? player : undefined;
    const seat = practising.find((one) => Object.values(game.state.offers).some(({ to }) => to === one)) ?? own;
    if (seat === undefined) return undefined;
    const done = deed(game, seat, seat === player && question === 'turn', practising);
    return done && { seat, action: done.action, data: done.data as unknown as Json };
  };

/** The fourth edition as the simulation plays it. */
export const ti4Simulation: SimulatedEdition<Game> = {
  first: { procedure: 'game', data: {} },
  seats: ({ state }) => state.order,
  round: ({ state }) => state.round,
  ended: ({ state }) => state.phase === 'ended',
  randomAction: (game, seat, below) => {
    const deed = pick(
      anytimeAbilities(game, seat).filter(({ problem }) => problem === undefined),
      below,
    );
    return deed && { action: 'use', data: { component: deed.component.id, key: deed.held.key } };
  },
  attemptedAction: trade,
  aiAction: createAiAction(freeActionOf),
  findPublicAnswer,
  stateProblems: listStateProblems,
  conservedCounts: countCards,
  // An objective may be added from the rest of a deck of which five were dealt.
  growingKinds: ['objectives'],
};

/** Accepts or declines an offer at random; without one, makes a random offer. */
function trade(game: Game, seat: SeatId, below: RandomBelow): FreeAction {
  const { state } = game;
  const offer = pick(
    Object.values(state.offers).filter(({ to }) => to === seat),
    below,
  );
  if (offer) return { action: below(3) ? 'accept-offer' : 'decline-offer', data: { offer: offer.id } };
  const to =
    pick(
      state.order.filter((id) => id !== seat),
      below,
    ) ?? seat;
  return {
    action: 'offer',
    data: { to, give: randomGoods(game, seat, to, below), take: randomGoods(game, to, seat, below) },
  };
}

function randomGoods(game: Game, giver: SeatId, other: SeatId, below: RandomBelow): Json {
  const { tradeGoods, commodities, promissoryNotes } = game.state.seats[giver];
  const note = pick(promissoryNotes, below);
  const card = modify(game, 'tradable-cards', { from: giver, to: other }, [])[0];
  return {
    tradeGoods: below(tradeGoods + 1),
    commodities: below(commodities + 1),
    ...(note !== undefined && below(3) === 0 && { promissoryNote: note }),
    ...(card !== undefined && below(3) === 0 && { cards: [card] }),
  };
}
