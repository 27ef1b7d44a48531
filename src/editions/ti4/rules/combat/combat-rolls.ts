import { call, done, goto, type Json } from '#engine';
import { placeOf, type Place, type Sides } from './combat.ts';
import type { RollPurpose } from './roll-purpose.ts';
import { followingMoment, procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import type { Events } from '#ti4/rules/events/events.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import type { HitRestriction } from './combat-value-types.ts';
import {
  type Roll,
  hitRestrictionFor,
  hitsOfDie,
  rollDice,
  readRollResult,
  countHits,
  type RollResult,
  type Die,
} from './dice.ts';
import { dieResult } from '#kit/combat/dice.ts';

/** Returns how the hits of a roll must be assigned. */
const assignmentOf = (game: Game, roll: Roll): HitRestriction | undefined =>
  hitRestrictionFor(
    game,
    roll,
    (roll.dice ?? []).map((die) => ({ type: die.type, hits: hitsOfDie(game, roll, die) })),
  );

export interface CombatRolls extends Place, Sides {
  purpose: RollPurpose;
  /** Both sides' rolls, while abilities that respond to both may still change them. */
  rolls?: Record<SeatId, Roll>;
  /** Set if both sides roll again: the current dice do not count. */
  again?: true;
  /** Hits produced against each side in addition to its opponent's dice. */
  more?: Record<SeatId, number>;
}

/**
 * Returns options that open 'after combat-rolls-settled' together with the window before, if a component listens to it.
 */
const later = (game: Game, made: Events['combat-rolls-settled']): Parameters<typeof openWindow>[4] =>
  game.book.listenersByMoment['after combat-rolls-settled']
    ? { next: [followingMoment('after', 'combat-rolls-settled', made)] }
    : {};

/** Makes both sides of the current combat roll again in the same round; the current dice do not count. */
export function rerollCombatRolls(game: Game): void {
  const rolls = game.enclosingData(combatRolls);
  if (rolls) rolls.again = true;
}

/** Tells whether the current dice of a combat count; false once both sides are to roll again. */
export const areRollsCounted = (game: Game): boolean => game.enclosingData(combatRolls)?.again === undefined;

/** Rolls for both sides, attacker first (78.5). Returns, for each side, the hits against it and how to assign them. */
export const combatRolls = procedure<CombatRolls>()('combat-rolls', {
  start: (_game, c) => {
    c.rolls = {};
    return goto('attacker');
  },
  attacker: (_game, c) =>
    call(rollDice, { seat: c.attacker, against: c.defender, purpose: c.purpose, ...placeOf(c) }, 'defender'),
  defender: (_game, c, got) => {
    keep(c, c.attacker, c.defender, readRollResult(got.result));
    return call(rollDice, { seat: c.defender, against: c.attacker, purpose: c.purpose, ...placeOf(c) }, 'both');
  },
  both: (game, c, got) => {
    keep(c, c.defender, c.attacker, readRollResult(got.result));
    const made = { purpose: c.purpose, ...placeOf(c), attacker: c.attacker, defender: c.defender };
    return openWindow('after', 'combat-rolls-made', made, 'count', later(game, made));
  },
  count: (game, c) => {
    if (c.again) {
      delete c.again;
      delete c.more;
      return goto('start');
    }
    const taken: Record<SeatId, { hits: number; assign?: HitRestriction }> = {};
    for (const roll of Object.values(c.rolls ?? {})) {
      if (roll.against === null) continue;
      const assign = assignmentOf(game, roll);
      taken[roll.against] = { hits: countHits(game, roll) + (c.more?.[roll.against] ?? 0), ...(assign && { assign }) };
    }
    return done(taken as unknown as Json);
  },
});

function keep(c: CombatRolls, seat: SeatId, against: SeatId, { dice, assign }: RollResult): void {
  c.rolls = {
    ...c.rolls,
    [seat]: { seat, against, purpose: c.purpose, ...placeOf(c), dice, ...(assign && { assign }) },
  };
}

export const diceProcedures = [rollDice, combatRolls];

/** Returns a seat's part of the current barrage: its dice with their results, and the total of its hits. */
export function barrageRollOf(game: Game, seat: SeatId): { dice: { die: Die; result: number }[]; hits: number } {
  const rolls = game.enclosingData(combatRolls);
  const roll = rolls?.again ? undefined : rolls?.rolls?.[seat];
  if (!roll) return { dice: [], hits: 0 };
  return { dice: (roll.dice ?? []).map((die) => ({ die, result: dieResult(die) })), hits: countHits(game, roll) };
}
