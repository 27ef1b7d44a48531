import { choose, type Spec } from '#engine';
import { leader, type Game } from '#ti4/rules/components/component.ts';
import { question } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { formatUnitCount } from '#ti4/rules/names.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { planetOf, planetsOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import { arrivalProblem, placeUnits, unitsAt } from '#ti4/rules/units/units.ts';
import { readyPlanets } from '#ti4/content/shared/cards/diplomacy-card.ts';

const ID = 'dannel-of-the-tenth';

/** Counts a seat's infantry by planet. */
function manned(game: Game, seat: SeatId): Map<PlanetId, number> {
  const found = new Map<PlanetId, number>();
  for (const { planet } of unitsAt(game, { owner: seat, type: 'infantry' }))
    if (planet !== undefined) found.set(planet, (found.get(planet) ?? 0) + 1);
  return found;
}

const exhausted = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id, exhausted: spent }) => (spent ? [id] : []));

const overdrive = question<object>()(
  'spinner-overdrive',
  (game, seat): Spec => {
    const planets = [...manned(game, seat)];
    if (!planets.length) return { kind: 'none', reason: 'You have no infantry on planets.' };
    return choose(
      'On which planets do you double your infantry? You ready your other planets.',
      planets.map(([key, count]) => {
        const off = arrivalProblem(game, seat, 'infantry', key);
        const hint = `${formatUnitCount('infantry', count)}${planetOf(game, key).exhausted ? ', exhausted' : ''}`;
        return { key, label: planetWithValues(game, key), hint, ...(off !== undefined && { disabledReason: off }) };
      }),
      { min: 0, max: planets.length, nothing: 'Ready all planets' },
    );
  },
  { title: 'choose planets for infantry' },
);

export default leader({
  id: ID,
  set: 'pok',
  faction: 'yin',
  name: 'Dannel of the Tenth',
  role: 'hero',
  text: 'Action: for each planet that you control or have infantry on, either ready it or double your infantry on it. Then purge this card.',
  advice: { gains: { resources: 4, units: { infantry: 4 } } },
  questions: [overdrive],
  action: {
    problem: (game, { holder }) =>
      manned(game, holder).size || exhausted(game, holder).length
        ? undefined
        : 'You have no infantry on planets and no exhausted planets.',
    target: (_game, { holder }) => overdrive.ask(holder, {}),
    effect: (game, held, planets) => {
      const counts = manned(game, held.holder);
      for (const planet of planets)
        placeUnits(game, held.holder, 'infantry', counts.get(planet) ?? 0, {
          system: planetOf(game, planet).system,
          planet,
        });
      readyPlanets(
        game,
        held.holder,
        exhausted(game, held.holder).filter((planet) => !planets.includes(planet)),
      );
      purgeLeader(game, held);
    },
  },
});
