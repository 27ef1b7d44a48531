import {
  hasBothSides,
  combatantsAt,
  opponentIn,
  placeOf,
  sidesOf,
  winnerOf,
  type Place,
  type Sides,
} from '#ti4/rules/combat/combat.ts';
import type { Roll } from '#ti4/rules/combat/dice.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import { newGame, type Game, type Rulebook } from '#ti4/rules/game.ts';
import type { HitRestriction } from '#ti4/rules/combat/combat-value-types.ts';
import { cheapestLosses } from '#ti4/rules/combat/hit-questions.ts';
import { hitCancellers, proposeSustains, type Hits } from '#ti4/rules/combat/hits.ts';
import type { SeatId, State, Unit, UnitId } from '#ti4/rules/state.ts';
import { markKey } from '#ti4/rules/units/unit-keys.ts';
import { ComputeBudget, STEP_COSTS } from '#ti4/odds/budget.ts';
import { rollOutcomes, type RollOutcome } from './roll-outcomes.ts';
import { OF_ROLLS, OF_FIGHTING, OF_HITS, narrowed } from './narrowed-rulebook.ts';

/** Remaining units of one side. Units of a kind are interchangeable: equal counts of each kind make the same force. */
export interface Force {
  index: number;
  /** All fighting units, and those that take damage for them. */
  units: Unit[];
  /** Number of damaged units. */
  damaged: number;
}

/** Remaining forces of both sides. */
export interface CombatState {
  attacker: Force;
  defender: Force;
}

/** A force after it has taken hits. */
export interface DamagedForce {
  force: Force;
  /** The force, unit by unit. */
  units: Unit[];
  sustained: UnitId[];
}

/** Rolls of a combat round: a unit that sustains damage then counts as having done so in this round. */
const COMBAT_ROUNDS: readonly RollPurpose[] = ['space-combat', 'ground-combat'];

/** Returns a copy of the unit in space. */
function above(unit: Unit): Unit {
  const one = { ...unit };
  delete one.planet;
  return one;
}

/**
 * A place where two sides meet, on which any of their states can be set up and examined by the rules. It works on its
 * own state; the original game stays unchanged.
 */
export class CombatBoard {
  readonly game: Game;
  readonly place: Place;
  readonly sides: Sides;
  /** State at the start. */
  readonly start: CombatState;
  readonly budget: ComputeBudget;
  private readonly others: Record<UnitId, Unit> = {};
  private readonly forces = new Map<string, Force>();
  private readonly volleys = new Map<string, RollOutcome[]>();
  private readonly battered = new Map<string, Map<string | number, DamagedForce>>();
  private readonly rollsApart: boolean;
  private readonly hitsApart: boolean;
  private readonly fightsApart: boolean;
  /** Hits are canceled one by one, so it makes no difference whether they come together or in turn. */
  private readonly hitsAddUp: boolean;
  /** Something in force may mark a unit. */
  private readonly marks: boolean;
  /** The attacker's units have not landed yet. */
  private aloft = false;

  constructor(state: State, book: Rulebook, place: Place, sides: Sides, budget = new ComputeBudget()) {
    this.budget = budget;
    const own: State = { ...state, active: sides.attacker, units: { ...state.units }, facts: [], stack: [] };
    this.game = newGame(own, narrowed(own, book, place));
    this.place = placeOf(place);
    this.sides = sidesOf(sides);
    const { modifiersByValue } = this.game.book;
    this.rollsApart = OF_ROLLS.every((value) => !modifiersByValue[value]);
    this.hitsApart = OF_HITS.every((value) => !modifiersByValue[value]);
    this.fightsApart = OF_FIGHTING.every((value) => !modifiersByValue[value]);
    this.hitsAddUp = !modifiersByValue['sustain-cancels'];
    this.marks = modifiersByValue.marks !== undefined;
    const [attackers, defenders] = [
      this.combatUnits(this.game, sides.attacker),
      this.combatUnits(this.game, sides.defender),
    ];
    for (const unit of Object.values(own.units))
      if (!attackers.includes(unit) && !defenders.includes(unit)) this.others[unit.id] = unit;
    this.start = { attacker: this.force(sides.attacker, attackers), defender: this.force(sides.defender, defenders) };
  }

  /** Returns all units that fight for a side, and those that take damage for them. */
  combatUnits(game: Game, seat: SeatId): Unit[] {
    const purpose = this.place.planet === undefined ? 'space-combat' : 'ground-combat';
    const fighters = combatantsAt(game, this.place, seat);
    return [
      ...fighters,
      ...hitCancellers(game, { ...this.place, seat, purpose }).filter((unit) => !fighters.includes(unit)),
    ];
  }

  /** Sets the combat round that components see. */
  setCombatRound(round: number): void {
    const procedure = this.place.planet === undefined ? 'space-combat' : 'ground-combat';
    this.game.framePath = [{ id: 0, procedure, step: 'roll', data: { ...this.place, ...this.sides, round } }];
  }

  /** Returns the key of a unit's kind; units of one kind are interchangeable. */
  unitKindKey(unit: Unit): string {
    const { type, damaged, planet } = unit;
    return `${type}${damaged ? '!' : ''}${(this.marks && markKey(this.game, unit)) || ''}@${planet ?? ''}`;
  }

  force(seat: SeatId, units: Unit[]): Force {
    const kinds = units.map((unit) => this.unitKindKey(unit)).sort();
    const key = `${seat} ${kinds.join(' ')}`;
    let force = this.forces.get(key);
    if (!force)
      this.forces.set(
        key,
        (force = { index: this.forces.size, units, damaged: units.filter(({ damaged }) => damaged).length }),
      );
    return force;
  }

