import { technology, type Game } from '#ti4/rules/components/component.ts';
import { gainPlanetCard } from '#ti4/rules/planets/planet-lifecycle.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { isAdjacent, systemsWithPresence } from '#ti4/rules/board/adjacency.ts';
import { MECATOL_REX, planetOf } from '#ti4/rules/planets/planets.ts';

const nearRex = (game: Game, seat: SeatId, by: SeatId): boolean => {
  const { system: rex } = planetOf(game, MECATOL_REX);
  return systemsWithPresence(game, seat).some((system) => system === rex || isAdjacent(game, system, rex, by));
};

export default technology({
  id: 'iihq-modernization',
  name: 'I.I.H.Q. Modernization',
  set: 'codex-3',
  faction: 'keleres',
  text: "Players with units or planets in or adjacent to Mecatol Rex's system are your neighbors. Permanently gain the planet Custodia Vigilia and its ability card. This technology cannot be copied.",
  color: 'cybernetic',
  prerequisites: { cybernetic: 1 },
  uncopied: true,
  gained: (game, seat) => gainPlanetCard(game, seat, 'custodia-vigilia'),
  modifiers: {
    neighbors: (game, { holder }, near, { a, b }) =>
      near || (a === holder && nearRex(game, b, holder)) || (b === holder && nearRex(game, a, holder)),
  },
});
