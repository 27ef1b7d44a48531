import { call } from '../../engine/index.ts';
import { actionCard } from '../../rules/component.ts';
import { destroyUnits } from '../../rules/destroy.ts';
import type { Game } from '../../rules/game.ts';
import { exhaustPlanet, hasTrait, planetOf } from '../../rules/planets.ts';
import type { PlanetId } from '../../rules/state.ts';
import { unitsAt } from '../../rules/units.ts';
import { choosePlanet } from '../shared/choosing-places.ts';

const hazardous = (game: Game): PlanetId[] => Object.keys(game.state.planets).filter((id) => hasTrait(game, id, 'hazardous'));

export default actionCard({
  id: 'unstable-planet',
  name: 'Unstable Planet',
  set: 'base',
  text: 'Action: pick a hazardous planet, whoever has it. It is exhausted, and 3 infantry on it (or all, where there are fewer) are destroyed.',
  copies: 1,
  questions: [choosePlanet],
  action: {
    unable: (game) => (hazardous(game).length ? undefined : 'There is no hazardous planet.'),
    // One's own and exhausted ones too, and those without infantry.
    target: (game, { holder }) => choosePlanet.of(holder, { prompt: 'Which hazardous planet is unstable?', planets: hazardous(game) }),
    effect: (game, { holder }, [planet]) => {
      if (planet === undefined || !hazardous(game).includes(planet)) return undefined;
      const { controller, exhausted } = planetOf(game, planet);
      if (controller !== null && !exhausted) {
        exhaustPlanet(game, planet);
        game.fact({ type: 'planets-exhausted', seat: controller, planets: [planet], why: 'unstable-planet' });
      }
      const infantry = unitsAt(game, { planet, type: 'infantry' }).slice(0, 3);
      return infantry.length ? call(destroyUnits, { units: infantry.map((unit) => unit.id), by: holder }, 'finish') : undefined;
    },
  },
});
