import { barraged } from '../rules/combat/anti-fighter-barrage.ts';
import { bombarded, bombardmentBarred, gunners } from '../rules/combat/bombardment.ts';
import { opponentIn, type Place, type Sides } from '../rules/combat/combat.ts';
import { unitsRolling, type Roll } from '../rules/combat/dice.ts';
import { expire } from '../rules/components/effects.ts';
import type { RollPurpose } from '../rules/combat/roll-purpose.ts';
import { newGame, type Rulebook } from '../rules/game.ts';
import type { Restriction } from '../rules/combat/combat-values.ts';
import { exposed, firing } from '../rules/combat/space-cannon.ts';
import { definitionOf } from '../rules/units/units.ts';
import type { SeatId, State } from '../rules/state.ts';
import { Budget } from './budget.ts';
import { endings, NOTHING, type Ways } from './chain.ts';
import { Field, type Force, type Standing } from './field.ts';
import { Moments } from './moments.ts';

/** From where on a combat is looked at: with what comes before it, from the barrage of its first round, or as it stands between two rounds. */
export type From = 'before' | 'barrage' | 'rounds';

/** Hits that a side has yet to take, where a round is under way. */
export type Pending = Partial<Record<SeatId, { hits: number; assign?: Restriction }>>;

/** How a combat may end, and how likely that is. */
export interface Ending {
  standing: Standing;
  winner: SeatId | null;
  chance: number;
}

export interface Course {
  field: Field;
  endings: Ending[];
  /** The chance that it never ends, since neither side can hit the other. */
  endless: number;
}

/** Standings, each with its chance. */
class Spread {
  readonly found = new Map<number, Map<number, { standing: Standing; chance: number }>>();

  add(standing: Standing, chance: number): void {
    let row = this.found.get(standing.attacker.index);
    if (!row) this.found.set(standing.attacker.index, (row = new Map()));
    const before = row.get(standing.defender.index);
    if (before) before.chance += chance;
    else row.set(standing.defender.index, { standing, chance });
  }

  *[Symbol.iterator](): Generator<{ standing: Standing; chance: number }> {
    for (const row of this.found.values()) yield* row.values();
  }
}

/** What becomes of every standing there may be by then. */
function onward(spread: Spread, step: (standing: Standing) => Iterable<{ standing: Standing; chance: number }>): Spread {
  const next = new Spread();
  for (const { standing, chance } of spread) for (const one of step(standing)) next.add(one.standing, chance * one.chance);
  return next;
}

const same = (standing: Standing): { standing: Standing; chance: number }[] => [{ standing, chance: 1 }];

/** One side's roll and what it does to the other, outside a combat round. */
function shot(
  field: Field,
  moments: Moments,
  standing: Standing,
  roll: Roll & { against: SeatId },
): { standing: Standing; chance: number }[] {
  return field.roll(standing, roll).map((volley) => {
    const { force } = field.takes(standing, roll.against, roll.purpose, volley.assign)(volley.hits);
    const after = roll.against === field.sides.attacker ? { ...standing, attacker: force } : { ...standing, defender: force };
    return { standing: moments.aftermath(standing, after), chance: volley.chance };
  });
}

/** Space Cannon, of one side against the other. */
function cannons(field: Field, moments: Moments, seat: SeatId, purpose: 'space-cannon-offense' | 'space-cannon-defense') {
  return (standing: Standing) => {
    const game = field.lay(standing);
    const against = opponentIn(field.sides, seat);
    const units = firing(game, seat, against, purpose, field.place).map(({ id }) => id);
    const open =
      purpose === 'space-cannon-offense'
        ? exposed(game, field.place.system, [against]).length > 0
        : field.of(standing, against).units.length > 0;
    return units.length && open ? shot(field, moments, standing, { seat, against, purpose, ...field.place, units }) : same(standing);
  };
}

/** The bombardment of the planet with everything the attacker has. */
function bombardment(field: Field, moments: Moments) {
  return (standing: Standing) => {
    const game = field.lay(standing);
    const { system, planet = '' } = field.place;
    const { attacker: seat } = field.sides;
    if (bombardmentBarred(game, seat, planet) !== undefined) return same(standing);
    const against = bombarded(game, seat, planet);
    const units = gunners(game, seat, system, planet).map(({ id }) => id);
    return against === field.sides.defender && units.length
      ? shot(field, moments, standing, { seat, against, purpose: 'bombardment', system, planet, units })
      : same(standing);
  };
}

interface Left {
  force: Force;
  /** Where the combat is over with this round. */
  over: () => Force;
  chance: number;
}

