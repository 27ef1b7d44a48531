import type { OddsQuery } from '#discord/commands/look/odds.ts';
import { assumeBattle, formatAssumedBattle, NO_MEETING_TEXT } from '#discord/input/hypothetical-battle.ts';
import { resolveSystem } from '#discord/input/resolve-system.ts';
import {
  formatBattleOdds,
  formatNoShipsListed,
  formatNoLandingTarget,
  parseUnitList,
  normalizeUnitList,
  type OddsAudience,
  type UnitNames,
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
} from '#ti2/odds/index.ts';
import { formatList } from '#text/sentences.ts';
import {
  landUnitsAboard,
  countByType,
  hasQuality,
  opponentSeatsIn,
  shipsIn,
  remainingCapacity,
  groundForcesOn,
  unitsOnPlanet,
} from '#ti2/rules/units/units.ts';
import { invasion } from '#ti2/rules/invasion/invasion.ts';
import { outOfTurnFire } from '#ti2/rules/combat/pds-fire.ts';
import { spaceBattle } from '#ti2/rules/combat/space-battle.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import { landUnitGroups } from '#ti2/rules/movement/cargo.ts';
import { shipsThatCanCome } from '#ti2/rules/movement/gather-ships.ts';
import { nameOfPlanet, nameOfSystem, formatUnitCounts } from '#ti2/rules/names.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '#ti2/rules/terms.ts';
import { knownTo } from '#ti2/views/known-game.ts';
import { abbreviations } from '#ti2/discord/input/abbreviations.ts';
import { othersFrom } from '#ti2/rules/seats.ts';
import { namedSystems } from '#ti2/discord/input/systems.ts';
import { clearField, ordinarySystem } from './empty-field.ts';

/** States what the odds assume and leave out. */
function assumptionsRemark(game: Game, attacker: SeatId): string {
  const out = [
    'withdrawals',
    'cards',
    ...(game.state.leaders ? ['rerolls by Generals'] : []),
    ...(modify(game, 'fighters-invade', { seat: attacker }, false) ? ['fighters in a landing'] : []),
  ];
  return `-# I assume that all PDS fire if they can (E2 7.8, 7.11) and the cheapest units are lost first. Not counted: ${formatList(out)}.`;
}

/** Returns the game as one player knows it, with the current stack, so that the odds reveal no hidden information. */
const knownGame = (game: Game, seat: SeatId): Game =>
  newGame({ ...knownTo(game, seat).state, stack: game.state.stack }, game.book);

const unitNamesOf = ({ book }: Game): UnitNames => ({ units: Object.values(book.units), abbreviations });

export const normalizeUnits = (game: Game, option: string, typed: string): string =>
  normalizeUnitList(unitNamesOf(game), option, typed);

const parseUnits = (game: Game, spelt: string): Combatant[] => {
  const all = parseUnitList(unitNamesOf(game), spelt);
  if (all.some(({ damaged }) => damaged))
    throw new Illegal('Units cannot be damaged in this edition: 1 hit destroys any unit (E2 7.12).');
  return all as Combatant[];
};

/** Tells whether ships still move: PDS fire at them only after movement (E2 7.8). */
const isMoving = ({ state }: Game): boolean =>
  state.turn.segment === 'movement' &&
  ![...framesOf(state.stack)].some(({ procedure }) => procedure === outOfTurnFire.name);

/**
 * Returns the units that a seat has in a system and can bring there: ships, units aboard, and units they can pick up.
 */
function availableForce(game: Game, seat: SeatId, system: SystemId): Unit[] {
  // After the movement segment no other ship arrives in this turn.
  const coming = game.state.active === seat && !isMoving(game) ? [] : shipsThatCanCome(game, seat, system);
  const ships = [...shipsIn(game, system, seat), ...coming.filter((ship) => !hasQuality(game, 'fighter', ship))];
  const cargo = ships.flatMap((ship) => landUnitsAboard(game, ship));
  let room = ships.reduce((sum, ship) => sum + Math.max(0, remainingCapacity(game, ship).any), 0);
  const from = [...new Set(ships.map((ship) => ship.system))].filter((one) => one !== system);
  const waiting = from.flatMap((one) => [
    ...[...landUnitGroups(game, seat, one).values()].flatMap((units) =>
      hasQuality(game, 'troop', units[0]) ? units : [],
    ),
    ...shipsIn(game, one, seat).filter((ship) => hasQuality(game, 'fighter', ship)),
  ]);
  return [...ships, ...cargo, ...waiting.filter(() => room-- > 0)];
}

