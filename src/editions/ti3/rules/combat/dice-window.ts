import { choose, done, type Json } from '#engine';
import { isHit } from '#kit/combat/dice.ts';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { procedure, question, openWindow, type Game } from '#ti3/rules/game.ts';
import { nameOfSeat, unitLabel } from '#ti3/rules/names.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { hitsOf, type Die, type RollResult } from './dice.ts';
import type { TargetedHits, RollPurpose } from './roll-purpose.ts';

/** The dice of one or both sides before their hits are applied. */
export interface RolledDice {
  system: SystemId;
  planet?: PlanetId;
  attacker: SeatId;
  defender: SeatId;
  purpose: RollPurpose;
  rolls: RollResult[];
}

/** Result of a roll: its hits, and which of them must fall on certain ships. */
interface Come {
  hits: number;
  aims?: readonly TargetedHits[];
}

function comeTo(game: Game, rolled: RollResult): Come {
  const { seat, enemy, purpose } = rolled;
  const dice = rolled.dice.map((die) => ({ unit: die.unit, face: die.face, hit: isHit(die) }));
  const aims = modify(game, 'hits-aimed', { seat, enemy, purpose, dice }, []);
  return { hits: hitsOf(rolled), ...(aims.length && { aims }) };
}

/** Casts the result of `diceWindow` to roll results, one per roll. */
export const rollResultsIn = (result: Json): Come[] => result as unknown as Come[];
export const hitCountsIn = (result: Json): number[] => rollResultsIn(result).map(({ hits }) => hits);

const counted = (game: Game, rolls: readonly RollResult[]) =>
  done(rolls.map((rolled) => comeTo(game, rolled)) as unknown as Json);

/** Opens the timing window for rolled dice. Returns the result of each roll (read it with `rollResultsIn`). */
export const diceWindow = procedure<RolledDice>()('dice-lie', {
  told: (game, { system, attacker, defender, purpose, rolls }) =>
    rolls.some(({ dice }) => dice.length)
      ? openWindow('after', 'dice-rolled', { system, attacker, defender, purpose }, 'count')
      : counted(game, rolls),
  count: (game, { rolls }) => counted(game, rolls),
});

/** Key of a die: its seat and its number among that seat's dice. */
const dieKey = pairKey<SeatId, string>('/');

interface Lying {
  seat: SeatId;
  key: string;
  die: Die;
}

/** Returns the dice of the open dice window: all, or those of one seat. */
export const diceOnTable = (game: Game, whose?: SeatId): Lying[] =>
  (game.enclosingData(diceWindow)?.rolls ?? []).flatMap(({ seat, dice }) =>
    whose === undefined || whose === seat
      ? dice.map((die, i) => ({ seat, key: dieKey.format(seat, String(i + 1)), die }))
      : [],
  );

/** Asks for one of the rolled dice. `owes`: the choice costs a trade good. */
export const chooseDie = question<{ whose?: SeatId; owes?: true }>()(
  'choose-die',
  (game, _seat, { whose }) =>
    choose(
      'Which die do you reroll?',
      diceOnTable(game, whose).map(({ seat, key, die }) => ({
        key,
        label: `${unitLabel(game, die.unit)}: ${die.face}${die.bonus ? ` (${die.bonus > 0 ? '+' : ''}${die.bonus})` : ''}`,
        hint: isHit(die) ? 'a hit' : 'no hit',
        group: nameOfSeat(game, seat),
      })),
    ),
  { title: 'choose a die', owing: (seat, { owes }) => (owes ? [seat] : []) },
);
