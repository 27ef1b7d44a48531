import { call, type Spec } from '#engine';
import { leader, type Game } from '#ti4/rules/components/component.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { landingProblem } from '#ti4/rules/invasion/commit-ground-forces.ts';
import { landingCostProblem } from '#ti4/rules/invasion/landing-costs.ts';
import { question } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { influenceOf, resourcesOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import { groundForcesOn, unitsAt } from '#ti4/rules/units/units.ts';
import { isHomeSystem } from '#ti4/content/shared/procedures/place-questions.ts';

const ID = 'dannel-of-the-tenth';
const MOST = 3;

/** Returns the planets outside home systems that infantry can land on. */
const open = (game: Game, seat: SeatId): PlanetId[] =>
  Object.values(game.state.planets)
    .filter(
      ({ id, system }) =>
        system in game.state.systems &&
        !isHomeSystem(game, system) &&
        landingProblem(game, seat, id, 'infantry') === undefined,
    )
    .map(({ id }) => id);

/**
 * Returns the proposed landing: one infantry on each of the first uncontrolled and unguarded planets, or else on the
 * first planet. It is never empty, since the hero is purged in any case.
 */
const proposed = (game: Game, planets: readonly PlanetId[]): Record<string, number> => {
  const free = planets
    .filter((planet) => game.state.planets[planet].controller === null && !groundForcesOn(game, planet).length)
    .slice(0, MOST);
  return Object.fromEntries((free.length ? free : planets.slice(0, 1)).map((planet) => [planet, 1]));
};

const dissemination = question<object, Record<string, number>>()(
  ID,
  (game, seat): Spec => ({
    kind: 'allot',
    prompt: `To which planets do you commit up to ${MOST} infantry?`,
    amounts: open(game, seat).map((planet) => {
      const { controller } = game.state.planets[planet];
      const disabledReason = landingCostProblem(game, seat, [planet]);
      return {
        key: planet,
        label: `Infantry to ${planetWithValues(game, planet)}`,
        max: disabledReason === undefined ? MOST : 0,
        group: controller === null ? 'Uncontrolled' : nameOfSeat(game, controller),
        weights: { infantry: 1 },
        ...(disabledReason !== undefined && { disabledReason }),
      };
    }),
    limits: [{ measure: 'infantry', atMost: MOST, message: `Commit up to ${MOST} infantry; you committed {sum}.` }],
    emptyLabel: 'Commit no infantry',
    proposed: proposed(
      game,
      open(game, seat).filter((planet) => landingCostProblem(game, seat, [planet]) === undefined),
    ),
  }),
  {
    title: 'commit infantry',
    check: (game, seat, _data, answer) =>
      landingCostProblem(
        game,
        seat,
        Object.keys(answer).filter((planet) => answer[planet] > 0),
      ),
  },
);

/** Counts the infantry for each planet. */
const landing = (target: readonly string[]): Record<PlanetId, number> => {
  const found: Record<PlanetId, number> = {};
  for (const planet of target) found[planet] = (found[planet] ?? 0) + 1;
  return found;
};

export default leader({
  id: ID,
  name: 'Dannel of the Tenth Ω',
  set: 'codex-3',
  faction: 'yin',
  role: 'hero',
  text: 'Action: commit up to 3 of the infantry in your reinforcements to planets outside home systems and resolve ground combats there. No one can use Space Cannon against them. Then purge this card.',
  advice: {
    gains: { planets: 1.5 },
    // Values the first infantry on each planet without units of other players.
    choices: (game, seat, planet, { question: asked, counts = {} }) => {
      if (asked !== ID) return undefined;
      const free = game.state.planets[planet].controller !== seat && !unitsAt(game, { planet, notOwner: seat }).length;
      if (!free || counts[planet]) return {};
      return { planets: 0.4, resources: resourcesOf(game, planet), influence: influenceOf(game, planet) };
    },
  },
  questions: [dissemination],
  action: {
    problem: (game, { holder }) =>
      open(game, holder).length ? undefined : 'There is no planet you can commit infantry to.',
    target: (_game, { holder }) => dissemination.ask(holder, {}),
    effect: (game, held, target) => {
      purgeLeader(game, held);
      return target.length
        ? call(invasion, { seat: held.holder, system: '', arriving: landing(target) }, 'finish')
        : undefined;
    },
  },
});
