import { isOpen } from '../../../rules/board/control.ts';
import { type Game, actionCard, on } from '../../../rules/components/component.ts';
import { choosePlanet } from '../../../rules/components/planets-chosen.ts';
import { build } from '../../../rules/phases/placing.ts';
import { planetsOf } from '../../../rules/seats.ts';
import type { PlanetId, SeatId } from '../../../rules/terms.ts';

const open = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id }) => (isOpen(game, id) ? [id] : []));

export default actionCard({
  id: 'shield-crew',
  name: 'Shield Crew',
  copies: 1,
  text: 'In the economy phase: a free PDS on one of your planets.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'economy-begins', {
      usable: (game, { holder }) => open(game, holder).length > 0,
      target: (game, { holder }) => choosePlanet(game, holder, 'Where does the PDS come?', open(game, holder)),
      effect: (game, { holder, component }, _event, [planet]) => {
        if (game.state.planets[planet].owner === holder) build(game, holder, 'pds', planet, component);
      },
    }),
  ],
});
