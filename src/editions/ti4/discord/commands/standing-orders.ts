import {
  standingOrders,
  forHowLong,
  usable,
  usesCommand,
  type Usable,
} from '#discord/commands/play/standing-orders.ts';
import type { Choice } from '#discord/edition/edition-adapter.ts';
import type { SeatId } from '#engine';
import { anytimeDeeds } from '#ti4/rules/components/component-actions.ts';
import { ANY_MOMENT, declinableMoments, END_OF_TURN, standsOrdered } from '#ti4/rules/events/standing-orders.ts';
import { agentOrders, NOBODY } from '#ti4/rules/leaders/agent-standing-orders.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { Game } from '#ti4/rules/game.ts';
import { RANKING, rankingButtons, rankingTold, takeRankingBack } from './strategy-ranking.ts';
import type { FourthSight } from '#ti4/discord/presenter.ts';

/** Moments whose name does not say enough. */
const MOMENTS: Record<string, string> = {
  [ANY_MOMENT]: 'any moment at which a card could be used',
  [END_OF_TURN]: 'the end of my own turn: it ends by itself',
  'action-card-played': 'an action card is played (Sabotage)',
};

/** Moments that a standing order can decline. */
const momentsOf = (game: Game): Choice[] =>
  declinableMoments(game).map((key) => ({ key, label: MOMENTS[key] ?? key.replaceAll('-', ' ') }));

/** Agents of a seat, and for whom it would use each: for nobody else is it asked. */
const agentsFor = (game: Game, seat: SeatId): Choice[] =>
  agentOrders(game, seat).map(({ order, agent, whom }) => {
    const only = whom === NOBODY ? 'for nobody' : `only for ${whom === seat ? 'me' : nameOfSeat(game, whom)}`;
    return { key: order, label: `${agent.name}: ${only}` };
  });

export const usablesOf = (game: Game, seat: SeatId): Usable[] =>
  anytimeDeeds(game, seat)
    .filter((one) => one.unable === undefined)
    .map(usable);

/** Orders of a seat that are in force, and for how long. */
const ordersIn = (game: Game, seat: SeatId): Choice[] =>
  [...agentsFor(game, seat), ...momentsOf(game)]
    .filter(({ key }) => standsOrdered(game, seat, key))
    .map(({ key, label }) => ({ key, label, hint: forHowLong(seatOf(game, seat).orders[key], game.state.round) }));

/** Moments at which nobody need ask. */
export const { command: ordersCommand, press: onOrder } = standingOrders<FourthSight>({
  description: 'Standing orders: when you are not asked, whom an agent is for, which strategy cards you have ranked.',
  moments: ({ game }, seat) => [...(seat === undefined ? [] : agentsFor(game, seat)), ...momentsOf(game)],
  inForce: ({ game }, seat) => ordersIn(game, seat),
  besides: async (at) => {
    const ranking = await rankingTold(at);
    return {
      lines: ranking === undefined ? [] : [`When it is yours to choose a strategy card, you take ${ranking}.`],
      buttons: await rankingButtons(at),
    };
  },
  takesBack: async (at, { id }) => {
    if (id === RANKING) await takeRankingBack(at);
    return id === RANKING;
  },
});

/** Abilities used unasked. */
export const useCommand = usesCommand<FourthSight>(({ game }, seat) => usablesOf(game, seat));
