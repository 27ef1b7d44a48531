import { allowedTargets } from '#ti2/rules/components/card-targets.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { type Game, actionCard, on } from '#ti2/rules/components/component.ts';
import { choosePlanet } from '#ti2/rules/components/planet-choice.ts';
import { gainCredits } from '#ti2/rules/production/credits.ts';
import { planetsOf, resourcesOfPlanet } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';

const fields = (game: Game, seat: SeatId, card: string): PlanetId[] =>
  allowedTargets(
    game,
    card,
    planetsOf(game, seat).map(({ id }) => id),
  ).filter((planet) => resourcesOfPlanet(game, planet, 'income') > 0);

export default actionCard({
  id: 'bumper-harvest',
  name: 'Bumper Harvest',
  copies: 3,
  text: 'In the economy phase, before players gain income: choose 1 of your planets. Gain extra credits equal to its resources.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'economy-begins', {
      isUsable: (game, { holder, component }) => fields(game, holder, component).length > 0,
      target: (game, { holder, component }) =>
        choosePlanet(game, holder, 'From which planet do you gain extra credits?', fields(game, holder, component)),
      effect: (game, { holder, component }, _event, [planet]) =>
        gainCredits(
          game,
          holder,
          modify(game, 'income-kept', { seat: holder }, resourcesOfPlanet(game, planet, 'income')),
          component,
        ),
    }),
  ],
});
