import type { SeatId, WindowEvent } from '#engine';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { ComponentId } from '#ti4/rules/terms.ts';
import type { Game, HeldComponent, LeaderCard } from '#ti4/rules/components/component.ts';
import { usableHoldings } from '#ti4/rules/components/in-force.ts';

// Standing orders for agents (51): whom one would be used for, so that its owner is not asked at every such moment of everybody's.

/** Nobody at all: its owner is not asked about it. */
export const ORDER_FOR_NOBODY = 'nobody';

/** An agent, and for whom its owner would use it: 'tro for p3'. */
export const agentOrderKey = optionalPairKey<ComponentId, SeatId>(' for ');

/** The agents that a seat can use. */
export const agentsOf = (game: Game, seat: SeatId): LeaderCard[] =>
  Object.values(game.book.byKind.leader).filter(
    (one) => one.role === 'agent' && one.reactions && usableHoldings(game, one, seat).length > 0,
  );

/** All such orders that a seat can give. */
export const agentOrders = (game: Game, seat: SeatId): { order: string; agent: LeaderCard; whom: SeatId }[] =>
  agentsOf(game, seat).flatMap((agent) =>
    [ORDER_FOR_NOBODY, ...game.state.order].map((whom) => ({
      order: agentOrderKey.format(agent.id, whom),
      agent,
      whom,
    })),
  );

/** Whose moment it is, by what an event says of players: who does it to them is not among these. */
const WHOSE = ['seat', 'against', 'attacker', 'defender', 'owner'];
const concerned = (event: object): unknown[] => WHOSE.map((name) => (event as Record<string, unknown>)[name]);

/** Whether a moment is others' alone: what an agent does then, it does for them. */
export const concernsOnlyOthers = (event: object, seat: SeatId): boolean => {
  const whose = concerned(event).filter((one) => one !== undefined);
  return whose.length > 0 && !whose.includes(seat);
};

/** Where a moment is others' alone: what spares a seat from being asked about those of its agents that are offered then, but for what befalls itself. */
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

/** Whether an agent's owner would be asked for nothing: it is for others that they would use it. `stands`: whether an order is in force. */
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
