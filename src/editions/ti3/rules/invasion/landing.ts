import { resolveRadiation } from '#ti3/rules/exploration/radiation.ts';
import { counterOn } from '#ti3/rules/exploration/domain-counters.ts';
import { chosenAmounts, type Answer, type AmountOption } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { endangerLandingLeaders } from '#ti3/rules/leaders/leader-locations.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem, formatUnitCounts, unitLabel } from '#ti3/rules/names.ts';
import { countByType, unitsInSpace, hasQuality, unitsOnPlanet } from '#ti3/rules/units/units.ts';
import { canPay, spendableAmount, type Bill } from '#ti3/rules/production/payment.ts';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';

/** "ground-force>jord" */
export const landingKey = pairKey<UnitType, PlanetId>('>');

/** Maximum number of PDS on a planet (E3 9.3). */
const MAX_PDS_PER_PLANET = 2;

/** Unit types that can land on planets. */
const LANDING_TYPES = ['ground-force', 'mechanized-unit', 'shock-troop', 'pds'] as const;

export interface Landing {
  system: SystemId;
  /** Allows landing only on the seat's own planets (E3 10.4). */
  friendly?: true;
}

/** Tells whether ground forces of any type are among the units landing on a planet. */
export const landsTroops = (counts: Readonly<Record<string, number>>, planet: PlanetId): boolean =>
  LANDING_TYPES.some((type) => type !== 'pds' && (counts[landingKey.format(type, planet)] ?? 0) > 0);

const landers = (game: Game, seat: SeatId, system: SystemId, type: UnitType) =>
  unitsInSpace(game, system, seat).filter((unit) => unit.type === type);

/** Returns the price of a landing on a planet in resources, which some laws impose. */
export const landingPrice = (game: Game, seat: SeatId, planet: PlanetId): number =>
  modify(game, 'landing-price', { seat, planet }, 0);

/**
 * Returns why a seat cannot land on a planet; undefined if it can. A transfer action allows only its own planets,
 * effects can bar others, and the landing may be too expensive.
 */
export function landingProblem(
  game: Game,
  seat: SeatId,
  { friendly }: Pick<Landing, 'friendly'>,
  planet: PlanetId,
): string | undefined {
  if (friendly && game.state.planets[planet].owner !== seat)
    return 'In a transfer action you can land only on your own planets (E3 10.4).';
  const barred = modify(game, 'landing-barred', { seat, planet }, undefined);
  if (barred !== undefined) return barred;
  const price = landingPrice(game, seat, planet);
  return canPay(game, seat, 'resources', price) ? undefined : priceProblem(game, seat, price);
}

const priceProblem = (game: Game, seat: SeatId, price: number): string =>
  `This landing costs ${formatCount(price, 'resource')}; you can spend ${spendableAmount(game, seat, 'resources')}.`;

const pdsRoom = (game: Game, planet: PlanetId): number =>
  MAX_PDS_PER_PLANET - unitsOnPlanet(game, planet).filter(({ type }) => type === 'pds').length;

/**
 * Returns what is wrong with a landing: too expensive, more units than are aboard, or PDS on a planet that is not the
 * seat's and where no ground force lands (E3 6.5).
 */
function problem(game: Game, seat: SeatId, { system }: Landing, counts: Record<string, number>): string | undefined {
  const { amount } = landingBill(game, seat, counts);
  if (!canPay(game, seat, 'resources', amount)) return priceProblem(game, seat, amount);
  for (const type of LANDING_TYPES) {
    const landed = Object.entries(counts).reduce(
      (sum, [key, count]) => sum + (landingKey.parse(key)[0] === type ? count : 0),
      0,
    );
    const aboard = landers(game, seat, system, type).length;
    if (landed > aboard) return `You have only ${formatUnitCounts(game, { [type]: aboard })} in space there.`;
  }
  for (const [key, count] of Object.entries(counts)) {
    const [type, planet] = landingKey.parse(key);
    if (type !== 'pds' || !count) continue;
    if (game.state.planets[planet].owner !== seat && !landsTroops(counts, planet))
      return `A PDS can land on ${nameOfPlanet(game, planet)} only with a ground force (E3 6.5).`;
  }
  return undefined;
}

/** Returns the bill for a landing on one or more planets. */
export const landingBill = (game: Game, seat: SeatId, counts: Record<string, number>): Bill => {
  const planets = new Set(Object.keys(counts).flatMap((key) => (counts[key] ? [landingKey.parse(key)[1]] : [])));
  return {
    kind: 'resources',
    amount: [...planets].reduce((sum, planet) => sum + landingPrice(game, seat, planet), 0),
    for: 'to land',
  };
};

/** Returns the planets where a seat can land. */
export const planetsToLandOn = (game: Game, seat: SeatId, landing: Landing): PlanetId[] =>
  game.state.systems[landing.system].planets.filter(
    (planet) => landingProblem(game, seat, landing, planet) === undefined,
  );