/** What one side has left after the other's roll. */
function leftOf(field: Field, moments: Moments, standing: Standing, seat: SeatId, purpose: RollPurpose): Left[] {
  const barrage = purpose === 'anti-fighter-barrage';
  const found: Left[] = [];
  const unassigned = field.takes(standing, seat, purpose, barrage ? barraged(undefined) : undefined);
  for (const { hits, assign, chance } of field.volley(standing, opponentIn(field.sides, seat), purpose)) {
    const battered = (assign ? field.takes(standing, seat, purpose, assign) : unassigned)(hits);
    if (!barrage && moments.within) {
      found.push({
        force: moments.between(standing, seat, battered, false),
        over: () => moments.between(standing, seat, battered, true),
        chance,
      });
      continue;
    }
    const { force } = battered;
    const before = found.find((one) => one.force === force);
    if (before) before.chance += chance;
    else found.push({ force, over: () => force, chance });
  }
  return found;
}

/** Both sides roll and take each other's hits at once: what either has left. */
const exchange = (field: Field, moments: Moments, standing: Standing, purpose: RollPurpose): { attackers: Left[]; defenders: Left[] } => ({
  attackers: leftOf(field, moments, standing, field.sides.attacker, purpose),
  defenders: leftOf(field, moments, standing, field.sides.defender, purpose),
});

/** What both sides have left together. */
function leftTogether(moments: Moments, standing: Standing, a: Left, d: Left): Standing {
  const over = !a.force.units.length || !d.force.units.length;
  return moments.aftermath(standing, over ? { attacker: a.over(), defender: d.over() } : { attacker: a.force, defender: d.force });
}

/** The same, standing by standing. */
function exchanged(field: Field, moments: Moments, standing: Standing, purpose: RollPurpose): { standing: Standing; chance: number }[] {
  const { attackers, defenders } = exchange(field, moments, standing, purpose);
  return attackers.flatMap((a) => defenders.map((d) => ({ standing: leftTogether(moments, standing, a, d), chance: a.chance * d.chance })));
}

/** Standings in the order in which units are lost and damaged. */
class Wear {
  private readonly found: { standing: Standing; chance: number }[][] = [];
  private readonly waiting: { standing: Standing; chance: number }[][] = [];
  private readonly most: number;

  constructor(start: Spread) {
    let most = 0;
    for (const { standing } of start) most = Math.max(most, standing.attacker.units.length + standing.defender.units.length);
    this.most = most;
    for (const { standing, chance } of start) this.add(standing.attacker, standing.defender, chance);
  }

  add(attacker: Force, defender: Force, chance: number): void {
    const row = (this.found[attacker.index] ??= []);
    const before = row[defender.index];
    if (before) {
      before.chance += chance;
      return;
    }
    const one = { standing: { attacker, defender }, chance };
    row[defender.index] = one;
    // Fewer units come later; of as many, those with more damage.
    const worn = (this.most - attacker.units.length - defender.units.length) * (this.most + 1) + attacker.damaged + defender.damaged;
    (this.waiting[worn] ??= []).push(one);
  }

  /** Each once, those added meanwhile too. */
  *inOrder(): Generator<{ standing: Standing; chance: number }> {
    for (let worn = 0; worn < this.waiting.length; worn++) yield* this.waiting[worn] ?? [];
  }
}

/**
 * Rounds of combat where nothing comes back that is lost or damaged: each standing is done with once those before it are, and rounds
 * in which nothing hits are a geometric series.
 */
function wornDown(field: Field, moments: Moments, start: Spread, purpose: RollPurpose): { endings: Ending[]; endless: number } {
  const wear = new Wear(start);
  const ends: Ending[] = [];
  let endless = 0;
  for (const { standing, chance } of wear.inOrder()) {
    if (!field.fought(standing)) {
      ends.push({ standing, winner: field.winner(standing), chance });
      continue;
    }
    const { attackers, defenders } = exchange(field, moments, standing, purpose);
    const same = (left: Left[], force: Force): number => left.find((one) => one.force === force)?.chance ?? 0;
    const [a, d] = [same(attackers, standing.attacker), same(defenders, standing.defender)];
    // As exact as 1 less both, and more so where that is next to nothing.
    const leaving = 1 - a + a * (1 - d);
    if (leaving < NOTHING) {
      endless += chance;
      continue;
    }
    field.budget.spend(attackers.length * defenders.length);
    for (const left of attackers) {
      const share = (chance / leaving) * left.chance;
      const others = left.force === standing.attacker ? defenders.filter(({ force }) => force !== standing.defender) : defenders;
      for (const other of others) wear.add(left.force, other.force, share * other.chance);
    }
  }
  return { endings: ends, endless };
}

/** Of so many hits, each takes a unit or damages one: the steps between all standings there will be, each die hitting or not, where both fight to the end. */
function leastWork(field: Field, { attacker, defender }: Standing): number {
  const falls = ({ units, damaged }: Force): number =>
    units.length + units.filter((unit) => definitionOf(field.game, unit).sustainDamage).length - damaged;
  return ((falls(attacker) + 1) * (falls(defender) + 1) * attacker.units.length * defender.units.length) / 4;
}

