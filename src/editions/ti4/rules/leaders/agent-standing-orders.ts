import type { SeatId, WindowEvent } from '#engine';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { ComponentId } from '#ti4/rules/terms.ts';
import type { Game, HeldComponent, LeaderCard } from '#ti4/rules/components/component.ts';
import { usableHoldings } from '#ti4/rules/components/in-force.ts';

// Standing orders for agents (51): the players for whom an owner would use one, so that the owner is not asked at every
// player's events.

/** Order to use the agent for no player: its owner is never asked about it. */
export const ORDER_FOR_NOBODY = 'nobody';

/** Key of an order: an agent, and the player for whom its owner would use it, 'tro for p3'. */
export const agentOrderKey = optionalPairKey<ComponentId, SeatId>(' for ');

/** Returns the agents that a seat can use and that respond to events. */
export const agentsOf = (game: Game, seat: SeatId): LeaderCard[] =>
  Object.values(game.book.byKind.leader).filter(
    (one) => one.role === 'agent' && one.reactions && usableHoldings(game, one, seat).length > 0,
  );

/** Returns all agent orders that a seat can give. */
export const agentOrders = (game: Game, seat: SeatId): { order: string; agent: LeaderCard; whom: SeatId }[] =>
  agentsOf(game, seat).flatMap((agent) =>
    [ORDER_FOR_NOBODY, ...game.state.order].map((whom) => ({
      order: agentOrderKey.format(agent.id, whom),
      agent,
      whom,
    })),
  );

/** Event fields that name the players it concerns; the player who causes it is not one of them. */
const WHOSE = ['seat', 'against', 'attacker', 'defender', 'owner'];
const concerned = (event: object): unknown[] => WHOSE.map((name) => (event as Record<string, unknown>)[name]);

/** Tells whether an event concerns only other players, so that an agent used then would help them. */
export const concernsOnlyOthers = (event: object, seat: SeatId): boolean => {
  const whose = concerned(event).filter((one) => one !== undefined);
  return whose.length > 0 && !whose.includes(seat);
};

/**
 * For an event that concerns only others: returns the orders that restrict a seat's offered agents to events that
 * concern the seat itself. Otherwise empty.
 */
export const agentOrdersAt = (
  game: Game,
  seat: SeatId,
  event: object,
  offered: readonly string[],
): { order: string; agent: LeaderCard }[] =>
  concernsOnlyOthers(event, seat)
    ? agentsOf(game, seat)
        .filter(({ id }) => offered.includes(id))
        .map((agent) => ({ order: agentOrderKey.format(agent.id, seat), agent }))
    : [];

/**
 * Tells whether standing orders spare an agent's owner a question: there are some for the agent, but none for a player
 * whom the event concerns. `stands` returns whether an order is in force.
 */
export function isAgentSpared(
  game: Game,
  held: HeldComponent,
  event: WindowEvent,
  stands: (order: string) => boolean,
): boolean {
  if (game.book.byKind.leader[held.component]?.role !== 'agent') return false;
  const whom = [ORDER_FOR_NOBODY, ...game.state.order].filter((one) =>
    stands(agentOrderKey.format(held.component, one)),
  );
  return whom.length > 0 && !whom.some((one) => concerned(event).includes(one));
}
