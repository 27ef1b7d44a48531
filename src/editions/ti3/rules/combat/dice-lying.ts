import { choose, done } from '../../../../engine/index.ts';
import { isHit } from '../../../../kit/dice.ts';
import { pairKey } from '../../../../kit/keys.ts';
import { procedure, question, window, type Game } from '../game.ts';
import { nameOfSeat } from '../names.ts';
import { cardOf } from '../planets/units.ts';
import type { PlanetId, SeatId, SystemId } from '../terms.ts';
import { hitsOf, type Die, type Rolled } from './dice.ts';
import type { RollPurpose } from './purposes.ts';

/** The dice of one side or both, before anything comes of them. */
export interface DiceLying {
  system: SystemId;
  planet?: PlanetId;
  attacker: SeatId;
  defender: SeatId;
  purpose: RollPurpose;
  rolls: Rolled[];
}

/** Dice of a battle lie on the table, where they may be answered. Gives back how many of each roll hit. */
export const diceLie = procedure<DiceLying>()('dice-lie', {
  told: (game, { system, attacker, defender, purpose, rolls }) =>
    rolls.some(({ dice }) => dice.length)
      ? window('after', 'dice-rolled', { system, attacker, defender, purpose }, 'count')
      : done(rolls.map((rolled) => hitsOf(game, rolled))),
  count: (game, { rolls }) => done(rolls.map((rolled) => hitsOf(game, rolled))),
});

/** Whose die, and which of theirs. */
const dieKey = pairKey<SeatId, string>('/');

interface Lying {
  seat: SeatId;
  key: string;
  die: Die;
}

/** The dice that lie on the table: all, or those of one seat. */
export const diceLying = (game: Game, whose?: SeatId): Lying[] =>
  (game.within(diceLie)?.rolls ?? []).flatMap(({ seat, dice }) =>
    whose === undefined || whose === seat ? dice.map((die, i) => ({ seat, key: dieKey.of(seat, String(i + 1)), die })) : [],
  );

/** One of the dice on the table. */
export const chooseDie = question<{ whose?: SeatId }>()(
  'choose-die',
  (game, _seat, { whose }) =>
    choose(
      'Which die is rolled again?',
      diceLying(game, whose).map(({ seat, key, die }) => ({
        key,
        label: `${cardOf(game, die.unit).name}: ${die.face}${die.bonus ? ` (${die.bonus > 0 ? '+' : ''}${die.bonus})` : ''}`,
        hint: isHit(die) ? 'a hit' : 'no hit',
        group: nameOfSeat(game, seat),
      })),
    ),
  { title: 'choose a die' },
);
