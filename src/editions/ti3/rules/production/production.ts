import { ask, call, chosenOne, choose, counted, done, goto, type Option } from '#engine';
import { tailedKey } from '#kit/prompts/option-keys.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure, question, window, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet, nameOfSystem, nameOfUnits } from '#ti3/rules/names.ts';
import { restingOn } from '#ti3/rules/units/capacity.ts';
import { addUnit, cardOf, enemyShipsIn, inSpace, isA, onPlanet, piecesLeft } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import {
  buildKey,
  buildLines,
  limitOf,
  misplaced,
  PDS_EACH,
  placeOf,
  priceOf,
  productionProblem,
  totals,
  type Producing,
} from './build-lines.ts';
import { costOf } from './production-limits.ts';
import { buildFacilities, canBuildFacilities } from './facilities.ts';
import { canPay, pay, payment, purse, type Bill } from './payment.ts';
import { canLay, layingIn, layTokens } from '#ti3/rules/tokens/laid-tokens.ts';
import { some, upper } from '#text/sentences.ts';

/** Whether a seat could build and pay for anything in a system. */
export function couldBuild(
  game: Game,
  seat: SeatId,
  system: SystemId,
  more: Pick<Producing, 'given' | 'most'> = {},
): boolean {
  const here = { seat, system, ...more };
  if (productionProblem(game, seat, system) !== undefined) return false;
  return buildLines(game, here).some(({ key, off }) => {
    if (off !== undefined) return false;
    const one = { [key]: 1 };
    return canPay(game, seat, 'resources', priceOf(game, here, one)) && misplaced(game, here, one) === undefined;
  });
}

export { priceOf, productionProblem, type Producing };

/** What is built at a system's docks (E3 9.1 to 9.3). */
export const buildUnits = question<Omit<Producing, 'seat'>, Record<string, number>>()(
  'build-units',
  (game, seat, producing) => {
    const all = { seat, ...producing };
    const lines = productionProblem(game, seat, producing.system) === undefined ? buildLines(game, all) : [];
    if (!lines.length)
      return {
        kind: 'none',
        reason: productionProblem(game, seat, producing.system) ?? 'You can build nothing there.',
      };
    const limit = limitOf(game, all);
    return {
      kind: 'allot',
      prompt: `What do you build in ${nameOfSystem(game, producing.system)}? Up to ${some(limit, 'unit')}; you have ${some(purse(game, seat, 'resources') + (producing.given ?? 0), 'resource')}.`,
      lines,
      limits: [{ measure: 'units', atMost: limit, say: `Your docks build ${limit} there; that is {sum} (E3 9.1).` }],
      start: {},
      nothing: 'Build nothing',
    };
  },
  {
    title: 'build units',
    forced: true,
    check: (game, seat, producing, counts) => {
      const price = priceOf(game, { seat, ...producing }, counts);
      if (!canPay(game, seat, 'resources', price))
        return `That costs ${price}; you have ${purse(game, seat, 'resources')} (E3 9.1).`;
      const pds = Object.entries(counts).find(([key, count]) => buildKey.read(key)[0] === 'pds' && count > PDS_EACH);
      return pds ? 'A planet holds two PDS (E3 9.3).' : misplaced(game, { seat, ...producing }, counts);
    },
    told: (game, seat, producing, counts) =>
      `It costs ${priceOf(game, { seat, ...producing }, counts)}; you have ${purse(game, seat, 'resources')}.`,
  },
);

interface Building extends Producing {
  built?: Record<string, number>;
}

const billOf = (game: Game, building: Building): Bill => ({
  kind: 'resources',
  amount: priceOf(game, building, building.built ?? {}),
  for: `for ${nameOfUnits(game, totals(building.built ?? {}))}`,
});

/** Builds at the docks of one system, activated or not (E3 9, 9.6). */
export const produceUnits = procedure<Building>()('produce-units', {
  begin: (_game, { seat, system }) => window('when', 'production-due', { seat, system }, 'ask'),
  ask: (_game, { seat, system, given, most }) =>
    ask([buildUnits.of(seat, { system, ...(given && { given }), ...(most && { most }) })], 'chosen'),
  chosen: (game, data, { answer }) => {
    data.built = counted(answer);
    if (!Object.values(data.built).some(Boolean)) return done();
    const bill = billOf(game, data);
    return bill.amount ? ask([payment.of(data.seat, bill)], 'paid') : goto('place');
  },
  paid: (game, data, { answer }) => {
    pay(game, data.seat, billOf(game, data), answer);
    return goto('place');
  },
  place: (game, data) => {
    const { seat, system, built = {} } = data;
    const cost = priceOf(game, data, built);
    for (const [key, count] of Object.entries(built)) {
      const [type, where] = buildKey.read(key);
      const planet = isA(game, 'ship', { type }) ? undefined : where;
      for (let i = 0; i < count; i++) addUnit(game, seat, type, placeOf(game, data, key), planet);
    }
    game.fact({ type: 'units-produced', seat, system, units: totals(built), cost });
    return window('after', 'units-produced', { seat, system }, 'end');
  },
  end: () => done(),
});

