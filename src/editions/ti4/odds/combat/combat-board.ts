import {
  bothFight,
  fightersAt,
  opponentIn,
  placeOf,
  sidesOf,
  winnerOf,
  type Place,
  type Sides,
} from '#ti4/rules/combat/combat.ts';
import type { Component } from '#ti4/rules/components/component.ts';
import type { Roll } from '#ti4/rules/combat/dice.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import { newGame, type Game, type Rulebook } from '#ti4/rules/game.ts';
import type { Restriction } from '#ti4/rules/combat/combat-values.ts';
import { cheapestLost, guardians, sustainingFirst, type Hits } from '#ti4/rules/combat/hits.ts';
import { inForce } from '#ti4/rules/components/in-force.ts';
import type { SeatId, State, Unit, UnitId } from '#ti4/rules/state.ts';
import { markKey } from '#ti4/rules/units/unit-keys.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { Budget, COSTS } from '#ti4/odds/budget.ts';
import { volleysOf, type Volley } from './roll-outcomes.ts';

/** What one side has left. Alike units are interchangeable: two forces of the same count of each kind are one. */
export interface Force {
  index: number;
  /** All that fights, and what takes damage in its stead. */
  units: Unit[];
  /** How many of them are damaged. */
  damaged: number;
}

/** What is left of both sides. */
export interface Standing {
  attacker: Force;
  defender: Force;
}

/** What becomes of a force that is hit. */
export interface Battered {
  force: Force;
  /** The same, unit by unit. */
  units: Unit[];
  sustained: UnitId[];
}

/** Values on which a roll hangs, and on which it hangs what hits do. Where nothing in force changes them, the opponent's units do not matter. */
const OF_ROLLS = [
  'roll-stats',
  'hits-on',
  'roll-bonus',
  'dice',
  'extra-dice',
  'die-hits',
  'roll-hits',
  'assignment',
  'ability-denied',
  'ship-in-space',
  'fights-on-ground',
  'roles',
] as const;
const OF_FIGHTING = ['ship-in-space', 'fights-on-ground', 'roles', 'guards-ships'] as const;
const OF_HITS = [...OF_FIGHTING, 'sustains-damage', 'can-sustain', 'sustain-cancels'] as const;

/** Rolls of a round: what sustains damage then has done so in this round. */
const COMBAT_ROUNDS: readonly RollPurpose[] = ['space-combat', 'ground-combat'];

/** Only what is in force: nothing else has to be gone through for each value. What a unit's card says of a combat goes where such a unit is. */
function narrowed(state: State, book: Rulebook, { system }: Place): Rulebook {
  const game = newGame(state, book);
  const counts = (component: Component): boolean => {
    const type = book.byKind.unit[component.id]?.type;
    return inForce(game, component).some(
      ({ holder, key }) =>
        type === undefined || key in state.effects || unitsAt(game, { owner: holder, type, system }).length > 0,
    );
  };
  const modifying: Rulebook['modifying'] = {};
  for (const [value, list] of Object.entries(book.modifying) as [
    keyof Rulebook['modifying'],
    (typeof book.modifying)[keyof typeof book.modifying],
  ][]) {
    const left = list?.filter(counts) ?? [];
    if (left.length) modifying[value] = left;
  }
  const listening: Rulebook['listening'] = {};
  for (const [moment, list] of Object.entries(book.listening)) {
    const left = list.filter(({ component }) => counts(component));
    if (left.length) listening[moment] = left;
  }
  return { ...book, modifying, listening };
}

/** The same unit, in space. */
function above(unit: Unit): Unit {
  const one = { ...unit };
  delete one.planet;
  return one;
}

/**
 * A place where two sides meet, on which any standing of theirs can be laid out and looked at through the rules. It works on
 * a state of its own: the game it was made from stays as it is.
 */
export class Field {
  readonly game: Game;
  readonly place: Place;
  readonly sides: Sides;
  /** How the two sides stand to begin with. */
  readonly start: Standing;
  readonly budget: Budget;
  private readonly others: Record<UnitId, Unit> = {};
  private readonly forces = new Map<string, Force>();
  private readonly volleys = new Map<string, Volley[]>();
  private readonly battered = new Map<string, Map<string | number, Battered>>();
  private readonly rollsApart: boolean;
  private readonly hitsApart: boolean;
  private readonly fightsApart: boolean;
  /** Hits are cancelled one by one: it is the same whether they come at once or one after the other. */
  private readonly hitsAddUp: boolean;
  /** Something in force may mark a unit. */
  private readonly marks: boolean;
  /** The attacker's units have not landed yet. */
  private aloft = false;

  constructor(state: State, book: Rulebook, place: Place, sides: Sides, budget = new Budget()) {
    this.budget = budget;
    const own: State = { ...state, active: sides.attacker, units: { ...state.units }, facts: [], stack: [] };
    this.game = newGame(own, narrowed(own, book, place));
    this.place = placeOf(place);
    this.sides = sidesOf(sides);
    const { modifying } = this.game.book;
    this.rollsApart = OF_ROLLS.every((value) => !modifying[value]);
    this.hitsApart = OF_HITS.every((value) => !modifying[value]);
    this.fightsApart = OF_FIGHTING.every((value) => !modifying[value]);
    this.hitsAddUp = !modifying['sustain-cancels'];
    this.marks = modifying.marks !== undefined;
    const [attackers, defenders] = [this.engaged(this.game, sides.attacker), this.engaged(this.game, sides.defender)];
    for (const unit of Object.values(own.units))
      if (!attackers.includes(unit) && !defenders.includes(unit)) this.others[unit.id] = unit;
    this.start = { attacker: this.force(sides.attacker, attackers), defender: this.force(sides.defender, defenders) };
  }

