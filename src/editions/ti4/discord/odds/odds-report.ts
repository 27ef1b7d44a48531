import type { OddsQuery } from '#discord/commands/look/odds.ts';
import { formatNoShipsListed, formatNoLandingTarget } from '#discord/input/parse-units.ts';
import { resolveSystem } from '#discord/input/resolve-system.ts';
import { clone, Illegal } from '#engine';
import {
  combatFrame,
  currentCombat,
  combatantsInSpace,
  combatantsOnPlanet,
  placeOf,
  type Place,
  type Sides,
} from '#ti4/rules/combat/combat.ts';
import { combatHits } from '#ti4/rules/combat/combat-hits.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { assignHits } from '#ti4/rules/combat/hits.ts';
import { landingProblem } from '#ti4/rules/invasion/invasion.ts';
import { nameOfPlanet, nameOfSystem } from '#ti4/rules/names.ts';
import { firingUnits } from '#ti4/rules/combat/space-cannon.ts';
import type { PlanetId, SeatId, State, SystemId, Unit } from '#ti4/rules/state.ts';
import { groundForcesOn, isGroundForce, isTransportable, unitsAt } from '#ti4/rules/units/units.ts';
import { namedSystems } from '#ti4/discord/input/systems.ts';
import {
  moveToSpace,
  deployUnits,
  equipSeat,
  landAll,
  formatSurvivors,
  formatUnitList,
  formatChance,
  parseUnitCounts,
  computeOdds,
  unitsInReach,
  type AnalysisStart,
  type PendingHits,
} from '#ti4/odds/index.ts';

const ASSUMPTIONS_REMARK =
  '-# I assume that units sustain damage first, then the cheapest units are lost. No one retreats or plays cards.';

/** Returns the other seat in a system: the owner of ships there, else of a planet; undefined if there is none. */
function holderOf(game: Game, system: SystemId, besides: SeatId): SeatId | undefined {
  const ships = combatantsInSpace(game, system).find(({ owner }) => owner !== besides)?.owner;
  return (
    ships ??
    game.state.systems[system].planets
      .map((planet) => holderOn(game, planet, besides))
      .find((seat) => seat !== undefined)
  );
}

function holderOn(game: Game, planet: PlanetId, besides: SeatId): SeatId | undefined {
  const there =
    groundForcesOn(game, planet).find(({ owner }) => owner !== besides)?.owner ?? game.state.planets[planet].controller;
  return there === null || there === besides ? undefined : there;
}

/**
 * Formats the odds of a combat for one player: the current combat in the system, or one that the player could start.
 * `enough` tells when the time is up.
 */
export function formatOddsReport(
  game: Game,
  seat: SeatId,
  { system: named, ...lists }: OddsQuery,
  nameOf: (seat: SeatId) => string,
  enough?: () => boolean,
): string[] {
  const system = resolveSystem(namedSystems(game), named);
  const asked = { ...lists, system };
  const under = combatUnderWay(game, system);
  if (under && asked.attacker === undefined && asked.defender === undefined) {
    return [formatBattle(game, { seat, nameOf, enough }, under.sides, under.place, under.stage), ASSUMPTIONS_REMARK];
  }
  const defender = holderOf(game, system, seat);
  if (defender === undefined)
    throw new Illegal(
      `There is no one to fight at ${nameOfSystem(game, system)}. Choose a system where another player has units or planets.`,
    );
  const sides: Sides = { attacker: seat, defender };
  const reach = asked.attacker === undefined ? unitsInReach(game, seat, system) : { units: [], notes: [] };
  const board = hypotheticalBoard(game, sides, asked, reach.units);
  const lines: string[] = [];

  const space = newGame(board(), game.book);
  const mine = unitsAt(space, { owner: seat, system, space: true });
  if (!mine.length && asked.attacker === undefined)
    throw new Illegal(
      `You have no ships that can move to ${nameOfSystem(game, system)} now. List your units in \`attacker\`.`,
    );
  lines.push(
    `**${nameOfSystem(game, system)}** with ${asked.attacker === undefined ? 'all your units that are there or can move there' : 'the units you listed'}: ${[`${formatUnitList(mine)}.`, ...reach.notes].join(' ')}`,
  );
  const facing = combatantsInSpace(space, system, defender);
  const ground = groundOdds(game, { seat, nameOf, enough }, { asked, defender, board });
  if (!combatantsInSpace(space, system, seat).length && asked.attacker !== undefined) {
    if (!ground.length) throw new Illegal(formatNoLandingTarget(nameOfSystem(game, system), formatUnitList(mine)));
    lines.push(formatNoShipsListed('Space combat', formatUnitList(mine)));
  } else if (facing.length || firingUnits(space, defender, seat, 'space-cannon-offense', { system }).length)
    lines.push(formatBattle(space, { seat, nameOf, enough }, sides, { system }, BEFORE_COMBAT));
  else lines.push(`${nameOf(defender)} has no ships there.`);

  return [...lines, ...ground, `${ASSUMPTIONS_REMARK} On planets, I assume that you lost no units in space.`];
}