/** Formats whose units are on a planet: "Hacan: 2 ground forces". */
function holders(game: Game, seat: SeatId, planet: PlanetId): string {
  const { owner } = game.state.planets[planet];
  if (owner === null) return 'neutral planet';
  const there = formatUnitCounts(game, countByType(unitsOnPlanet(game, planet)));
  return `${owner === seat ? 'yours' : nameOfSeat(game, owner)}: ${there || 'no units'}`;
}

/** Names the units that several planets share; empty if there is 1 planet. */
function onOffer(game: Game, seat: SeatId, system: SystemId): string {
  if (game.state.systems[system].planets.length < 2) return '';
  const counts = LANDING_TYPES.map((type) => [type, landers(game, seat, system, type).length]);
  return ` You can land ${formatUnitCounts(game, Object.fromEntries(counts) as Record<UnitType, number>)} in total.`;
}

/** Asks which units land where (E3 6.5). */
export const landUnits = question<Landing, Record<string, number>>()(
  'land-units',
  (game, seat, landing) => {
    const lines = game.state.systems[landing.system].planets.flatMap((planet): AmountOption[] =>
      LANDING_TYPES.flatMap((type): AmountOption[] => {
        const aboard = landers(game, seat, landing.system, type).length;
        if (!aboard) return [];
        const what = unitLabel(game, type);
        const [key, label] = [landingKey.format(type, planet), `${what} on ${nameOfPlanet(game, planet)}`];
        const full = type === 'pds' && pdsRoom(game, planet) < 1 ? 'A planet can have only 2 PDS (E3 9.3).' : undefined;
        const off = landingProblem(game, seat, landing, planet) ?? full;
        if (off !== undefined) return [{ key, label, max: 0, disabledReason: off }];
        const max = type === 'pds' ? Math.min(aboard, pdsRoom(game, planet)) : aboard;
        return [{ key, label, max, hint: holders(game, seat, planet) }];
      }),
    );
    if (lines.every(({ disabledReason }) => disabledReason !== undefined))
      return { kind: 'none', reason: 'You have no units that can land there.' };
    const subject = game.state.systems[landing.system].planets.map((planet) => [
      game.state.planets[planet].owner,
      unitsOnPlanet(game, planet).length,
    ]);
    return {
      kind: 'allot',
      prompt: `Which units do you land at ${nameOfSystem(game, landing.system)}?${onOffer(game, seat, landing.system)}`,
      subject,
      amounts: lines,
      proposed: {},
      emptyLabel: 'Land no units',
    };
  },
  { title: 'land units', forced: true, check: problem },
);

/** Lands the units of the answer. Returns the counts by planet and type. */
function setDown(
  game: Game,
  seat: SeatId,
  system: SystemId,
  answer: Answer,
): Map<PlanetId, Partial<Record<UnitType, number>>> {
  const landed = new Map<PlanetId, Partial<Record<UnitType, number>>>();
  const noted = modify(game, 'movement-noted', { seat }, false);
  for (const [key, count] of Object.entries(chosenAmounts(answer))) {
    const [type, planet] = landingKey.parse(key);
    for (const unit of landers(game, seat, system, type).slice(0, count)) {
      unit.planet = planet;
      if (noted) unit.moved = true;
    }
    if (count) landed.set(planet, { ...landed.get(planet), [type]: count });
  }
  return landed;
}

/**
 * Lands the units of the answer. Planets without an owner or defenders are gained at once, unless a domain counter is
 * there. Returns the planets that must be invaded (E3 6.5, 6.6, 8.6).
 */
export function landFromAnswer(game: Game, seat: SeatId, { system }: Landing, answer: Answer): PlanetId[] {
  const landed = setDown(game, seat, system, answer);
  game.invalidateStep();
  for (const [planet, units] of landed) {
    game.addFact({ type: 'units-landed', seat, planet, units });
    resolveRadiation(game, seat, planet);
  }
  const fought = [...landed.keys()].filter((planet) => {
    const { owner } = game.state.planets[planet];
    const defended = unitsOnPlanet(game, planet).some((unit) => unit.owner !== seat);
    return owner !== seat && (owner !== null || defended);
  });
  for (const planet of landed.keys())
    if (
      !fought.includes(planet) &&
      !counterOn(game, planet) &&
      unitsOnPlanet(game, planet).some((unit) => unit.owner === seat && hasQuality(game, 'ground-force', unit))
    )
      gainPlanet(game, seat, planet);
  // A landing that died on a neutral planet takes its leaders with it; with a domain counter the landing is not over
  // yet.
  for (const planet of landed.keys())
    if (!fought.includes(planet) && !counterOn(game, planet) && game.state.planets[planet].owner !== seat)
      endangerLandingLeaders(game, seat, planet, null);
  return fought;
}
