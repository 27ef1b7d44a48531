import { ask, call, chosenAmounts, done, goto, type AmountOption } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure, question, openWindow, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet, unitLabel } from '#ti3/rules/names.ts';
import {
  unitCardOf,
  countByType,
  destroyUnits,
  hasQuality,
  unitsOnPlanet,
  shipsIn,
  groundForcesOn,
} from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { rollForUnits } from '#ti3/rules/combat/dice.ts';
import { diceWindow, hitCountsIn } from '#ti3/rules/combat/dice-window.ts';
import { applyLosses, hasLossChoice, loseInInvasion } from './supporting-ships.ts';

export interface BombardmentTargets {
  system: SystemId;
  /** Planets that are about to be invaded. */
  planets: PlanetId[];
}

/** "dreadnought>quann" */
const aimKey = pairKey<UnitType, PlanetId>('>');

/**
 * Returns why a ship type cannot bombard a planet; undefined if it can. Dreadnoughts need a landing and no enemy PDS
 * there, war suns neither (E3 8.1).
 */
function aimProblem(
  game: Game,
  seat: SeatId,
  planets: readonly PlanetId[],
  type: UnitType,
  planet: PlanetId,
): string | undefined {
  const enemies = unitsOnPlanet(game, planet).filter(({ owner }) => owner !== seat);
  if (!enemies.some((unit) => hasQuality(game, 'ground-force', unit)))
    return 'There are no enemy ground forces there (E3 8.1).';
  const barred = modify(game, 'bombardment-barred', { seat, planet }, undefined);
  if (barred !== undefined) return barred;
  if (hasQuality(game, 'bombards-anything', { type, owner: seat })) return undefined;
  if (!planets.includes(planet)) return 'You land no ground forces there (E3 8.1).';
  const shield = modify(game, 'bombards-shielded', { seat, type }, false)
    ? undefined
    : enemies.find((unit) => hasQuality(game, 'shields', unit));
  return (
    shield &&
    `${unitLabel(game, shield.type)} there stops ${unitCardOf(game, type, seat).plural.toLowerCase()} from bombarding it (E3 8.1).`
  );
}

const bombarding = (game: Game, seat: SeatId, system: SystemId): UnitType[] =>
  (Object.keys(countByType(shipsIn(game, system, seat))) as UnitType[]).filter((type) =>
    hasQuality(game, 'bombards', { type, owner: seat }),
  );

/** Returns the planets a ship type can bombard. */
const aims = (game: Game, seat: SeatId, { system, planets }: BombardmentTargets, type: UnitType): PlanetId[] =>
  game.state.systems[system].planets.filter((planet) => aimProblem(game, seat, planets, type, planet) === undefined);

/**
 * Returns why none of a seat's ships in the system can bombard a planet, counting its ground forces there as landed;
 * empty if one can.
 */
export function bombardmentProblems(game: Game, seat: SeatId, planet: PlanetId): string[] {
  const types = bombarding(game, seat, game.state.planets[planet].system);
  const landed = groundForcesOn(game, planet, seat).length ? [planet] : [];
  const problems = types.map((type) => aimProblem(game, seat, landed, type, planet));
  if (!types.length) return ['None of your ships there can bombard (E3 8.1).'];
  return problems.includes(undefined) ? [] : [...new Set(problems.flatMap((one) => one ?? []))];
}

/** Returns the planets that a seat's ships can bombard. */
export const bombardablePlanets = (game: Game, seat: SeatId, about: BombardmentTargets): PlanetId[] => [
  ...new Set(bombarding(game, seat, about.system).flatMap((type) => aims(game, seat, about, type))),
];

const enemiesOn = (game: Game, planet: PlanetId, seat: SeatId): Unit[] =>
  groundForcesOn(game, planet).filter(({ owner }) => owner !== seat);