type Telling = Parameters<typeof formatBattle>[1];

/**
 * Formats the odds on each planet held by another seat; on all planets if none is held and a list of defenders is
 * given.
 */
function groundOdds(
  game: Game,
  telling: Telling,
  { asked, defender, board }: { asked: OddsQuery; defender: SeatId; board: ReturnType<typeof hypotheticalBoard> },
): string[] {
  const { seat } = telling;
  const { system } = asked;
  const lines: string[] = [];
  const planets = game.state.systems[system].planets;
  const held = planets.filter((planet) => holderOn(game, planet, seat) !== undefined);
  for (const planet of held.length || asked.defender === undefined ? held : planets) {
    const field = newGame(board(planet), game.book);
    const forces = combatantsOnPlanet(field, planet, seat);
    const holder = asked.defender === undefined ? holderOn(game, planet, seat) : defender;
    if (holder === undefined) continue;
    const barred = landingProblem(game, seat, planet, 'infantry');
    if (barred !== undefined) lines.push(`**${nameOfPlanet(game, planet)}**: ${barred}`);
    else if (!forces.length) lines.push(`**${nameOfPlanet(game, planet)}**: you have no ground forces to commit.`);
    else
      lines.push(formatBattle(field, telling, { attacker: seat, defender: holder }, { system, planet }, BEFORE_COMBAT));
  }
  return lines;
}

/** The stage of a combat, and the hits still to assign. */
interface CombatStage {
  from: AnalysisStart;
  pending?: PendingHits;
}

const BEFORE_COMBAT: CombatStage = { from: 'before' };

/** Returns the current combat in a system; undefined if there is none. */
function combatUnderWay(game: Game, system: SystemId): { sides: Sides; place: Place; stage: CombatStage } | undefined {
  const looking = newGame(game.state, game.book);
  looking.framePath = game.state.stack;
  const combat = currentCombat(looking);
  if (!combat || combat.system !== system || combat.over) return undefined;
  const frame = combatFrame(looking);
  const early = (combat.round ?? 1) === 1 && frame?.step === 'barrage';
  const round = looking.enclosingData(combatHits);
  const now = looking.enclosingData(assignHits);
  const pending: PendingHits = {};
  for (const seat of round ? [combat.attacker, combat.defender] : []) {
    const [open, left] = [round?.hits[seat], round?.left?.[seat]];
    const assign = open?.assign ?? left?.assign;
    pending[seat] = {
      hits: (open?.hits ?? 0) + (left?.hits ?? 0) + (now?.seat === seat ? now.hits : 0),
      ...(assign && { assign }),
    };
  }
  return { sides: combat, place: placeOf(combat), stage: { from: early ? 'barrage' : 'rounds', pending } };
}

/**
 * Returns the board with the units in reach moved there and typed lists in effect. With a planet, the attacker has
 * landed on it.
 */
