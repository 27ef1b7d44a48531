import type { Game, Rulebook } from '#ti3/rules/components/component.ts';
import { COUNTER_PILE } from '#ti3/rules/exploration/domain-counters.ts';
import type { CounterId, SystemId } from '#ti3/rules/terms.ts';
import type { Galaxy } from './galaxy.ts';

/** Returns the systems of a galaxy with nothing in them but wormholes (E3 22.10). */
export const emptySystems = ({ tiles }: Rulebook, galaxy: Galaxy): SystemId[] =>
  Object.values(galaxy).filter((id) => {
    const { planets, special, gateOf, option } = tiles[id];
    return !planets.length && special === undefined && gateOf === undefined && option === undefined;
  });

/** Lays frontier counters face down in systems, for ships that move there. */
export function placeFrontierCounters({ state }: Game, lying: Readonly<Record<SystemId, CounterId>>): void {
  for (const [system, id] of Object.entries(lying)) state.systems[system].frontier = { id, seenBy: [] };
  state.decks[COUNTER_PILE] ??= { draw: [], discard: [] };
}
