import { isOpenToNewUnits } from '#ti2/rules/planets/control.ts';
import { type Game, actionCard, on } from '#ti2/rules/components/component.ts';
import { choosePlanet } from '#ti2/rules/components/planet-choice.ts';
import { placeStructure } from '#ti2/rules/production/placement-sites.ts';
import { planetsOf } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';

const open = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id }) => (isOpenToNewUnits(game, id) ? [id] : []));

export default actionCard({
  id: 'shield-crew',
  name: 'Shield Crew',
  copies: 1,
  text: 'In the economy phase, before players gain income: place a free PDS on 1 of your planets.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'economy-begins', {
      isUsable: (game, { holder }) => open(game, holder).length > 0,
      target: (game, { holder }) =>
        choosePlanet(game, holder, 'On which planet do you place the PDS?', open(game, holder)),
      effect: (game, { holder, component }, _event, [planet]) => {
        if (game.state.planets[planet].owner === holder) placeStructure(game, holder, 'pds', planet, component);
      },
    }),
  ],
});