function hypotheticalBoard(
  game: Game,
  { attacker, defender }: Sides,
  asked: OddsQuery,
  coming: readonly Unit[],
): (planet?: PlanetId) => State {
  return (planet) => {
    const { system } = asked;
    const state: State = { ...game.state, units: { ...game.state.units }, seats: { ...game.state.seats } };
    for (const unit of coming) state.units[unit.id] = moveToSpace(unit, system);
    const replaced = (
      seat: SeatId,
      whose: string,
      list: string,
      gone: (unit: Unit) => boolean,
      on: PlanetId | undefined,
    ): void => {
      for (const unit of Object.values(state.units))
        if (unit.owner === seat && unit.system === system && gone(unit)) delete state.units[unit.id];
      state.seats[seat] = clone(state.seats[seat]);
      const wishes = parseUnitCounts(game.book, state.seats[seat], whose, list);
      equipSeat(game.book, state.seats[seat], wishes);
      deployUnits(game.book, state, seat, wishes, { system, ...(on !== undefined && { planet: on }) });
    };
    if (asked.attacker !== undefined)
      replaced(attacker, "The attacker's", asked.attacker, (unit) => unit.planet === undefined, undefined);
    if (asked.defender !== undefined)
      replaced(defender, "The defender's", asked.defender, () => true, planet ?? state.systems[system].planets[0]);
    if (planet === undefined) return state;
    const board = newGame(state, game.book);
    landAll(board, attacker, { system, planet }, (unit) => isGroundForce(board, unit) && !isTransportable(board, unit));
    return state;
  };
}

/** The viewing player, names for the others, and the time limit. */
interface OddsViewer {
  seat: SeatId;
  nameOf: (seat: SeatId) => string;
  enough: (() => boolean) | undefined;
}

/** Formats a combat without a winner. On the ground, fighters may be left, but they cannot hold a planet. */
const drawn = ({ planet }: { planet?: PlanetId }): string =>
  planet === undefined ? 'no ships left' : 'no ground forces left';

/** Formats one combat and its odds for a player. */
function formatBattle(
  game: Game,
  { seat: viewer, nameOf, enough }: OddsViewer,
  sides: Sides,
  place: Place,
  { from, pending }: CombatStage,
): string {
  const who = (seat: SeatId): string => (seat === viewer ? 'you' : nameOf(seat));
  const whose = (seat: SeatId): string => (seat === viewer ? 'your' : `${nameOf(seat)}'s`);
  const found = computeOdds(game.state, game.book, place, sides, from, pending, enough);
  const { win, draw, loss, survivors } = found.odds;
  const purpose = place.planet === undefined ? 'space-cannon-offense' : 'space-cannon-defense';
  const cannons =
    from === 'before'
      ? firingUnits(game, sides.defender, sides.attacker, purpose, place).filter(
          (unit) => !found.defender.includes(unit),
        )
      : [];
  const combat = found.defender.length > 0;
  const title =
    place.planet !== undefined
      ? `${combat ? 'Ground combat on' : 'Invasion of'} ${nameOfPlanet(game, place.planet)}`
      : combat
        ? 'Space combat'
        : 'Space Cannon';
  if (!combat && !cannons.length) return `**${title}**: there are no defenders.`;
  const against = formatUnitList([...found.defender, ...cannons]);
  if (found.endless > 0)
    return `**${title}**: ${formatUnitList(found.attacker)} and ${against} might never hit each other.`;
  return [
    `**${title}**${from === 'before' ? '' : ' (current state)'}: ${whose(sides.attacker)} ${formatUnitList(found.attacker)} against ${whose(sides.defender)} ${against}.`,
    ...(combat
      ? [
          `- Chance to win: ${who(sides.attacker)} **${formatChance(win)}**, ${who(sides.defender)} **${formatChance(loss)}**; ${drawn(place)}: ${formatChance(draw)}`,
        ]
      : []),
    `- Attacker's units left: ${formatSurvivors(survivors.attacker, found.attacker.length, 2)}`,
    ...(combat ? [`- Defender's units left: ${formatSurvivors(survivors.defender, found.defender.length, 2)}`] : []),
    ...(found.assumedUsed.length ? [`- Used whenever it helps: ${found.assumedUsed.join(', ')}`] : []),
    ...(found.excluded.length ? [`- Not counted: ${found.excluded.join(', ')}`] : []),
  ].join('\n');
}
