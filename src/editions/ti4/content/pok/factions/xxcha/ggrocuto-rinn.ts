import { choose, type Spec } from '#engine';
import { leader, type Game } from '#ti4/rules/components/component.ts';
import { question } from '#ti4/rules/game.ts';
import { possessive } from '#kit/board/names.ts';
import { nameOfPlanet, nameOfSeat } from '#ti4/rules/names.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { planetOf, planetsOnBoard } from '#ti4/rules/planets/planets.ts';
import { removeUnit, unitsAt } from '#ti4/rules/units/units.ts';
import { agentAbility } from '#ti4/content/shared/cards/agents.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';
import { readyPlanets } from '#ti4/content/shared/cards/diplomacy-card.ts';

const exhausted = (game: Game): PlanetId[] =>
  Object.values(game.state.planets).flatMap(({ id, controller, exhausted: spent }) =>
    spent && controller !== null ? [id] : [],
  );

/** Tells whether a planet is in or adjacent to a system with one of the seat's planets (6.3). */
function near(game: Game, seat: SeatId, planet: PlanetId): boolean {
  const { system } = planetOf(game, planet);
  return planetsOnBoard(game, seat).some((own) => own.system === system || isAdjacent(game, own.system, system, seat));
}

const ownersOf = (game: Game, planet: PlanetId): SeatId[] => [
  ...new Set(unitsAt(game, { planet, type: 'infantry' }).map(({ owner }) => owner)),
];

const whoseInfantry = question<{ planet: PlanetId }>()(
  'ggrocuto-rinn',
  (game, seat, { planet }): Spec =>
    choose(
      `Do you remove 1 infantry from ${nameOfPlanet(game, planet)}?`,
      ownersOf(game, planet).map((key) => ({
        key,
        label: `Remove 1 of ${key === seat ? 'your' : possessive(nameOfSeat(game, key))} infantry`,
      })),
      { min: 0, nothing: 'Remove none' },
    ),
  { title: 'remove an infantry' },
);

export default leader({
  id: 'ggrocuto-rinn',
  set: 'pok',
  faction: 'xxcha',
  name: 'Ggrocuto Rinn',
  role: 'agent',
  text: "Action: exhaust this card and ready any planet. If you control a planet in or adjacent to its system, you may return 1 infantry from the readied planet to its owner's reinforcements.",
  advice: {
    gains: { resources: 2 },
    choices: (_game, seat, key, { question: asked }) =>
      asked === whoseInfantry.name ? { units: { infantry: key === seat ? -1 : 1 } } : undefined,
  },
  action: agentAbility({
    problem: (game) => (exhausted(game).length ? undefined : 'No planet is exhausted.'),
    target: (game, { holder }) =>
      choosePlanet.ask(holder, { prompt: 'Which planet do you ready?', planets: exhausted(game) }),
    furtherTarget: (game, { holder }, [planet, owner]) =>
      planet !== undefined && owner === undefined && near(game, holder, planet) && ownersOf(game, planet).length
        ? whoseInfantry.ask(holder, { planet })
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
