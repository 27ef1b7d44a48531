import type { ComponentId, SeatId, Unit, UnitType } from '#ti4/rules/state.ts';
import type { TechnologyColor } from '#ti4/rules/terms.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import { rollStats } from '#ti4/rules/combat/dice.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { moveValueOf } from '#ti4/rules/movement/move-map.ts';
import { technologiesUnlockedBy } from '#ti4/rules/technology/prerequisites.ts';
import { TECHNOLOGY_COLORS, technologiesOf, technologyDeck } from '#ti4/rules/technology/technology.ts';
import { researchProblem } from '#ti4/rules/technology/prerequisites.ts';
import { unitPriceOf } from '#ti4/rules/production/production-capacity.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import {
  capacityOf,
  definitionFor,
  hasUnitCard,
  countInReinforcements,
  isShip,
  isStructure,
  UNIT_TYPES,
  unitsAt,
} from '#ti4/rules/units/units.ts';

/** Number of dice, and the value that each must show to hit. */
export interface RollView {
  dice: number;
  value: number;
}

/** A unit type with one player's current values. */
export interface UnitSheet {
  type: UnitType;
  name: string;
  /** Cost, and the number of units it buys; undefined if the unit cannot be produced. */
  cost?: { each: number; per: number };
  combat?: RollView;
  antiFighterBarrage?: RollView;
  bombardment?: RollView;
  spaceCannon?: RollView;
  move?: number;
  capacity?: number;
  production?: number | { planetPlus: number };
  sustainsDamage?: true;
  planetaryShield?: true;
  onBoard: number;
  /** Units left in the reinforcements; undefined if they never run out. */
  left?: number;
}

export interface TechnologySheet {
  id: ComponentId;
  name: string;
  color?: TechnologyColor;
  prerequisites: Partial<Record<TechnologyColor, number>>;
  faction: boolean;
  /** The unit that the technology upgrades. */
  upgrades?: UnitType;
  state: 'owned' | 'open' | 'shut';
  /** Missing prerequisites or other obstacles, in a sentence. */
  lacks?: string;
  /** For a technology that can be researched now: the names of those that owning it would make researchable. */
  opens: string[];
}

/** Public information about one player that the board view does not contain. */
export interface SheetView {
  abilities: { name: string; text: string }[];
  units: UnitSheet[];
  neighbors: SeatId[];
}

export function buildSheetView(game: Game, seat: SeatId): SheetView {
  const { faction } = seatOf(game, seat);
  if (faction === '') return { abilities: [], units: [], neighbors: [] };
  const abilities = Object.values(seatOf(game, seat).abilities).flatMap(({ component }) => {
    const found = game.book.components[component];
    return found ? [{ name: found.name, text: found.text }] : [];
  });
  return {
    abilities,
    units: UNIT_TYPES.filter((type) => game.book.components[seatOf(game, seat).units[type]] !== undefined).map((type) =>
      unitSheet(game, seat, type),
    ),
    neighbors: game.state.order.filter(
      (other) => !game.state.seats[other].eliminated && areNeighbors(game, seat, other),
    ),
  };
}

/** Returns a unit type's values, for a unit placed in the home system. */
function unitSheet(of: Game, seat: SeatId, type: UnitType): UnitSheet {
  const { home, units } = seatOf(of, seat);
  const planet = planetsOf(of, seat).find(({ system }) => system === home)?.id;
  const bare = { id: 'looked-at', type, owner: seat, system: home };
  const unit: Unit = isShip(of, bare) || planet === undefined ? bare : { ...bare, planet };
  const game = newGame({ ...of.state, units: { ...of.state.units, [unit.id]: unit } }, of.book);
  const facts = definitionFor(game, seat, type);
  const { each, per } = unitPriceOf(game, seat, home, type);
  const rolls = (purpose: RollPurpose): RollView | undefined => rollOf(game, unit, purpose);
  const left = countInReinforcements(of, seat, type);
  const ship = isShip(game, unit);
  return dropped({
    type,
    name: of.book.components[units[type]]?.name ?? type,
    cost: facts.cost === undefined || !hasUnitCard(of, seat, type) ? undefined : { each, per },
    combat: rolls(ship ? 'space-combat' : 'ground-combat'),
    antiFighterBarrage: rolls('anti-fighter-barrage'),
    bombardment: rolls('bombardment'),
    spaceCannon: rolls('space-cannon-offense'),
    move: ship && facts.move !== undefined ? moveValueOf(game, unit, home) : undefined,
    capacity: capacityOf(game, unit) || undefined,
    production: facts.production,
    sustainsDamage: modify(game, 'sustains-damage', { unit }, Boolean(facts.sustainDamage)) || undefined,
    planetaryShield: (isStructure(game, unit) && facts.planetaryShield) || undefined,
    onBoard: unitsAt(of, { owner: seat, type }).length,
    left: Number.isFinite(left) ? left : undefined,
  });
}

function rollOf(game: Game, unit: Unit, purpose: RollPurpose): RollView | undefined {
  const { owner: seat, system } = unit;
  const stats = rollStats(game, unit, purpose, system);
  if (!stats) return undefined;
  const about = { seat, unit, against: null, purpose, system };
  return {
    dice: modify(game, 'dice', about, stats.dice),
    value: modify(game, 'hits-on', { seat, unit, purpose, system }, stats.value) - modify(game, 'roll-bonus', about, 0),
  };
}

/** Drops undefined fields. */
const dropped = <T extends object>(record: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;

/**
 * Returns a player's technologies: those owned, those researchable now with what they unlock, and the others with what
 * is lacking.
 */
export function listTechnologies(game: Game, seat: SeatId): TechnologySheet[] {
  const owned = technologiesOf(game, seat);
  const all = [...owned, ...technologyDeck(game, seat)];
  const sheets = all.map(({ id, name, color, prerequisites, faction, upgrade }): TechnologySheet => {
    const own = owned.some((one) => one.id === id);
    const lacks = own ? undefined : researchProblem(game, seat, id);
    return {
      id,
      name,
      ...(color && { color }),
      prerequisites,
      faction: faction !== undefined,
      ...(upgrade && { upgrades: upgrade.type }),
      state: own ? 'owned' : lacks === undefined ? 'open' : 'shut',
      ...(lacks !== undefined && { lacks }),
      opens:
        own || lacks !== undefined
          ? []
          : technologiesUnlockedBy(game, seat, id).map((one) => game.book.components[one]?.name ?? one),
    };
  });
  const rank = ({ color }: TechnologySheet): number =>
    color ? TECHNOLOGY_COLORS.indexOf(color) : TECHNOLOGY_COLORS.length;
  const needs = ({ prerequisites }: TechnologySheet): number =>
    Object.values(prerequisites).reduce((sum, count) => sum + count, 0);
  return sheets.sort((a, b) => rank(a) - rank(b) || needs(a) - needs(b));
}
