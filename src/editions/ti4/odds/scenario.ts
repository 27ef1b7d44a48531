import { Illegal } from '#engine';
import { faction, type Component, type Faction, type Tile } from '#ti4/rules/components/component.ts';
import { newGame, type Game, type Rulebook } from '#ti4/rules/game.ts';
import { combatantsAt, type Place, type Sides } from '#ti4/rules/combat/combat.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import type { ComponentId, Seat, State } from '#ti4/rules/state.ts';
import { firingUnits } from '#ti4/rules/combat/space-cannon.ts';
import { isShip } from '#ti4/rules/units/roles.ts';
import { isGroundForce } from '#ti4/rules/units/units.ts';
import { deployUnits, equipSeat, landAll, formatUnitList, parseUnitCounts } from './unit-lists.ts';
import { computeOdds, type OddsReport } from './odds.ts';

/** Input for one side. */
export interface SideInput {
  list: string;
  /** Name of a faction; without one, the side has no faction abilities. */
  faction?: string;
  /** Names of technologies. */
  technologies?: string;
  /** Names of leaders, which are unlocked. */
  leaders?: string;
}

export interface Scenario {
  attacker: SideInput;
  defender: SideInput;
  /** Ground combat instead of space combat. */
  ground?: boolean;
  /** The system is a nebula. */
  nebula?: boolean;
}

const SIDES: Sides = { attacker: 'attacker', defender: 'defender' };
const FIELD = 'battlefield';
const CONTESTED = 'contested-planet';
const ELSEWHERE = 'another-planet';

/** Returns a faction without components of its own, for a list that names none. */
const nobody = (id: ComponentId): Faction =>
  faction({
    id,
    name: id,
    set: 'base',
    abilities: [],
    commodities: 0,
    homeTile: `${id}-home`,
    startingUnits: {},
    startingTechnologies: [],
    technologies: [],
    units: {},
    promissoryNote: '',
  });

const tile = (id: string, planets: string[], nebula: boolean): Tile => ({
  kind: 'tile',
  id,
  name: id,
  set: 'base',
  back: 'blue',
  planets: planets.map((planet) => ({ id: planet, name: planet, resources: 0, influence: 0 })),
  ...(nebula && { anomalies: ['nebula'] }),
});

/** Adds the components of a scenario to the rulebook: a system to fight in, and sides without a faction. */
function setUp(book: Rulebook, nebula: boolean): Rulebook {
  const tiles = [
    tile(FIELD, [CONTESTED, ELSEWHERE], nebula),
    ...Object.values(SIDES).map((side: string) => tile(`${side}-home`, [], false)),
  ];
  const sides = Object.fromEntries(Object.values(SIDES).map((side: string) => [side, nobody(side)]));
  return {
    ...book,
    components: { ...book.components, ...sides },
    byKind: { ...book.byKind, faction: { ...book.byKind.faction, ...sides } },
    tiles: { ...book.tiles, ...Object.fromEntries(tiles.map((one) => [one.id, one])) },
    planets: {
      ...book.planets,
      ...Object.fromEntries(tiles.flatMap((one) => one.planets).map((planet) => [planet.id, planet])),
    },
  };
}

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Finds a component by its id or name, or by a part of the name that is unique. Throws an Illegal otherwise. */
function named<C extends Component>(kind: C['kind'], components: Record<ComponentId, C>, text: string): C {
  const all = Object.values(components);
  const wanted = plainly(text);
  const exact = all.filter((one) => plainly(one.id) === wanted || plainly(one.name) === wanted);
  const found = exact.length ? exact : all.filter((one) => wanted !== '' && plainly(one.name).includes(wanted));
  if (found.length === 1) return found[0];
  throw new Illegal(
    found.length
      ? `“${text}” can mean ${found
          .slice(0, 4)
          .map(({ name }) => name)
          .join(' or ')}. Write the full name.`
      : `I don't know the ${kind} “${text.slice(0, 40)}”.`,
  );
}

const namesIn = (written = ''): string[] =>
  written
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean);

function giveTechnologies(book: Rulebook, seat: Seat, written: string | undefined): void {
  for (const name of namesIn(written)) {
    const technology = named('technology', book.byKind.technology, name);
    seat.technologies[technology.id] = { component: technology.id };
    if (technology.upgrade) seat.units[technology.upgrade.type] = technology.id;
  }
}

function giveLeaders(book: Rulebook, seat: Seat, written: string | undefined): void {
  const given = namesIn(written).map((name) => named('leader', book.byKind.leader, name).id);
  if (given.length) seat.leaders = Object.fromEntries(given.map((id) => [id, { component: id }]));
  else delete seat.leaders;
}

