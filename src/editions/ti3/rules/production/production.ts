import { ask, call, chosenKey, choose, chosenAmounts, done, goto, type Option } from '#engine';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure, question, openWindow, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet, nameOfSystem, formatUnitCounts } from '#ti3/rules/names.ts';
import { planetUnlessFloating } from '#ti3/rules/units/capacity.ts';
import {
  addUnit,
  unitCardOf,
  enemyShipsIn,
  unitsInSpace,
  hasQuality,
  unitsOnPlanet,
  piecesInReinforcements,
} from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import {
  buildKey,
  buildLines,
  formatProductionCost,
  unitLimitOf,
  placementProblem,
  MAX_PDS_PER_PLANET,
  placementSystemOf,
  productionCost,
  productionProblem,
  totalsByType,
  type Production,
} from './build-lines.ts';
import { costOf, productionSiteProblem } from './production-limits.ts';
import { buildFacilities, canBuildFacilities } from './facilities.ts';
import { canPay, formatAmount, pay, payment, spendableAmount, type Bill } from './payment.ts';
import { canPlaceTokens, layingIn, placeTokens } from '#ti3/rules/tokens/laid-tokens.ts';
import { formatCount } from '#text/sentences.ts';

/** Tells whether a seat could produce and pay for any unit in a system. */
export function canProduceAnything(
  game: Game,
  seat: SeatId,
  system: SystemId,
  more: Pick<Production, 'given' | 'most'> = {},
): boolean {
  const here = { seat, system, ...more };
  if (productionProblem(game, seat, system) !== undefined) return false;
  return buildLines(game, here).some(({ key, disabledReason }) => {
    if (disabledReason !== undefined) return false;
    const one = { [key]: 1 };
    return (
      canPay(game, seat, 'resources', productionCost(game, here, one)) &&
      placementProblem(game, here, one) === undefined
    );
  });
}

export { productionCost, productionProblem, type Production };

/** Asks what the docks of a system produce (E3 9.1 to 9.3). */
export const buildUnits = question<Omit<Production, 'seat'>, Record<string, number>>()(
  'build-units',
  (game, seat, producing) => {
    const all = { seat, ...producing };
    const lines = productionProblem(game, seat, producing.system) === undefined ? buildLines(game, all) : [];
    if (!lines.length)
      return {
        kind: 'none',
        reason: productionProblem(game, seat, producing.system) ?? 'You cannot produce any units there.',
      };
    const limit = unitLimitOf(game, all);
    return {
      kind: 'allot',
      prompt: `Which units do you produce at ${nameOfSystem(game, producing.system)}? Up to ${formatCount(limit, 'unit')}; you can spend ${formatCount(spendableAmount(game, seat, 'resources') + (producing.given ?? 0), 'resource')}.`,
      amounts: lines,
      limits: [
        {
          measure: 'units',
          atMost: limit,
          message: `Choose at most ${formatCount(limit, 'unit')}; you chose {sum} (E3 9.1).`,
        },
      ],
      proposed: {},
      emptyLabel: 'Produce nothing',
    };
  },
  {
    title: 'produce units',
    forced: true,
    check: (game, seat, producing, counts) => {
      const price = productionCost(game, { seat, ...producing }, counts);
      if (!canPay(game, seat, 'resources', price))
        return `These units cost ${formatProductionCost(game, { seat, ...producing }, counts)}; you can spend ${formatAmount(spendableAmount(game, seat, 'resources'), 'resources')} (E3 9.1).`;
      const pds = Object.entries(counts).find(
        ([key, count]) => buildKey.parse(key)[0] === 'pds' && count > MAX_PDS_PER_PLANET,
      );
      return pds ? 'A planet can have only 2 PDS (E3 9.3).' : placementProblem(game, { seat, ...producing }, counts);
    },
    told: (game, seat, producing, counts) =>
      `It costs ${formatProductionCost(game, { seat, ...producing }, counts)}; you can spend ${formatAmount(spendableAmount(game, seat, 'resources'), 'resources')}.`,
  },
);

