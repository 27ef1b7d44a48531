import { ask, chosenAmounts, done, type Limit, type AmountOption } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { formatCount } from '#text/sentences.ts';
import type { UnitCard } from '#ti3/rules/components/component.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { isHomeSystem } from '#ti3/rules/board/adjacency.ts';
import { nameOfPlanet, formatUnitCounts } from '#ti3/rules/names.ts';
import { exhaustPlanets } from '#ti3/rules/planets/planets.ts';
import { isTradeStation } from '#ti3/rules/planets/trade-stations.ts';
import { addUnit, enemyShipsIn, hasQuality, unitsOnPlanet, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { costOf, productionSiteProblem } from './production-limits.ts';
import { canPay, formatAmount, pay, payment, spendableAmount, type Bill } from './payment.ts';

// Facilities improve their planet. They are built in the production step, in addition to the units of docks (E3 21.9).

interface Building {
  seat: SeatId;
  systems: SystemId[];
}

/** "refinery>saudor" */
export const facilityKey = pairKey<UnitType, PlanetId>('>');

/** Returns the kinds of facility that the game is played with. */
export const facilityKinds = ({ book, state }: Game): UnitCard[] =>
  Object.values(book.units).filter(
    ({ is, option }) => is.includes('facility') && option !== undefined && state.options[option] === true,
  );

/**
 * Returns the first round in which a facility may be built on a planet: after one entire round of control, from
 * strategy to status phase.
 */
const builtOnFrom = ({ state }: Game, planet: PlanetId): number => (state.planets[planet].takenIn ?? 0) + 2;

/** Returns why a seat cannot build a facility on a planet, apart from its cost; undefined if it can (E3 21.9). */
export function facilityProblem(game: Game, seat: SeatId, planet: PlanetId): string | undefined {
  const { owner, system } = game.state.planets[planet];
  if (owner !== seat) return 'You do not control the planet.';
  if (isHomeSystem(game, system)) return 'You cannot produce a facility in a home system.';
  const barred = productionSiteProblem(game, seat, planet);
  if (barred !== undefined) return barred;
  if (isTradeStation(game, planet)) return 'You cannot produce a facility on a trade station.';
  if (unitsOnPlanet(game, planet).some((unit) => hasQuality(game, 'facility', unit)))
    return 'It already has a facility.';
  const from = builtOnFrom(game, planet);
  if (game.state.round < from)
    return `You have not controlled it for a full round: you can produce a facility there from round ${from}.`;
  return enemyShipsIn(game, system, seat) ? 'Enemy ships are in its system.' : undefined;
}

/** Returns why a seat cannot build a kind of facility on any planet; undefined if it can. */
export function facilityKindProblem(game: Game, seat: SeatId, { type, plural }: UnitCard): string | undefined {
  if (piecesInReinforcements(game, seat, type) < 1) return `No ${plural.toLowerCase()} are left: all are on the board.`;
  const price = costOf(game, seat, type, 1);
  return canPay(game, seat, 'resources', price)
    ? undefined
    : `It costs ${price}; you can spend ${formatAmount(spendableAmount(game, seat, 'resources'), 'resources')}.`;
}

const planetsIn = ({ state }: Game, systems: readonly SystemId[]): PlanetId[] =>
  systems.flatMap((system) => state.systems[system].planets);

function linesOf(game: Game, seat: SeatId, systems: readonly SystemId[]): AmountOption[] {
  const kinds = facilityKinds(game).filter((kind) => facilityKindProblem(game, seat, kind) === undefined);
  return planetsIn(game, systems)
    .filter((planet) => facilityProblem(game, seat, planet) === undefined)
    .flatMap((planet) =>
      kinds.map(({ type, name }): AmountOption => {
        const hint = formatCount(costOf(game, seat, type, 1), 'resource');
        const label = `${name} on ${nameOfPlanet(game, planet)}`;
        return { key: facilityKey.format(type, planet), label, hint, max: 1, weights: { [planet]: 1 } };
      }),
    );
}

/** Tells whether a seat could build any facility in these systems. */
export const canBuildFacilities = (game: Game, seat: SeatId, systems: readonly SystemId[]): boolean =>
  linesOf(game, seat, systems).length > 0;

/** Returns the number of facilities of each kind that an answer builds. */
function totals(counts: Record<string, number>): Partial<Record<UnitType, number>> {
  const all: Partial<Record<UnitType, number>> = {};
  for (const [key, count] of Object.entries(counts)) {
    const [type] = facilityKey.parse(key);
    all[type] = (all[type] ?? 0) + count;
  }
  return all;
}

/** Returns the price of all facilities of an answer, in resources. */
export const facilitiesPrice = (game: Game, seat: SeatId, counts: Record<string, number>): number =>
  Object.entries(totals(counts)).reduce((sum, [type, count]) => sum + costOf(game, seat, type as UnitType, count), 0);

export const chooseFacilities = question<{ systems: SystemId[] }, Record<string, number>>()(
  'build-facilities',
  (game, seat, { systems }) => {
    const lines = linesOf(game, seat, systems);
    if (!lines.length) return { kind: 'none', reason: 'You cannot produce a facility there.' };
    const limits = [...new Set(lines.flatMap(({ weights = {} }) => Object.keys(weights)))].map((measure): Limit => ({
      measure,
      hideTally: true,
      atMost: 1,
      message: `${nameOfPlanet(game, measure)} can have only 1 facility (E3 21.9).`,
    }));
    const prompt = `Which facilities do you produce? Each facility exhausts its planet. You can spend ${formatCount(spendableAmount(game, seat, 'resources'), 'resource')}.`;
    return { kind: 'allot', prompt, amounts: lines, limits, proposed: {}, emptyLabel: 'Produce no facilities' };
  },
  {
    title: 'produce facilities',
    forced: true,
    check: (game, seat, _about, counts) => {
      const built = totals(counts);
      const short = facilityKinds(game).find(
        ({ type }) => (built[type] ?? 0) > piecesInReinforcements(game, seat, type),
      );
      if (short) {
        const left = piecesInReinforcements(game, seat, short.type);
        const counted = formatCount(left, short.name.toLowerCase(), short.plural.toLowerCase());
        return `Only ${counted} ${left === 1 ? 'is' : 'are'} left (E3 21.9).`;
      }
      const price = facilitiesPrice(game, seat, counts);
      return canPay(game, seat, 'resources', price)
        ? undefined
        : `That costs ${price}; you can spend ${formatAmount(spendableAmount(game, seat, 'resources'), 'resources')} (E3 21.9).`;
    },
  },
);

const billOf = (game: Game, seat: SeatId, counts: Record<string, number>): Bill => ({
  kind: 'resources',
  amount: facilitiesPrice(game, seat, counts),
  for: `for ${formatUnitCounts(game, totals(counts))}`,
});

/** Builds facilities on planets of some systems and exhausts those planets that are ready (E3 21.9). */
export const buildFacilities = procedure<Building & { built?: Record<string, number> }>()('build-facilities', {
  ask: (_game, { seat, systems }) => ask([chooseFacilities.ask(seat, { systems })], 'chosen'),
  chosen: (game, data, { answer }) => {
    data.built = chosenAmounts(answer);
    if (!Object.values(data.built).some(Boolean)) return done();
    return ask([payment.ask(data.seat, billOf(game, data.seat, data.built))], 'paid');
  },
  paid: (game, { seat, built = {} }, { answer }) => {
    pay(game, seat, billOf(game, seat, built), answer);
    const placed = Object.keys(built).flatMap((key) => (built[key] ? [facilityKey.parse(key)] : []));
    for (const [unit, planet] of placed) {
      addUnit(game, seat, unit, game.state.planets[planet].system, planet);
      game.addFact({ type: 'facility-built', seat, planet, unit, cost: costOf(game, seat, unit, 1) });
    }
    const ready = placed.flatMap(([, planet]) => (game.state.planets[planet].exhausted ? [] : [planet]));
    exhaustPlanets(game, seat, ready);
    return done();
  },
});

export const facilityProcedures = [buildFacilities];
export const facilityQuestions = [chooseFacilities];
