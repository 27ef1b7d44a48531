import type { AmountOption, Spec } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { formatCount, formatList } from '#text/sentences.ts';
import {
  landUnitsAboard,
  countByType,
  enemyShipsIn,
  hasQuality,
  shipsIn,
  unitsOnPlanet,
} from '#ti2/rules/units/units.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { question, type Game } from '#ti2/rules/game.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem, formatUnitCounts, unitLabel } from '#ti2/rules/names.ts';
import {
  isLeaderLine,
  leaderLandingLines,
  leaderLandingProblem,
  canLandLeaders,
} from '#ti2/rules/leaders/leader-landing.ts';
import { formatAttackFee, formatFeeCards } from '#ti2/rules/production/credits.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti2/rules/terms.ts';
import { planetWithPosition } from '#ti2/rules/planets/planet-labels.ts';

const landKey = pairKey<UnitType, PlanetId>('@');

/** Ships of a seat that carry land units. */
const carriers = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  shipsIn(game, system, seat).filter((ship) => landUnitsAboard(game, ship).length > 0);

const MANY = 9;

/**
 * Assigns ships to planets so that all chosen units can land; each ship serves at most one planet (E2 7.16). Undefined
 * if impossible.
 */
export function assignShipsToPlanets(
  game: Game,
  ships: readonly Unit[],
  wanted: Record<PlanetId, Partial<Record<UnitType, number>>>,
): Map<Unit, PlanetId> | undefined {
  const holds = ships.map((ship) => ({ ship, has: countByType(landUnitsAboard(game, ship)) }));
  holds.sort((a, b) => landUnitsAboard(game, b.ship).length - landUnitsAboard(game, a.ship).length);
  const open = Object.entries(wanted).map(([planet, units]) => ({ planet, units: { ...units } }));
  const into = new Map<Unit, PlanetId>();
  const met = ({ units }: (typeof open)[number]): boolean => Object.values(units).every((count) => count <= 0);
  const search = (i: number): boolean => {
    if (open.every(met)) return true;
    if (i >= holds.length) return false;
    const { ship, has } = holds[i];
    for (const place of open.filter((one) => !met(one))) {
      const before = { ...place.units };
      for (const type of Object.keys(place.units) as UnitType[])
        place.units[type] = (place.units[type] ?? 0) - (has[type] ?? 0);
      into.set(ship, place.planet);
      if (search(i + 1)) return true;
      into.delete(ship);
      place.units = before;
    }
    return i < MANY ? search(i + 1) : false;
  };
  return search(0) ? into : undefined;
}

/** Land units to land, by planet, from the counts of an answer. */
export function landingsFromCounts(
  counts: Record<string, number>,
): Record<PlanetId, Partial<Record<UnitType, number>>> {
  const wanted: Record<PlanetId, Partial<Record<UnitType, number>>> = {};
  for (const [key, count] of Object.entries(counts)) {
    const [type, planet] = landKey.parse(key);
    if (count && type !== 'fighter' && !isLeaderLine(key)) wanted[planet] = { ...wanted[planet], [type]: count };
  }
  return wanted;
}

/** Fighters that join an invasion, by planet, from the counts of an answer. */
export function fightersFromCounts(counts: Record<string, number>): Record<PlanetId, number> {
  return Object.fromEntries(
    Object.entries(counts).flatMap(([key, count]) => {
      const [type, planet] = landKey.parse(key);
      return type === 'fighter' && count ? [[planet, count]] : [];
    }),
  );
}

/** Returns why a seat cannot land on a planet, or undefined if it can. */
export const landingProblem = (game: Game, seat: SeatId, planet: PlanetId): string | undefined =>
  game.state.planets[planet].closedIn === game.state.round
    ? 'No player can land there this round: the planet was razed (E2 12.2).'
    : game.state.planets[planet].probedIn === game.state.turn.number
      ? 'You cannot land on a planet that you probed this turn (E2 12.2).'
      : modify(game, 'landing-barred', { seat, planet }, undefined);

/** Planets on which ground forces land. */
const chargedFor = (wanted: ReturnType<typeof landingsFromCounts>): PlanetId[] =>
  Object.keys(wanted).filter(
    (planet) => (wanted[planet]['ground-force'] ?? 0) + (wanted[planet]['shock-troop'] ?? 0) > 0,
  );