/** Builds a small game from two unit lists, complete enough for the rules. */
function laidOut(book: Rulebook, { attacker, defender, ground = false }: Scenario): State {
  const written = { attacker, defender };
  const sides = Object.values(SIDES) as (keyof Sides)[];
  const state = newState(book, {
    seed: 'odds',
    seats: sides.map((side, i) => {
      const text = written[side].faction;
      return {
        id: side,
        color: i ? 'blue' : 'red',
        faction: text === undefined ? side : named('faction', book.byKind.faction, text).id,
      };
    }),
    board: [{ tile: FIELD, position: '000' }],
    // Players draw no cards.
    decks: Object.fromEntries(Object.keys(book.decks).map((id) => [id, []])),
    strategyCards: [],
    notes: [],
    veil: 'nothing',
  });
  state.units = {};
  state.phase = 'action';
  state.planets[CONTESTED].controller = SIDES.defender;
  state.planets[ELSEWHERE].controller = SIDES.attacker;
  for (const side of sides) {
    const seat = state.seats[side];
    // Starting technologies do not count; only the listed ones do.
    seat.technologies = {};
    giveTechnologies(book, seat, written[side].technologies);
    giveLeaders(book, seat, written[side].leaders);
    const wishes = parseUnitCounts(
      book,
      seat,
      side === 'attacker' ? "The attacker's" : "The defender's",
      written[side].list,
    );
    equipSeat(book, seat, wishes);
    // In a space combat, the attacker's ground forces have not landed yet.
    const landed = ground || side === 'defender';
    deployUnits(book, state, side, wishes, {
      system: FIELD,
      ...(landed && { planet: CONTESTED }),
      structures: side === 'attacker' ? ELSEWHERE : CONTESTED,
    });
  }
  if (ground) {
    const game = newGame(state, book);
    landAll(game, SIDES.attacker, { system: FIELD, planet: CONTESTED }, (unit) => isGroundForce(game, unit));
  }
  return state;
}

/** Setup of a combat between two unit lists. */
export interface ScenarioSetup {
  state: State;
  book: Rulebook;
  place: Place;
  sides: Sides;
  /** Formatted units of each side. */
  lists: Record<keyof Sides, string>;
}

/** Says that none of a side's units fights in space or on the ground, and how to ask for the other combat. */
function noCombatantText(game: Game, side: string, isGround: boolean): string {
  const units = Object.values(game.state.units).filter(({ owner }) => owner === side);
  const where = isGround ? 'on the ground' : 'in space';
  const fightsElsewhere = units.some((unit) => (isGround ? isShip : isGroundForce)(game, unit));
  const hint = isGround
    ? 'Ships fight in space combat: leave out --ground.'
    : 'Ground forces fight in ground combat: add --ground.';
  return `None of the ${side}'s units can fight ${where}: ${formatUnitList(units)}.${fightsElsewhere ? ` ${hint}` : ''}`;
}

/** Sets up a combat between two unit lists. Throws an Illegal if there is no combat. */
export function setUpScenario(book: Rulebook, scenario: Scenario): ScenarioSetup {
  const own = setUp(book, scenario.nebula ?? false);
  const state = laidOut(own, scenario);
  const place = { system: FIELD, ...(scenario.ground && { planet: CONTESTED }) };
  const game = newGame(state, own);
  const all = (side: string): string =>
    formatUnitList(Object.values(state.units).filter(({ owner }) => owner === side));
  for (const side of Object.values(SIDES)) {
    const other = side === SIDES.attacker ? SIDES.defender : SIDES.attacker;
    const fights = combatantsAt(game, place, side).length > 0;
    const shoots =
      firingUnits(game, side, other, scenario.ground ? 'space-cannon-defense' : 'space-cannon-offense', place).length >
      0;
    if (!fights && !shoots) throw new Illegal(noCombatantText(game, side, scenario.ground ?? false));
  }
  return {
    state,
    book: own,
    place,
    sides: SIDES,
    lists: { attacker: all(SIDES.attacker), defender: all(SIDES.defender) },
  };
}

/**
 * Computes the odds of a combat between two unit lists. Throws an Illegal if there is no combat, or if it might never
 * end.
 */
export function computeScenarioOdds(
  book: Rulebook,
  scenario: Scenario,
): OddsReport & { lists: Record<keyof Sides, string> } {
  const { lists, ...laid } = setUpScenario(book, scenario);
  const found = computeOdds(laid.state, laid.book, laid.place, laid.sides);
  if (found.endless > 0)
    throw new Illegal(
      `This combat might never end: neither ${lists.attacker} nor ${lists.defender} can hit the other side.`,
    );
  return { ...found, lists };
}