const formatBattle = (teller: OddsAudience, title: string, { attacker, defender }: OddsSides, odds: Odds): string =>
  formatBattleOdds(teller, title, { attacker, defender }, { text: formatOdds(odds), chance: formatChance(odds.win) });

/** Formats the odds of the current battle in a system; undefined if there is none. */
function currentBattleOdds(game: Game, system: SystemId, teller: OddsAudience): string | undefined {
  for (const frame of [...framesOf(game.state.stack)].reverse()) {
    const space = frameDataOf(frame, spaceBattle);
    if (space?.system === system) {
      const odds = computeSpaceOdds(game, system, space, { stage: space.round ? 'joined' : 'met' });
      return formatBattle(teller, `Space combat at ${nameOfSystem(game, system)} (current state)`, space, odds);
    }
    const ground = frameDataOf(frame, invasion);
    if (ground?.system !== system) continue;
    const { planet, attacker, round = 0 } = ground;
    const odds = computeInvasionOdds(game, planet, ground, {
      landing: groundForcesOn(game, planet, attacker),
      joined: round > 0,
      bombards: false,
    });
    return formatBattle(teller, `Invasion of ${nameOfPlanet(game, planet)} (current state)`, ground, odds);
  }
  return undefined;
}

/** Replaces a seat's units in the space of a system. Units with an id keep it, so their leaders stay with them. */
function withShips(game: Game, system: SystemId, owner: SeatId, units: readonly Combatant[]): Game {
  let i = 0;
  const left = Object.entries(game.state.units).filter(([, unit]) => unit.owner !== owner || unit.system !== system || unit.planet !== undefined); // prettier-ignore
  const come = units.filter((unit) => hasQuality(game, 'ship', unit)).map(({ type, id = `come-${owner}-${i++}` }): [string, Unit] => [id, { id, type, owner, system }]); // prettier-ignore
  return newGame({ ...game.state, units: Object.fromEntries([...left, ...come]) }, game.book);
}

/** Replaces a seat's units on a planet with these troops and PDS. */
function withDefence(game: Game, planet: PlanetId, owner: SeatId, units: readonly Combatant[]): Game {
  const { system } = game.state.planets[planet];
  const left = Object.entries(game.state.units).filter(([, unit]) => unit.planet !== planet || unit.owner !== owner);
  const there = units.filter((unit) => !hasQuality(game, 'ship', unit)).map(({ type }, i): [string, Unit] => [`stand-${i}`, { id: `stand-${i}`, type, owner, system, planet }]); // prettier-ignore
  return newGame({ ...game.state, units: Object.fromEntries([...left, ...there]) }, game.book);
}

const troopsAmong = (game: Game, units: readonly Combatant[]): Combatant[] =>
  units.filter((unit) => hasQuality(game, 'troop', unit));

/** Returns the player to fight in a system: the named one if they are there, else any other; undefined if none is. */
const holderOf = (game: Game, system: SystemId, seat: SeatId, named?: SeatId): SeatId | undefined =>
  [
    ...opponentSeatsIn(game, system, seat),
    ...game.state.systems[system].planets.flatMap((planet) => game.state.planets[planet].owner ?? []),
  ].find((owner) => owner !== seat && (named === undefined || owner === named));

/**
 * Formats the odds of the current battle in a system; otherwise those of a battle that the player could begin there, or
 * of listed units there or anywhere. Throws Illegal if there is nobody to fight or no ship can get there.
 */
export function formatOddsReport(whole: Game, asked: OddsQuery, teller: OddsAudience): string[] {
  const { seat } = teller;
  const game = knownGame(whole, seat);
  const system = asked.system === undefined ? undefined : resolveSystem(namedSystems(game), asked.system);
  const isListed = asked.attacker !== undefined || asked.defender !== undefined;
  const fought = isListed || system === undefined ? undefined : currentBattleOdds(game, system, teller);
  if (fought !== undefined) return [fought, assumptionsRemark(game, seat)];
  const enemy = system === undefined ? undefined : holderOf(game, system, seat, asked.opponent);
  if (system !== undefined && enemy !== undefined)
    return [...possibleOdds(game, { ...asked, system, enemy }, teller), assumptionsRemark(game, seat)];
  const assumed = assumeBattle(
    asked,
    system === undefined ? undefined : nameOfSystem(game, system),
    othersFrom(game.state, seat)[0],
  );
  const where = system ?? ordinarySystem(game);
  const field = clearField(game, where, { attacker: seat, defender: assumed.opponent }, system === undefined);
  const battle: PossibleBattle = {
    ...asked,
    system: where,
    enemy: assumed.opponent,
    supposed: system === undefined ? 'anywhere' : 'there',
  };
  return [
    ...possibleOdds(field, battle, teller),
    assumptionsRemark(game, seat),
    formatAssumedBattle(assumed, teller.nameOf),
  ];
}

