import type { AmountOption, Spec } from '#engine';
import { planetCommitmentLines } from './commitments-from-planets.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { isGuardedByCustodians } from '#ti4/rules/planets/custodians-token.ts';
import { suggestLanding } from './suggested-landing.ts';
import { planetsLandedOn, landingCostProblem, withUnaffordableLandings } from './landing-costs.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { formatUnitCount, nameOfPlanet, nameOfSeat, nameOfSystem, nameOfUnit } from '#ti4/rules/names.ts';
import { planetOf } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { arrivalProblem, isGroundForce, unitsAt } from '#ti4/rules/units/units.ts';
import { labelOf } from '#ti4/rules/units/unit-marks.ts';
import { kindsAmong, lineAtKey } from '#ti4/rules/units/unit-keys.ts';
import { formatCount, formatList } from '#text/sentences.ts';

/** Returns the units in the space area that may be committed: ground forces, and units that count as such. */
export const committableUnits = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  unitsAt(game, { system, owner: seat, space: true }).filter((unit) =>
    modify(game, 'can-commit', { seat, unit }, isGroundForce(game, unit)),
  );

/** Returns the reason why a unit cannot land on a planet; undefined if it can. */
export const landingProblem = (game: Game, seat: SeatId, planet: PlanetId, type: UnitType): string | undefined =>
  isGuardedByCustodians(game, planet)
    ? 'You must remove the custodians token from Mecatol Rex first.'
    : arrivalProblem(game, seat, type, planet, 'land');

/** Returns a line for each kind of unit in space and each planet where it can land. */
function linesFromSpace(
  game: Game,
  seat: SeatId,
  system: SystemId,
  kinds: readonly [string, Unit[]][],
  mustLand: PlanetId | undefined,
): AmountOption[] {
  return kinds.flatMap(([kind, alike]) => {
    const [{ type }] = alike;
    const called = kind === type ? nameOfUnit(type) : labelOf(game, alike[0]);
    return game.state.systems[system].planets
      .filter((planet) => landingProblem(game, seat, planet, type) === undefined)
      .map((planet) => ({
        key: lineAtKey.format(kind, planet),
        label: `${called} to ${nameOfPlanet(game, planet)}`,
        max: alike.length,
        hint: holders(game, seat, planet),
        group: nameOfPlanet(game, planet),
        weights: {
          [kind]: 1,
          ...(planet === mustLand && isGroundForce(game, { type, owner: seat }) && { landing: 1 }),
        },
      }));
  });
}

/** Asks which ground forces land on which planet (49.2): any number on each. */
export const commitGroundForces = question<{ system: SystemId; mustLand?: PlanetId }, Record<string, number>>()(
  'commit-ground-forces',
  (game, seat, { system, mustLand }): Spec => {
    const forces = committableUnits(game, seat, system);
    const kinds = [...kindsAmong(game, forces)];
    const toPlanets = linesFromSpace(game, seat, system, kinds, mustLand);
    const more = planetCommitmentLines(
      game,
      seat,
      system,
      (planet, { type }) => landingProblem(game, seat, planet, type) === undefined,
      mustLand,
    );
    const lines = withUnaffordableLandings(game, seat, [...toPlanets, ...more.lines]);
    const open = lines.filter(({ disabledReason }) => disabledReason === undefined);
    if (!open.length)
      return { kind: 'none', reason: lines[0]?.disabledReason ?? 'You have no ground forces that you can commit.' };
    const landing = open.find((line) => line.weights?.landing);
    return {
      kind: 'allot',
      prompt: `Which ground forces do you commit at ${nameOfSystem(game, system)}?${formatShared(kinds, toPlanets)}`,
      subject: game.state.systems[system].planets.map((planet) => [
        planetOf(game, planet).controller,
        groundForcesAt(game, planet),
      ]),
      amounts: lines,
      limits: [
        ...kinds.map(([kind, alike]) => ({
          measure: kind,
          measureLabel: kind === alike[0].type ? nameOfUnit(alike[0].type) : labelOf(game, alike[0]),
          atMost: alike.length,
          message: `You have ${formatUnitCount(alike[0].type, alike.length)} there; you chose {sum}.`,
        })),
        ...more.limits,
        ...(landing
          ? [
              {
                measure: 'landing',
                measureLabel: 'on Mecatol Rex',
                atLeast: 1,
                message: 'You removed the custodians token, so you must commit at least 1 ground force to Mecatol Rex.',
              },
            ]
          : []),
      ],
      emptyLabel: 'Commit no ground forces',
      proposed: landing ? { [landing.key]: 1 } : suggestLanding(game, seat, forces, open),
    };
  },
  {
    title: 'commit ground forces',
    check: (game, seat, _data, answer) => landingCostProblem(game, seat, planetsLandedOn(answer)),
  },
);

const groundForcesAt = (game: Game, planet: PlanetId): number =>
  unitsAt(game, { planet }).filter((unit) => isGroundForce(game, unit)).length;

/** Says how many units several planets share: " You have 2 infantry in space there."; empty for one planet. */
function formatShared(kinds: readonly [string, Unit[]][], toPlanets: readonly AmountOption[]): string {
  if (new Set(toPlanets.map(({ group }) => group)).size < 2) return '';
  const counts = kinds.map(([, alike]) => formatUnitCount(alike[0].type, alike.length));
  return ` You have ${formatList(counts)} in space there.`;
}

/** Formats whose ground forces are on a planet: "Letnev: 2 ground forces"; without any, whose planet it is. */
function holders(game: Game, seat: SeatId, planet: PlanetId): string {
  const called = (one: SeatId): string => (one === seat ? 'yours' : nameOfSeat(game, one));
  const there = unitsAt(game, { planet }).filter((unit) => isGroundForce(game, unit));
  const { controller } = planetOf(game, planet);
  if (!there.length) return controller === null ? 'uncontrolled' : `${called(controller)}: no ground forces`;
  return [...new Set(there.map(({ owner }) => owner))]
    .map((one) => `${called(one)}: ${formatCount(there.filter(({ owner }) => owner === one).length, 'ground force')}`)
    .join('; ');
}
