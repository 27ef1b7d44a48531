import { ask, chosenAmounts, done, goto, type AmountOption } from '#engine';
import { wasRerolledBy, dieResult } from '#kit/combat/dice.ts';
import { reroll, type Die, type Roll, rollDice } from './dice.ts';
import { combatRolls } from './combat-rolls.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat, nameOfUnit } from '#ti4/rules/names.ts';
import type { SeatId, UnitType } from '#ti4/rules/state.ts';
import { marksOf } from '#ti4/rules/units/unit-marks.ts';
import { markKey } from '#ti4/rules/units/unit-keys.ts';
import { prefixedKey } from '#kit/prompts/option-keys.ts';

interface Rerolling {
  seat: SeatId;
  /** The component that allows the reroll; it rerolls each die at most once (74.2). */
  by: string;
  /** Seats whose dice may be rerolled. */
  of: SeatId[];
  /** Set to reroll all dice without asking. */
  all?: true;
  /** The most dice that may be rerolled; undefined for any number. */
  atMost?: number;
  /** Gives units that roll several dice, or are damaged, lines of their own. */
  unitsApart?: true;
}

/** Returns the current rolls of these seats: the one just made, or both rolls of a combat round. */
function rollsNow(game: Game, of: SeatId[]): Roll[] {
  const one = game.enclosingData(rollDice);
  const found = one ? [one] : Object.values(game.enclosingData(combatRolls)?.rolls ?? {});
  return found.filter((roll) => of.includes(roll.seat));
}

/** Tells whether a seat has dice in the current rolls that a component has not rerolled yet. */
export const canReroll = (game: Game, of: SeatId, by: string): boolean =>
  rollsNow(game, [of]).some((roll) => roll.dice?.some((die) => !wasRerolledBy(die, by)));

/** Returns the key and label that set a die's unit apart from others of its type: several dice, or damage. */
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

/** Returns the mark of the unit that rolled a die, for its line's key; undefined without a unit. */
export function markOfDie(game: Game, die: Die): string | undefined {
  const unit = game.state.units[die.unit ?? ''];
  return unit && markKey(game, unit);
}

/** Returns a die's line key: dice with the same seat, unit type, result and marks share one line. */
function keyOf(game: Game, roll: Roll, die: Die, unitsApart = false): string {
  const mark = markOfDie(game, die);
  const apart = unitsApart ? markOf(game, roll, die).key : '';
  return [roll.seat, die.type, dieResult(die), apart, mark === undefined ? '' : marked.format(mark)]
    .filter((part) => part !== '')
    .join(' ');
}

/** Parses a line key: the seat that rolled, the unit type, the result, and the unit's mark if any. */
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

/** Asks which dice to reroll. */
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
            hint: `hits on ${die.hitsOn}`,
            ...(of.length > 1 && { group: whose(game, seat, roll) }),
          });
      }
    }
    if (!lines.length) return { kind: 'none', reason: 'There are no dice to reroll.' };
    return {
      kind: 'allot',
      prompt: 'Which dice do you reroll?',
      amounts: lines,
      proposed: {},
      emptyLabel: 'Reroll no dice',
      ...(atMost !== undefined && {
        limits: [{ measure: 'dice', atMost, message: `Choose at most ${atMost}; you chose {sum}.` }],
      }),
    };
  },
  { title: 'choose dice to reroll' },
);

/** Rerolls current dice (74): those a seat chooses, or all of them. */
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
