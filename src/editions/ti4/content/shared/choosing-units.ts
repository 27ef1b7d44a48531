import { choose, type Spec } from '../../../../engine/index.ts';
import { question } from '../../rules/game.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem, nameOfUnit } from '../../rules/names.ts';
import type { Unit, UnitId } from '../../rules/state.ts';

const alike = (a: Unit, b: Unit): boolean =>
  a.type === b.type && a.owner === b.owner && a.system === b.system && a.planet === b.planet && a.damaged === b.damaged;

/** One of some units anywhere on the board, of each kind in a place only one. */
export const chooseUnit = question<{ prompt: string; units: UnitId[] }>()(
  'choose-unit',
  (game, seat, { prompt, units }): Spec => {
    const there = units.map((id) => game.state.units[id]).filter((unit): unit is Unit => unit !== undefined);
    if (!there.length) return { kind: 'none', reason: 'There is no such unit any more.' };
    const kinds = there.filter((unit, i) => there.findIndex((other) => alike(unit, other)) === i);
    return choose(
      prompt,
      kinds.map((unit) => ({
        key: unit.id,
        // What is another's says so: the buttons are all that is seen.
        label: `${unit.damaged ? 'damaged ' : ''}${nameOfUnit(unit.type)}${unit.owner === seat ? '' : ` of ${nameOfSeat(game, unit.owner)}`}, ${
          unit.planet === undefined ? nameOfSystem(game, unit.system) : nameOfPlanet(game, unit.planet)
        }`,
      })),
    );
  },
  { title: 'choose a unit' },
);