interface Building extends Production {
  built?: Record<string, number>;
}

const billOf = (game: Game, building: Building): Bill => ({
  kind: 'resources',
  amount: productionCost(game, building, building.built ?? {}),
  for: `for ${formatUnitCounts(game, totalsByType(building.built ?? {}))}`,
});

/** Produces units at the docks of one system, activated or not (E3 9, 9.6). */
export const produceUnits = procedure<Building>()('produce-units', {
  begin: (_game, { seat, system }) => openWindow('when', 'production-due', { seat, system }, 'ask'),
  ask: (_game, { seat, system, given, most }) =>
    ask([buildUnits.ask(seat, { system, ...(given && { given }), ...(most && { most }) })], 'chosen'),
  chosen: (game, data, { answer }) => {
    data.built = chosenAmounts(answer);
    if (!Object.values(data.built).some(Boolean)) return done();
    const bill = billOf(game, data);
    return bill.amount ? ask([payment.ask(data.seat, bill)], 'paid') : goto('place');
  },
  paid: (game, data, { answer }) => {
    pay(game, data.seat, billOf(game, data), answer);
    return goto('place');
  },
  place: (game, data) => {
    const { seat, system, built = {} } = data;
    const cost = productionCost(game, data, built);
    for (const [key, count] of Object.entries(built)) {
      const [type, where] = buildKey.parse(key);
      const planet = hasQuality(game, 'ship', { type }) ? undefined : where;
      for (let i = 0; i < count; i++) addUnit(game, seat, type, placementSystemOf(game, data, key), planet);
    }
    game.addFact({ type: 'units-produced', seat, system, units: totalsByType(built), cost });
    return openWindow('after', 'units-produced', { seat, system }, 'end');
  },
  end: () => done(),
});

/** Returns the price of a new dock on a planet, in resources (E3 9.5). */
const dockPrice = (game: Game, seat: SeatId, planet: PlanetId): number =>
  modify(game, 'dock-price', { seat, planet }, costOf(game, seat, 'space-dock', 1));

/** Tells whether a new dock would float and the system already has a floating one: a system holds only one. */
const hasFloating = (game: Game, seat: SeatId, planet: PlanetId): boolean =>
  planetUnlessFloating(game, seat, 'space-dock', planet) === undefined &&
  unitsInSpace(game, game.state.planets[planet].system, seat).some((unit) => hasQuality(game, 'produces', unit));

/**
 * Returns why a dock cannot be built on a planet; undefined if it can. The player must own the planet since before this
 * round; there must be no dock on it and no enemy ships in its system, and production must not be barred (E3 9.5).
 */
export function dockProblem(game: Game, seat: SeatId, planet: PlanetId): string | undefined {
  const { owner, takenIn, system } = game.state.planets[planet];
  if (owner !== seat) return 'You do not control the planet.';
  if (piecesInReinforcements(game, seat, 'space-dock') < 1)
    return 'You have none left in your reinforcements (E3 9.3).';
  if (enemyShipsIn(game, system, seat)) return 'Enemy ships are in its system.';
  if (takenIn === game.state.round && !modify(game, 'builds-on-new-planets', { seat }, false))
    return 'You gained control of the planet only this round.';
  if (unitsOnPlanet(game, planet).some((unit) => hasQuality(game, 'produces', unit))) return 'It already has one.';
  if (hasFloating(game, seat, planet)) return 'A floating space dock is already in its system.';
  const stands = planetUnlessFloating(game, seat, 'space-dock', planet) !== undefined;
  const barred = stands ? productionSiteProblem(game, seat, planet) : undefined;
  if (barred !== undefined) return barred;
  const price = dockPrice(game, seat, planet);
  return canPay(game, seat, 'resources', price)
    ? undefined
    : `It costs ${formatCount(price, 'resource')}, and you cannot pay that.`;
}

/** Returns the planets where a dock can be built. */
const dockSites = (game: Game, seat: SeatId, systems: readonly SystemId[]): PlanetId[] =>
  systems
    .flatMap((system) => game.state.systems[system].planets)
    .filter((planet) => dockProblem(game, seat, planet) === undefined);

