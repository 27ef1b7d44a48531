import type { OddsAsked } from '#discord/commands/look/odds.ts';
import { systemMeant, type SystemCalled } from '#discord/input/resolve-system.ts';
import { battleTold, type OddsTeller } from '#discord/input/parse-units.ts';
import { dataOf, framesOf, Illegal } from '#engine';
import { invasionOdds, oddsTold, spaceOdds, type Fighting, type Sides } from '#ti3/odds/index.ts';
import { invadePlanet } from '#ti3/rules/invasion/invasion.ts';
import { spaceBattle } from '#ti3/rules/combat/space-battle.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { hasLeaders, leadersAt } from '#ti3/rules/leaders/leader-locations.ts';
import { groupsOf } from '#ti3/rules/movement/movement.ts';
import { bareNameOfSystem, nameOfPlanet, nameOfSystem, nameOfUnits } from '#ti3/rules/names.ts';
import { capacityOf } from '#ti3/rules/units/capacity.ts';
import { countedShips, fleetSupply } from '#ti3/rules/units/fleet-supply.ts';
import { cardOf, countOf, inSpace, inSystem, isA, onPlanet, shipsIn, troopsOn } from '#ti3/rules/units/units.ts';
import type { State, Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { listed } from '#text/sentences.ts';
import { unitsListed } from '#ti3/discord/input/parse-units.ts';

const REMARK =
  '-# Hits are taken as damage first, then by the cheapest unit; nobody retreats, plays cards, or fires PDS before the battle (E3 7, 8).';

/** All systems, as people may mean them. */
export const systemsCalled = (game: Game): SystemCalled[] =>
  Object.values(game.state.systems).map(({ id, position, planets }) => ({
    id,
    position,
    names: [bareNameOfSystem(game, id)],
    also: planets.length ? planets.map((planet) => game.book.planets[planet].name) : [nameOfSystem(game, id)],
  }));

/** What a seat could bring into a system: as many ships as its fleet supply carries there, the costliest first, and what they can take along. */
function within(game: Game, seat: SeatId, system: SystemId): Unit[] {
  const price = ({ type }: Unit): number => cardOf(game, type).cost;
  const able = [...groupsOf(game, seat, { systems: [system] }).values()]
    .flat()
    .filter((unit) => unit.system !== system);
  const supply = Math.max(0, fleetSupply(game, seat, system) - countedShips(game, seat, system).length);
  const ships = able
    .filter((unit) => isA(game, 'ship', unit) && !isA(game, 'fighter', unit))
    .sort((a, b) => price(b) - price(a))
    .slice(0, supply);
  let room = ships.reduce((sum, { type }) => sum + capacityOf(game, seat, type), 0);
  const cargo = able.filter((unit) => isA(game, 'ground-force', unit) || isA(game, 'fighter', unit));
  // Ground forces first: without them nothing is taken.
  const aboard = [...cargo]
    .sort((a, b) => Number(isA(game, 'fighter', a)) - Number(isA(game, 'fighter', b)))
    .filter(() => room-- > 0);
  return [...ships, ...aboard];
}

/** Who else is there: whose ships, or else whose planets. */
function defenderIn(game: Game, system: SystemId, seat: SeatId): SeatId | undefined {
  const ship = shipsIn(game, system).find(({ owner }) => owner !== seat);
  return ship?.owner ?? game.state.systems[system].planets.map((planet) => holderOf(game, planet)).find((one) => one !== null && one !== seat) ?? undefined; // prettier-ignore
}

const holderOf = (game: Game, planet: PlanetId): SeatId | null =>
  onPlanet(game, planet)[0]?.owner ?? game.state.planets[planet].owner;

/** The board with these units in a system, of their owner's those alone where `instead` says so. */
function withUnits(
  game: Game,
  system: SystemId,
  owner: SeatId,
  units: readonly (Fighting & { planet?: PlanetId })[],
  gone: (unit: Unit) => boolean,
): Game {
  const left = Object.entries(game.state.units).filter(([, unit]) => !(unit.owner === owner && gone(unit)));
  // Whoever comes with leaders is who they are.
  const come = units.map((unit, i): [string, Unit] => {
    const id = unit.id ?? `come-${owner}-${i}`;
    return [id, { ...unit, id, owner, system }];
  });
  const state: State = { ...game.state, units: Object.fromEntries([...left, ...come]) };
  return newGame(state, game.book);
}

type Teller = OddsTeller;

const told = (teller: Teller, title: string, sides: Sides, odds: Parameters<typeof oddsTold>[0]): string =>
  battleTold(teller, title, { attacker: sides.attacker, defender: sides.defender }, oddsTold(odds));

/** A battle that is fought there just now, as it stands. */
function underWay(game: Game, system: SystemId, teller: Teller): string | undefined {
  for (const frame of [...framesOf(game.state.stack)].reverse()) {
    const space = dataOf(frame, spaceBattle);
    if (space?.system === system)
      return told(
        teller,
        `Space battle at ${nameOfSystem(game, system)}, as it stands`,
        space,
        spaceOdds(game, system, space, { joined: (space.round ?? 0) > 0 }),
      );
    const ground = dataOf(frame, invadePlanet);
    if (ground?.system !== system) continue;
    const { planet, attacker, round = 0 } = ground;
    const odds = invasionOdds(game, planet, ground, {
      landing: troopsOn(game, planet, attacker).length,
      joined: round > 0,
      bombards: false,
    });
    return told(teller, `Invasion of ${nameOfPlanet(game, planet)}, as it stands`, ground, odds);
  }
  return undefined;
}

/** The chances of a battle in a system, told to one player: of the one that is fought there, or of one that this player might begin. */
export function oddsAt(game: Game, asked: OddsAsked, teller: Teller): string[] {
  const { seat, nameOf } = teller;
  const system = systemMeant(systemsCalled(game), asked.system);
  const place = nameOfSystem(game, system);
  const now = asked.attacker === undefined && asked.defender === undefined ? underWay(game, system, teller) : undefined;
  if (now) return [now, REMARK];
  const defender = defenderIn(game, system, seat);
  if (defender === undefined)
    throw new Illegal(`There is nobody to fight at ${place}: name a system where another player has units or planets.`);
  const sides: Sides = { attacker: seat, defender };
  const here = (unit: Unit): boolean => unit.system === system;
  const mine: readonly Fighting[] =
    asked.attacker === undefined
      ? [...inSpace(game, system, seat), ...within(game, seat, system)]
      : unitsListed(game, asked.attacker);
  const force = mine.map(({ id, type, damaged }) => ({
    type,
    ...(id !== undefined && { id }),
    ...(damaged && { damaged }),
  }));
  if (!force.length) throw new Illegal(`You have no ships that can get to ${place} now; give a list as “attacker”.`);
  const coming =
    asked.attacker === undefined ? new Set(within(game, seat, system).map(({ id }) => id)) : new Set<string>();
  let field = withUnits(
    game,
    system,
    seat,
    force,
    (unit) => (here(unit) && unit.planet === undefined) || coming.has(unit.id),
  );
  const [first] = game.state.systems[system].planets;
  if (asked.defender !== undefined) {
    const theirs = unitsListed(game, asked.defender).map((unit) =>
      isA(game, 'ship', unit) || first === undefined ? unit : { ...unit, planet: first },
    );
    field = withUnits(field, system, defender, theirs, here);
  }
  const counts = nameOfUnits(game, countOf(force));
  const head = `**${place}**, with ${asked.attacker === undefined ? 'everything of yours that is there or can get there' : 'the units you named'}: ${counts}.`;
  const facing = shipsIn(field, system, defender);
  const space = facing.length
    ? told(teller, `Space battle against ${nameOfUnits(game, countOf(facing))}`, sides, spaceOdds(field, system, sides))
    : `No ships of ${nameOf(defender)} are in the way.`;
  return [head, ...lyingThere(game, system, teller), space, ...onPlanets(field, system, sides, teller), REMARK];
}

/** What others have laid there goes off before any battle, and nobody can tell at whom: it is named, and not reckoned with. */
function lyingThere({ state, book }: Game, system: SystemId, { seat, nameOf }: Teller): string[] {
  const laid = Object.values(state.effects).filter(
    ({ component, holder, data }) => data === system && holder !== seat && book.byKind.token[component] !== undefined,
  );
  const told = laid.map(
    ({ component, holder }) =>
      `${book.components[component].name}${state.seats[holder] ? ` of ${nameOf(holder)}` : ''}`,
  );
  return told.length
    ? [`**There lies** ${listed(told)}, which may go off at ships that come; the odds do not reckon with it.`]
    : [];
}

/** The same with the leaders who came landing there as well: a General and an Agent change how that goes. */
function withLeadersOn(field: Game, system: SystemId, planet: PlanetId, seat: SeatId): Game {
  if (!hasLeaders(field)) return field;
  const down = leadersAt(field, system, seat).filter(({ ship }) => ship !== undefined);
  const ashore = down.map(({ ship: _ship, ...one }) => [one.id, { ...one, planet }] as const);
  return newGame({ ...field.state, leaders: { ...field.state.leaders, ...Object.fromEntries(ashore) } }, field.book);
}

/** The chances on each planet of the other's, all ground forces that came landing there. */
function onPlanets(field: Game, system: SystemId, sides: Sides, teller: Teller): string[] {
  const landing = inSpace(field, system, sides.attacker).filter((unit) => isA(field, 'ground-force', unit)).length;
  return field.state.systems[system].planets.flatMap((planet) => {
    if (holderOf(field, planet) !== sides.defender) return [];
    const name = nameOfPlanet(field, planet);
    if (!landing) return [`**${name}**: you bring no ground forces.`];
    const there = inSystem(field, system).filter((unit) => unit.planet === planet && unit.owner === sides.defender);
    if (!there.length) return [`**${name}**: nobody is there to defend it (E3 8.6).`];
    const against = `Invasion of ${name}: ${nameOfUnits(field, { 'ground-force': landing })} against ${nameOfUnits(field, countOf(there))}`;
    return [
      told(
        teller,
        against,
        sides,
        invasionOdds(withLeadersOn(field, system, planet, sides.attacker), planet, sides, { landing }),
      ),
    ];
  });
}

/** Where a seat fights or could: others' units, and ships of its own there or within reach. The active system first. */
export function fightsOf(game: Game, seat: SeatId): { key: string; hint: string }[] {
  const { systems, turn } = game.state;
  const others = (system: SystemId): Unit[] => inSystem(game, system).filter(({ owner }) => owner !== seat);
  const active = (id: SystemId): number => Number(turn.systems.includes(id));
  return Object.values(systems)
    .filter(({ id }) => others(id).length > 0)
    .filter(({ id }) => shipsIn(game, id, seat).length > 0 || groupsOf(game, seat, { systems: [id] }).size > 0)
    .sort((a, b) => active(b.id) - active(a.id))
    .map(({ id, position }) => ({ key: position, hint: nameOfUnits(game, countOf(others(id))) }));
}