/** What a new dock costs on a planet (E3 9.5). */
const dockPrice = (game: Game, seat: SeatId, planet: PlanetId): number =>
  modify(game, 'dock-price', { seat, planet }, costOf(game, seat, 'space-dock', 1));

/** Of docks that float a system takes one. */
const hasFloating = (game: Game, seat: SeatId, planet: PlanetId): boolean =>
  restingOn(game, seat, 'space-dock', planet) === undefined &&
  inSpace(game, game.state.planets[planet].system, seat).some((unit) => isA(game, 'produces', unit));

/** Planets where a dock can be built (E3 9.5): ruled since the round began, without one, and nobody's ships above. */
function dockSites(game: Game, seat: SeatId, systems: readonly SystemId[]): PlanetId[] {
  if (piecesLeft(game, seat, 'space-dock') < 1) return [];
  return systems
    .filter((system) => !enemyShipsIn(game, system, seat))
    .flatMap((system) => game.state.systems[system].planets)
    .filter((planet) => {
      const { owner, takenIn } = game.state.planets[planet];
      const docked = onPlanet(game, planet).some((unit) => isA(game, 'produces', unit));
      const ruled = takenIn !== game.state.round || modify(game, 'builds-on-new-planets', { seat }, false);
      const free = owner === seat && ruled && !docked && !hasFloating(game, seat, planet);
      return free && canPay(game, seat, 'resources', dockPrice(game, seat, planet));
    });
}

const stepKey = tailedKey<'build' | 'dock' | 'none', string>(':');

/** A dock builds from the round after it was built (E3 9.5). */
export const chooseProduction = question<{ systems: SystemId[] }>()(
  'choose-production',
  (game, seat, { systems }) => {
    const options: Option[] = [
      ...systems
        .filter((system) => productionProblem(game, seat, system) === undefined)
        .map((system) => ({ key: stepKey.of('build', system), label: `Build units in ${nameOfSystem(game, system)}` })),
      ...dockSites(game, seat, systems).map((planet) => ({
        key: stepKey.of('dock', planet),
        label: `Build a space dock on ${nameOfPlanet(game, planet)} (${dockPrice(game, seat, planet)})`,
      })),
    ];
    if (!options.length) return { kind: 'none', reason: 'Nothing can be built there.' };
    return choose('What do you build?', [...options, { key: 'none', label: 'Build nothing' }]);
  },
  { title: 'build', forced: true },
);

interface ProductionStep {
  seat: SeatId;
  systems: SystemId[];
  planet?: PlanetId;
  /** Where ships can lay tokens: those that are built in this step do not. */
  laying?: SystemId[];
}

/** After all else, facilities are built on planets (E3 21.9). */
const besides = (game: Game, seat: SeatId, systems: SystemId[]) =>
  canBuildFacilities(game, seat, systems) ? call(buildFacilities, { seat, systems }, 'improved') : done();

/** The production step of an action: building at the docks, or one new dock (E3 6.7, 10.5). */
export const productionStep = procedure<ProductionStep>()('production-step', {
  choose: (game, data) => {
    data.laying = layingIn(game, data.seat, data.systems);
    return ask([chooseProduction.of(data.seat, { systems: data.systems })], 'chosen');
  },
  chosen: (game, data, { answer }) => {
    const [what, where = ''] = stepKey.read(chosenOne(answer) ?? 'none');
    if (what === 'build') return call(produceUnits, { seat: data.seat, system: where }, 'end');
    if (what !== 'dock') return goto('end');
    data.planet = where;
    return ask([payment.of(data.seat, dockBill(game, data.seat, where))], 'docked');
  },
  docked: (game, { seat, planet = '' }, { answer }) => {
    const bill = dockBill(game, seat, planet);
    pay(game, seat, bill, answer);
    const { system } = game.state.planets[planet];
    addUnit(game, seat, 'space-dock', system, restingOn(game, seat, 'space-dock', planet)).builtIn = game.state.round;
    game.fact({ type: 'units-produced', seat, system, units: { 'space-dock': 1 }, cost: bill.amount });
    return goto('end');
  },
  // Ships lay what they lay besides.
  end: (game, { seat, systems, laying = systems }) =>
    canLay(game, seat, laying) ? call(layTokens, { seat, systems: laying }, 'laid') : besides(game, seat, systems),
  laid: (game, { seat, systems }) => besides(game, seat, systems),
  improved: () => done(),
});

const dockBill = (game: Game, seat: SeatId, planet: PlanetId): Bill => ({
  kind: 'resources',
  amount: dockPrice(game, seat, planet),
  for: `for ${upper(cardOf(game, 'space-dock').name)} on ${nameOfPlanet(game, planet)}`,
});

export const productionQuestions = [chooseProduction];
