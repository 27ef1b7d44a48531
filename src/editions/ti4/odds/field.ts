import { bothFight, fightersAt, opponentIn, placeOf, sidesOf, winnerOf, type Place, type Sides } from '../rules/combat/combat.ts';
import type { Component } from '../rules/components/component.ts';
import type { Roll } from '../rules/combat/dice.ts';
import type { RollPurpose } from '../rules/combat/roll-purpose.ts';
import { newGame, type Game, type Rulebook } from '../rules/game.ts';
import type { Restriction } from '../rules/combat/combat-values.ts';
import { cheapestLost, sustainingFirst, type Hits } from '../rules/combat/hits.ts';
import { inForce } from '../rules/components/in-force.ts';
import type { SeatId, State, Unit, UnitId } from '../rules/state.ts';
import { unitsAt } from '../rules/units/units.ts';
import { Budget, COSTS } from './budget.ts';
import { volleysOf, type Volley } from './volleys.ts';

/** What one side has left. Alike units are interchangeable: two forces of the same count of each kind are one. */
export interface Force {
  index: number;
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
] as const;
const OF_HITS = ['can-sustain', 'sustain-cancels', 'ship-in-space', 'fights-on-ground'] as const;

/** Only what is in force: nothing else has to be gone through for each value. What a unit's card says goes for units on the board. */
function narrowed(state: State, book: Rulebook): Rulebook {
  const game = newGame(state, book);
  const counts = (component: Component): boolean => {
    const type = book.byKind.unit[component.id]?.type;
    return inForce(game, component).some(
      ({ holder, key }) => type === undefined || key in state.effects || unitsAt(game, { owner: holder, type }).length > 0,
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

/** Units of one kind are interchangeable. */
export const kindOf = ({ type, damaged, planet }: Unit): string => `${type}${damaged ? '!' : ''}@${planet ?? ''}`;

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
  private readonly battered = new Map<string, Battered[]>();
  private readonly rollsApart: boolean;
  private readonly hitsApart: boolean;
  private readonly fightsApart: boolean;

  constructor(state: State, book: Rulebook, place: Place, sides: Sides, budget = new Budget()) {
    this.budget = budget;
    const own: State = { ...state, active: sides.attacker, units: { ...state.units }, facts: [], stack: [] };
    this.game = newGame(own, narrowed(own, book));
    this.place = placeOf(place);
    this.sides = sidesOf(sides);
    const { modifying } = this.game.book;
    this.rollsApart = OF_ROLLS.every((value) => !modifying[value]);
    this.hitsApart = OF_HITS.every((value) => !modifying[value]);
    this.fightsApart = !modifying['ship-in-space'] && !modifying['fights-on-ground'];
    const fighting = (seat: SeatId): Unit[] => fightersAt(this.game, this.place, seat);
    const [attackers, defenders] = [fighting(sides.attacker), fighting(sides.defender)];
    for (const unit of Object.values(own.units)) if (!attackers.includes(unit) && !defenders.includes(unit)) this.others[unit.id] = unit;
    this.start = { attacker: this.force(sides.attacker, attackers), defender: this.force(sides.defender, defenders) };
  }

  /** The combat that is fought from here on, as whatever asks for it finds it. */
  inCombat(round: number): void {
    const procedure = this.place.planet === undefined ? 'space-combat' : 'ground-combat';
    this.game.path = [{ id: 0, procedure, step: 'roll', data: { ...this.place, ...this.sides, round } }];
  }

  force(seat: SeatId, units: Unit[]): Force {
    const key = `${seat} ${units.map(kindOf).sort().join(' ')}`;
    let force = this.forces.get(key);
    if (!force) this.forces.set(key, (force = { index: this.forces.size, units, damaged: units.filter(({ damaged }) => damaged).length }));
    return force;
  }

  of(standing: Standing, seat: SeatId): Force {
    return seat === this.sides.attacker ? standing.attacker : standing.defender;
  }

  /** Lays a standing out on the board. */
  lay({ attacker, defender }: Standing): Game {
    const units = { ...this.others };
    for (const unit of attacker.units) units[unit.id] = unit;
    for (const unit of defender.units) units[unit.id] = unit;
    this.game.state.units = units;
    return this.game;
  }

  fought(standing: Standing): boolean {
    if (this.fightsApart) return standing.attacker.units.length > 0 && standing.defender.units.length > 0;
    return bothFight(this.lay(standing), { ...this.place, ...this.sides });
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

  /** What becomes of a side by so many hits: taken by sustaining damage first, then by the cheapest units. */
  takes(standing: Standing, seat: SeatId, purpose: RollPurpose, assign?: Restriction): (hits: number) => Battered {
    const force = this.of(standing, seat);
    const by = opponentIn(this.sides, seat);
    const key = `${seat} ${purpose} ${force.index} ${assign ? JSON.stringify(assign) : ''} ${this.hitsApart ? '' : this.of(standing, by).index}`;
    let byHits = this.battered.get(key);
    if (!byHits) this.battered.set(key, (byHits = []));
    const found = byHits;
    return (hits) => (found[hits] ??= this.hit(standing, force, { ...assign, seat, by, purpose, ...this.place, hits }));
  }

  private hit(standing: Standing, force: Force, hits: Hits): Battered {
    this.budget.spend(COSTS.hit);
    const { units } = this.lay(standing).state;
    const { units: tough, left } = sustainingFirst(this.game, hits);
    for (const unit of tough) units[unit.id] = { ...unit, damaged: true };
    const lost = left > 0 ? cheapestLost(this.game, { ...hits, hits: left }) : [];
    const rest = force.units.filter(({ id }) => !lost.includes(id)).map(({ id }) => units[id]);
    return { force: this.force(hits.seat, rest), units: rest, sustained: tough.map(({ id }) => id) };
  }
}
