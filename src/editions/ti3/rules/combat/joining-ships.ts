import type { Line } from '../../../../engine/index.ts';
import { pairKey } from '../../../../kit/keys.ts';
import { modify } from '../components/modifiers.ts';
import { question, type Game } from '../game.ts';
import { nameOfPlanet } from '../names.ts';
import { cardOf, countOf, shipsIn } from '../planets/units.ts';
import type { Unit } from '../state.ts';
import type { PlanetId, SeatId, SystemId, UnitId, UnitType } from '../terms.ts';
import { some } from '../../../../words/sentences.ts';
import { exactly } from './whole-share.ts';

// Ships that fight along in an invasion: they stay in space, take no planet, and may be lost like ground forces.

/** "fighter>quann" */
export const joiningKey = pairKey<UnitType, PlanetId>('>');

const able = (game: Game, seat: SeatId, system: SystemId): Partial<Record<UnitType, number>> =>
  countOf(shipsIn(game, system, seat).filter(({ type }) => modify(game, 'joins-invasions', { seat, type }, false)));

/** Those of a kind. */
export const shipsJoining = (game: Game, { seat, system }: { seat: SeatId; system: SystemId }, type: UnitType): Unit[] =>
  shipsIn(game, system, seat).filter((ship) => ship.type === type);

/** Which of them fight along where; only beside ground forces that have landed. */
export const joinInvasions = question<{ system: SystemId; planets: PlanetId[] }, Record<string, number>>()(
  'join-invasions',
  (game, seat, { system, planets }) => {
    const ships = able(game, seat, system);
    const types = Object.keys(ships) as UnitType[];
    const lines = planets.flatMap((planet) =>
      types.map((type): Line => ({
        key: joiningKey.of(type, planet),
        label: `${cardOf(game, type).name} at ${nameOfPlanet(game, planet)}`,
        max: ships[type] ?? 0,
        worth: { [type]: 1 },
      })),
    );
    if (!lines.length) return { kind: 'none', reason: 'None of your ships fights along in an invasion.' };
    return {
      kind: 'allot',
      prompt: 'Which ships fight along in the invasion? They stay in space and take no planet.',
      lines,
      limits: types.map((type) => ({
        measure: type,
        atMost: ships[type] ?? 0,
        say: `${cardOf(game, type).plural}: you have ${ships[type] ?? 0} there, and that is {sum}.`,
      })),
      start: {},
      nothing: 'Keep them out of it',
    };
  },
  { title: 'send ships into an invasion', forced: true },
);

/** Whose losses these are chooses among what fights: ground forces, or ships that fight along. */
export const loseInInvasion = question<{ planet: PlanetId; units: UnitId[]; count: number }, Record<string, number>>()(
  'lose-in-invasion',
  (game, _seat, { planet, units, count }) => {
    const here = countOf(units.flatMap((id) => game.state.units[id] ?? []));
    const types = Object.keys(here) as UnitType[];
    const lost = Math.min(
      count,
      types.reduce((sum, type) => sum + (here[type] ?? 0), 0),
    );
    if (!lost) return { kind: 'none', reason: 'Nothing of yours is lost.' };
    const start: Record<string, number> = {};
    let left = lost;
    for (const type of types) {
      start[type] = Math.min(left, here[type] ?? 0);
      left -= start[type];
    }
    const lines = types.map((key): Line => ({ key, label: cardOf(game, key).name, max: here[key] ?? 0 }));
    return exactly(lost, `${some(lost, 'hit')} on ${nameOfPlanet(game, planet)}: what is lost?`, lines, start, 'Choose');
  },
  { title: 'take losses in an invasion', forced: true },
);