/** Rounds of combat until one side or both have nothing left. */
function rounds(field: Field, moments: Moments, start: Spread, purpose: RollPurpose): { endings: Ending[]; endless: number } {
  if (moments.quiet) {
    for (const { standing } of start) field.budget.foresee(leastWork(field, standing));
    return wornDown(field, moments, start, purpose);
  }
  const nodes: Standing[] = [];
  const numbers: number[][] = [];
  const numberOf = (attacker: Force, defender: Force): number => {
    const row = (numbers[attacker.index] ??= []);
    return (row[defender.index] ??= nodes.push({ attacker, defender }) - 1);
  };
  const begun = new Map([...start].map(({ standing: { attacker, defender }, chance }) => [numberOf(attacker, defender), chance]));
  const ways: Ways[] = [];
  for (let at = 0; at < nodes.length; at++) {
    const out: Ways = { to: [], chances: [] };
    ways.push(out);
    if (!field.fought(nodes[at])) continue;
    const { attackers, defenders } = exchange(field, moments, nodes[at], purpose);
    field.budget.keep(attackers.length * defenders.length);
    for (const a of attackers) {
      for (const d of defenders) {
        const left = leftTogether(moments, nodes[at], a, d);
        out.to.push(numberOf(left.attacker, left.defender));
        out.chances.push(a.chance * d.chance);
      }
    }
  }
  const { ends, endless } = endings(begun, ways, (cost) => field.budget.spend(cost));
  return { endings: [...ends].map(([at, chance]) => ({ standing: nodes[at], winner: field.winner(nodes[at]), chance })), endless };
}

const hasBarrage = (field: Field, standing: Standing): boolean => {
  const game = field.lay(standing);
  return [field.sides.attacker, field.sides.defender].some(
    (seat) => unitsRolling(game, { seat, against: null, purpose: 'anti-fighter-barrage', system: field.place.system }).length > 0,
  );
};

/**
 * A combat with all its chances, as the two sides' units stand in a place: in a system's space area, or on a planet. Nobody
 * retreats, plays cards or uses what need not be used; hits are taken by sustaining damage first, then by the cheapest units.
 */
export function courseOf(
  state: State,
  book: Rulebook,
  place: Place,
  sides: Sides,
  from: From = 'before',
  pending: Pending = {},
  budget = new Budget(),
): Course {
  const field = new Field(state, book, place, sides, budget);
  const moments = new Moments(field);
  const onGround = place.planet !== undefined;
  let spread = new Spread();
  spread.add(field.start, 1);
  if (from === 'before') {
    if (onGround)
      spread = onward(onward(spread, bombardment(field, moments)), cannons(field, moments, sides.defender, 'space-cannon-defense')); // 49.1, 49.3
    else
      for (const seat of [sides.attacker, sides.defender]) spread = onward(spread, cannons(field, moments, seat, 'space-cannon-offense')); // 77.2
  }
  field.inCombat(1);
  if (from === 'before') spread = onward(spread, (standing) => same(field.fought(standing) ? moments.begin(standing) : standing));
  const purpose = onGround ? 'ground-combat' : 'space-combat';
  spread = onward(spread, (standing) => {
    const left = (seat: SeatId): Force => {
      const { hits = 0, assign } = pending[seat] ?? {};
      return hits > 0 ? field.takes(standing, seat, purpose, assign)(hits).force : field.of(standing, seat);
    };
    return same({ attacker: left(sides.attacker), defender: left(sides.defender) });
  });
  if (from !== 'rounds' && !onGround) {
    spread = onward(spread, (standing) =>
      field.fought(standing) && hasBarrage(field, standing) ? exchanged(field, moments, standing, 'anti-fighter-barrage') : same(standing),
    );
  }
  if (Object.values(state.effects).every(({ until }) => until !== 'combat-round'))
    return { field, ...rounds(field, moments, spread, purpose) };
  // What lasts for this round only is gone in those that follow.
  spread = onward(spread, (standing) => (field.fought(standing) ? exchanged(field, moments, standing, purpose) : same(standing)));
  const after = newGame({ ...state, effects: { ...state.effects } }, book);
  expire(after, 'combat-round');
  const later = new Field(after.state, book, place, sides, budget);
  later.inCombat(2);
  const moved = ({ attacker, defender }: Standing): Standing => ({
    attacker: later.force(sides.attacker, attacker.units),
    defender: later.force(sides.defender, defender.units),
  });
  return {
    field: later,
    ...rounds(
      later,
      new Moments(later),
      onward(spread, (standing) => same(moved(standing))),
      purpose,
    ),
  };
}
