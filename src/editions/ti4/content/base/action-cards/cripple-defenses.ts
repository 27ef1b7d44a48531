import { call } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';

const pdsOn = (game: Game, planet: PlanetId): number => unitsAt(game, { planet, type: 'pds' }).length;

/** Returns all planets the seat does not control (note 7 on 2), those with the most PDS first. */
const planets = (game: Game, seat: SeatId): PlanetId[] =>
  Object.values(game.state.planets)
    .filter(({ controller }) => controller !== seat)
    .map(({ id }) => id)
    .sort((a, b) => pdsOn(game, b) - pdsOn(game, a));

export default actionCard({
  id: 'cripple-defenses',
  name: 'Cripple Defenses',
  set: 'base',
  text: 'Action: destroy all PDS on a planet you do not control.',
  copies: 1,
  advice: {
    harms: (game, seat) => ({ units: { pds: pdsOn(game, planets(game, seat)[0]) } }),
    choices: (game, _seat, planet) => ({ tradeGoods: pdsOn(game, planet) }),
  },
  questions: [choosePlanet],
  action: {
    problem: () => undefined, // a planet without PDS can be chosen
    target: (game, { holder }) =>
      choosePlanet.ask(holder, {
        prompt: 'On which planet do you destroy all PDS?',
        planets: planets(game, holder),
        counts: ['pds'],
      }),
    effect: (game, { holder }, [planet]) => {
      const units = planet === undefined ? [] : unitsAt(game, { planet, type: 'pds' });
      return units.length
        ? call(destroyUnits, { units: units.map((unit) => unit.id), by: holder }, 'finish')
        : undefined;
    },
  },
});
