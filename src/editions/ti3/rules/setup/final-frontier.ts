import type { Game, Rulebook } from '#ti3/rules/components/component.ts';
import { COUNTER_PILE } from '#ti3/rules/exploration/domain-counters.ts';
import type { CounterId, SystemId } from '#ti3/rules/terms.ts';
import type { Galaxy } from './galaxy.ts';

/** Systems of a galaxy with nothing in them but wormholes (E3 22.10). */
export const emptySystems = ({ tiles }: Rulebook, galaxy: Galaxy): SystemId[] =>
  Object.values(galaxy).filter((id) => {
    const { planets, special, gateOf, option } = tiles[id];
    return !planets.length && special === undefined && gateOf === undefined && option === undefined;
  });

/** Counters are laid face down where ships may come upon them. */
export function placeFrontierCounters({ state }: Game, lying: Readonly<Record<SystemId, CounterId>>): void {
  for (const [system, id] of Object.entries(lying)) state.systems[system].frontier = { id, seenBy: [] };
  state.decks[COUNTER_PILE] ??= { draw: [], discard: [] };
}
