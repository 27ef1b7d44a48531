import { ask, call, counted, done, goto, type Line } from '../../../../engine/index.ts';
import { pairKey } from '../../../../kit/keys.ts';
import { modify } from '../components/modifiers.ts';
import { procedure, question, window, type Game } from '../game.ts';
import { nameOfPlanet } from '../names.ts';
import { cardOf, countOf, destroy, isA, onPlanet, shipsIn, troopsOn } from '../planets/units.ts';
import type { Unit } from '../state.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '../terms.ts';
import { castFor } from './dice.ts';
import { diceLie, hitsIn } from './dice-lying.ts';
import { bear, differ, loseInInvasion } from './joining-ships.ts';

export interface Bombarding {
  system: SystemId;
  /** Planets that are about to be invaded. */
  planets: PlanetId[];
}

/** "dreadnought>quann" */
const aimKey = pairKey<UnitType, PlanetId>('>');

/** Planets a kind of ship can bombard (E3 8.1): dreadnoughts those that are invaded and have no PDS; war suns any of an enemy there. */
function aims(game: Game, seat: SeatId, { system, planets }: Bombarding, type: UnitType): PlanetId[] {
  if (!isA(game, 'bombards', { type, owner: seat })) return [];
  const anything = isA(game, 'bombards-anything', { type, owner: seat });
  const shields = !modify(game, 'bombards-shielded', { seat, type }, anything);
  return game.state.systems[system].planets.filter((planet) => {
    const enemies = onPlanet(game, planet).filter(({ owner }) => owner !== seat);
    if (!enemies.some((unit) => isA(game, 'ground-force', unit)) || modify(game, 'bombardment-barred', { seat, planet }, undefined))
      return false;
    return anything || (planets.includes(planet) && !(shields && enemies.some((unit) => isA(game, 'shields', unit))));
  });
}

/** Planets that a seat's ships there could bombard. */
export const bombardable = (game: Game, seat: SeatId, about: Bombarding): PlanetId[] => [
  ...new Set((Object.keys(countOf(shipsIn(game, about.system, seat))) as UnitType[]).flatMap((type) => aims(game, seat, about, type))),
];

export const bombard = question<Bombarding, Record<string, number>>()(
  'bombard',
  (game, seat, about) => {
    const ships = countOf(shipsIn(game, about.system, seat));
    const lines = (Object.keys(ships) as UnitType[]).flatMap((type): Line[] =>
      aims(game, seat, about, type).map((planet) => ({
        key: aimKey.of(type, planet),
        label: `${cardOf(game, type).name} at ${nameOfPlanet(game, planet)}`,
        max: ships[type] ?? 0,
      })),
    );
    if (!lines.length) return { kind: 'none', reason: 'None of your ships could bombard anything there.' };
    const start: Record<string, number> = {};
    // All of a kind at the first planet it reaches.
    for (const { key, max } of lines)
      if (!Object.keys(start).some((other) => aimKey.read(other)[0] === aimKey.read(key)[0])) start[key] = max;
    return { kind: 'allot', prompt: 'Which ships bombard which planet?', lines, start, nothing: 'Bombard nothing' };
  },
  {
    title: 'bombard',
    forced: true,
    check: (game, seat, { system }, counts) => {
      const ships = countOf(shipsIn(game, system, seat));
      const over = (Object.keys(ships) as UnitType[]).find((type) => {
        const aimed = Object.entries(counts).reduce((sum, [key, count]) => sum + (aimKey.read(key)[0] === type ? count : 0), 0);
        return aimed > (ships[type] ?? 0);
      });
      return over && 'Each ship bombards one planet.';
    },
  },
);

interface Shelling extends Bombarding {
  seat: SeatId;
  /** Which ships have still to roll, at which planet. */
  aims?: { type: UnitType; planet: PlanetId; count: number }[];
  planet?: PlanetId;
}

const enemiesOn = (game: Game, planet: PlanetId, seat: SeatId): Unit[] => troopsOn(game, planet).filter(({ owner }) => owner !== seat);

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
    return call(diceLie, { system, planet, attacker: seat, defender: enemy.owner, purpose: roll.purpose, rolls }, 'hit');
  },
  hit: (game, { seat, planet = '' }, { result }) => {
    const [hits] = hitsIn(result);
    const enemies = enemiesOn(game, planet, seat);
    if (hits && differ(game, enemies))
      return ask([loseInInvasion.of(enemies[0].owner, { planet, units: enemies.map(({ id }) => id), count: hits })], 'fallen');
    destroy(game, enemies.slice(0, hits));
    return goto('next');
  },
  fallen: (game, { seat, planet = '' }, { answer }) => {
    destroy(game, bear(game, enemiesOn(game, planet, seat), answer));
    return goto('next');
  },
});
