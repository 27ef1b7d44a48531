import { choose, type Spec } from '#engine';
import { possessive } from '#kit/board/names.ts';
import { question } from '#ti4/rules/game.ts';
import { atPlace, nameOfSeat, nameOfUnit } from '#ti4/rules/names.ts';
import type { Unit, UnitId } from '#ti4/rules/state.ts';
import { marksOf } from '#ti4/rules/units/unit-marks.ts';
import { lineKeyOf } from '#ti4/rules/units/unit-keys.ts';

/** Asks for one of the given units; equal units in one place share one option. */
export const chooseUnit = question<{ prompt: string; units: UnitId[] }>()(
  'choose-unit',
  (game, seat, { prompt, units }): Spec => {
    const there = units.map((id) => game.state.units[id]).filter((unit): unit is Unit => unit !== undefined);
    if (!there.length) return { kind: 'none', reason: 'There is no unit left to choose.' };
    const kinds = new Map<string, Unit>();
    for (const unit of there) {
      const kind = `${unit.owner} ${unit.system} ${lineKeyOf(game, unit)}`;
      if (!kinds.has(kind)) kinds.set(kind, unit);
    }
    return choose(
      prompt,
      [...kinds.values()].map((unit) => {
        const marks = marksOf(game, unit).map(({ label }) => label);
        // The label names the owner of another player's unit, because a player may see only the buttons.
        const owner = unit.owner === seat ? '' : `${possessive(nameOfSeat(game, unit.owner))} `;
        const state = `${unit.damaged ? ' (damaged)' : ''}${marks.length ? ` (${marks.join(', ')})` : ''}`;
        return { key: unit.id, label: `${owner}${nameOfUnit(unit.type)}${state} ${atPlace(game, unit)}` };
      }),
    );
  },
  { title: 'choose a unit', skipsOnlyOption: true },
);