/** Credits that landings cost: a fee per neutral planet, and one attack fee for all enemy planets. */
export function landingCosts(
  game: Game,
  seat: SeatId,
  wanted: ReturnType<typeof landingsFromCounts>,
): { colony: number; attack: number } {
  const owners = chargedFor(wanted).map((planet) => game.state.planets[planet].owner);
  const colonies = owners.filter((owner) => owner === null).length;
  const attacks = owners.some((owner) => owner !== null && owner !== seat);
  return {
    colony: colonies * modify(game, 'colony-fee', { seat }, 0),
    attack: attacks ? modify(game, 'attack-fee', { seat }, 0) : 0,
  };
}

/** Tells whether the seat has something to land in a system and no enemy ships are there. */
export const canLand = (game: Game, seat: SeatId, system: SystemId): boolean =>
  game.state.systems[system].planets.length > 0 &&
  (carriers(game, seat, system).length > 0 || canLandLeaders(game, seat, system)) &&
  !enemyShipsIn(game, system, seat).length;

/** Describes the owner and units of a planet. */
function awaiting(game: Game, seat: SeatId, planet: PlanetId): string {
  const { owner } = game.state.planets[planet];
  if (owner === null) return 'neutral planet';
  const there = formatUnitCounts(game, countByType(unitsOnPlanet(game, planet).filter((unit) => unit.owner === owner)));
  return `${owner === seat ? 'yours' : nameOfSeat(game, owner)}: ${there || 'no units'}`;
}

function lines(game: Game, seat: SeatId, system: SystemId): AmountOption[] {
  const counts = countByType(carriers(game, seat, system).flatMap((ship) => landUnitsAboard(game, ship)));
  const fighters = modify(game, 'fighters-invade', { seat }, false)
    ? shipsIn(game, system, seat).filter((ship) => hasQuality(game, 'fighter', ship)).length
    : 0;
  return game.state.systems[system].planets.flatMap((planet) => {
    const { owner } = game.state.planets[planet];
    const name = nameOfPlanet(game, planet);
    const bar = landingProblem(game, seat, planet);
    const enemy = owner !== null && owner !== seat;
    // Locals may wait under the counter of a neutral planet.
    const isFoughtFor = enemy || (owner === null && game.state.planets[planet].counter !== undefined);
    const types = { ...counts, ...(fighters && isFoughtFor && { fighter: fighters }) };
    return (Object.entries(types) as [UnitType, number][])
      .filter(([type]) => type !== 'pds' || !enemy || (counts['ground-force'] ?? 0) + (counts['shock-troop'] ?? 0) > 0)
      .map(([type, count]) => ({
        key: landKey.format(type, planet),
        label: `${unitLabel(game, type)} on ${name}`,
        hint: awaiting(game, seat, planet),
        group: planetWithPosition(game, planet),
        ...(bar === undefined ? { max: count } : { max: 0, disabledReason: bar }),
        weights: { [type]: 1 },
      }));
  });
}

function problem(
  game: Game,
  seat: SeatId,
  { system }: { system: SystemId },
  counts: Record<string, number>,
): string | undefined {
  const wanted = landingsFromCounts(counts);
  const lone = Object.keys(wanted).find(
    (planet) => isEnemyPlanet(game, seat, planet) && !chargedFor({ [planet]: wanted[planet] }).length,
  );
  if (lone !== undefined) return `You cannot land PDS on ${nameOfPlanet(game, lone)} without ground forces (E2 7.18).`;
  const adrift = Object.keys(fightersFromCounts(counts)).find((planet) => !chargedFor(wanted).includes(planet));
  if (adrift !== undefined)
    return `You cannot land fighters on ${nameOfPlanet(game, adrift)} without ground forces (E2 7.18).`;
  const { colony, attack } = landingCosts(game, seat, wanted);
  const fee = colony + attack;
  if (fee > seatOf(game, seat).credits)
    return `These landings cost ${fee} credits; you have ${seatOf(game, seat).credits}.`;
  const led = leaderLandingProblem(game, seat, counts, chargedFor(wanted));
  if (led !== undefined) return led;
  return assignShipsToPlanets(game, carriers(game, seat, system), wanted)
    ? undefined
    : 'Units from 1 ship must all land on the same planet (E2 7.16).';
}

export const isEnemyPlanet = (game: Game, seat: SeatId, planet: PlanetId): boolean => {
  const { owner } = game.state.planets[planet];
  return owner !== null && owner !== seat;
};

/** Formats the fees of landing here; an attack fee stays paid even if a Diplomat delays the landing (E2 12.5). */
function costTold(game: Game, seat: SeatId, system: SystemId): string {
  const { planets } = game.state.systems[system];
  const attack = planets.some((planet) => isEnemyPlanet(game, seat, planet)) ? formatAttackFee(game, seat) : '';
  const colony = modify(game, 'colony-fee', { seat }, 0);
  const settles = colony && planets.some((planet) => game.state.planets[planet].owner === null);
  return [
    attack,
    attack && game.state.leaders ? ' You do not get it back if a Diplomat cancels the landing.' : '',
    settles ? ` Each neutral planet costs ${formatCount(colony, 'credit')}${formatFeeCards(game, 'colony-fee')}.` : '',
  ].join('');
}

