import { ask, call, chosen, counted, done, goto, type Line, type Spec } from '../../../../engine/index.ts';
import { bombardment } from './bombardment.ts';
import { fightersOnPlanet } from './combat.ts';
import { gainControl } from '../units/control.ts';
import { explorable } from '../exploration/exploration.ts';
import { procedure, question, window, type Game } from '../game.ts';
import { groundCombat } from './ground-combat.ts';
import { INVASION, type Invasion } from './invading.ts';
import { guarded, removeCustodians } from '../phases/mecatol-rex.ts';
import { modify } from '../components/modifiers.ts';
import { countOf, nameOfPlanet, nameOfSystem, nameOfUnit } from '../names.ts';
import { liftOff } from '../units/placement.ts';
import { MECATOL_REX, planetOf } from '../units/planets.ts';
import { defended, spaceCannonDefense } from './space-cannon.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitType } from '../state.ts';
import { arrivalBarred, groundForcesOn, isGroundForce, standOn, unitsAt } from '../units/units.ts';
import { unitAt } from '../units/unit-at.ts';
import { some } from '../../../../words/sentences.ts';

/** Units in the space area that may be committed: ground forces, and what counts as one. */
export const committable = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  unitsAt(game, { system, owner: seat, space: true }).filter((unit) =>
    modify(game, 'can-commit', { seat, unit }, isGroundForce(game, unit)),
  );

/** Why a unit cannot land on a planet. */
export const landingBarred = (game: Game, seat: SeatId, planet: PlanetId, type: UnitType): string | undefined =>
  guarded(game, planet) ? 'The custodians token must be removed from Mecatol Rex first.' : arrivalBarred(game, seat, type, planet, 'land');

const typesOf = (units: Unit[]): UnitType[] => [...new Set(units.map((unit) => unit.type))];

/** Which ground forces land on which planet (49.2): any number on any of them. */
const commitGroundForces = question<{ system: SystemId; mustLand?: PlanetId }, Record<string, number>>()(
  'commit-ground-forces',
  (game, seat, { system, mustLand }): Spec => {
    const forces = committable(game, seat, system);
    const lines = typesOf(forces).flatMap((type) => {
      const max = forces.filter((unit) => unit.type === type).length;
      return game.state.systems[system].planets
        .filter((planet) => landingBarred(game, seat, planet, type) === undefined)
        .map((planet): Line => ({
          key: unitAt.of(type, planet),
          label: `${nameOfUnit(type)} to ${nameOfPlanet(game, planet)}`,
          max,
          hint: holders(game, planet),
          group: nameOfPlanet(game, planet),
          worth: { [type]: 1, ...(planet === mustLand && isGroundForce(game, { type, owner: seat }) && { landing: 1 }) },
        }));
    });
    if (!lines.length) return { kind: 'none', reason: 'There are no ground forces that could land.' };
    const landing = lines.find((line) => line.worth?.landing);
    return {
      kind: 'allot',
      prompt: `Which ground forces do you commit at ${nameOfSystem(game, system)}?`,
      lines,
      limits: [
        ...typesOf(forces).map((type) => {
          const count = forces.filter((unit) => unit.type === type).length;
          return { measure: type, atMost: count, say: `You have ${countOf(type, count)} there; that is {sum}.` };
        }),
        ...(landing
          ? [
              {
                measure: 'landing',
                atLeast: 1,
                say: 'After the custodians token is removed, at least one ground force lands on Mecatol Rex.',
              },
            ]
          : []),
      ],
      start: landing ? { [landing.key]: 1 } : {},
    };
  },
  { title: 'commit ground forces' },
);

function holders(game: Game, planet: PlanetId): string {
  const there = unitsAt(game, { planet }).filter((unit) => isGroundForce(game, unit)).length;
  return there
    ? `${some(there, 'ground force')} there`
    : planetOf(game, planet).controller === null
      ? 'uncontrolled'
      : 'no ground forces there';
}

/** In which order the active player has planets dealt with (49.3a, 49.4a). */
const planetOrder = question<{ planets: PlanetId[]; what: string }>()(
  'planet-order',
  (game, _seat, { planets, what }): Spec => ({
    kind: 'order',
    prompt: `In which order: ${what}?`,
    options: planets.map((planet) => ({ key: planet, label: nameOfPlanet(game, planet) })),
  }),
  { title: 'choose the order of planets', forced: true },
);

const contested = (game: Game, { seat, committed }: Invasion): PlanetId[] =>
  Object.keys(committed ?? {}).filter(
    (planet) => fightersOnPlanet(game, planet, seat).length > 0 && fightersOnPlanet(game, planet).some((unit) => unit.owner !== seat),
  );

/** Whether a seat's ground forces are the only ones on a planet. */
function heldAlone(game: Game, seat: SeatId, planet: PlanetId): boolean {
  const forces = groundForcesOn(game, planet);
  return forces.length > 0 && forces.every((unit) => unit.owner === seat);
}