const stepKey = optionalPairKey<'build' | 'dock' | 'none', string>(':');

/** Formats the question that these options answer: whether, where or what to produce. */
function formatProductionPrompt(options: readonly Option[]): string {
  const [first, ...others] = options;
  if (!others.length) return `Do you ${first.label.replace('Produce', 'produce')}?`;
  const places = options.every(({ key }) => stepKey.parse(key)[0] === 'build');
  return places ? 'In which system do you produce units?' : 'What do you produce?';
}

/** Asks where to produce or build a dock. A dock produces from the round after it was built (E3 9.5). */
export const chooseProduction = question<{ systems: SystemId[] }>()(
  'choose-production',
  (game, seat, { systems }) => {
    const options: Option[] = [
      ...systems
        .filter((system) => productionProblem(game, seat, system) === undefined)
        .map((system) => ({
          key: stepKey.format('build', system),
          label: `Produce units at ${nameOfSystem(game, system)}`,
        })),
      ...dockSites(game, seat, systems).map((planet) => ({
        key: stepKey.format('dock', planet),
        label: `Produce a space dock on ${nameOfPlanet(game, planet)} (${formatCount(dockPrice(game, seat, planet), 'resource')})`,
      })),
    ];
    if (!options.length) return { kind: 'none', reason: 'You cannot produce any units there.' };
    return choose(formatProductionPrompt(options), [...options, { key: 'none', label: 'Produce nothing' }]);
  },
  { title: 'choose what to produce', forced: true },
);

interface ProductionStep {
  seat: SeatId;
  systems: SystemId[];
  planet?: PlanetId;
  /** Systems where ships can lay tokens, noted before ships are built in this step. */
  laying?: SystemId[];
}

/** Builds facilities on planets after everything else (E3 21.9). */
const besides = (game: Game, seat: SeatId, systems: SystemId[]) =>
  canBuildFacilities(game, seat, systems) ? call(buildFacilities, { seat, systems }, 'improved') : done();

/** Runs the production step of an action: production at the docks, or one new dock (E3 6.7, 10.5). */
export const productionStep = procedure<ProductionStep>()('production-step', {
  choose: (game, data) => {
    data.laying = layingIn(game, data.seat, data.systems);
    return ask([chooseProduction.ask(data.seat, { systems: data.systems })], 'chosen');
  },
  chosen: (game, data, { answer }) => {
    const [what, where = ''] = stepKey.parse(chosenKey(answer) ?? 'none');
    if (what === 'build') return call(produceUnits, { seat: data.seat, system: where }, 'end');
    if (what !== 'dock') return goto('end');
    data.planet = where;
    return ask([payment.ask(data.seat, dockBill(game, data.seat, where))], 'docked');
  },
  docked: (game, { seat, planet = '' }, { answer }) => {
    const bill = dockBill(game, seat, planet);
    pay(game, seat, bill, answer);
    const { system } = game.state.planets[planet];
    addUnit(game, seat, 'space-dock', system, planetUnlessFloating(game, seat, 'space-dock', planet)).builtIn =
      game.state.round;
    game.addFact({ type: 'units-produced', seat, system, units: { 'space-dock': 1 }, cost: bill.amount });
    return goto('end');
  },
  // Ships lay tokens in addition to what is built.
  end: (game, { seat, systems, laying = systems }) =>
    canPlaceTokens(game, seat, laying)
      ? call(placeTokens, { seat, systems: laying }, 'laid')
      : besides(game, seat, systems),
  laid: (game, { seat, systems }) => besides(game, seat, systems),
  improved: () => done(),
});

const dockBill = (game: Game, seat: SeatId, planet: PlanetId): Bill => ({
  kind: 'resources',
  amount: dockPrice(game, seat, planet),
  for: `for a ${unitCardOf(game, 'space-dock').name.toLowerCase()} on ${nameOfPlanet(game, planet)}`,
});

export const productionStepQuestions = [chooseProduction];
