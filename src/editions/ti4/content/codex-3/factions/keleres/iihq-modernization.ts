import { technology, type Game } from '../../../../rules/components/component.ts';
import { gainPlanetCard } from '../../../../rules/exploration/planets-that-come-and-go.ts';
import type { SeatId } from '../../../../rules/state.ts';
import { adjacent, presence } from '../../../../rules/units/board.ts';
import { MECATOL_REX, planetOf } from '../../../../rules/units/planets.ts';

const nearRex = (game: Game, seat: SeatId, by: SeatId): boolean => {
  const { system: rex } = planetOf(game, MECATOL_REX);
  return presence(game, seat).some((system) => system === rex || adjacent(game, system, rex, by));
};

export default technology({
  id: 'iihq-modernization',
  name: 'I.I.H.Q. Modernization',
  set: 'codex-3',
  faction: 'keleres',
  text: 'Whoever has units or planets at Mecatol Rex or next to it is your neighbour. The planet Custodia Vigilia comes to you with its ability, for good. Nobody can copy this technology.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 1 },
  uncopied: true,
  gained: (game, seat) => gainPlanetCard(game, seat, 'custodia-vigilia'),
  modifiers: {
    neighbors: (game, { holder }, near, { a, b }) =>
      near || (a === holder && nearRex(game, b, holder)) || (b === holder && nearRex(game, a, holder)),
  },
});