/** Invasion (49). */
export const invasion = procedure<Invasion>()(INVASION.name, {
  start: (game, { seat, system }) => {
    const present = unitsAt(game, { system, owner: seat, space: true }).length > 0;
    return present && game.state.systems[system].planets.length ? window('when', 'invasion-begins', { seat, system }, 'bombard') : done();
  },
  bombard: (_game, { seat, system }) => call(bombardment, { seat, system }, 'custodians'), // 49.1
  // 27.2, 27.3: only who can land there afterwards.
  custodians: (game, { seat, system }) => {
    const here = game.state.custodians && game.state.systems[system].planets.includes(MECATOL_REX);
    const forces = committable(game, seat, system).filter((unit) => isGroundForce(game, unit));
    const able = forces.some((unit) => arrivalBarred(game, seat, unit.type, MECATOL_REX, 'land') === undefined);
    return here && able ? call(removeCustodians, { seat }, 'commit') : goto('commit');
  },
  commit: (_game, data, got) => {
    if (got.result === true) data.mustLand = MECATOL_REX;
    return ask(
      [commitGroundForces.of(data.seat, { system: data.system, ...(data.mustLand !== undefined && { mustLand: data.mustLand }) })],
      'land',
    );
  },
  land: (game, data, got) => {
    data.committed = {};
    for (const [key, count] of Object.entries(counted(got.answer))) {
      const [type, planet] = unitAt.read(key);
      const landing = committable(game, data.seat, data.system)
        .filter((unit) => unit.type === type)
        .slice(0, count);
      if (!landing.length) continue;
      for (const unit of landing) standOn(game, unit, planet, 'land');
      data.committed[planet] = [...(data.committed[planet] ?? []), ...landing.map((unit) => unit.id)];
    }
    data.left = Object.keys(data.committed);
    for (const planet of data.left) {
      const units = data.committed[planet].map((id) => game.state.units[id].type);
      game.fact({ type: 'ground-forces-committed', seat: data.seat, system: data.system, planet, units });
    }
    return goto('landed');
  },
  landed: (game, data) => {
    const planet = data.left?.shift();
    if (planet !== undefined) return window('after', 'ground-forces-committed', { seat: data.seat, system: data.system, planet }, 'landed');
    // 49.3: the active player chooses the order.
    const planets = Object.keys(data.committed ?? {}).filter((one) => defended(game, data.seat, data.system, one));
    return planets.length ? ask([planetOrder.of(data.seat, { planets, what: 'space cannon defense' })], 'cannonOrder') : goto('combats');
  },
  cannonOrder: (_game, data, got) => {
    data.left = chosen(got.answer);
    return goto('cannons');
  },
  cannons: (_game, data) => {
    const planet = data.left?.shift();
    return planet === undefined ? goto('combats') : call(spaceCannonDefense, { seat: data.seat, system: data.system, planet }, 'cannons');
  },
  combats: (game, data) => {
    const planets = contested(game, data);
    return planets.length ? ask([planetOrder.of(data.seat, { planets, what: 'ground combat' })], 'combatOrder') : goto('establish');
  },
  combatOrder: (_game, data, got) => {
    data.left = chosen(got.answer);
    return goto('fight');
  },
  fight: (game, data) => {
    const planet = data.left?.shift();
    if (planet === undefined) return goto('establish');
    if (!contested(game, data).includes(planet)) return goto('fight');
    const defender = fightersOnPlanet(game, planet).find((unit) => unit.owner !== data.seat)?.owner;
    return defender === undefined
      ? goto('fight')
      : call(groundCombat, { system: data.system, planet, attacker: data.seat, defender }, 'fight');
  },
  // 35.2d: where planets are explored as they are gained, their order is the active player's.
  establish: (game, data) => {
    data.left = Object.keys(data.committed ?? {});
    const gained = data.left.filter((planet) => heldAlone(game, data.seat, planet));
    const explored = gained.some((planet) => planetOf(game, planet).controller === null && explorable(game, planet));
    return explored && gained.length > 1
      ? ask([planetOrder.of(data.seat, { planets: gained, what: 'gaining control' })], 'gaining')
      : goto('control');
  },
  gaining: (_game, data, got) => {
    data.left = chosen(got.answer);
    return goto('control');
  },
  // 49.5: where a ground force of the active player is left; a planet without any stays with whoever defended it (49.5d).
  control: (game, data) => {
    const planet = data.left?.shift();
    if (planet === undefined) return window('after', 'invasion-ends', { seat: data.seat, system: data.system }, 'finish');
    return heldAlone(game, data.seat, planet) ? call(gainControl, { seat: data.seat, planet }, 'control') : goto('control');
  },
  finish: () => done(),
});

/** Takes what has been committed to a planet back into space; it cannot be committed again in this invasion. */
export function recallCommitted(game: Game, planet: PlanetId): void {
  const data = game.within(invasion);
  for (const id of data?.committed?.[planet] ?? []) {
    const unit = game.state.units[id];
    if (unit?.planet === planet) liftOff(game, unit);
  }
  if (data?.committed) delete data.committed[planet];
  game.fact({ type: 'ground-forces-recalled', planet });
}

export const invasionProcedures = [invasion];
export const invasionQuestions = [commitGroundForces, planetOrder];
