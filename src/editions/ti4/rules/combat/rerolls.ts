import { ask, chosenAmounts, done, goto, type AmountOption } from '#engine';
import { wasRerolledBy, dieResult } from '#kit/combat/dice.ts';
import { reroll, type Die, type Roll, combatRolls, rollDice } from './dice.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat, nameOfUnit } from '#ti4/rules/names.ts';
import type { SeatId, UnitType } from '#ti4/rules/state.ts';
import { marksOf } from '#ti4/rules/units/unit-marks.ts';
import { markKey } from '#ti4/rules/units/unit-keys.ts';
import { prefixedKey } from '#kit/prompts/option-keys.ts';

interface Rerolling {
  seat: SeatId;
  /** The component that allows it: it rolls each die again once at most (74.2). */
  by: string;
  /** Whose dice. */
  of: SeatId[];
  /** All of them, unasked. */
  all?: true;
  /** At most this many; else any number. */
  atMost?: number;
  /** It matters whose dice they are: units that roll several, or are damaged, are lines of their own. */
  unitsApart?: true;
}

/** The rolls that lie on the table just now: one that has just been made, or both of a combat round. */
function rollsNow(game: Game, of: SeatId[]): Roll[] {
  const one = game.enclosingData(rollDice);
  const found = one ? [one] : Object.values(game.enclosingData(combatRolls)?.rolls ?? {});
  return found.filter((roll) => of.includes(roll.seat));
}

/** Whether a seat has dice on the table that a component has not rolled again yet. */
export const canReroll = (game: Game, of: SeatId, by: string): boolean =>
  rollsNow(game, [of]).some((roll) => roll.dice?.some((die) => !wasRerolledBy(die, by)));

/** What sets a die's unit apart from others of its type: that it rolls several dice, or is damaged. */
function markOf(game: Game, roll: Roll, die: Die): { key: string; label: string } {
  const unit = game.state.units[die.unit ?? ''];
  const damaged = unit?.damaged ? 'damaged' : '';
  const several = roll.dice?.filter(({ unit: other }) => other === die.unit) ?? [];
  if (several.length < 2) return { key: damaged, label: damaged };
  const number =
    1 +
    [...new Set(roll.dice?.filter(({ type }) => type === die.type).map(({ unit: other }) => other))].indexOf(die.unit);
  return { key: String(die.unit), label: [`no. ${number}`, damaged].filter(Boolean).join(', ') };
}

const marked = prefixedKey<string>('!');

/** What marks the unit that a die is rolled for, as a part of its line's key. */
export function markOfDie(game: Game, die: Die): string | undefined {
  const unit = game.state.units[die.unit ?? ''];
  return unit && markKey(game, unit);
}

/** Dice that show the same for the same unit type are one line, those of marked units apart. */
function keyOf(game: Game, roll: Roll, die: Die, unitsApart = false): string {
  const mark = markOfDie(game, die);
  const apart = unitsApart ? markOf(game, roll, die).key : '';
  return [roll.seat, die.type, dieResult(die), apart, mark === undefined ? '' : marked.format(mark)]
    .filter((part) => part !== '')
    .join(' ');
}

/** What a line says: whose dice, of which type of unit, what they show, and what marks the unit. */
export function parseDiceKey(key: string): { seat: SeatId; type: UnitType; result: number; mark?: string } {
  const [seat, type, result, ...more] = key.split(' ');
  const mark = more.map(marked.parse).find((one) => one !== undefined);
  return { seat, type: type as UnitType, result: Number(result), ...(mark !== undefined && { mark }) };
}

const labelOf = (game: Game, roll: Roll, die: Die, unitsApart = false): string => {
  const unit = game.state.units[die.unit ?? ''];
  const marks = [
    unitsApart ? markOf(game, roll, die).label : '',
    ...(unit ? marksOf(game, unit).map(({ label }) => label) : []),
  ]
    .filter(Boolean)
    .join(', ');
  return `${nameOfUnit(die.type)}${marks && ` (${marks})`}: ${dieResult(die)}`;
};

const whose = (game: Game, seat: SeatId, roll: Roll): string =>
  roll.seat === seat ? 'Yours' : nameOfSeat(game, roll.seat);

/** Which dice to roll again. */
const whichDice = question<Rerolling, Record<string, number>>()(
  'reroll-dice',
  (game, seat, { by, of, atMost, unitsApart }) => {
    const lines: AmountOption[] = [];
    for (const roll of rollsNow(game, of)) {
      for (const die of roll.dice ?? []) {
        if (wasRerolledBy(die, by)) continue;
        const key = keyOf(game, roll, die, unitsApart);
        const line = lines.find((one) => one.key === key);
        if (line) line.max += 1;
        else
          lines.push({
            key,
            label: labelOf(game, roll, die, unitsApart),
            max: 1,
            weights: { dice: 1 },
            hint: `needs ${die.hitsOn}`,
            ...(of.length > 1 && { group: whose(game, seat, roll) }),
          });
      }
    }
    if (!lines.length) return { kind: 'none', reason: 'There are no dice to roll again.' };
    return {
      kind: 'allot',
      prompt: 'Which dice are rolled again?',
      amounts: lines,
      proposed: {},
      ...(atMost !== undefined && {
        limits: [{ measure: 'dice', atMost, message: `At most ${atMost}; that is {sum}.` }],
      }),
    };
  },
  { title: 'choose dice to roll again' },
);

/** Rolls dice again that lie on the table (74): any number a seat chooses, or all of them. */
export const rerollDice = procedure<Rerolling>()('reroll-dice', {
  start: (_game, data) => (data.all ? goto('all') : ask([whichDice.ask(data.seat, data)], 'chosen')),
  all: (game, { by, of }) => {
    for (const roll of rollsNow(game, of)) reroll(game, roll, roll.dice ?? [], by);
    return done();
  },
  chosen: (game, { by, of, unitsApart }, got) => {
    const wanted = { ...chosenAmounts(got.answer) };
    for (const roll of rollsNow(game, of)) {
      const dice = (roll.dice ?? []).filter((die) => {
        const key = keyOf(game, roll, die, unitsApart);
        if (wasRerolledBy(die, by) || !wanted[key]) return false;
        wanted[key] -= 1;
        return true;
      });
      reroll(game, roll, dice, by);
    }
    return done();
  },
});

export const rerollProcedures = [rerollDice];
export const rerollQuestions = [whichDice];
