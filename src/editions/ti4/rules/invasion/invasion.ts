import { ask, call, chosenKeys, chosenAmounts, done, goto, type Next } from '#engine';
import { bombardment } from './bombardment.ts';
import { combatantsOnPlanet } from '#ti4/rules/combat/combat.ts';
import { committableOnPlanets, bringCommittedUnit, isPlanetCommitment } from './commitments-from-planets.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { isExplorable } from '#ti4/rules/exploration/exploration.ts';
import { procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import { groundCombat } from './ground-combat.ts';
import { INVASION, type Invasion } from './invasion-state.ts';
import { removeCustodians } from '#ti4/rules/planets/custodians-token.ts';
import { planetsLandedOn, landingBill, landingCostsFor, withoutLandingsOn } from './landing-costs.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { liftToSpace } from '#ti4/rules/units/unit-index.ts';
import { MECATOL_REX, planetOf } from '#ti4/rules/planets/planets.ts';
import { pay, payment } from '#ti4/rules/production/payment.ts';
import { hasSpaceCannonDefense, spaceCannonDefense } from '#ti4/rules/combat/space-cannon.ts';
import type { PlanetId } from '#ti4/rules/state.ts';
import { arrivalProblem, isGroundForce, placeUnits, placeOnPlanet, unitsAt } from '#ti4/rules/units/units.ts';
import { kindsAmong, lineAtKey } from '#ti4/rules/units/unit-keys.ts';
import { contested, planetOrder, planetsIn, heldAlone } from './contested-planets.ts';
import { committableUnits, commitGroundForces } from './commit-ground-forces.ts';

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
