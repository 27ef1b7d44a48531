import { pairKey } from '#kit/prompts/option-keys.ts';
import { on, technology, type Game } from '#ti3/rules/components/component.ts';
import { chooseOption } from '#ti3/rules/components/target-questions.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { planetsOf, systemOf, gainPlanet } from '#ti3/rules/planets/planets.ts';
import { unitCardOf, countByType, unitsOnPlanet, groundForcesOn } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

/** Key of a move: its origin and its destination. */
const stepKey = pairKey<PlanetId, PlanetId>('>');

/** Tells whether a planet belongs to the seat, or has neither an owner nor units. */
const isOpen = (game: Game, seat: SeatId, planet: PlanetId): boolean => {
  const { owner } = game.state.planets[planet];
  return owner === seat || (owner === null && !unitsOnPlanet(game, planet).length);
};

/** Returns the ground force with the worst combat value, or undefined. */
const plainestOf = (game: Game, troops: readonly Unit[]): Unit | undefined =>
  [...troops].sort((a, b) => (unitCardOf(game, b.type).battle ?? 0) - (unitCardOf(game, a.type).battle ?? 0)).at(0);

const steps = (game: Game, seat: SeatId): [PlanetId, PlanetId][] =>
  planetsOf(game, seat)
    .filter(({ id }) => groundForcesOn(game, id, seat).length)
    .flatMap(({ id, system }) =>
      adjacentSystems(game, system, seat)
        .flatMap((next) => game.state.systems[next].planets)
        .filter((planet) => isOpen(game, seat, planet))
        .map((planet): [PlanetId, PlanetId] => [id, planet]),
    );

export default technology({
  id: 'bioplasmosis',
  name: 'Bioplasmosis',
  text: 'When the strategy phase begins: you may move 1 ground force to your planet, or to a neutral planet without units, in an adjacent system. Gain control of that planet; remove its domain counter.',
  race: 'arborec',
  cost: 3,
  needs: [],
  confidence: 'medium',
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game, { holder }) => steps(game, holder).length > 0,
      target: (game, { holder }) =>
        chooseOption.ask(holder, {
          prompt: 'Which ground force do you move, and where?',
          options: steps(game, holder).map(([from, to]) => ({
            key: stepKey.format(from, to),
            label: `From ${nameOfPlanet(game, from)} to ${nameOfPlanet(game, to)}`,
          })),
        }),
      effect: (game, { holder }, _event, [choice = '']) => {
        const [from, to] = stepKey.parse(choice);
        const moving = steps(game, holder).some(([one, other]) => one === from && other === to)
          ? plainestOf(game, groundForcesOn(game, from, holder))
          : undefined;
        if (!moving) return;
        moving.system = systemOf(game, to);
        moving.planet = to;
        game.invalidateStep();
        game.addFact({ type: 'units-landed', seat: holder, planet: to, units: countByType([moving]) });
        gainPlanet(game, holder, to);
      },
    }),
  ],
});
