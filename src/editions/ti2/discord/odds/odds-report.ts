import type { OddsAsked } from '#discord/commands/look/odds.ts';
import { systemMeant } from '#discord/input/resolve-system.ts';
import { battleTold, unitsListed, unitsSpelt, type OddsTeller, type UnitsCalled } from '#discord/input/parse-units.ts';
import { dataOf, framesOf, Illegal } from '#engine';
import { invasionOdds, oddsTold, spaceOdds, type Fighting, type Sides } from '#ti2/odds/index.ts';
import { listed } from '#text/sentences.ts';
import { aboard, countOf, isA, opponentsIn, shipsIn, spareHold, troopsOn, unitsOn } from '#ti2/rules/units/units.ts';
import { invasion } from '#ti2/rules/invasion/invasion.ts';
import { outOfTurnFire } from '#ti2/rules/combat/pds-fire.ts';
import { spaceBattle } from '#ti2/rules/combat/space-battle.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import { ashore } from '#ti2/rules/movement/cargo.ts';
import { comers } from '#ti2/rules/movement/gather-ships.ts';
import { nameOfPlanet, nameOfSystem, nameOfUnits } from '#ti2/rules/names.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '#ti2/rules/terms.ts';
import { knownTo } from '#ti2/views/known-game.ts';
import { shorthand } from '#ti2/discord/input/abbreviations.ts';
import { systemsCalled } from '#ti2/discord/input/systems.ts';

/** What is supposed, and what is left out. */
function remark(game: Game, attacker: SeatId): string {
  const out = [
    'withdrawal',
    'cards',
    ...(game.state.leaders ? ['dice that Generals roll again'] : []),
    ...(modify(game, 'fighters-invade', { seat: attacker }, false) ? ['fighters that join a landing'] : []),
  ];
  return `-# All PDS that may fire do (E2 7.8, 7.11); the cheapest units are lost first. Left out: ${listed(out)}.`;
}

/** The board as somebody knows it, with what goes on there: what lies face down is betrayed by no chances. */
const seenBy = (game: Game, seat: SeatId): Game =>
  newGame({ ...knownTo(game, seat).state, stack: game.state.stack }, game.book);

const called = ({ book }: Game): UnitsCalled => ({ units: Object.values(book.units), shorthand });

export const unitsTyped = (game: Game, option: string, typed: string): string =>
  unitsSpelt(called(game), option, typed);

const listedUnits = (game: Game, spelt: string): Fighting[] => {
  const all = unitsListed(called(game), spelt);
  if (all.some(({ damaged }) => damaged))
    throw new Illegal('Nothing is damaged here: one hit destroys any unit (E2 7.12).');
  return all as Fighting[];
};

/** Whether ships still move: PDS fire at them only when that is over (E2 7.8). */
const isMoving = ({ state }: Game): boolean =>
  state.turn.segment === 'movement' &&
  ![...framesOf(state.stack)].some(({ procedure }) => procedure === outOfTurnFire.name);

/** What a seat has in a system, and can bring there with a movement: ships, what is aboard, and what they can take along. */
function force(game: Game, seat: SeatId, system: SystemId): Unit[] {
  // Once one's movement is over nobody else comes in this turn.
  const coming = game.state.active === seat && !isMoving(game) ? [] : comers(game, seat, system);
  const ships = [...shipsIn(game, system, seat), ...coming.filter((ship) => !isA(game, 'fighter', ship))];
  const cargo = ships.flatMap((ship) => aboard(game, ship));
  let room = ships.reduce((sum, ship) => sum + Math.max(0, spareHold(game, ship).any), 0);
  const from = [...new Set(ships.map((ship) => ship.system))].filter((one) => one !== system);
  const waiting = from.flatMap((one) => [
    ...[...ashore(game, seat, one).values()].flatMap((units) => (isA(game, 'troop', units[0]) ? units : [])),
    ...shipsIn(game, one, seat).filter((ship) => isA(game, 'fighter', ship)),
  ]);
  return [...ships, ...cargo, ...waiting.filter(() => room-- > 0)];
}

const told = (
  teller: OddsTeller,
  title: string,
  { attacker, defender }: Sides,
  odds: Parameters<typeof oddsTold>[0],
): string => battleTold(teller, title, { attacker, defender }, oddsTold(odds));

/** The battle that is fought there just now, as it stands. */
function underWay(game: Game, system: SystemId, teller: OddsTeller): string | undefined {
  for (const frame of [...framesOf(game.state.stack)].reverse()) {
    const space = dataOf(frame, spaceBattle);
    if (space?.system === system) {
      const odds = spaceOdds(game, system, space, { stage: space.round ? 'joined' : 'met' });
      return told(teller, `Space battle at ${nameOfSystem(game, system)}, as it stands`, space, odds);
    }
    const ground = dataOf(frame, invasion);
    if (ground?.system !== system) continue;
    const { planet, attacker, round = 0 } = ground;
    const odds = invasionOdds(game, planet, ground, {
      landing: troopsOn(game, planet, attacker),
      joined: round > 0,
      bombards: false,
    });
    return told(teller, `Invasion of ${nameOfPlanet(game, planet)}, as it stands`, ground, odds);
  }
  return undefined;
}