/** Warns of PDS that land on a neutral planet without ground forces: it is not taken (E2 7.17). */
function pdsAlone(game: Game, counts: Record<string, number>): string | undefined {
  const wanted = landingsFromCounts(counts);
  const planets = Object.keys(wanted).filter(
    (planet) => game.state.planets[planet].owner === null && !chargedFor({ [planet]: wanted[planet] }).length,
  );
  const counter = planets.some((planet) => game.state.planets[planet].counter !== undefined);
  return planets.length
    ? `PDS alone do not gain control of ${formatList(planets.map((planet) => nameOfPlanet(game, planet)))}: a player who lands ground forces there destroys them (E2 7.17).${counter ? ' The counter there stays.' : ''}`
    : undefined;
}

/** Asks which units land on which planet (E2 7.16 to 7.18). */
export const land = question<{ system: SystemId }, Record<string, number>>()(
  'land',
  (game, seat, { system }): Spec => {
    if (!canLand(game, seat, system)) return { kind: 'none', reason: 'You have nothing to land.' };
    const all = [
      ...lines(game, seat, system),
      ...leaderLandingLines(game, seat, system, (planet) => landingProblem(game, seat, planet)),
    ];
    const totals = [...new Set(all.map(({ key }) => landKey.parse(key)[0]))].map((type) => {
      const atMost = Math.max(...all.filter(({ key }) => landKey.parse(key)[0] === type).map(({ max }) => max));
      const message = isLeaderLine(type)
        ? 'A leader can land on only 1 planet (E2 12.5).'
        : `Your ships there have only ${formatUnitCounts(game, { [type]: atMost })} to land; you chose {sum} (E2 7.16).`;
      return { measure: type, atMost, message, hideTally: true as const };
    });
    const units = all.some(({ key }) => isLeaderLine(key)) ? 'Except for leaders, units' : 'Units';
    const carried = countByType(carriers(game, seat, system).flatMap((ship) => landUnitsAboard(game, ship)));
    const aboard = Object.keys(carried).length ? `Your ships carry ${formatUnitCounts(game, carried)} in all. ` : '';
    const count = Object.values(carried).reduce((sum, of) => sum + of, 0);
    const isFree = count === 1 || (!count && all.every(({ key }) => isLeaderLine(key)));
    const together = isFree ? aboard.trim() : `${aboard}${units} from 1 ship must all land on the same planet.`;
    return {
      kind: 'allot',
      prompt: `Which units do you land at ${nameOfSystem(game, system)}?${game.state.systems[system].planets.length > 1 ? ` ${together}` : ''}${costTold(game, seat, system)}`,
      subject: game.state.systems[system].planets.map((planet) => [
        game.state.planets[planet].owner,
        unitsOnPlanet(game, planet).length,
      ]),
      amounts: all,
      limits: totals,
      proposed: {},
      emptyLabel: 'Land nothing',
    };
  },
  { title: 'land units', check: problem, regret: (game, _seat, _where, counts) => pdsAlone(game, counts) },
);

/** Lands the chosen units. Returns their ids by planet. */
export function landFromAnswer(
  game: Game,
  seat: SeatId,
  system: SystemId,
  counts: Record<string, number>,
): Record<PlanetId, string[]> {
  const wanted = landingsFromCounts(counts);
  const into = assignShipsToPlanets(game, carriers(game, seat, system), wanted) ?? new Map<Unit, PlanetId>();
  const landed: Record<PlanetId, string[]> = {};
  for (const [ship, planet] of into) {
    const left = wanted[planet];
    for (const unit of landUnitsAboard(game, ship)) {
      if (!left[unit.type]) continue;
      left[unit.type] = (left[unit.type] ?? 0) - 1;
      delete unit.ship;
      unit.planet = planet;
      landed[planet] = [...(landed[planet] ?? []), unit.id];
    }
  }
  game.invalidateStep();
  for (const [planet, count] of Object.entries(fightersFromCounts(counts)))
    for (const fighter of shipsIn(game, system, seat)
      .filter((one) => hasQuality(game, 'fighter', one) && one.planet === undefined)
      .slice(0, count)) {
      fighter.planet = planet;
      landed[planet]?.push(fighter.id);
    }
  game.invalidateStep();
  return landed;
}
