import { ask, call, chosenKey, done, goto, type Option, type Spec } from '#engine';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { armedPlanets, findPlanetByUnitId } from './armed-planets.ts';
import { combatantsInSpace, combatantsOnPlanet, placeOf, type Place } from './combat.ts';
import { extraDice, rollDice, readRollResult, rollStats, rollingUnits } from './dice.ts';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { assignHits } from './assign-hits.ts';
import { rollTargetKey } from './roll-target-key.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem } from '#ti4/rules/names.ts';
import { othersFrom, seatsFrom } from '#ti4/rules/seats.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitId } from '#ti4/rules/state.ts';
import { definitionOf, isShip, unitsAt } from '#ti4/rules/units/units.ts';
import { formatCount } from '#text/sentences.ts';

type Purpose = 'space-cannon-offense' | 'space-cannon-defense';

/**
 * Returns the units whose Space Cannon reaches a system's space area: those in it, and those with more range (77.3c).
 */
function reaching(game: Game, seat: SeatId, system: SystemId): Unit[] {
  const purpose = 'space-cannon-offense';
  return [...unitsAt(game, { owner: seat }), ...armedPlanets(game, seat, purpose)].filter((unit) => {
    if (rollStats(game, unit, purpose, system) === undefined) return false;
    if (unit.system === system) return true;
    return (
      findPlanetByUnitId(unit) === undefined &&
      modify(game, 'cannon-range', { unit }, definitionOf(game, unit).spaceCannonRange ?? 0) > 0 &&
      isAdjacent(game, unit.system, system, seat)
    );
  });
}

/** Returns the units that would fire at one seat's units in a place. */
export function firingUnits(game: Game, seat: SeatId, against: SeatId, purpose: Purpose, place: Place): Unit[] {
  const units =
    purpose === 'space-cannon-offense' ? reaching(game, seat, place.system).map((unit) => unit.id) : undefined;
  return rollingUnits(game, { seat, against, purpose, ...placeOf(place), ...(units && { units }) });
}

interface Fire extends Place {
  purpose: Purpose;
  /** Seats whose units may be fired at. */
  against: SeatId[];
  /** The only units of those seats that can be hit; undefined for all. */
  exposed?: UnitId[];
}

/** Asks whether, and against which seat, to use Space Cannon: with all units that can, or none. */
const fireSpaceCannon = question<Fire>()(
  'use-space-cannon',
  (game, seat, fire): Spec => {
    const options = fire.against
      .map((against): Option & { count: number } => {
        const count = firingUnits(game, seat, against, fire.purpose, fire).length;
        return {
          key: against,
          label: `Fire at ${nameOfSeat(game, against)}`,
          hint: `with ${formatCount(count, 'unit')}`,
          count,
        };
      })
      .filter(({ count }) => count > 0);
    if (!options.length) return { kind: 'none', reason: 'None of your units can use Space Cannon.' };
    // An extra die may be left out (notes on 77).
    const more = extraDice(game, { seat, against: null, purpose: fire.purpose, ...placeOf(fire) });
    const where = fire.planet === undefined ? nameOfSystem(game, fire.system) : nameOfPlanet(game, fire.planet);
    return {
      kind: 'choose',
      prompt: `Do you use Space Cannon at ${where}?`,
      min: 1,
      max: 1,
      options: [
        ...options.map(({ key, label, hint }) => ({ key, label, hint })),
        ...(more
          ? options.map(({ key, label }) => ({
              key: rollTargetKey.plain(key),
              label: `${label}, without the extra die`,
            }))
          : []),
        { key: 'hold', label: 'Hold fire' },
      ],
    };
  },
  { title: 'use Space Cannon or hold fire' },
);

interface Shot extends Fire {
  seat: SeatId;
  target?: SeatId;
}

