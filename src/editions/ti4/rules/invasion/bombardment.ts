import {
  ask,
  call,
  choose,
  chosenKey,
  chosenAmounts,
  done,
  goto,
  type AmountOption,
  type Option,
  type Spec,
} from '#engine';
import { denied, extraDice, rollDenied, rollDice, readRollResult, rollingUnits } from '#ti4/rules/combat/dice.ts';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { assignHits } from '#ti4/rules/combat/assign-hits.ts';
import { rollTargetKey } from '#ti4/rules/combat/roll-target-key.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { formatUnitCount, nameOfPlanet, nameOfUnit } from '#ti4/rules/names.ts';
import { planetOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitId, UnitType } from '#ti4/rules/state.ts';
import { definitionOf, groundForcesOn, unitsAt } from '#ti4/rules/units/units.ts';
import { unitAtKey } from '#ti4/rules/units/unit-keys.ts';

/**
 * Returns the seat whose ground forces a bombardment of a planet hits: another seat with forces on it, or else its
 * controller.
 */
export const bombardedSeat = (game: Game, seat: SeatId, planet: PlanetId): SeatId | null =>
  groundForcesOn(game, planet).find((unit) => unit.owner !== seat)?.owner ?? planetOf(game, planet).controller;

/**
 * Returns the reason why a planet cannot be bombarded: no other seat holds it, it has a Planetary Shield (65), or none
 * of the units that could bombard it may roll. Undefined if it can.
 */
export function bombardmentProblem(game: Game, seat: SeatId, planet: PlanetId): string | undefined {
  const target = bombardedSeat(game, seat, planet);
  if (target === null || target === seat) return `There is no opponent on ${nameOfPlanet(game, planet)}.`;
  if (hasPlanetaryShield(game, seat, planet)) return `${nameOfPlanet(game, planet)} has a Planetary Shield.`;
  const { system } = planetOf(game, planet);
  return rollDenied(game, { seat, against: target, purpose: 'bombardment', system, planet });
}

/**
 * Returns the planets that some of these units may bombard in an invasion: another seat holds them, and nothing
 * prevents the roll. A Planetary Shield does not count, since it may still be lifted.
 */
export const bombardable = (game: Game, seat: SeatId, system: SystemId, units: readonly Unit[]): PlanetId[] =>
  game.state.systems[system].planets.filter((planet) => {
    const against = bombardedSeat(game, seat, planet);
    if (against === null || against === seat) return false;
    const roll = { seat, against, purpose: 'bombardment' as const, system, planet };
    return units.some((unit) => denied(game, roll, unit) === undefined);
  });

export const hasPlanetaryShield = (game: Game, attacker: SeatId, planet: PlanetId): boolean =>
  modify(
    game,
    'planetary-shield',
    { planet, attacker },
    unitsAt(game, { planet }).some((unit) => definitionOf(game, unit).planetaryShield ?? false),
  );

const targets = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  game.state.systems[system].planets.filter((planet) => bombardmentProblem(game, seat, planet) === undefined);

/** Returns the units that would bombard a planet. */
export const bombardingUnits = (
  game: Game,
  seat: SeatId,
  system: SystemId,
  planet: PlanetId,
  units?: UnitId[],
): Unit[] =>
  rollingUnits(game, {
    seat,
    against: bombardedSeat(game, seat, planet),
    purpose: 'bombardment',
    system,
    planet,
    ...(units && { units }),
  });

interface Bombardment {
  seat: SeatId;
  system: SystemId;
  /** The units that bombard each planet. */
  plan?: Record<PlanetId, UnitId[]>;
  /** Number of extra dice by planet. */
  extra?: Record<PlanetId, number>;
  /** Components that added a die to one of the units; each does so once per bombardment. */
  raisedBy?: string[];
  left?: PlanetId[];
}

const moreDice = (game: Game, seat: SeatId, system: SystemId): number =>
  extraDice(game, { seat, against: null, purpose: 'bombardment', system });

/** Asks where to bombard: one planet with all units, several planets, or none. */
const chooseBombardment = question<{ system: SystemId }>()(
  'bombard',
  (game, seat, { system }): Spec => {
    const open = targets(game, seat, system);
    if (!open.some((planet) => bombardingUnits(game, seat, system, planet).length))
      return { kind: 'none', reason: 'There is no planet you can bombard.' };
    const options = game.state.systems[system].planets.map((planet): Option => {
      const off = bombardmentProblem(game, seat, planet);
      return { key: planet, label: `Bombard ${nameOfPlanet(game, planet)}`, ...(off && { disabledReason: off }) };
    });
    const several = open.length > 1 && bombardingUnits(game, seat, system, open[0]).length > 1;
    const plain = moreDice(game, seat, system)
      ? options
          .filter(({ disabledReason }) => !disabledReason)
          .map(({ key, label }) => ({ key: rollTargetKey.plain(key), label: `${label}, without the extra die` }))
      : [];
    return choose('Which planet do your ships bombard?', [
      ...options,
      ...plain,
      ...(several ? [{ key: 'split', label: 'Split between planets' }] : []),
      { key: 'hold', label: 'Do not bombard' },
    ]);
  },
  { title: 'decide whether to bombard' },
);

const byType = (units: Unit[]): [UnitType, Unit[]][] => {
  const groups = new Map<UnitType, Unit[]>();
  for (const unit of units) groups.set(unit.type, [...(groups.get(unit.type) ?? []), unit]);
  return [...groups];
};

