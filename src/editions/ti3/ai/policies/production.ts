import { modify } from '#ti3/rules/components/modifiers.ts';
import { fleetSupply, countedShips } from '#ti3/rules/units/fleet-supply.ts';
import { enemyShipsIn, inSystem, isA, onPlanet, piecesLeft, unitsOf } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { costOf, docksIn, isOffered, productionLimit } from '#ti3/rules/production/production-limits.ts';
import { goodsWorth } from '#ti3/rules/production/payment.ts';
import { priceOf, productionProblem, type Producing } from '#ti3/rules/production/production.ts';
import type { PlanetId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { gainOf, gainOfUnits } from '#ti3/ai/evaluation/goals.ts';
import { choices, fits, linesOf, type Asked, type Habit } from '#ti3/ai/policy.ts';
import { budget, kept } from './spending.ts';
import { ranked, total, type Mind } from '#ti3/ai/ai-context.ts';
import { dangerAt, drawOf } from '#ti3/ai/evaluation/system-evaluation.ts';
import { unitWorth, yieldOf } from '#ti3/ai/evaluation/values.ts';

const countOfType = ({ game, seat }: Mind, type: UnitType): number =>
  unitsOf(game).filter((unit) => unit.owner === seat && unit.type === type).length;

/** Ground forces of the seat in a system. */
const troopsAt = ({ game, seat }: Mind, system: SystemId): number =>
  inSystem(game, system).filter((unit) => unit.owner === seat && isA(game, 'ground-force', unit)).length;

/** How much of what a dock builds is worth its price. */
const USE = 0.75;

/** What building in a system would bring. */
export function buildingGain(mind: Mind, system: SystemId): number {
  const { game, seat } = mind;
  if (productionProblem(game, seat, system) !== undefined) return 0;
  const limit = productionLimit(game, seat, system);
  const supply = fleetSupply(game, seat, system) - countedShips(game, seat, system).length;
  // Beyond the ships there is room for, what is built is small.
  const ships = Math.max(0, Math.min(limit, supply));
  const troops = troopsAt(mind, system);
  const small = Math.max(0, limit - ships) * (enoughTroops(mind) ? 0.05 : troops < 4 ? 0.9 : troops < 8 ? 0.4 : 0.15);
  return USE * Math.min(budget(mind, 'resources'), ships * 3.5 + small);
}

const affordsDock = (mind: Mind): boolean => budget(mind, 'resources') >= costOf(mind.game, mind.seat, 'space-dock', 1);

/** Planets in a system where a dock could be built (E3 9.5). */
function sitesIn(mind: Mind, system: SystemId): PlanetId[] {
  const { game, seat } = mind;
  const { state } = game;
  if (piecesLeft(game, seat, 'space-dock') < 1 || !affordsDock(mind) || enemyShipsIn(game, system, seat)) return [];
  return state.systems[system].planets.filter((planet) => {
    const { owner, takenIn } = state.planets[planet];
    return (
      owner === seat && takenIn !== state.round && !onPlanet(game, planet).some((unit) => isA(game, 'produces', unit))
    );
  });
}

/** What a dock on a planet would bring, its price taken off. */
export function dockGain(mind: Mind, planet: PlanetId): number {
  const { game, seat } = mind;
  const { system } = game.state.planets[planet];
  const dock = { id: 'imagined', type: 'space-dock', owner: seat, system, planet } as const;
  const aim = gainOf(mind, { units: { ...game.state.units, [dock.id]: dock } });
  const early = Math.max(0, 6 - game.state.round) * 0.6;
  const exposed = dangerAt(mind, system) > 3 ? 2 : 0;
  return (
    aim +
    early +
    0.6 * yieldOf(mind, planet) +
    0.1 * drawOf(mind, system) -
    exposed -
    0.5 * costOf(game, seat, 'space-dock', 1)
  );
}

/** The best dock of a system, with what it would bring. */
export const bestDock = (mind: Mind, system: SystemId): { planet: PlanetId; gain: number } | undefined =>
  ranked(
    sitesIn(mind, system).map((planet) => ({ planet, gain: dockGain(mind, planet) })),
    ({ gain }) => gain,
  ).at(0);

const chooseStep: Habit = (mind, { spec }) => {
  const rated = choices(spec).map(({ key }) => {
    const [what, where = ''] = key.split(':');
    if (what === 'dock') return { key, gain: affordsDock(mind) ? dockGain(mind, where) : -1 };
    return { key, gain: what === 'build' ? buildingGain(mind, where) : 0 };
  });
  const [first] = ranked(rated, ({ gain }) => gain);
  return first && [first.key];
};

/** Units that objectives ask for, where they ask for them: so many more would help. */
function helpful(mind: Mind, system: SystemId, type: UnitType, planet?: PlanetId): number {
  let count = 0;
  let gained = 0;
  const more: Record<string, Unit> = {};
  while (count < 6) {
    const id = `imagined ${count}`;
    more[id] = { id, type, owner: mind.seat, system, ...(planet !== undefined && { planet }) };
    const gain = gainOfUnits(mind, more);
    if (gain <= gained + 0.2) break;
    gained = gain;
    count += 1;
  }
  return count;
}

/** Whether there are ground forces enough for all there is to take and to guard. */
const enoughTroops = (mind: Mind): boolean =>
  countOfType(mind, 'ground-force') > 2.5 * planetsOf(mind.game, mind.seat).length + 4;

/** So many of a type. */
const times = (count: number, ...types: UnitType[]): UnitType[] =>
  Array.from({ length: Math.max(0, count) }, () => types).flat();

/** What the seat would like to have, one after the other. */
function wishes(mind: Mind, system: SystemId): UnitType[] {
  const { game, seat } = mind;
  const [dock] = docksIn(game, seat, system);
  const troops = troopsAt(mind, system);
  const asked = (['dreadnought', 'cruiser', 'ground-force'] as const).flatMap((type) =>
    times(helpful(mind, system, type, type === 'ground-force' ? dock : undefined), type),
  );
  const sun =
    modify(game, 'builds-war-suns', { seat }, false) && budget(mind, 'resources') >= costOf(game, seat, 'war-sun', 1);
  const pride = isOffered(game, seat, 'flagship') && budget(mind, 'resources') >= costOf(game, seat, 'flagship', 1);
  const goals = drawOf(mind, system) > 2 || game.state.round < 4;
  const carries = goals && countOfType(mind, 'carrier') < Math.min(4, 2 + Math.floor(game.state.round / 2));
  const threatened =
    dangerAt(mind, system) > total(countedShips(game, seat, system), ({ type }) => unitWorth(mind, type));
  const enough = enoughTroops(mind);
  return [
    ...asked,
    ...times(sun ? 1 : 0, 'war-sun'),
    ...times(pride ? 1 : 0, 'flagship'),
    ...(carries ? ['carrier' as const, ...times(5 - troops, 'ground-force')] : []),
    ...(threatened ? (['dreadnought', 'ground-force', 'ground-force', 'pds'] as const) : []),
    ...times((enough ? 1 : 4) - troops, 'ground-force'),
    ...times(enough ? 0 : 1, 'mechanized-unit'),
    ...times(4, 'dreadnought', 'cruiser', 'fighter', 'fighter'),
    ...times((enough ? 1 : 8) - troops, 'ground-force'),
    ...(['cruiser', 'destroyer', 'destroyer', 'pds', 'fighter', 'fighter'] as const),
  ];
}

/** What may be spent there: of trade goods, which last, half is left for another time where there is no danger. */
function means(mind: Mind, system: SystemId): number {
  const all = budget(mind, 'resources');
  if (dangerAt(mind, system) > 0) return all;
  const goods = Math.max(0, mind.own.tradeGoods - kept(mind).goods) * goodsWorth(mind.game, mind.seat);
  return all - Math.floor(goods / 2);
}

const typeOf = (key: string): UnitType => key.split('>')[0] as UnitType;

/** Of which types half of a pair is built: one more of it would cost nothing. Two come for one price (E3 9.1). */
function halves({ game, seat }: Pick<Mind, 'game' | 'seat'>, counts: Record<string, number>): UnitType[] {
  const built = new Map<UnitType, number>();
  for (const [key, count] of Object.entries(counts)) built.set(typeOf(key), (built.get(typeOf(key)) ?? 0) + count);
  return [...built].flatMap(([type, count]) =>
    count > 0 && costOf(game, seat, type, count + 1) === costOf(game, seat, type, count) ? [type] : [],
  );
}

/** No half of a pair is left where one more fits, or where one of another half makes room for it: each time there are fewer of them. */
export function paired(
  mind: Pick<Mind, 'game' | 'seat'>,
  asked: Asked,
  counts: Record<string, number>,
): Record<string, number> {
  const open = halves(mind, counts);
  const keys = linesOf(asked.spec).flatMap(({ key }) => (open.includes(typeOf(key)) ? [key] : []));
  const better = keys
    .flatMap((key) => {
      const more = { ...counts, [key]: (counts[key] ?? 0) + 1 };
      const others = keys.filter((other) => typeOf(other) !== typeOf(key) && (counts[other] ?? 0) > 0);
      return [more, ...others.map((other) => ({ ...more, [other]: counts[other] - 1 }))];
    })
    .find((one) => fits(asked, one) && halves(mind, one).length < open.length);
  return better ? paired(mind, asked, better) : counts;
}

/** What is built: what is wished for, as far as it can be paid with what need not be kept. */
const build: Habit = (mind, asked) => {
  const about = asked.data as unknown as Omit<Producing, 'seat'>;
  const producing = { seat: mind.seat, ...about };
  const most = means(mind, about.system);
  const lines = linesOf(asked.spec).map(({ key }) => key);
  const keyOf = (type: UnitType): string | undefined => lines.find((key) => key === type || key.startsWith(`${type}>`));
  // A wish that cannot be met is followed by the next.
  const counts: Record<string, number> = {};
  const tried = new Set<string>();
  for (const type of wishes(mind, about.system)) {
    const key = keyOf(type);
    if (key === undefined || tried.has(key)) continue;
    const more = { ...counts, [key]: (counts[key] ?? 0) + 1 };
    if (fits(asked, more) && priceOf(mind.game, producing, more) <= most) counts[key] = more[key];
    else tried.add(key);
  }
  return paired(mind, asked, counts);
};

/** What ships lay: one where there is danger, and more is left than it costs. */
const lay: Habit = (mind, asked) => {
  const { systems } = asked.data as { systems: SystemId[] };
  const system = systems.find((one) => dangerAt(mind, one) > 0);
  const line = system === undefined ? undefined : linesOf(asked.spec).find(({ key }) => key.endsWith(`@${system}`));
  return line && budget(mind, 'resources') >= 4 && fits(asked, { [line.key]: 1 }) ? { [line.key]: 1 } : {};
};

export const buildingHabits: Record<string, Habit> = {
  'choose-production': chooseStep,
  'build-units': build,
  'lay-tokens': lay,
};

/** Where to build without activating. */
export const whereToBuild = (mind: Mind, asked: Asked): string[] | undefined => {
  const [first] = ranked(choices(asked.spec), ({ key }) => buildingGain(mind, key));
  return first && [first.key];
};
