import { diceFor, type Roll } from '#ti3/rules/combat/dice.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { countersInReinforcements } from '#ti3/rules/tokens/command-counters.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { usualMovement } from '#ti3/rules/movement/routes.ts';
import { adjacentPlayers } from '#ti3/rules/objectives/objective-counts.ts';
import { capacityOf, troopCapacityOf } from '#ti3/rules/units/capacity.ts';
import {
  allUnits,
  hasQuality,
  isProduced,
  piecesInReinforcements,
  unitCardOf,
  unitsOnPlanet,
} from '#ti3/rules/units/units.ts';
import { costOf } from '#ti3/rules/production/production-limits.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';
import {
  isForeign,
  SECONDARY_RESEARCH_PRICE,
  technologyPrice,
  technologyProblem,
} from '#ti3/rules/technology/technology.ts';
import type { ComponentId, PlanetId, SeatId, TechnologyColor, UnitType } from '#ti3/rules/terms.ts';
import { unitTypesByCost } from './unit-order.ts';

/** Values of a unit for one player in the current state. */
export interface UnitSheet {
  type: UnitType;
  name: string;
  /** Price of `per` units together; null if they cannot be produced. */
  cost: number | null;
  per: number;
  /** Number of dice and the result each needs to hit. `hitsOn` is null if the unit does not fight. */
  dice: number;
  hitsOn: number | null;
  movement: number | null;
  capacity: number;
  /** Extra capacity for ground forces only. */
  troops: number;
  sustains: boolean;
  inPlay: number;
  /** Pieces left; null if they are unlimited. */
  left: number | null;
}

export interface TechnologySheet {
  id: ComponentId;
  name: string;
  /** Undefined for a racial technology. */
  color?: TechnologyColor;
  /** Prerequisites of the technology: "Sarween Tools and Hylar V Assault Laser". */
  needs: string;
  state: 'owned' | 'open' | 'shut';
  /** Cost for this player by the secondary ability of Technology. */
  price: number;
  /** Names of the technologies that this one makes available. */
  opens: string[];
}

/** Public area of one player, apart from what the board view has. */
export interface SheetView {
  abilities: { name: string; text: string }[];
  units: UnitSheet[];
  /** Command counters that are neither on the sheet nor on the board. */
  reinforcements: number;
  /** Neighbors of the player, for objectives that concern them. */
  neighbours: SeatId[];
  /** `built` is the name of the facility on it. */
  planets: { name: string; exhausted: boolean; built?: string }[];
}

/** Returns the main purpose of a unit's rolls. */
function purposeOf(game: Game, type: UnitType): Roll['purpose'] {
  if (hasQuality(game, 'ship', { type })) return 'space';
  return type === 'pds' ? 'pds' : 'ground';
}

/** Returns a neutral roll for a unit's values: at home, defending, and after the first round. */
function rollFor(game: Game, seat: SeatId, type: UnitType): Roll {
  const { home } = seatOf(game, seat);
  const [enemy = seat] = othersFrom(game.state, seat);
  return { seat, enemy, purpose: purposeOf(game, type), system: home, attacks: false, round: 2 };
}

function unitSheet(game: Game, seat: SeatId, type: UnitType): UnitSheet {
  const card = unitCardOf(game, type, seat);
  const per = modify(game, 'units-for-price', { seat, type }, card.forCost);
  const fights = diceFor(game, rollFor(game, seat, type), type);
  const left = piecesInReinforcements(game, seat, type);
  return {
    type,
    name: card.name,
    cost: isProduced(card) ? costOf(game, seat, type, per) : null,
    per,
    dice: fights?.count ?? 0,
    hitsOn: fights ? fights.hitsOn - fights.bonus : null,
    movement: usualMovement(game, seat, type),
    capacity: capacityOf(game, seat, type),
    troops: troopCapacityOf(game, seat, type),
    sustains: modify(game, 'sustains', { seat, type }, hasQuality(game, 'sustains', { type })),
    inPlay: allUnits(game).filter((unit) => unit.owner === seat && unit.type === type).length,
    left: Number.isFinite(left) ? left : null,
  };
}