  forceOf(standing: CombatState, seat: SeatId): Force {
    return seat === this.sides.attacker ? standing.attacker : standing.defender;
  }

  /** Sets up a combat state on the board. */
  layOut({ attacker, defender }: CombatState): Game {
    const units = { ...this.others };
    for (const unit of attacker.units) units[unit.id] = this.aloft ? above(unit) : unit;
    for (const unit of defender.units) units[unit.id] = unit;
    this.game.state.units = units;
    return this.game;
  }

  isContested(standing: CombatState): boolean {
    if (this.fightsApart) return standing.attacker.units.length > 0 && standing.defender.units.length > 0;
    return hasBothSides(this.layOut(standing), { ...this.place, ...this.sides });
  }

  /** Returns a side's fighting units, without those that only take damage for them. */
  fightingUnits(standing: CombatState, side: keyof Sides): Unit[] {
    return combatantsAt(this.layOut(standing), this.place, this.sides[side]);
  }

  winner(standing: CombatState): SeatId | null {
    return winnerOf(this.layOut(standing), { ...this.place, ...this.sides });
  }

  /** Returns the possible outcomes of a side's dice in a combat round or a barrage, cached. */
  rollOutcomes(standing: CombatState, seat: SeatId, purpose: RollPurpose): RollOutcome[] {
    const against = opponentIn(this.sides, seat);
    const key = `${seat} ${purpose} ${this.forceOf(standing, seat).index} ${this.rollsApart ? '' : this.forceOf(standing, against).index}`;
    let found = this.volleys.get(key);
    if (!found) this.volleys.set(key, (found = this.outcomesOf(standing, { seat, against, purpose, ...this.place })));
    return found;
  }

  /** Returns the possible outcomes of any roll. */
  outcomesOf(standing: CombatState, roll: Roll): RollOutcome[] {
    this.budget.spend(STEP_COSTS.roll);
    return rollOutcomes(this.layOut(standing), roll);
  }

  /** Runs `body` while the attacker's units are still in space above the planet. */
  beforeLanding<T>(body: () => T): T {
    this.aloft = true;
    try {
      return body();
    } finally {
      this.aloft = false;
    }
  }

  /**
   * Returns a function that applies hits, in one or several portions, to a side: sustaining damage first, as they come,
   * then losing the cheapest units.
   */
  hitApplier(
    standing: CombatState,
    seat: SeatId,
    purpose: RollPurpose,
    assign?: HitRestriction,
  ): (...hits: readonly number[]) => DamagedForce {
    const force = this.forceOf(standing, seat);
    const by = opponentIn(this.sides, seat);
    const key = `${seat} ${purpose} ${force.index} ${assign ? JSON.stringify(assign) : ''} ${this.hitsApart ? '' : this.forceOf(standing, by).index}`;
    let byHits = this.battered.get(key);
    if (!byHits) this.battered.set(key, (byHits = new Map()));
    const known = byHits;
    return (...hits) => {
      const portions = this.hitsAddUp && hits.length > 1 ? [hits.reduce((sum, one) => sum + one, 0)] : hits;
      const which = portions.length === 1 ? portions[0] : portions.join('+');
      let found = known.get(which);
      if (!found)
        known.set(
          which,
          (found = this.hit(standing, force, { ...assign, seat, by, purpose, ...this.place }, portions)),
        );
      return found;
    };
  }

  private hit(
    standing: CombatState,
    force: Force,
    hits: Omit<Hits, 'hits'>,
    portions: readonly number[],
  ): DamagedForce {
    this.budget.spend(STEP_COSTS.hit);
    const { state } = this.layOut(standing);
    let toLose = 0;
    const sustained: UnitId[] = [];
    for (const portion of portions) {
      const { units: tough, left } = proposeSustains(this.game, { ...hits, hits: portion });
      // A new record, since the index of units by place is cached for each record.
      if (tough.length)
        state.units = {
          ...state.units,
          ...Object.fromEntries(tough.map((unit) => [unit.id, { ...unit, damaged: true as const }])),
        };
      sustained.push(...tough.map(({ id }) => id));
      toLose += left;
    }
    const lost = toLose > 0 ? this.lost({ ...hits, hits: toLose }, sustained) : [];
    const rest = force.units
      .filter(({ id }) => !lost.includes(id))
      .map((unit) => (sustained.includes(unit.id) ? { ...unit, damaged: true as const } : unit));
    return { force: this.force(hits.seat, rest), units: rest, sustained };
  }

  /**
   * Returns the units destroyed after `sustained` have sustained damage in the same round, including effects that mark
   * them.
   */
  private lost(hits: Hits, sustained: readonly UnitId[]): UnitId[] {
    const { seat, by, purpose } = hits;
    if (!this.marks || !COMBAT_ROUNDS.includes(purpose)) return cheapestLosses(this.game, hits);
    const { state } = this.game;
    const before = state.facts;
    state.facts = [];
    this.game.addFact({ type: 'combat-round-begins', ...this.sides, ...this.place });
    for (const id of sustained)
      this.game.addFact({ type: 'damage-sustained', seat, by, id, unit: state.units[id].type, ...this.place });
    const lost = cheapestLosses(this.game, hits);
    state.facts = before;
    this.game.invalidateStep();
    return lost;
  }
}
