import type { OddsQuery } from '#discord/commands/look/odds.ts';
import { assumeBattle, formatAssumedBattle, NO_MEETING_TEXT } from '#discord/input/hypothetical-battle.ts';
import { resolveSystem, type NamedSystem } from '#discord/input/resolve-system.ts';
import {
  formatBattleOdds,
  formatNoShipsListed,
  formatNoLandingTarget,
  type OddsAudience,
} from '#discord/input/parse-units.ts';
import { frameDataOf, framesOf, Illegal } from '#engine';
import {
  computeInvasionOdds,
  computeSpaceOdds,
  formatChance,
  formatOdds,
  type Combatant,
  type Odds,
  type OddsSides,
} from '#ti3/odds/index.ts';
import { invadePlanet } from '#ti3/rules/invasion/invasion.ts';
import { spaceBattle } from '#ti3/rules/combat/space-battle.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { hasLeaders, leadersInSystem } from '#ti3/rules/leaders/leader-locations.ts';
import { moveGroupsOf } from '#ti3/rules/movement/movement.ts';
import { shortNameOfSystem, nameOfPlanet, nameOfSystem, formatUnitCounts } from '#ti3/rules/names.ts';
import { capacityOf } from '#ti3/rules/units/capacity.ts';
import { nonFighterShips, fleetSupply } from '#ti3/rules/units/fleet-supply.ts';
import {
  unitCardOf,
  countByType,
  unitsInSpace,
  unitsInSystem,
  hasQuality,
  unitsOnPlanet,
  shipsIn,
  groundForcesOn,
} from '#ti3/rules/units/units.ts';
import type { State, Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { formatList } from '#text/sentences.ts';
import { othersFrom } from '#ti3/rules/seats.ts';
import { parseUnits } from '#ti3/discord/input/parse-units.ts';
import { clearField, ordinarySystem } from './empty-field.ts';

const ASSUMPTIONS_REMARK =
  '-# I assume that units sustain damage first, then the cheapest units are lost. No one withdraws, plays cards or fires PDS before the battle (E3 7, 8).';

/** Returns all systems with the names that players may type for them. */
export const namedSystems = (game: Game): NamedSystem[] =>
  Object.values(game.state.systems).map(({ id, position, planets }) => ({
    id,
    position,
    names: [shortNameOfSystem(game, id)],
    aliases: planets.length ? planets.map((planet) => game.book.planets[planet].name) : [nameOfSystem(game, id)],
  }));

/**
 * Returns the units that a seat could bring into a system: ships up to its fleet supply, the most expensive first, and
 * the cargo they can carry.
 */
function unitsInReach(game: Game, seat: SeatId, system: SystemId): Unit[] {
  const price = ({ type }: Unit): number => unitCardOf(game, type).cost;
  const able = [...moveGroupsOf(game, seat, { systems: [system] }).values()]
    .flat()
    .filter((unit) => unit.system !== system);
  const supply = Math.max(0, fleetSupply(game, seat, system) - nonFighterShips(game, seat, system).length);
  const ships = able
    .filter((unit) => hasQuality(game, 'ship', unit) && !hasQuality(game, 'fighter', unit))
    .sort((a, b) => price(b) - price(a))
    .slice(0, supply);
  let room = ships.reduce((sum, { type }) => sum + capacityOf(game, seat, type), 0);
  const cargo = able.filter((unit) => hasQuality(game, 'ground-force', unit) || hasQuality(game, 'fighter', unit));
  // Ground forces first, because planets cannot be taken without them.
  const aboard = [...cargo]
    .sort((a, b) => Number(hasQuality(game, 'fighter', a)) - Number(hasQuality(game, 'fighter', b)))
    .filter(() => room-- > 0);
  return [...ships, ...aboard];
}

/**
 * Returns the player to fight in a system, by ships or else by planets: the named one if they are there, else any other;
 * undefined if there is none.
 */
function defenderIn(game: Game, system: SystemId, seat: SeatId, named?: SeatId): SeatId | undefined {
  if (named !== undefined) {
    const owners = [
      ...unitsInSystem(game, system).map(({ owner }) => owner),
      ...game.state.systems[system].planets.map((planet) => game.state.planets[planet].owner),
    ];
    return owners.includes(named) ? named : undefined;
  }
  const ship = shipsIn(game, system).find(({ owner }) => owner !== seat);
  return ship?.owner ?? game.state.systems[system].planets.map((planet) => holderOf(game, planet)).find((one) => one !== null && one !== seat) ?? undefined; // prettier-ignore
}

const holderOf = (game: Game, planet: PlanetId): SeatId | null =>
  unitsOnPlanet(game, planet)[0]?.owner ?? game.state.planets[planet].owner;

/** Adds units of one owner to a system and removes that owner's units for which `gone` is true. */
function withUnits(
  game: Game,
  system: SystemId,
  owner: SeatId,
  units: readonly (Combatant & { planet?: PlanetId })[],
  gone: (unit: Unit) => boolean,
): Game {
  const left = Object.entries(game.state.units).filter(([, unit]) => !(unit.owner === owner && gone(unit)));
  // Units with an id keep it, so their leaders stay with them.
  const come = units.map((unit, i): [string, Unit] => {
    const id = unit.id ?? `come-${owner}-${i}`;
    return [id, { ...unit, id, owner, system }];
  });
  const state: State = { ...game.state, units: Object.fromEntries([...left, ...come]) };
  return newGame(state, game.book);
}

type Teller = OddsAudience;

const formatBattle = (teller: Teller, title: string, sides: OddsSides, odds: Odds): string =>
  formatBattleOdds(
    teller,
    title,
    { attacker: sides.attacker, defender: sides.defender },
    { text: formatOdds(odds), chance: formatChance(odds.win) },
  );

/** Formats the odds of the current battle in a system; undefined if there is none. */
function currentBattleOdds(game: Game, system: SystemId, teller: Teller): string | undefined {
  for (const frame of [...framesOf(game.state.stack)].reverse()) {
    const space = frameDataOf(frame, spaceBattle);
    if (space?.system === system)
      return formatBattle(
        teller,
        `Space battle at ${nameOfSystem(game, system)} (current state)`,
        space,
        computeSpaceOdds(game, system, space, { joined: (space.round ?? 0) > 0 }),
      );
    const ground = frameDataOf(frame, invadePlanet);
    if (ground?.system !== system) continue;
    const { planet, attacker, round = 0 } = ground;
    const odds = computeInvasionOdds(game, planet, ground, {
      landing: groundForcesOn(game, planet, attacker).length,
      joined: round > 0,
      bombards: false,
    });
    return formatBattle(teller, `Invasion of ${nameOfPlanet(game, planet)} (current state)`, ground, odds);
  }
  return undefined;
}

/**
 * Formats the odds of a battle for one player: of the current battle in a system, of one that this player could begin,
 * or of listed units anywhere. Throws Illegal if there is nobody to fight.
 */
export function formatOddsReport(game: Game, asked: OddsQuery, teller: Teller): string[] {
  const { seat, nameOf } = teller;
  const system = asked.system === undefined ? undefined : resolveSystem(namedSystems(game), asked.system);
  const isListed = asked.attacker !== undefined || asked.defender !== undefined;
  const now = isListed || system === undefined ? undefined : currentBattleOdds(game, system, teller);
  if (now) return [now, ASSUMPTIONS_REMARK];
  const defender = system === undefined ? undefined : defenderIn(game, system, seat, asked.opponent);
  if (system !== undefined && defender !== undefined)
    return possibleBattleOdds(game, { ...asked, system, defendedBy: defender }, teller);
  const place = system === undefined ? undefined : nameOfSystem(game, system);
  const assumed = assumeBattle(asked, place, othersFrom(game.state, seat)[0]);
  const where = system ?? ordinarySystem(game);
  const sides = { attacker: seat, defender: assumed.opponent };
  const battle: PossibleBattle = {
    ...asked,
    system: where,
    defendedBy: assumed.opponent,
    supposed: system === undefined ? 'anywhere' : 'there',
  };
  return [
    ...possibleBattleOdds(clearField(game, where, sides, system === undefined), battle, teller),
    formatAssumedBattle(assumed, nameOf),
  ];
}

/** A battle that a player could begin. `supposed`: only the listed units are there. */
interface PossibleBattle extends OddsQuery {
  system: SystemId;
  defendedBy: SeatId;
  supposed?: 'there' | 'anywhere';
}

/** Formats the odds in space and on each planet, of all units that can arrive or those that are listed. */
function possibleBattleOdds(game: Game, asked: PossibleBattle, teller: Teller): string[] {
  const { seat, nameOf } = teller;
  const { system, defendedBy: defender } = asked;
  const title = asked.supposed === 'anywhere' ? 'Any system' : nameOfSystem(game, system);
  const sides: OddsSides = { attacker: seat, defender };
  const here = (unit: Unit): boolean => unit.system === system;
  const arriving = asked.attacker === undefined ? unitsInReach(game, seat, system) : [];
  const mine: readonly Combatant[] =
    asked.attacker === undefined
      ? [...unitsInSpace(game, system, seat), ...arriving]
      : parseUnits(game, asked.attacker);
  const force = mine.map(({ id, type, damaged }) => ({
    type,
    ...(id !== undefined && { id }),
    ...(damaged && { damaged }),
  }));
  if (!force.length)
    throw new Illegal(`You have no ships that can move to ${title} now. List your units in \`attacker\`.`);
  const coming = new Set(arriving.map(({ id }) => id));
  let field = withUnits(
    game,
    system,
    seat,
    force,
    (unit) => (here(unit) && unit.planet === undefined) || coming.has(unit.id),
  );
  const [first] = game.state.systems[system].planets;
  if (asked.defender !== undefined) {
    const theirs = parseUnits(game, asked.defender).map((unit) =>
      hasQuality(game, 'ship', unit) || first === undefined ? unit : { ...unit, planet: first },
    );
    field = withUnits(field, system, defender, theirs, here);
  }
  const counts = formatUnitCounts(game, countByType(force));
  const head = `**${title}** with ${asked.attacker === undefined ? 'all your units that are there or can move there' : 'the units you listed'}: ${counts}.`;
  const facing = shipsIn(field, system, defender);
  const ground = onPlanets(field, system, sides, teller, asked.supposed);
  const isLanding = asked.attacker !== undefined && !shipsIn(field, system, seat).length;
  if (isLanding && !ground.length)
    throw new Illegal(asked.supposed ? NO_MEETING_TEXT : formatNoLandingTarget(title, counts));
  const space = isLanding
    ? formatNoShipsListed('Space battle', counts)
    : facing.length
      ? formatBattle(
          teller,
          `Space battle against ${formatUnitCounts(game, countByType(facing))}`,
          sides,
          computeSpaceOdds(field, system, sides),
        )
      : `${nameOf(defender)} has no ships there.`;
  return [head, ...laidTokensRemark(game, system, teller), space, ...ground, ASSUMPTIONS_REMARK];
}

/**
 * Lists tokens of other players that may go off before a battle. The odds ignore them, because nobody knows whom they
 * hit.
 */
function laidTokensRemark({ state, book }: Game, system: SystemId, { seat, nameOf }: Teller): string[] {
  const laid = Object.values(state.effects).filter(
    ({ component, holder, data }) => data === system && holder !== seat && book.byKind.token[component] !== undefined,
  );
  const told = laid.map(
    ({ component, holder }) => `${book.components[component].name}${state.seats[holder] ? ` (${nameOf(holder)})` : ''}`,
  );
  return told.length ? [`**Not counted**: ${formatList(told)}, which can hit ships that arrive.`] : [];
}

/** Lands the leaders aboard as well, because a General or an Agent affects the invasion. */
function withLeadersOn(field: Game, system: SystemId, planet: PlanetId, seat: SeatId): Game {
  if (!hasLeaders(field)) return field;
  const down = leadersInSystem(field, system, seat).filter(({ ship }) => ship !== undefined);
  const ashore = down.map(({ ship: _ship, ...one }) => [one.id, { ...one, planet }] as const);
  return newGame({ ...field.state, leaders: { ...field.state.leaders, ...Object.fromEntries(ashore) } }, field.book);
}

/** Formats the odds on each planet of the defender if all ground forces there land on it. */
function onPlanets(
  field: Game,
  system: SystemId,
  sides: OddsSides,
  teller: Teller,
  supposed: PossibleBattle['supposed'],
): string[] {
  const landing = unitsInSpace(field, system, sides.attacker).filter((unit) =>
    hasQuality(field, 'ground-force', unit),
  ).length;
  return field.state.systems[system].planets.flatMap((planet) => {
    if (holderOf(field, planet) !== sides.defender) return [];
    if (supposed && !(landing && groundForcesOn(field, planet, sides.defender).length)) return [];
    const name = nameOfPlanet(field, planet);
    if (!landing) return [`**${name}**: you have no ground forces to land.`];
    const there = unitsInSystem(field, system).filter(
      (unit) => unit.planet === planet && unit.owner === sides.defender,
    );
    if (!there.length) return [`**${name}**: there are no defenders (E3 8.6).`];
    const against = `Invasion${supposed === 'anywhere' ? '' : ` of ${name}`}: ${formatUnitCounts(field, { 'ground-force': landing })} against ${formatUnitCounts(field, countByType(there))}`;
    return [
      formatBattle(
        teller,
        against,
        sides,
        computeInvasionOdds(withLeadersOn(field, system, planet, sides.attacker), planet, sides, { landing }),
      ),
    ];
  });
}
