import { ask, call, chosenOne, choose, counted, done, goto, type Line, type Option } from '../../../../engine/index.ts';
import { tailedKey } from '../../../../kit/keys.ts';
import { modify } from '../components/modifiers.ts';
import { procedure, question, window, type Game } from '../game.ts';
import { nameOfPlanet, nameOfSystem, nameOfUnits } from '../names.ts';
import { docksIn, floatingDocks, restingOn } from '../planets/aboard.ts';
import { addUnit, cardOf, enemyShipsIn, inSpace, isA, onPlanet, piecesLeft } from '../planets/units.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '../terms.ts';
import {
  buildersIn,
  buildingSites,
  costOf,
  docksAfloat,
  isOffered,
  limitOfType,
  overBuilt,
  overGrown,
  productionLimit,
  tooManyPieces,
  workingDocks,
} from './limits.ts';
import { canPay, pay, payment, purse, type Bill } from './payment.ts';
import { canLay, layTokens } from './tokens.ts';
import { some, upper } from '../../../../words/sentences.ts';

/** "cruiser"; on which planet what stands on one is put down: "ground-force>jord"; and a ship that is put down in another system: "cruiser>quann". */
const buildKey = tailedKey<UnitType, PlanetId>('>');

const PDS_EACH = 2;

export interface Producing {
  seat: SeatId;
  system: SystemId;
  /** Resources that are given with it. */
  given?: number;
  /** No more units than these, whatever the docks can do. */
  most?: number;
}

/** Why nothing can be built in a system (E3 9.4). */
export const productionProblem = (game: Game, seat: SeatId, system: SystemId): string | undefined => {
  if (!buildersIn(game, seat, system).length) {
    if (!docksIn(game, seat, system).length && !floatingDocks(game, seat, system).length) return 'You have no space dock there.';
    if (!workingDocks(game, seat, system).length && !docksAfloat(game, seat, system))
      return 'Your space dock there builds nothing just now.';
  }
  if (enemyShipsIn(game, system, seat) && !modify(game, 'builds-blockaded', { seat, system }, false))
    return 'Ships of another player blockade your space dock there.';
  return productionLimit(game, seat, system) > 0 ? undefined : 'Your space dock there can build nothing.';
};

const limitOf = (game: Game, { seat, system, most = Infinity }: Producing): number => Math.min(most, productionLimit(game, seat, system));

function totals(counts: Record<string, number>): Partial<Record<UnitType, number>> {
  const all: Partial<Record<UnitType, number>> = {};
  for (const [key, count] of Object.entries(counts)) {
    const [type] = buildKey.read(key);
    all[type] = (all[type] ?? 0) + count;
  }
  return all;
}

/** Systems beside that of the docks where ships may be put down. */
const elsewhere = (game: Game, { seat, system }: Producing): SystemId[] =>
  modify(game, 'delivers-to', { seat, system }, []).filter((one) => one !== system);

const ownIn = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  game.state.systems[system].planets.filter((planet) => game.state.planets[planet].owner === seat);

/** Planets where what does not float may be put down: those of the docks, and where something reaches further, one's own there. */
function sites(game: Game, { seat, system }: Producing): PlanetId[] {
  const own = modify(game, 'delivers-to', { seat, system }, []).flatMap((one) => ownIn(game, seat, one));
  // What a dock in space builds for planets is put down on any of one's own there.
  const below = docksAfloat(game, seat, system) ? ownIn(game, seat, system) : [];
  return [...new Set([...buildingSites(game, seat, system), ...below, ...own])];
}

/** In which system what a key names is put down. */
const placeOf = (game: Game, { system }: Producing, key: string): SystemId => {
  const [type, where] = buildKey.read(key);
  if (where === undefined) return system;
  return isA(game, 'ship', { type }) ? where : game.state.planets[where].system;
};

/** What is wrong with where so many are put down. */
function misplaced(game: Game, producing: Producing, counts: Record<string, number>): string | undefined {
  const places = [...new Set(Object.keys(counts).map((key) => placeOf(game, producing, key)))];
  for (const place of places) {
    const there = Object.fromEntries(Object.entries(counts).filter(([key]) => placeOf(game, producing, key) === place));
    const wrong = overBuilt(game, producing.seat, place, totals(there));
    if (wrong !== undefined) return places.length > 1 ? `${nameOfSystem(game, place)}: ${wrong}` : wrong;
  }
  return tooManyPieces(game, producing.seat, totals(counts)) ?? misgrown(game, producing, counts);
}

/** What is wrong where something else than docks builds: it does so where it is. */
function misgrown(game: Game, producing: Producing, counts: Record<string, number>): string | undefined {
  const { seat, system } = producing;
  const all = totals(counts);
  const over = (Object.keys(all) as UnitType[]).find((type) => (all[type] ?? 0) > limitOfType(game, seat, system, type));
  if (over) return `${cardOf(game, over).plural}: only ${limitOfType(game, seat, system, over)} can be built there.`;
  if (!buildersIn(game, seat, system).length || modify(game, 'delivers-to', { seat, system }, []).length) return undefined;
  const landed = new Map<PlanetId, Partial<Record<UnitType, number>>>();
  for (const [key, count] of Object.entries(counts)) {
    const [type, where] = buildKey.read(key);
    if (where !== undefined && !isA(game, 'ship', { type })) landed.set(where, { ...landed.get(where), [type]: count });
  }
  return overGrown(game, seat, system, landed);
}