/** A battle that a player could begin. `supposed`: only the listed units are there. */
interface PossibleBattle extends OddsQuery {
  system: SystemId;
  enemy: SeatId;
  supposed?: 'there' | 'anywhere';
}

function possibleOdds(
  game: Game,
  { system, enemy, attacker, defender, supposed }: PossibleBattle,
  teller: OddsAudience,
): string[] {
  const where = supposed === 'anywhere' ? 'Any system' : nameOfSystem(game, system);
  const mine = attacker === undefined ? availableForce(game, teller.seat, system) : parseUnits(game, attacker);
  if (!mine.length)
    throw new Illegal(`You have no ships that can move to ${where} now (E2 7.2). List your units in \`attacker\`.`);
  const sides: OddsSides = { attacker: teller.seat, defender: enemy };
  const held = game.state.systems[system].planets.filter((planet) => game.state.planets[planet].owner === enemy);
  let field = withShips(game, system, teller.seat, mine);
  if (defender !== undefined) {
    const theirs = parseUnits(game, defender);
    field = withShips(field, system, enemy, theirs);
    if (held.length) field = withDefence(field, held[0], enemy, theirs);
  }
  const isFoughtFor = (planet: PlanetId): boolean =>
    troopsAmong(game, mine).length > 0 && groundForcesOn(field, planet, enemy).length > 0;
  const worlds = supposed ? held.filter(isFoughtFor) : held;
  const whose = attacker === undefined ? 'all your units that are there or can move there' : 'the units you listed';
  const listed = formatUnitCounts(game, countByType(mine));
  const isLanding = attacker !== undefined && !mine.some((unit) => hasQuality(game, 'ship', unit));
  if (isLanding && !worlds.length) throw new Illegal(supposed ? NO_MEETING_TEXT : formatNoLandingTarget(where, listed));
  return [
    `**${where}** with ${whose}: ${listed}.`,
    isLanding ? formatNoShipsListed('Space combat', listed) : inSpace(field, system, sides, teller),
    ...worlds.map((planet) => {
      const title = supposed === 'anywhere' ? 'Invasion' : `Invasion of ${nameOfPlanet(field, planet)}`;
      return onPlanet(field, planet, { landing: troopsAmong(game, mine), title }, sides, teller);
    }),
  ];
}

/** Formats the odds in space. PDS fire is over if the fleets have already met. */
function inSpace(field: Game, system: SystemId, sides: OddsSides, teller: OddsAudience): string {
  const facing = shipsIn(field, system, sides.defender);
  if (!facing.length) return `${teller.nameOf(sides.defender)} has no ships there.`;
  const { active, turn } = field.state;
  const stage = active === sides.attacker && turn.segment === 'space-combat' ? 'met' : 'coming';
  return formatBattle(
    teller,
    `Space combat against ${formatUnitCounts(field, countByType(facing))}`,
    sides,
    computeSpaceOdds(field, system, sides, { stage }),
  );
}

/** Formats the odds on an enemy planet if all available ground forces land there. */
function onPlanet(
  field: Game,
  planet: PlanetId,
  { landing, title }: { landing: readonly Combatant[]; title: string },
  sides: OddsSides,
  teller: OddsAudience,
): string {
  const name = nameOfPlanet(field, planet);
  if (!landing.length) return `**${name}**: you have no ground forces to land.`;
  if (
    !groundForcesOn(field, planet, sides.defender).length &&
    !unitsOnPlanet(field, planet).some(({ type }) => type === 'pds')
  )
    return `**${name}**: there are no defenders (E2 7.18).`;
  const there = unitsOnPlanet(field, planet).filter(({ owner }) => owner === sides.defender);
  const against = `${title}: ${formatUnitCounts(field, countByType(landing))} against ${formatUnitCounts(field, countByType(there))}`;
  return formatBattle(teller, against, sides, computeInvasionOdds(field, planet, sides, { landing }));
}
