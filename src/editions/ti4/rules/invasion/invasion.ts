import { ask, call, chosenKeys, chosenAmounts, done, goto, type AmountOption, type Next, type Spec } from '#engine';
import { bombardment } from './bombardment.ts';
import { combatantsOnPlanet } from '#ti4/rules/combat/combat.ts';
import {
  committableOnPlanets,
  bringCommittedUnit,
  isPlanetCommitment,
  planetCommitmentLines,
} from './commitments-from-planets.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { isExplorable } from '#ti4/rules/exploration/exploration.ts';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { groundCombat } from './ground-combat.ts';
import { INVASION, type Invasion } from './invasion-state.ts';
import { isGuardedByCustodians, removeCustodians } from '#ti4/rules/planets/custodians-token.ts';
import { suggestLanding } from './suggested-landing.ts';
import {
  planetsLandedOn,
  landingBill,
  landingCostProblem,
  landingCostsFor,
  withoutLandingsOn,
  withUnaffordableLandings,
} from './landing-costs.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { formatUnitCount, nameOfPlanet, nameOfSeat, nameOfSystem, nameOfUnit } from '#ti4/rules/names.ts';
import { liftToSpace } from '#ti4/rules/units/unit-index.ts';
import { MECATOL_REX, planetOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import { pay, payment } from '#ti4/rules/production/payment.ts';
import { hasSpaceCannonDefense, spaceCannonDefense } from '#ti4/rules/combat/space-cannon.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import {
  arrivalProblem,
  groundForcesOn,
  isGroundForce,
  placeUnits,
  placeOnPlanet,
  unitsAt,
} from '#ti4/rules/units/units.ts';
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
const commitGroundForces = question<{ system: SystemId; mustLand?: PlanetId }, Record<string, number>>()(
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

/** Asks in which order the planets are resolved (49.3a, 49.4a). */
const planetOrder = question<{ planets: PlanetId[]; what: string }>()(
  'planet-order',
  (game, _seat, { planets, what }): Spec => ({
    kind: 'order',
    prompt: `In which order ${what}?`,
    options: planets.map((planet) => ({ key: planet, label: planetWithValues(game, planet) })),
  }),
  { title: 'choose the order of planets', forced: true },
);

/** Returns the planets of the invasion in order, those with committed units first. */
const planetsIn = (game: Game, { system, arriving, committed = {} }: Invasion): PlanetId[] => [
  ...Object.keys(committed),
  ...(arriving ? [] : game.state.systems[system].planets.filter((planet) => !(planet in committed))),
];

/** Returns the planets where a seat's forces, committed or not, meet those of another. */
const contested = (game: Game, data: Invasion): PlanetId[] =>
  planetsIn(game, data).filter(
    (planet) =>
      combatantsOnPlanet(game, planet, data.seat).length > 0 &&
      combatantsOnPlanet(game, planet).some((unit) => unit.owner !== data.seat),
  );

/** Tells whether a seat's ground forces are the only ones on a planet. */
function heldAlone(game: Game, seat: SeatId, planet: PlanetId): boolean {
  const forces = groundForcesOn(game, planet);
  return forces.length > 0 && forces.every((unit) => unit.owner === seat);
}

function tellCommitted(game: Game, { seat, committed = {} }: Invasion): void {
  for (const planet in committed) {
    const units = committed[planet].map((id) => game.state.units[id].type);
    game.addFact({ type: 'ground-forces-committed', seat, system: planetOf(game, planet).system, planet, units });
  }
}

/** Lands a ground force of one planet on another. */
function commitFrom(game: Game, { seat, system, committed = {} }: Invasion, key: string): void {
  const found = bringCommittedUnit(game, seat, system, key);
  if (!found) return;
  placeOnPlanet(game, found.unit, found.planet, 'land');
  committed[found.planet] = [...(committed[found.planet] ?? []), found.unit.id];
}

/** Lands infantry from the reinforcements on planets in any system, all of it before anything else resolves. */
function arrive(game: Game, data: Invasion, arriving: Record<PlanetId, number>): Next<'landed'> {
  data.committed = {};
  for (const [planet, count] of Object.entries(arriving)) {
    const before = new Set(unitsAt(game, { owner: data.seat, planet }).map(({ id }) => id));
    placeUnits(game, data.seat, 'infantry', count, { system: planetOf(game, planet).system, planet });
    data.committed[planet] = unitsAt(game, { owner: data.seat, planet }).flatMap(({ id }) =>
      before.has(id) ? [] : [id],
    );
  }
  data.left = Object.keys(data.committed);
  tellCommitted(game, data);
  return goto('landed');
}

/** Resolves an invasion (49). */
export const invasion = procedure<Invasion>()(INVASION.name, {
  start: (game, data) => {
    const { seat, system, arriving } = data;
    if (arriving) {
      const due = landingCostsFor(game, seat, Object.keys(arriving));
      if (due.length) data.tolls = due;
      return goto('toll');
    }
    if (modify(game, 'skips-to-commitment', { seat, system }, false)) return goto('custodians');
    const present =
      unitsAt(game, { system, owner: seat, space: true }).length > 0 ||
      committableOnPlanets(game, seat, system).length > 0;
    if (!present && contested(game, { seat, system }).length) return goto('combats');
    return present && game.state.systems[system].planets.length
      ? openWindow('when', 'invasion-begins', { seat, system }, 'bombard')
      : done();
  },
  bombard: (_game, { seat, system }) => call(bombardment, { seat, system }, 'custodians'), // 49.1
  // 27.2, 27.3: the custodians token is offered only to a seat that can land there afterwards.
  custodians: (game, { seat, system }) => {
    const here = game.state.custodians && game.state.systems[system].planets.includes(MECATOL_REX);
    const forces = [...committableUnits(game, seat, system), ...committableOnPlanets(game, seat, system)].filter(
      (unit) => isGroundForce(game, unit),
    );
    const able = forces.some((unit) => arrivalProblem(game, seat, unit.type, MECATOL_REX, 'land') === undefined);
    return here && able ? call(removeCustodians, { seat }, 'commit') : goto('commit');
  },
  commit: (_game, data, got) => {
    if (got.result === true) data.mustLand = MECATOL_REX;
    return ask(
      [
        commitGroundForces.ask(data.seat, {
          system: data.system,
          ...(data.mustLand !== undefined && { mustLand: data.mustLand }),
        }),
      ],
      'land',
    );
  },
  land: (game, data, got) => {
    const landing = chosenAmounts(got.answer);
    const due = landingCostsFor(game, data.seat, planetsLandedOn(landing));
    if (due.length) data.tolls = due;
    data.landing = landing;
    return goto('toll');
  },
  toll: (game, data) => {
    const [toll] = data.tolls ?? [];
    if (toll) return ask([payment.ask(data.seat, landingBill(game, toll))], 'tolled');
    delete data.tolls;
    return goto('touchDown');
  },
  // Commitments whose cost can no longer be paid are dropped.
  tolled: (game, data, got) => {
    const [toll, ...left] = data.tolls ?? [];
    if (toll && got.answer !== null) pay(game, data.seat, landingBill(game, toll), got.answer);
    if (toll && got.answer === null) {
      if (data.arriving) delete data.arriving[toll.planet];
      else data.landing = withoutLandingsOn(data.landing ?? {}, toll.planet);
    }
    data.tolls = left.filter(({ planet }) => got.answer !== null || planet !== toll?.planet);
    return goto('toll');
  },
  touchDown: (game, data) => {
    if (data.arriving) return arrive(game, data, data.arriving);
    data.committed = {};
    const { landing: counts = {} } = data;
    delete data.landing;
    const kinds = kindsAmong(game, committableUnits(game, data.seat, data.system));
    for (const [key, count] of Object.entries(counts)) {
      if (isPlanetCommitment(key)) {
        commitFrom(game, data, count > 0 ? key : '');
        continue;
      }
      const [kind, planet = ''] = lineAtKey.parse(key);
      const landing = kinds.get(kind)?.splice(0, count) ?? [];
      if (!landing.length) continue;
      for (const unit of landing) placeOnPlanet(game, unit, planet, 'land');
      data.committed[planet] = [...(data.committed[planet] ?? []), ...landing.map((unit) => unit.id)];
    }
    data.left = Object.keys(data.committed);
    tellCommitted(game, data);
    const about = { seat: data.seat, system: data.system };
    return game.book.windows.hasListeners(game, { timing: 'after', name: 'commitment-ends', ...about })
      ? openWindow('after', 'commitment-ends', about, 'landed')
      : goto('landed');
  },
  landed: (game, data) => {
    const planet = data.left?.shift();
    if (planet !== undefined)
      return openWindow(
        'after',
        'ground-forces-committed',
        { seat: data.seat, system: planetOf(game, planet).system, planet },
        'landed',
      );
    if (data.arriving) return goto('combats');
    // 49.3: the active player chooses the order.
    const planets = Object.keys(data.committed ?? {}).filter((one) =>
      hasSpaceCannonDefense(game, data.seat, data.system, one),
    );
    return planets.length
      ? ask([planetOrder.ask(data.seat, { planets, what: 'do the planets use Space Cannon' })], 'cannonOrder')
      : goto('combats');
  },
  cannonOrder: (_game, data, got) => {
    data.left = chosenKeys(got.answer);
    return goto('cannons');
  },
  cannons: (game, data) => {
    const planet = data.left?.shift();
    if (planet === undefined) return goto('combats');
    // 77.6: fires only at committed units, not at units that were there before.
    const units = data.committed?.[planet] ?? [];
    const apart = combatantsOnPlanet(game, planet, data.seat).some(({ id }) => !units.includes(id));
    return call(
      spaceCannonDefense,
      { seat: data.seat, system: data.system, planet, ...(apart && { units }) },
      'cannons',
    );
  },
  combats: (game, data) => {
    const planets = contested(game, data);
    return planets.length
      ? ask([planetOrder.ask(data.seat, { planets, what: 'do you resolve the ground combats' })], 'combatOrder')
      : goto('establish');
  },
  combatOrder: (_game, data, got) => {
    data.left = chosenKeys(got.answer);
    return goto('fight');
  },
  fight: (game, data) => {
    const planet = data.left?.shift();
    if (planet === undefined) return goto('establish');
    if (!contested(game, data).includes(planet)) return goto('fight');
    const defender = combatantsOnPlanet(game, planet).find((unit) => unit.owner !== data.seat)?.owner;
    return defender === undefined
      ? goto('fight')
      : call(groundCombat, { system: planetOf(game, planet).system, planet, attacker: data.seat, defender }, 'fight');
  },
  // 35.2d: if planets are explored as they are gained, the active player chooses their order.
  establish: (game, data) => {
    data.left = planetsIn(game, data).filter(
      (planet) =>
        planet in (data.committed ?? {}) ||
        (heldAlone(game, data.seat, planet) && planetOf(game, planet).controller !== data.seat),
    );
    const gained = data.left.filter((planet) => heldAlone(game, data.seat, planet));
    const explored = gained.some((planet) => planetOf(game, planet).controller === null && isExplorable(game, planet));
    return explored && gained.length > 1
      ? ask(
          [
            planetOrder.ask(data.seat, {
              planets: gained,
              what: 'do you gain control of the planets and explore them',
            }),
          ],
          'gaining',
        )
      : goto('control');
  },
  gaining: (_game, data, got) => {
    data.left = chosenKeys(got.answer);
    return goto('control');
  },
  // 49.5: the active player gains planets where their ground forces are left; a planet without any stays with the
  // defender (49.5d).
  control: (game, data) => {
    const planet = data.left?.shift();
    if (planet === undefined && data.arriving) return done();
    if (planet === undefined)
      return openWindow('after', 'invasion-ends', { seat: data.seat, system: data.system }, 'finish');
    return heldAlone(game, data.seat, planet)
      ? call(gainControl, { seat: data.seat, planet }, 'control')
      : goto('control');
  },
  finish: () => done(),
});

/** Returns the units committed to a planet to space; they cannot be committed again in this invasion. */
export function recallGroundForces(game: Game, planet: PlanetId): void {
  const data = game.enclosingData(invasion);
  for (const id of data?.committed?.[planet] ?? []) {
    const unit = game.state.units[id];
    if (unit?.planet === planet) liftToSpace(game, unit);
  }
  if (data?.committed) delete data.committed[planet];
  game.addFact({ type: 'ground-forces-recalled', planet });
}

export const invasionProcedures = [invasion];
export const invasionQuestions = [commitGroundForces, planetOrder];