/** Asks which units bombard which planet (15.1): each unit bombards exactly one. */
const splitBombardment = question<{ system: SystemId }, Record<string, number>>()(
  'split-bombardment',
  (game, seat, { system }): Spec => {
    const open = targets(game, seat, system);
    if (!open.length) return { kind: 'none', reason: 'There is no planet you can bombard.' };
    const groups = byType(bombardingUnits(game, seat, system, open[0]));
    return {
      kind: 'allot',
      prompt: 'Which units bombard which planet?',
      amounts: groups.flatMap(([type, units]) =>
        open.map((planet): AmountOption => ({
          key: unitAtKey.format(type, planet),
          label: `${nameOfUnit(type)} on ${nameOfPlanet(game, planet)}`,
          max: units.length,
          group: nameOfPlanet(game, planet),
          weights: { [type]: 1 },
        })),
      ),
      limits: groups.map(([type, units]) => ({
        measure: type,
        measureLabel: nameOfUnit(type),
        atLeast: units.length,
        atMost: units.length,
        message: `Assign exactly ${formatUnitCount(type, units.length)}; you assigned {sum}.`,
      })),
      proposed: Object.fromEntries(groups.map(([type, units]) => [unitAtKey.format(type, open[0]), units.length])),
    };
  },
  { title: 'split the bombardment' },
);

/** Asks which planet's roll gets the extra die. */
const extraDieFor = question<{ planets: PlanetId[] }>()(
  'extra-bombardment-die',
  (game, _seat, { planets }): Spec =>
    choose('For which planet do you roll the extra die?', [
      ...planets.map((planet) => ({ key: planet, label: planetWithValues(game, planet) })),
      { key: 'none', label: 'Do not use it' },
    ]),
  { title: 'choose where to roll the extra die', forced: true },
);

/** Resolves the Bombardment step of an invasion (15). */
export const bombardment = procedure<Bombardment>()('bombardment', {
  start: (game, { seat, system }) => {
    const able = targets(game, seat, system).some((planet) => bombardingUnits(game, seat, system, planet).length);
    return able ? openWindow('when', 'bombardment-begins', { seat, system }, 'choose') : done();
  },
  choose: (_game, { seat, system }) => ask([chooseBombardment.ask(seat, { system })], 'chosen'),
  chosen: (game, data, got) => {
    const choice = chosenKey(got.answer);
    if (choice === undefined || choice === 'hold') return done();
    if (choice === 'split') return ask([splitBombardment.ask(data.seat, { system: data.system })], 'split');
    const { target: planet, plain } = rollTargetKey.read(choice);
    data.plan = { [planet]: bombardingUnits(game, data.seat, data.system, planet).map((unit) => unit.id) };
    if (plain) data.extra = { [planet]: 0 };
    return goto('planned');
  },
  split: (game, data, got) => {
    const counts = chosenAmounts(got.answer);
    const [first] = targets(game, data.seat, data.system);
    const groups = first === undefined ? [] : byType(bombardingUnits(game, data.seat, data.system, first));
    const plan: Record<PlanetId, UnitId[]> = {};
    for (const [type, units] of groups) {
      const left = units.map((unit) => unit.id);
      for (const planet of targets(game, data.seat, data.system))
        plan[planet] = [...(plan[planet] ?? []), ...left.splice(0, counts[unitAtKey.format(type, planet)] ?? 0)];
    }
    data.plan = Object.fromEntries(Object.entries(plan).filter(([, units]) => units.length));
    return goto('planned');
  },
  planned: (game, data) => {
    const planets = Object.keys(data.plan ?? {});
    data.left = planets;
    // One use of Bombardment has one extra die, for any one planet (note on Plasma Scoring).
    const extra = moreDice(game, data.seat, data.system);
    data.extra ??= planets.length === 1 ? { [planets[0]]: extra } : {};
    return extra && planets.length > 1 ? ask([extraDieFor.ask(data.seat, { planets })], 'extra') : goto('next');
  },
  extra: (game, data, got) => {
    const planet = chosenKey(got.answer);
    if (planet !== undefined && planet !== 'none') data.extra = { [planet]: moreDice(game, data.seat, data.system) };
    return goto('next');
  },
  next: (_game, data) => {
    const planet = data.left?.shift();
    if (planet === undefined)
      return openWindow(
        'after',
        'bombardment-ends',
        { seat: data.seat, system: data.system, planets: Object.keys(data.plan ?? {}) },
        'finish',
      );
    return call(
      bombardPlanet,
      {
        seat: data.seat,
        system: data.system,
        planet,
        units: data.plan?.[planet] ?? [],
        extra: data.extra?.[planet] ?? 0,
      },
      'next',
    );
  },
  finish: () => done(),
});

interface PlanetBombardment {
  seat: SeatId;
  system: SystemId;
  planet: PlanetId;
  /** The units that roll; undefined for all that can. */
  units?: UnitId[];
  extra?: number;
}

/** Resolves the bombardment of one planet: the roll, then the hits on the ground forces there (15.1, 15.2). */
export const bombardPlanet = procedure<PlanetBombardment>()('bombard-planet', {
  start: (game, { seat, system, planet, units, extra }) => {
    if (bombardmentProblem(game, seat, planet) !== undefined) return done();
    return call(
      rollDice,
      {
        seat,
        against: bombardedSeat(game, seat, planet),
        purpose: 'bombardment',
        system,
        planet,
        ...(units && { units }),
        ...(extra !== undefined && { extra }),
      },
      'hit',
    );
  },
  hit: (game, { seat, system, planet }, got) => {
    const { hits, assign } = readRollResult(got.result);
    const target = bombardedSeat(game, seat, planet);
    if (target === null || target === seat || !hits) return done();
    return call(
      assignHits,
      { ...assign, seat: target, by: seat, purpose: 'bombardment', system, planet, hits },
      'finish',
    );
  },
  finish: () => done(),
});

export const bombardmentProcedures = [bombardment, bombardPlanet];
export const bombardmentQuestions = [chooseBombardment, splitBombardment, extraDieFor];
