import type { OddsQuery } from '#discord/commands/look/odds.ts';
import { formatNoShipsListed, formatNoLandingTarget, type ChanceRecorder } from '#discord/input/parse-units.ts';
import { assumeBattle, formatAssumedBattle, NO_MEETING_TEXT } from '#discord/input/hypothetical-battle.ts';
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
import { assignHits } from '#ti4/rules/combat/assign-hits.ts';
import { landingProblem } from '#ti4/rules/invasion/commit-ground-forces.ts';
import { nameOfPlanet, nameOfSystem } from '#ti4/rules/names.ts';
import { firingUnits } from '#ti4/rules/combat/space-cannon.ts';
import type { PlanetId, SeatId, State, SystemId, Unit } from '#ti4/rules/state.ts';
import { isGroundForce, isTransportable, unitsAt } from '#ti4/rules/units/units.ts';
import { othersFrom } from '#ti4/rules/seats.ts';
import { namedSystems } from '#ti4/discord/input/systems.ts';
import { clearField, ordinarySystem } from './empty-field.ts';
import { holderOn, opponentIn } from './opponents.ts';
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

type NameOf = (seat: SeatId) => string;

/**
 * Formats the odds of a combat for one player: the current combat in the system, one that the player could start, or
 * one between listed units anywhere.
 */
export function formatOddsReport(
  game: Game,
  seat: SeatId,
  asked: OddsQuery,
  nameOf: NameOf,
  also: Pick<OddsViewer, 'enough' | 'record'> = {},
): string[] {
  const system = asked.system === undefined ? undefined : resolveSystem(namedSystems(game), asked.system);
  const under = system === undefined ? undefined : combatUnderWay(game, system);
  if (under && asked.attacker === undefined && asked.defender === undefined)
    return [formatBattle(game, { seat, nameOf, ...also }, under.sides, under.place, under.stage), ASSUMPTIONS_REMARK];
  const defender = system === undefined ? undefined : opponentIn(game, system, seat, asked.opponent);
  if (system !== undefined && defender !== undefined)
    return formatPossibleBattle(game, { seat, nameOf, ...also }, { ...asked, system, defendedBy: defender });
  const place = system === undefined ? undefined : nameOfSystem(game, system);
  const assumed = assumeBattle(asked, place, othersFrom(game.state, seat)[0]);
  const where = system ?? ordinarySystem(game);
  const sides: Sides = { attacker: seat, defender: assumed.opponent };
  const field = clearField(game, where, sides, system === undefined);
  return [
    ...formatPossibleBattle(
      field,
      { seat, nameOf, ...also, isAnywhere: system === undefined },
      { ...asked, system: where, defendedBy: assumed.opponent, supposed: true },
    ),
    formatAssumedBattle(assumed, nameOf),
  ];
}

/** A combat that a player could start. `supposed`: only the listed units are there. */
interface PossibleBattle extends OddsQuery {
  system: SystemId;
  defendedBy: SeatId;
  supposed?: true;
}

/** Formats the odds in space and on each planet, of all units that can arrive or those that are listed. */
function formatPossibleBattle(game: Game, viewer: OddsViewer, asked: PossibleBattle): string[] {
  const { seat, nameOf, isAnywhere } = viewer;
  const { system, defendedBy: defender, supposed } = asked;
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
  const title = isAnywhere ? 'Any system' : nameOfSystem(game, system);
  lines.push(
    `**${title}** with ${asked.attacker === undefined ? 'all your units that are there or can move there' : 'the units you listed'}: ${[`${formatUnitList(mine)}.`, ...reach.notes].join(' ')}`,
  );
  const facing = combatantsInSpace(space, system, defender);
  const ground = groundOdds(game, viewer, { asked, defender, board });
  if (!combatantsInSpace(space, system, seat).length && asked.attacker !== undefined) {
    if (!ground.length)
      throw new Illegal(
        supposed ? NO_MEETING_TEXT : formatNoLandingTarget(nameOfSystem(game, system), formatUnitList(mine)),
      );
    lines.push(formatNoShipsListed('Space combat', formatUnitList(mine)));
  } else if (facing.length || firingUnits(space, defender, seat, 'space-cannon-offense', { system }).length)
    lines.push(formatBattle(space, viewer, sides, { system }, BEFORE_COMBAT));
  else lines.push(`${nameOf(defender)} has no ships there.`);

  return [...lines, ...ground, `${ASSUMPTIONS_REMARK} On planets, I assume that you lost no units in space.`];
}

/**
 * Formats the odds on each planet held by another seat; on all planets if none is held and a list of defenders is
 * given.
 */
function groundOdds(
  game: Game,
  telling: OddsViewer,
  { asked, defender, board }: { asked: PossibleBattle; defender: SeatId; board: ReturnType<typeof hypotheticalBoard> },
): string[] {
  const { seat } = telling;
  const { system, supposed } = asked;
  const lines: string[] = [];
  // Which of the planets is fought for makes no difference to a supposed combat.
  const planets = game.state.systems[system].planets.slice(0, supposed && 1);
  const held = planets.filter((planet) => holderOn(game, planet, seat) !== undefined);
  for (const planet of held.length || asked.defender === undefined ? held : planets) {
    const field = newGame(board(planet), game.book);
    const forces = combatantsOnPlanet(field, planet, seat);
    const holder = asked.defender === undefined ? holderOn(game, planet, seat) : defender;
    if (holder === undefined || (supposed && !isFoughtFor(field, planet, [seat, holder]))) continue;
    const barred = landingProblem(game, seat, planet, 'infantry');
    if (barred !== undefined) lines.push(`**${nameOfPlanet(game, planet)}**: ${barred}`);
    else if (!forces.length) lines.push(`**${nameOfPlanet(game, planet)}**: you have no ground forces to commit.`);
    else
      lines.push(formatBattle(field, telling, { attacker: seat, defender: holder }, { system, planet }, BEFORE_COMBAT));
  }
  return lines;
}

/** Tells whether each of these seats has units that could fight for a planet. */
const isFoughtFor = (field: Game, planet: PlanetId, seats: readonly SeatId[]): boolean =>
  seats.every((seat) => combatantsOnPlanet(field, planet, seat).length > 0);

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
  asked: PossibleBattle,
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

/** The viewing player and names for the others; `enough` tells when the time is up. */
interface OddsViewer {
  seat: SeatId;
  nameOf: (seat: SeatId) => string;
  enough?: (() => boolean) | undefined;
  record?: ChanceRecorder;
  /** The place of the combat does not matter, and is not named. */
  isAnywhere?: boolean;
}

/** Formats a combat without a winner. On the ground, fighters may be left, but they cannot hold a planet. */
const drawn = ({ planet }: { planet?: PlanetId }): string =>
  planet === undefined ? 'no ships left' : 'no ground forces left';

/** Names a combat; the planet is left out if the combat is anywhere. */
function formatTitle(game: Game, { planet }: Place, isCombat: boolean, isAnywhere = false): string {
  if (planet === undefined) return isCombat ? 'Space combat' : 'Space Cannon';
  const where = isAnywhere ? '' : ` ${isCombat ? 'on' : 'of'} ${nameOfPlanet(game, planet)}`;
  return (isCombat ? 'Ground combat' : 'Invasion') + where;
}

/** Formats one combat and its odds for a player. */
function formatBattle(
  game: Game,
  { seat: viewer, nameOf, enough, isAnywhere, record }: OddsViewer,
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
  const title = formatTitle(game, place, combat, isAnywhere);
  if (!combat && !cannons.length) return `**${title}**: there are no defenders.`;
  if (combat) record?.(title, formatChance(win));
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