export const bombard = question<BombardmentTargets, Record<string, number>>()(
  'bombard',
  (game, seat, about) => {
    const ships = countByType(shipsIn(game, about.system, seat));
    const invaded = game.state.systems[about.system].planets.filter((planet) => enemiesOn(game, planet, seat).length);
    const lines = bombarding(game, seat, about.system).flatMap((type): AmountOption[] =>
      invaded.map((planet) => {
        const [key, label] = [
          aimKey.format(type, planet),
          `${unitLabel(game, type)} bombards ${nameOfPlanet(game, planet)}`,
        ];
        const off = aimProblem(game, seat, about.planets, type, planet);
        return off === undefined ? { key, label, max: ships[type] ?? 0 } : { key, label, max: 0, disabledReason: off };
      }),
    );
    const open = lines.filter(({ disabledReason }) => disabledReason === undefined);
    if (!open.length) return { kind: 'none', reason: 'None of your ships there can bombard.' };
    const start: Record<string, number> = {};
    // All ships of a type at the first planet they can reach.
    for (const { key, max } of open)
      if (!Object.keys(start).some((other) => aimKey.parse(other)[0] === aimKey.parse(key)[0])) start[key] = max;
    return {
      kind: 'allot',
      prompt: 'Which planets do your ships bombard?',
      amounts: lines,
      proposed: start,
      emptyLabel: 'Do not bombard',
    };
  },
  {
    title: 'bombard',
    forced: true,
    check: (game, seat, { system }, counts) => {
      const ships = countByType(shipsIn(game, system, seat));
      const over = (Object.keys(ships) as UnitType[]).find((type) => {
        const aimed = Object.entries(counts).reduce(
          (sum, [key, count]) => sum + (aimKey.parse(key)[0] === type ? count : 0),
          0,
        );
        return aimed > (ships[type] ?? 0);
      });
      return over && 'Each ship can bombard only 1 planet (E3 8.1).';
    },
  },
);

interface Shelling extends BombardmentTargets {
  seat: SeatId;
  /** Ships that have yet to roll, with their target planets. */
  aims?: { type: UnitType; planet: PlanetId; count: number }[];
  planet?: PlanetId;
}

/** Rolls for the ships, one type after the other, and destroys ground forces (E3 8.1). */
export const bombardment = procedure<Shelling>()('bombardment', {
  begin: (_game, { seat, system, planets }) => openWindow('when', 'bombardment-due', { seat, system, planets }, 'ask'),
  ask: (_game, { seat, system, planets }) => ask([bombard.ask(seat, { system, planets })], 'aimed'),
  aimed: (_game, data, { answer }) => {
    data.aims = Object.entries(chosenAmounts(answer)).flatMap(([key, count]) => {
      const [type, planet] = aimKey.parse(key);
      return count > 0 ? [{ type, planet, count }] : [];
    });
    return goto('next');
  },
  next: (game, data) => {
    const [aim, ...aims] = data.aims ?? [];
    if (!aim) return done();
    const { seat, system } = data;
    const { type, planet, count } = aim;
    Object.assign(data, { aims, planet });
    const [enemy] = enemiesOn(game, planet, seat);
    const ships = shipsIn(game, system, seat).filter((ship) => ship.type === type);
    if (!enemy || !ships.length) return goto('next');
    const roll = { seat, enemy: enemy.owner, purpose: 'bombardment', system, planet, attacks: true, round: 0 } as const;
    const rolls = [rollForUnits(game, roll, ships.slice(0, count))];
    return call(
      diceWindow,
      { system, planet, attacker: seat, defender: enemy.owner, purpose: roll.purpose, rolls },
      'hit',
    );
  },
  hit: (game, { seat, planet = '' }, { result }) => {
    const [hits] = hitCountsIn(result);
    const enemies = enemiesOn(game, planet, seat);
    if (hits && hasLossChoice(game, enemies))
      return ask(
        [loseInInvasion.ask(enemies[0].owner, { planet, units: enemies.map(({ id }) => id), count: hits })],
        'fallen',
      );
    destroyUnits(game, enemies.slice(0, hits));
    return goto('next');
  },
  fallen: (game, { seat, planet = '' }, { answer }) => {
    destroyUnits(game, applyLosses(game, enemiesOn(game, planet, seat), answer));
    return goto('next');
  },
});
