import type { Place, Sides } from '#ti4/rules/combat/combat.ts';
import type { Restriction } from '#ti4/rules/combat/combat-values.ts';
import { unitsRolling } from '#ti4/rules/combat/dice.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import { expire } from '#ti4/rules/components/effects.ts';
import { newGame, type Rulebook } from '#ti4/rules/game.ts';
import type { SeatId, State, Unit } from '#ti4/rules/state.ts';
import { bombardment, cannons } from './pre-combat.ts';
import { Budget } from '#ti4/odds/budget.ts';
import { exchanged, taken } from './round.ts';
import { Field, type Standing } from './combat-board.ts';
import { Moments } from './forced-moments.ts';
import { rounds, type Ending } from './combat-rounds.ts';
import { onward, same, Spread } from './distribution.ts';

/** From where on a combat is looked at: with what comes before it, from the barrage of its first round, or as it stands between two rounds. */
export type From = 'before' | 'barrage' | 'rounds';

/** Hits that a side has yet to take, where a round is under way. */
export type Pending = Partial<Record<SeatId, { hits: number; assign?: Restriction }>>;

export interface Course {
  /** Where it begins. */
  field: Field;
  /** Who fights in it, be it from the moment on at which it begins. */
  fighting: Record<keyof Sides, Unit[]>;
  endings: Ending[];
  /** The chance that it never ends, since neither side can hit the other. */
  endless: number;
}

/** A combat that is about to be fought under what is in force there. */
interface Fight {
  state: State;
  field: Field;
  moments: Moments;
  spread: Spread;
}

const hasBarrage = (field: Field, standing: Standing): boolean => {
  const game = field.lay(standing);
  return [field.sides.attacker, field.sides.defender].some(
    (seat) =>
      unitsRolling(game, { seat, against: null, purpose: 'anti-fighter-barrage', system: field.place.system }).length >
      0,
  );
};

/** What both sides' units are, laid out on another field. */
const movedTo = (field: Field, attackers: Unit[], defenders: Unit[]): Standing => ({
  attacker: field.force(field.sides.attacker, attackers),
  defender: field.force(field.sides.defender, defenders),
});

/** What comes before a combat. */
function upTo(field: Field, moments: Moments): Spread {
  const { attacker, defender } = field.sides;
  const spread = new Spread();
  spread.add(field.start, 1);
  return field.place.planet === undefined
    ? onward(
        onward(spread, cannons(field, moments, attacker, 'space-cannon-offense')),
        cannons(field, moments, defender, 'space-cannon-offense'),
      ) // 77.2
    : onward(onward(spread, bombardment(field, moments)), cannons(field, moments, defender, 'space-cannon-defense')); // 49.1, 49.3
}

const lastingIn = (state: State): string =>
  JSON.stringify(
    Object.values(state.effects).map(({ component, holder, data, until }) => [component, holder, data, until]),
  );

/** The combats that come of its beginning: who fights, and what goes on working until it ends, may be settled only then. */
function begun(state: State, book: Rulebook, field: Field, moments: Moments, spread: Spread): Fight[] {
  const plain: Fight = { state, field, moments, spread: new Spread() };
  const fights = new Map([[lastingIn(state), plain]]);
  for (const { standing, chance } of spread) {
    const after = field.fought(standing) ? moments.begun(standing) : undefined;
    if (!after) {
      plain.spread.add(standing, chance);
      continue;
    }
    const key = lastingIn(after);
    let fight = fights.get(key);
    if (!fight) {
      const under: State = { ...state, effects: after.effects };
      const its = new Field(under, book, field.place, field.sides, field.budget);
      its.inCombat(1);
      fights.set(key, (fight = { state: under, field: its, moments: new Moments(its), spread: new Spread() }));
    }
    const game = newGame(after, fight.field.game.book);
    const { attacker, defender } = field.sides;
    fight.spread.add(
      movedTo(fight.field, fight.field.engaged(game, attacker), fight.field.engaged(game, defender)),
      chance,
    );
  }
  return [...fights.values()];
}

/** The rounds of a combat, from the barrage or from what hits have yet to be taken. */
function foughtOut(
  { state, field, moments, spread: start }: Fight,
  book: Rulebook,
  from: From,
  pending: Pending,
): Omit<Course, 'field' | 'fighting'> {
  const onGround = field.place.planet !== undefined;
  const purpose: RollPurpose = onGround ? 'ground-combat' : 'space-combat';
  let spread = onward(start, (standing) => {
    const { attacker, defender } = taken(field, moments, standing, purpose, pending);
    return same({ attacker: attacker.force, defender: defender.force });
  });
  if (from !== 'rounds' && !onGround) {
    spread = onward(spread, (standing) =>
      field.fought(standing) && hasBarrage(field, standing)
        ? exchanged(field, moments, standing, 'anti-fighter-barrage')
        : same(standing),
    );
  }
  if (Object.values(state.effects).every(({ until }) => until !== 'combat-round'))
    return rounds(field, moments, spread, purpose);
  // What lasts for this round only is gone in those that follow.
  spread = onward(spread, (standing) =>
    field.fought(standing) ? exchanged(field, moments, standing, purpose) : same(standing),
  );
  const after = newGame({ ...state, effects: { ...state.effects } }, book);
  expire(after, 'combat-round');
  const later = new Field(after.state, book, field.place, field.sides, field.budget);
  later.inCombat(2);
  const moved = onward(spread, ({ attacker, defender }) => same(movedTo(later, attacker.units, defender.units)));
  return rounds(later, new Moments(later), moved, purpose);
}

/** A side's units that fight in any of some combats. */
function fightingIn(fights: readonly Fight[], side: keyof Sides): Unit[] {
  const units = new Map<string, Unit>();
  for (const { field } of fights) for (const unit of field.fighters(field.start, side)) units.set(unit.id, unit);
  return [...units.values()];
}

/**
 * A combat with all its chances, as the two sides' units stand in a place: in a system's space area, or on a planet. Nobody
 * retreats, plays cards or uses what need not be used; hits are taken by sustaining damage first, then by the cheapest units.
 */
export function courseOf(
  now: State,
  book: Rulebook,
  place: Place,
  sides: Sides,
  from: From = 'before',
  pending: Pending = {},
  budget = new Budget(),
): Course {
  // A combat that has yet to begin is one in the system that is active then.
  const state = from === 'before' ? { ...now, turn: { ...now.turn, system: place.system } } : now;
  const field = new Field(state, book, place, sides, budget);
  const moments = new Moments(field);
  const whole = new Spread();
  whole.add(field.start, 1);
  const spread = from === 'before' ? upTo(field, moments) : whole;
  field.inCombat(1);
  const fights = from === 'before' ? begun(state, book, field, moments, spread) : [{ state, field, moments, spread }];
  const courses = fights.map((fight) => foughtOut(fight, book, from, pending));
  return {
    field,
    fighting: { attacker: fightingIn(fights, 'attacker'), defender: fightingIn(fights, 'defender') },
    endings: courses.flatMap(({ endings }) => endings),
    endless: courses.reduce((sum, { endless }) => sum + endless, 0),
  };
}
