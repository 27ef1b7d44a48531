import { diceFor, type Roll } from '#ti3/rules/combat/dice.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { countersInReinforcements } from '#ti3/rules/tokens/command-counters.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { usualMovement } from '#ti3/rules/movement/routes.ts';
import { adjacentPlayers } from '#ti3/rules/objectives/objective-counts.ts';
import { capacityOf, troopCapacityOf } from '#ti3/rules/units/capacity.ts';
import { unitCardOf, hasQuality, unitsOnPlanet, piecesInReinforcements, allUnits } from '#ti3/rules/units/units.ts';
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

/** A kind of unit with its values as they are for one player now. */
export interface UnitSheet {
  type: UnitType;
  name: string;
  /** What so many of them cost together. */
  cost: number;
  per: number;
  /** How many dice, and what each has to show; none where it does not fight. */
  dice: number;
  hitsOn: number | null;
  movement: number | null;
  capacity: number;
  /** Ground forces for whom there is room besides. */
  troops: number;
  sustains: boolean;
  inPlay: number;
  /** Pieces left; null: they never run out. */
  left: number | null;
}

export interface TechnologySheet {
  id: ComponentId;
  name: string;
  /** None of those of a race. */
  color?: TechnologyColor;
  /** "Needs Sarween Tools and Hylar V Assault Laser". */
  needs: string;
  state: 'owned' | 'open' | 'shut';
  /** What the secondary ability of Technology takes of this player. */
  price: number;
  /** What could be had then, and cannot now. */
  opens: string[];
}

/** What lies before one player for all to see, beside what the board tells of them. */
export interface SheetView {
  abilities: { name: string; text: string }[];
  units: UnitSheet[];
  /** Counters that are neither on the sheet nor on the board. */
  reinforcements: number;
  /** Who sits beside them (some objectives are about those). */
  neighbours: SeatId[];
  /** `built`: the facility on it, by name. */
  planets: { name: string; exhausted: boolean; built?: string }[];
}

/** What a unit is mostly for. */
function purposeOf(game: Game, type: UnitType): Roll['purpose'] {
  if (hasQuality(game, 'ship', { type })) return 'space';
  return type === 'pds' ? 'pds' : 'ground';
}

/** How it fights at home, where nothing helps and nothing hinders: beyond the first round, and not because it attacks. */
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
    cost: costOf(game, seat, type, per),
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

/** Whether a game is played with a unit: those of an option are not in every one, and not every race has a flagship. */
function isPlayed(game: Game, seat: SeatId, type: UnitType): boolean {
  const { option } = unitCardOf(game, type, seat);
  const lacksOwn = type === 'flagship' && !game.book.flagships[seatOf(game, seat).race];
  return !lacksOwn && (option === undefined || game.state.options[option] === true);
}

/** The facility on a planet, if there is one. */
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

/** A game in which a seat has one technology more. */
function having(game: Game, seat: SeatId, id: ComponentId): Game {
  const owner = seatOf(game, seat);
  const technologies = { ...owner.technologies, [id]: { component: id } };
  return newGame({ ...game.state, seats: { ...game.state.seats, [seat]: { ...owner, technologies } } }, game.book);
}

const COLORS: readonly TechnologyColor[] = ['red', 'green', 'blue', 'yellow'];
/** By colour; those of a race last. */
const placeOf = ({ color }: TechnologySheet): number => (color ? COLORS.indexOf(color) : COLORS.length);

/** A player's technologies: those owned, those that could be gained now with what they lead to, and the others (E3 14.1). */
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

/** How many others come before it. */
const depth = (game: Game, id: ComponentId): number => {
  const { needs = [] } = game.book.byKind.technology[id] ?? {};
  return needs.length ? 1 + Math.max(...needs.map((one) => depth(game, one))) : 0;
};
