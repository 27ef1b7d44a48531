import { ask, call, counted, done, goto, type Line } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure, question, window, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { cardOf, countOf, destroy, isA, onPlanet, shipsIn, troopsOn } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { castFor } from '#ti3/rules/combat/dice.ts';
import { diceLie, hitsIn } from '#ti3/rules/combat/dice-window.ts';
import { bear, differ, loseInInvasion } from './supporting-ships.ts';

export interface Bombarding {
  system: SystemId;
  /** Planets that are about to be invaded. */
  planets: PlanetId[];
}

/** "dreadnought>quann" */
const aimKey = pairKey<UnitType, PlanetId>('>');

/** Why a kind of ship cannot bombard a planet: dreadnoughts do so where somebody lands and no PDS stands, war suns anywhere (E3 8.1). */
function aimProblem(
  game: Game,
  seat: SeatId,
  planets: readonly PlanetId[],
  type: UnitType,
  planet: PlanetId,
): string | undefined {
  const enemies = onPlanet(game, planet).filter(({ owner }) => owner !== seat);
  if (!enemies.some((unit) => isA(game, 'ground-force', unit))) return 'Nobody else has ground forces there (E3 8.1).';
  const barred = modify(game, 'bombardment-barred', { seat, planet }, undefined);
  if (barred !== undefined) return barred;
  if (isA(game, 'bombards-anything', { type, owner: seat })) return undefined;
  if (!planets.includes(planet)) return 'None of your ground forces lands there (E3 8.1).';
  const shield = modify(game, 'bombards-shielded', { seat, type }, false)
    ? undefined
    : enemies.find((unit) => isA(game, 'shields', unit));
  return (
    shield &&
    `${cardOf(game, shield.type).name} there keeps ${cardOf(game, type, seat).plural.toLowerCase()} from bombarding it (E3 8.1).`
  );
}

const bombarding = (game: Game, seat: SeatId, system: SystemId): UnitType[] =>
  (Object.keys(countOf(shipsIn(game, system, seat))) as UnitType[]).filter((type) =>
    isA(game, 'bombards', { type, owner: seat }),
  );

/** Planets a kind of ship can bombard. */
const aims = (game: Game, seat: SeatId, { system, planets }: Bombarding, type: UnitType): PlanetId[] =>
  game.state.systems[system].planets.filter((planet) => aimProblem(game, seat, planets, type, planet) === undefined);

/** Why none of a seat's ships there can bombard a planet, if whoever of its own stands there has landed; one reason each. */
export function bombardingProblems(game: Game, seat: SeatId, planet: PlanetId): string[] {
  const types = bombarding(game, seat, game.state.planets[planet].system);
  const landed = troopsOn(game, planet, seat).length ? [planet] : [];
  const problems = types.map((type) => aimProblem(game, seat, landed, type, planet));
  if (!types.length) return ['None of your ships there bombards (E3 8.1).'];
  return problems.includes(undefined) ? [] : [...new Set(problems.flatMap((one) => one ?? []))];
}

/** Planets that a seat's ships there could bombard. */
export const bombardable = (game: Game, seat: SeatId, about: Bombarding): PlanetId[] => [
  ...new Set(bombarding(game, seat, about.system).flatMap((type) => aims(game, seat, about, type))),
];

const enemiesOn = (game: Game, planet: PlanetId, seat: SeatId): Unit[] =>
  troopsOn(game, planet).filter(({ owner }) => owner !== seat);

export const bombard = question<Bombarding, Record<string, number>>()(
  'bombard',
  (game, seat, about) => {
    const ships = countOf(shipsIn(game, about.system, seat));
    const invaded = game.state.systems[about.system].planets.filter((planet) => enemiesOn(game, planet, seat).length);
    const lines = bombarding(game, seat, about.system).flatMap((type): Line[] =>
      invaded.map((planet) => {
        const [key, label] = [aimKey.of(type, planet), `${cardOf(game, type).name} at ${nameOfPlanet(game, planet)}`];
        const off = aimProblem(game, seat, about.planets, type, planet);
        return off === undefined ? { key, label, max: ships[type] ?? 0 } : { key, label, max: 0, off };
      }),
    );
    const open = lines.filter(({ off }) => off === undefined);
    if (!open.length) return { kind: 'none', reason: 'None of your ships could bombard anything there.' };
    const start: Record<string, number> = {};
    // All of a kind at the first planet it reaches.
    for (const { key, max } of open)
      if (!Object.keys(start).some((other) => aimKey.read(other)[0] === aimKey.read(key)[0])) start[key] = max;
    return { kind: 'allot', prompt: 'Which ships bombard which planet?', lines, start, nothing: 'Bombard nothing' };
  },
  {
    title: 'bombard',
    forced: true,
    check: (game, seat, { system }, counts) => {
      const ships = countOf(shipsIn(game, system, seat));
      const over = (Object.keys(ships) as UnitType[]).find((type) => {
        const aimed = Object.entries(counts).reduce(
          (sum, [key, count]) => sum + (aimKey.read(key)[0] === type ? count : 0),
          0,
        );
        return aimed > (ships[type] ?? 0);
      });
      return over && 'Each ship bombards one planet (E3 8.1).';
    },
  },
);

interface Shelling extends Bombarding {
  seat: SeatId;
  /** Which ships have still to roll, at which planet. */
  aims?: { type: UnitType; planet: PlanetId; count: number }[];
  planet?: PlanetId;
}

/** Ships roll, one kind after the other, and ground forces die (E3 8.1). */
export const bombardment = procedure<Shelling>()('bombardment', {
  begin: (_game, { seat, system, planets }) => window('when', 'bombardment-due', { seat, system, planets }, 'ask'),
  ask: (_game, { seat, system, planets }) => ask([bombard.of(seat, { system, planets })], 'aimed'),
  aimed: (_game, data, { answer }) => {
    data.aims = Object.entries(counted(answer)).flatMap(([key, count]) => {
      const [type, planet] = aimKey.read(key);
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
    const rolls = [castFor(game, roll, ships.slice(0, count))];
    return call(
      diceLie,
      { system, planet, attacker: seat, defender: enemy.owner, purpose: roll.purpose, rolls },
      'hit',
    );
  },
  hit: (game, { seat, planet = '' }, { result }) => {
    const [hits] = hitsIn(result);
    const enemies = enemiesOn(game, planet, seat);
    if (hits && differ(game, enemies))
      return ask(
        [loseInInvasion.of(enemies[0].owner, { planet, units: enemies.map(({ id }) => id), count: hits })],
        'fallen',
      );
    destroy(game, enemies.slice(0, hits));
    return goto('next');
  },
  fallen: (game, { seat, planet = '' }, { answer }) => {
    destroy(game, bear(game, enemiesOn(game, planet, seat), answer));
    return goto('next');
  },
});
