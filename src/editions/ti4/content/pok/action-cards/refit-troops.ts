import { ask, call, chosenKey, done, goto, type AmountOption, type Spec } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, Unit } from '#ti4/rules/state.ts';
import { placeableCount, unitToTake } from '#ti4/rules/units/reinforcements.ts';
import { compareByValue, lineLabel } from '#ti4/rules/units/unit-marks.ts';
import { lineKeyOf } from '#ti4/rules/units/unit-keys.ts';
import {
  arrivalProblem,
  hasUnitCard,
  countInReinforcements,
  placeUnits,
  removeUnit,
  unitsAt,
} from '#ti4/rules/units/units.ts';

const ID = 'refit-troops';
const MOST = 2;

/** Lists a seat's infantry that a mech can replace, least valuable first; the first is proposed. */
const infantry = (game: Game, seat: SeatId): Unit[] =>
  unitsAt(game, { owner: seat, type: 'infantry' })
    .filter(({ planet }) => planet === undefined || arrivalProblem(game, seat, 'mech', planet) === undefined)
    .sort((a, b) => compareByValue(game, a, b));

const mechs = (game: Game, seat: SeatId): number =>
  hasUnitCard(game, seat, 'mech') ? placeableCount(game, seat, 'mech') : 0;

const whichInfantry = question<object, Record<string, number>>()(
  ID,
  (game, seat): Spec => {
    const units = infantry(game, seat);
    const most = Math.min(MOST, mechs(game, seat));
    if (!units.length || most < 1)
      return { kind: 'none', reason: 'None of your infantry can be replaced with a mech.' };
    const lines = new Map<string, AmountOption>();
    for (const unit of units) {
      const { planet, system } = unit;
      const line = lines.get(lineKeyOf(game, unit)) ?? {
        key: lineKeyOf(game, unit),
        label: `${lineLabel(game, unit)} ${planet === undefined ? `in space at ${nameOfSystem(game, system)}` : `on ${nameOfPlanet(game, planet)}`}`,
        max: 0,
        weights: { infantry: 1 },
      };
      line.max = Math.min(most, line.max + 1);
      lines.set(line.key, line);
    }
    const [first] = lines.values();
    return {
      kind: 'allot',
      prompt: 'Which of your infantry do you replace with mechs?',
      amounts: [...lines.values()],
      limits: [
        {
          measure: 'infantry',
          atLeast: 1,
          atMost: most,
          message: `Choose ${most > 1 ? `1 or ${most}` : 'exactly 1'}; you chose {sum}.`,
        },
      ],
      proposed: { [first.key]: 1 },
    };
  },
  { title: 'choose infantry to replace' },
);

/** Replaces each infantry with a mech from the reinforcements or, if none is left there, from the board (23.4a). */
const refit = procedure<{ seat: SeatId; left: string[] }>()(ID, {
  next: (game, { seat, left }) => {
    if (!left.length) return done();
    return countInReinforcements(game, seat, 'mech') > 0
      ? goto('replace')
      : ask([unitToTake.ask(seat, { type: 'mech' })], 'replace');
  },
  replace: (game, { seat, left }, got) => {
    const line = left.shift();
    const replaced = infantry(game, seat).find((unit) => lineKeyOf(game, unit) === line);
    const taken = game.state.units[chosenKey(got.answer) ?? ''];
    if (taken && replaced) removeUnit(game, taken, 'placed-elsewhere');
    if (!replaced || countInReinforcements(game, seat, 'mech') < 1) return goto('next');
    const { system, planet } = replaced;
    removeUnit(game, replaced, 'replaced');
    placeUnits(game, seat, 'mech', 1, { system, ...(planet !== undefined && { planet }) });
    return goto('next');
  },
});

export default actionCard({
  id: ID,
  name: 'Refit Troops',
  set: 'pok',
  text: 'Action: replace 1 or 2 of your infantry, anywhere on the board, with that many mechs.',
  copies: 1,
  advice: { gains: { units: { mech: MOST, infantry: -MOST } } },
  procedures: [refit],
  questions: [whichInfantry],
  action: {
    problem: (game, { holder }) => {
      if (!infantry(game, holder).length) return 'None of your infantry can be replaced with a mech.';
      return mechs(game, holder) > 0 ? undefined : 'You have no mech that you can place.';
    },
    target: (_game, { holder }) => whichInfantry.ask(holder, {}),
    effect: (_game, { holder }, left) => call(refit, { seat: holder, left }, 'finish'),
  },
});