/** Tells whether the game uses a unit for a seat. Some units need an option, and some races have no flagship. */
function isPlayed(game: Game, seat: SeatId, type: UnitType): boolean {
  const { option } = unitCardOf(game, type, seat);
  const lacksOwn = type === 'flagship' && !game.book.flagships[seatOf(game, seat).race];
  return !lacksOwn && (option === undefined || game.state.options[option] === true);
}

/** Returns the name of the facility on a planet; empty if there is none. */
function facilityShown(game: Game, planet: PlanetId): { built?: string } {
  const facility = unitsOnPlanet(game, planet).find((unit) => hasQuality(game, 'facility', unit));
  return facility ? { built: unitCardOf(game, facility.type).name.toLowerCase() } : {};
}

export function buildSheetView(game: Game, seat: SeatId): SheetView {
  const { components, planets } = game.book;
  return {
    abilities: Object.values(seatOf(game, seat).abilities).map(({ component }) => {
      const { name, text } = components[component];
      return { name, text };
    }),
    units: unitTypesByCost(game)
      .map((type) => unitSheet(game, seat, type))
      .filter(({ type, inPlay }) => inPlay > 0 || isPlayed(game, seat, type)),
    reinforcements: countersInReinforcements(game, seat),
    neighbours: adjacentPlayers(game, seat),
    planets: Object.values(game.state.planets)
      .filter(({ owner }) => owner === seat)
      .map(({ id, exhausted }) => ({ name: planets[id].name, exhausted, ...facilityShown(game, id) })),
  };
}

/** Returns a game in which a seat has one more technology. */
function having(game: Game, seat: SeatId, id: ComponentId): Game {
  const owner = seatOf(game, seat);
  const technologies = { ...owner.technologies, [id]: { component: id } };
  return newGame({ ...game.state, seats: { ...game.state.seats, [seat]: { ...owner, technologies } } }, game.book);
}

const COLORS: readonly TechnologyColor[] = ['red', 'green', 'blue', 'yellow'];
/** Returns the rank of a technology's color; racial technologies come last. */
const placeOf = ({ color }: TechnologySheet): number => (color ? COLORS.indexOf(color) : COLORS.length);

/** Lists the technologies of a player: owned, available with those that they would unlock, and the rest (E3 14.1). */
export function listTechnologies(game: Game, seat: SeatId): TechnologySheet[] {
  const owned = seatOf(game, seat).technologies;
  const all = Object.values(game.book.byKind.technology).filter(
    (one) => owned[one.id] || (one.lacks === undefined && !isForeign(game, seat, one)),
  );
  const isShut = (at: Game) => (one: (typeof all)[number]) => technologyProblem(at, seat, one) !== undefined;
  const shut = all.filter((one) => !owned[one.id] && isShut(game)(one));
  return all
    .map((one): TechnologySheet => {
      const state = owned[one.id] ? 'owned' : shut.includes(one) ? 'shut' : 'open';
      const then = state === 'open' ? having(game, seat, one.id) : undefined;
      const names = one.needs.map((id) => game.book.components[id]?.name ?? id);
      return {
        id: one.id,
        name: one.name,
        ...(one.color && { color: one.color }),
        needs: names.join(one.any ? ' or ' : ' and '),
        state,
        price: technologyPrice(game, seat, one, SECONDARY_RESEARCH_PRICE),
        opens: then ? shut.filter((other) => !isShut(then)(other)).map(({ name }) => name) : [],
      };
    })
    .sort((a, b) => placeOf(a) - placeOf(b) || depth(game, a.id) - depth(game, b.id));
}

/** Returns the length of the longest chain of requirements. */
const depth = (game: Game, id: ComponentId): number => {
  const { needs = [] } = game.book.byKind.technology[id] ?? {};
  return needs.length ? 1 + Math.max(...needs.map((one) => depth(game, one))) : 0;
};