/** The board with other units of a seat in the space of a system; who they are already they stay, and are led by the same leaders. */
function withShips(game: Game, system: SystemId, owner: SeatId, units: readonly Fighting[]): Game {
  let i = 0;
  const left = Object.entries(game.state.units).filter(([, unit]) => unit.owner !== owner || unit.system !== system || unit.planet !== undefined); // prettier-ignore
  const come = units.filter((unit) => isA(game, 'ship', unit)).map(({ type, id = `come-${owner}-${i++}` }): [string, Unit] => [id, { id, type, owner, system }]); // prettier-ignore
  return newGame({ ...game.state, units: Object.fromEntries([...left, ...come]) }, game.book);
}

/** The same with these troops and PDS on a planet. */
function withDefence(game: Game, planet: PlanetId, owner: SeatId, units: readonly Fighting[]): Game {
  const { system } = game.state.planets[planet];
  const left = Object.entries(game.state.units).filter(([, unit]) => unit.planet !== planet || unit.owner !== owner);
  const there = units.filter((unit) => !isA(game, 'ship', unit)).map(({ type }, i): [string, Unit] => [`stand-${i}`, { id: `stand-${i}`, type, owner, system, planet }]); // prettier-ignore
  return newGame({ ...game.state, units: Object.fromEntries([...left, ...there]) }, game.book);
}

const troopsAmong = (game: Game, units: readonly Fighting[]): Fighting[] =>
  units.filter((unit) => isA(game, 'troop', unit));

const holderOf = (game: Game, system: SystemId, seat: SeatId): SeatId | undefined =>
  opponentsIn(game, system, seat).at(0) ??
  game.state.systems[system].planets
    .flatMap((planet) => game.state.planets[planet].owner ?? [])
    .find((owner) => owner !== seat);

/** Of the battle that is fought in a system the chances as it stands; else of one that this player might begin there, or with units that are named. */
export function oddsAt(whole: Game, asked: OddsAsked, teller: OddsTeller): string[] {
  const game = seenBy(whole, teller.seat);
  const system = systemMeant(systemsCalled(game), asked.system);
  const isSupposed = asked.attacker !== undefined || asked.defender !== undefined;
  const fought = isSupposed ? undefined : underWay(game, system, teller);
  return [...(fought === undefined ? supposed(game, system, asked, teller) : [fought]), remark(game, teller.seat)];
}

function supposed(game: Game, system: SystemId, { attacker, defender }: OddsAsked, teller: OddsTeller): string[] {
  const [where, enemy] = [nameOfSystem(game, system), holderOf(game, system, teller.seat)];
  if (enemy === undefined)
    throw new Illegal(`There is nobody to fight at ${where}: name a system where another player has units or planets.`);
  const mine = attacker === undefined ? force(game, teller.seat, system) : listedUnits(game, attacker);
  if (!mine.length)
    throw new Illegal(`You have no ships that can get to ${where} now (E2 7.2); give a list as “attacker”.`);
  const sides: Sides = { attacker: teller.seat, defender: enemy };
  const worlds = game.state.systems[system].planets.filter((planet) => game.state.planets[planet].owner === enemy);
  let field = withShips(game, system, teller.seat, mine);
  if (defender !== undefined) {
    const theirs = listedUnits(game, defender);
    field = withShips(field, system, enemy, theirs);
    if (worlds.length) field = withDefence(field, worlds[0], enemy, theirs);
  }
  const whose = attacker === undefined ? 'all of yours that is there or can get there' : 'the units you named';
  return [
    `**${where}**, with ${whose}: ${nameOfUnits(game, countOf(mine))}.`,
    inSpace(field, system, sides, teller),
    ...worlds.map((planet) => onPlanet(field, planet, troopsAmong(game, mine), sides, teller)),
  ];
}

/** The chances in space; PDS have fired where the two have met already. */
function inSpace(field: Game, system: SystemId, sides: Sides, teller: OddsTeller): string {
  const facing = shipsIn(field, system, sides.defender);
  if (!facing.length) return `No ships of ${teller.nameOf(sides.defender)} are in the way.`;
  const { active, turn } = field.state;
  const stage = active === sides.attacker && turn.segment === 'space-combat' ? 'met' : 'coming';
  return told(
    teller,
    `Space battle against ${nameOfUnits(field, countOf(facing))}`,
    sides,
    spaceOdds(field, system, sides, { stage }),
  );
}

/** The chances on a planet of the other's, where all that can land does. */
function onPlanet(
  field: Game,
  planet: PlanetId,
  landing: readonly Fighting[],
  sides: Sides,
  teller: OddsTeller,
): string {
  const name = nameOfPlanet(field, planet);
  if (!landing.length) return `**${name}**: you bring no ground forces.`;
  if (!troopsOn(field, planet, sides.defender).length && !unitsOn(field, planet).some(({ type }) => type === 'pds'))
    return `**${name}**: nobody is there to defend it (E2 7.18).`;
  const there = unitsOn(field, planet).filter(({ owner }) => owner === sides.defender);
  const against = `Invasion of ${name}: ${nameOfUnits(field, countOf(landing))} against ${nameOfUnits(field, countOf(there))}`;
  return told(teller, against, sides, invasionOdds(field, planet, sides, { landing }));
}