/** What all of it costs, with what is taken off once for the whole (E3 9.2). */
export function priceOf(game: Game, { seat, system, given = 0 }: Producing, counts: Record<string, number>): number {
  const all = totals(counts);
  const printed = (Object.keys(all) as UnitType[]).reduce((sum, type) => sum + costOf(game, seat, type, all[type] ?? 0), 0);
  return Math.max(0, printed && modify(game, 'production-cost', { seat, system }, printed) - given);
}

function buildLines(game: Game, producing: Producing): Line[] {
  const { seat, given = 0 } = producing;
  const limit = limitOf(game, producing);
  const means = purse(game, seat, 'resources') + given + 1;
  const planets = sites(game, producing);
  const warSuns = modify(game, 'builds-war-suns', { seat }, false);
  return Object.values(game.book.units).flatMap((card): Line[] => {
    const { type, name, cost } = card;
    const forCost = modify(game, 'units-for-price', { seat, type }, card.forCost);
    if (type === 'space-dock' || (type === 'war-sun' && !warSuns)) return [];
    if (!isOffered(game, seat, type)) return [];
    if (modify(game, 'build-barred', { seat, type }, undefined) !== undefined) return [];
    const each = costOf(game, seat, type, 1);
    const most = Math.min(
      limit,
      limitOfType(game, seat, producing.system, type),
      piecesLeft(game, seat, type),
      each ? Math.floor(means / each) * forCost : limit,
    );
    if (most < 1) return [];
    const hint = forCost > 1 ? `${forCost} for ${cost}` : `${each} each`;
    const line = { max: most, hint, worth: { units: 1 } };
    if (isA(game, 'ship', card))
      return [
        { key: buildKey.of(type), label: name, ...line },
        ...elsewhere(game, producing).map((place) => ({ key: buildKey.of(type, place), label: `${name} in ${nameOfSystem(game, place)}`, ...line })), // prettier-ignore
      ];
    return planets.flatMap((planet): Line[] => {
      const room = type === 'pds' ? PDS_EACH - onPlanet(game, planet).filter((unit) => unit.type === 'pds').length : most;
      const max = Math.min(most, room);
      const label = planets.length > 1 ? `${name} on ${nameOfPlanet(game, planet)}` : name;
      return max > 0 ? [{ key: buildKey.of(type, planet), label, ...line, max }] : [];
    });
  });
}

/** Whether a seat could build and pay for anything in a system. */
export function couldBuild(game: Game, seat: SeatId, system: SystemId): boolean {
  const here = { seat, system };
  if (productionProblem(game, seat, system) !== undefined) return false;
  return buildLines(game, here).some(({ key }) => {
    const one = { [key]: 1 };
    return canPay(game, seat, 'resources', priceOf(game, here, one)) && misplaced(game, here, one) === undefined;
  });
}

/** What is built at a system's docks (E3 9.1 to 9.3). */
export const buildUnits = question<Omit<Producing, 'seat'>, Record<string, number>>()(
  'build-units',
  (game, seat, producing) => {
    const all = { seat, ...producing };
    const lines = productionProblem(game, seat, producing.system) === undefined ? buildLines(game, all) : [];
    if (!lines.length) return { kind: 'none', reason: productionProblem(game, seat, producing.system) ?? 'You can build nothing there.' };
    const limit = limitOf(game, all);
    return {
      kind: 'allot',
      prompt: `What do you build in ${nameOfSystem(game, producing.system)}? Up to ${some(limit, 'unit')}; you have ${some(purse(game, seat, 'resources') + (producing.given ?? 0), 'resource')}.`,
      lines,
      limits: [{ measure: 'units', atMost: limit, say: `Your docks build ${limit} there; that is {sum}.` }],
      start: {},
      nothing: 'Build nothing',
    };
  },
  {
    title: 'build units',
    forced: true,
    check: (game, seat, producing, counts) => {
      const price = priceOf(game, { seat, ...producing }, counts);
      if (!canPay(game, seat, 'resources', price)) return `That costs ${price}; you have ${purse(game, seat, 'resources')}.`;
      const pds = Object.entries(counts).find(([key, count]) => buildKey.read(key)[0] === 'pds' && count > PDS_EACH);
      return pds ? 'A planet holds two PDS.' : misplaced(game, { seat, ...producing }, counts);
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

/** The production step of an action: building at the docks, or one new dock (E3 6.7, 10.5). */
export const productionStep = procedure<{ seat: SeatId; systems: SystemId[]; planet?: PlanetId }>()('production-step', {
  choose: (_game, { seat, systems }) => ask([chooseProduction.of(seat, { systems })], 'chosen'),
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
  end: (game, { seat, systems }) => (canLay(game, seat, systems) ? call(layTokens, { seat, systems }, 'laid') : done()),
  laid: () => done(),
});

const dockBill = (game: Game, seat: SeatId, planet: PlanetId): Bill => ({
  kind: 'resources',
  amount: dockPrice(game, seat, planet),
  for: `for ${upper(cardOf(game, 'space-dock').name)} on ${nameOfPlanet(game, planet)}`,
});

export const productionQuestions = [chooseProduction];