/** Resolves one player's use of Space Cannon: the roll, then the hits (77.3 to 77.5, 77.7, 77.8). */
const spaceCannonShot = procedure<Shot>()('space-cannon-shot', {
  start: (game, { seat, ...fire }) =>
    fire.against.some((against) => firingUnits(game, seat, against, fire.purpose, fire).length)
      ? ask([fireSpaceCannon.ask(seat, fire)], 'roll')
      : done(),
  roll: (game, shot, got) => {
    const choice = chosenKey(got.answer);
    if (choice === undefined || choice === 'hold') return done();
    const { target, plain } = rollTargetKey.read(choice);
    shot.target = target;
    const units = firingUnits(game, shot.seat, target, shot.purpose, shot).map((unit) => unit.id);
    game.addFact({
      type: 'space-cannon-used',
      seat: shot.seat,
      against: target,
      purpose: shot.purpose,
      ...placeOf(shot),
    });
    return call(
      rollDice,
      { seat: shot.seat, against: target, purpose: shot.purpose, ...placeOf(shot), units, ...(plain && { extra: 0 }) },
      'hit',
    );
  },
  hit: (_game, { seat, target, purpose, exposed: units, ...place }, got) => {
    const { hits, assign } = readRollResult(got.result);
    return target === undefined || !hits
      ? done()
      : call(
          assignHits,
          { ...assign, seat: target, by: seat, purpose, ...placeOf(place), hits, ...(units && { units }) },
          'finish',
        );
  },
  finish: () => done(),
});

/** Returns the seats whose ships in a system may be fired at. */
export const seatsExposedToFire = (game: Game, system: SystemId, seats: SeatId[]): SeatId[] =>
  seats.filter((one) => combatantsInSpace(game, system, one).some((unit) => isShip(game, unit)));

interface Offense {
  system: SystemId;
  /** The active player; `left` lists the seats that have not yet had their chance. */
  seat?: SeatId;
  left?: SeatId[];
}

/** Resolves Space Cannon Offense (77.2): the active player first, then clockwise. */
export const spaceCannonOffense = procedure<Offense>()('space-cannon-offense', {
  start: (game, data) => {
    data.seat ??= game.state.active ?? game.state.speaker;
    data.left = seatsFrom(game.state, data.seat);
    return openWindow('when', 'space-cannon-offense-begins', { seat: data.seat, system: data.system }, 'next');
  },
  next: (game, data) => {
    const active = data.seat ?? '';
    const seat = data.left?.shift();
    if (seat === undefined) return goto('over');
    const targets = seatsExposedToFire(game, data.system, seat === active ? othersFrom(game.state, active) : [active]);
    return targets.length
      ? call(spaceCannonShot, { seat, system: data.system, purpose: 'space-cannon-offense', against: targets }, 'next')
      : goto('next');
  },
  over: (_game, data) =>
    openWindow('after', 'space-cannon-offense-ends', { seat: data.seat ?? '', system: data.system }, 'finish'),
  finish: () => done(),
});

/** Resolves Space Cannon Defense (77.6) on one planet, against the ground forces an invader has there. */
export const spaceCannonDefense = procedure<{
  seat: SeatId;
  system: SystemId;
  planet: PlanetId;
  units?: UnitId[];
  left?: SeatId[];
}>()('space-cannon-defense', {
  start: (game, data) => {
    data.left = othersFrom(game.state, data.seat);
    return goto('next');
  },
  next: (game, data) => {
    const seat = data.left?.shift();
    if (seat === undefined || !combatantsOnPlanet(game, data.planet, data.seat).length) return done();
    return call(
      spaceCannonShot,
      {
        seat,
        system: data.system,
        planet: data.planet,
        purpose: 'space-cannon-defense',
        against: [data.seat],
        ...(data.units && { exposed: data.units }),
      },
      'next',
    );
  },
});

/** Tells whether another seat's units on a planet could fire at an invader. */
export const hasSpaceCannonDefense = (game: Game, seat: SeatId, system: SystemId, planet: PlanetId): boolean =>
  othersFrom(game.state, seat).some(
    (other) => firingUnits(game, other, seat, 'space-cannon-defense', { system, planet }).length > 0,
  );

export const spaceCannonProcedures = [spaceCannonShot, spaceCannonOffense, spaceCannonDefense];
export const spaceCannonQuestions = [fireSpaceCannon];
