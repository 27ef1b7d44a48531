import { choose, type Spec } from '../../../../../../engine/index.ts';
import { leader, type Game } from '../../../../rules/components/component.ts';
import { question } from '../../../../rules/game.ts';
import { nameOfPlanet, nameOfSeat } from '../../../../rules/names.ts';
import type { PlanetId, SeatId } from '../../../../rules/state.ts';
import { adjacent } from '../../../../rules/units/board.ts';
import { planetOf, planetsOnBoard } from '../../../../rules/units/planets.ts';
import { removeUnit, unitsAt } from '../../../../rules/units/units.ts';
import { agentDeed } from '../../../shared/agents.ts';
import { choosePlanet } from '../../../shared/choosing-places.ts';
import { readyPlanets } from '../../../shared/diplomacy.ts';

const exhausted = (game: Game): PlanetId[] =>
  Object.values(game.state.planets).flatMap(({ id, controller, exhausted: spent }) =>
    spent && controller !== null ? [id] : [],
  );

/** Whether a planet lies in a system with a planet of the seat's, or next to one (6.3). */
function near(game: Game, seat: SeatId, planet: PlanetId): boolean {
  const { system } = planetOf(game, planet);
  return planetsOnBoard(game, seat).some((own) => own.system === system || adjacent(game, own.system, system, seat));
}

const ownersOf = (game: Game, planet: PlanetId): SeatId[] => [
  ...new Set(unitsAt(game, { planet, type: 'infantry' }).map(({ owner }) => owner)),
];

const whoseInfantry = question<{ planet: PlanetId }>()(
  'ggrocuto-rinn',
  (game, _seat, { planet }): Spec =>
    choose(
      `Do you remove an infantry from ${nameOfPlanet(game, planet)}?`,
      ownersOf(game, planet).map((key) => ({ key, label: `One of ${nameOfSeat(game, key)}` })),
      { min: 0 },
    ),
  { title: 'remove an infantry' },
);

export default leader({
  id: 'ggrocuto-rinn',
  set: 'pok',
  faction: 'xxcha',
  name: 'Ggrocuto Rinn',
  role: 'agent',
  text: 'Action: exhaust him to ready any planet; if a planet of yours is in its system or next to it, you may return an infantry from it to the reinforcements of its player.',
  advice: {
    gains: { resources: 2 },
    choices: (_game, seat, key, { question: asked }) =>
      asked === whoseInfantry.name ? { units: { infantry: key === seat ? -1 : 1 } } : undefined,
  },
  action: agentDeed({
    unable: (game) => (exhausted(game).length ? undefined : 'No planet is exhausted.'),
    target: (game, { holder }) =>
      choosePlanet.of(holder, { prompt: 'Which planet is readied?', planets: exhausted(game) }),
    further: (game, { holder }, [planet, owner]) =>
      planet !== undefined && owner === undefined && near(game, holder, planet) && ownersOf(game, planet).length
        ? whoseInfantry.of(holder, { planet })
        : undefined,
    effect: (game, { holder }, [planet, owner]) => {
      if (planet === undefined) return;
      readyPlanets(game, holder, [planet]);
      const [infantry] = owner === undefined ? [] : unitsAt(game, { planet, type: 'infantry', owner });
      if (infantry) removeUnit(game, infantry, 'ggrocuto-rinn');
    },
  }),
  questions: [choosePlanet, whoseInfantry],
});