  /** All that fights for a side in a game, and what takes damage in its stead. */
  engaged(game: Game, seat: SeatId): Unit[] {
    const purpose = this.place.planet === undefined ? 'space-combat' : 'ground-combat';
    const fighters = fightersAt(game, this.place, seat);
    return [
      ...fighters,
      ...guardians(game, { ...this.place, seat, purpose }).filter((unit) => !fighters.includes(unit)),
    ];
  }

  /** The combat that is fought from here on, as whatever asks for it finds it. */
  inCombat(round: number): void {
    const procedure = this.place.planet === undefined ? 'space-combat' : 'ground-combat';
    this.game.path = [{ id: 0, procedure, step: 'roll', data: { ...this.place, ...this.sides, round } }];
  }

  /** Units of one kind are interchangeable. */
  kindOf(unit: Unit): string {
    const { type, damaged, planet } = unit;
    return `${type}${damaged ? '!' : ''}${(this.marks && markKey(this.game, unit)) || ''}@${planet ?? ''}`;
  }

  force(seat: SeatId, units: Unit[]): Force {
    const kinds = units.map((unit) => this.kindOf(unit)).sort();
    const key = `${seat} ${kinds.join(' ')}`;
    let force = this.forces.get(key);
    if (!force)
      this.forces.set(
        key,
        (force = { index: this.forces.size, units, damaged: units.filter(({ damaged }) => damaged).length }),
      );
    return force;
  }

  of(standing: Standing, seat: SeatId): Force {
    return seat === this.sides.attacker ? standing.attacker : standing.defender;
  }

  /** Lays a standing out on the board. */
  lay({ attacker, defender }: Standing): Game {
    const units = { ...this.others };
    for (const unit of attacker.units) units[unit.id] = this.aloft ? above(unit) : unit;
    for (const unit of defender.units) units[unit.id] = unit;
    this.game.state.units = units;
    return this.game;
  }

  fought(standing: Standing): boolean {
    if (this.fightsApart) return standing.attacker.units.length > 0 && standing.defender.units.length > 0;
    return bothFight(this.lay(standing), { ...this.place, ...this.sides });
  }

  /** What fights of a side, less what takes damage in its stead. */
  fighters(standing: Standing, side: keyof Sides): Unit[] {
    return fightersAt(this.lay(standing), this.place, this.sides[side]);
  }

  winner(standing: Standing): SeatId | null {
    return winnerOf(this.lay(standing), { ...this.place, ...this.sides });
  }

  /** What a side's dice may come to in a combat round or a barrage. */
  volley(standing: Standing, seat: SeatId, purpose: RollPurpose): Volley[] {
    const against = opponentIn(this.sides, seat);
    const key = `${seat} ${purpose} ${this.of(standing, seat).index} ${this.rollsApart ? '' : this.of(standing, against).index}`;
    let found = this.volleys.get(key);
    if (!found) this.volleys.set(key, (found = this.roll(standing, { seat, against, purpose, ...this.place })));
    return found;
  }

  /** What any roll may come to. */
  roll(standing: Standing, roll: Roll): Volley[] {
    this.budget.spend(COSTS.roll);
    return volleysOf(this.lay(standing), roll);
  }

  /** What happens while the attacker's units are still in space above the planet. */
  beforeLanding<T>(body: () => T): T {
    this.aloft = true;
    try {
      return body();
    } finally {
      this.aloft = false;
    }
  }

  /**
   * What becomes of a side by so many hits, be it that some come after others: taken by sustaining damage first, as they come, then by the
   * cheapest units.
   */
  takes(
    standing: Standing,
    seat: SeatId,
    purpose: RollPurpose,
    assign?: Restriction,
  ): (...hits: readonly number[]) => Battered {
    const force = this.of(standing, seat);
    const by = opponentIn(this.sides, seat);
    const key = `${seat} ${purpose} ${force.index} ${assign ? JSON.stringify(assign) : ''} ${this.hitsApart ? '' : this.of(standing, by).index}`;
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

  private hit(standing: Standing, force: Force, hits: Omit<Hits, 'hits'>, portions: readonly number[]): Battered {
    this.budget.spend(COSTS.hit);
    const { state } = this.lay(standing);
    let toLose = 0;
    const sustained: UnitId[] = [];
    for (const portion of portions) {
      const { units: tough, left } = sustainingFirst(this.game, { ...hits, hits: portion });
      // In a record of their own: by it what stands where is looked up anew.
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

  /** Who is destroyed after these have sustained damage in the same round: what marks them for it counts. */
  private lost(hits: Hits, sustained: readonly UnitId[]): UnitId[] {
    const { seat, by, purpose } = hits;
    if (!this.marks || !COMBAT_ROUNDS.includes(purpose)) return cheapestLost(this.game, hits);
    const { state } = this.game;
    const before = state.facts;
    state.facts = [];
    this.game.fact({ type: 'combat-round-begins', ...this.sides, ...this.place });
    for (const id of sustained)
      this.game.fact({ type: 'damage-sustained', seat, by, id, unit: state.units[id].type, ...this.place });
    const lost = cheapestLost(this.game, hits);
    state.facts = before;
    this.game.stirred();
    return lost;
  }
}
