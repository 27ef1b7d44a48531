import type { Spec } from '#engine';
import { question, type Game } from '#ti4/rules/game.ts';
import { formatUnitCount } from '#ti4/rules/names.ts';
import type { Unit, UnitId } from '#ti4/rules/state.ts';
import { group, compareGroups, labelAt } from './unit-groups.ts';

/**
 * Asks for one of several units, for an ability. The answer is a kind, such as 'cruiser' or 'cruiser-damaged'. `lost`:
 * the player gives it up, so the least valuable comes first.
 */
export const pickUnit = question<{ units: UnitId[]; prompt: string; optional?: true; lost?: true }>()(
  'pick-unit',
  (game, _seat, { units, prompt, optional, lost }): Spec => {
    const there = units.map((id) => game.state.units[id]).filter((unit): unit is Unit => unit !== undefined);
    if (!there.length) return { kind: 'none', reason: 'None of these units is still there.' };
    const groups = group(game, there);
    return {
      kind: 'choose',
      prompt,
      min: optional ? 0 : 1,
      max: 1,
      options: (lost ? groups.toSorted(compareGroups(game)) : groups).map(({ key, units: alike }) => ({
        key,
        label: `${labelAt(game, key, alike)}${alike.length > 1 ? `, 1 of ${formatUnitCount(alike[0].type, alike.length)}` : ''}`,
      })),
    };
  },
  { title: 'choose a unit', forced: true },
);

/** Returns the unit that an answer to `pickUnit` selects. */
export const findPickedUnit = (game: Game, units: UnitId[], kind: string | undefined): Unit | undefined =>
  group(
    game,
    units.map((id) => game.state.units[id]).filter((unit): unit is Unit => unit !== undefined),
  ).find(({ key }) => key === kind)?.units[0];
