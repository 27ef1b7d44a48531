import { modify } from '#ti3/rules/components/modifiers.ts';
import { fleetSupply, nonFighterShips } from '#ti3/rules/units/fleet-supply.ts';
import { unitsInSystem, hasQuality, allUnits } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { costOf, producingDocksIn, isOffered, productionLimit } from '#ti3/rules/production/production-limits.ts';
import { tradeGoodValue } from '#ti3/rules/production/payment.ts';
import { dockProblem, productionCost, productionProblem, type Production } from '#ti3/rules/production/production.ts';
import type { PlanetId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { evaluateChanges, evaluateUnitChanges } from '#ti3/ai/evaluation/goals.ts';
import { openOptions, isWithinLimits, openAmounts, type AiQuestion, type Policy } from '#ti3/ai/policy.ts';
import { spendable, savingsGoal } from './spending.ts';
import { rankBy, sumBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { enemyStrengthInRange, evaluateNearby } from '#ti3/ai/evaluation/system-evaluation.ts';
import { unitCost, planetIncome } from '#ti3/ai/evaluation/values.ts';

const countOfType = ({ game, seat }: AiContext, type: UnitType): number =>
  allUnits(game).filter((unit) => unit.owner === seat && unit.type === type).length;

/** Counts the seat's ground forces in a system. */
const troopsAt = ({ game, seat }: AiContext, system: SystemId): number =>
  unitsInSystem(game, system).filter((unit) => unit.owner === seat && hasQuality(game, 'ground-force', unit)).length;

/** Value of a produced unit as a share of its price. */
const USE = 0.75;

/** Returns the value of producing in a system. */
export function evaluateProduction(context: AiContext, system: SystemId): number {
  const { game, seat } = context;
  if (productionProblem(game, seat, system) !== undefined) return 0;
  const limit = productionLimit(game, seat, system);
  const supply = fleetSupply(game, seat, system) - nonFighterShips(game, seat, system).length;
  // Once fleet supply is used up, only small units can be built.
  const ships = Math.max(0, Math.min(limit, supply));
  const troops = troopsAt(context, system);
  const small =
    Math.max(0, limit - ships) * (enoughTroops(context) ? 0.05 : troops < 4 ? 0.9 : troops < 8 ? 0.4 : 0.15);
  return USE * Math.min(spendable(context, 'resources'), ships * 3.5 + small);
}

const affordsDock = (context: AiContext): boolean =>
  spendable(context, 'resources') >= costOf(context.game, context.seat, 'space-dock', 1);

/** Lists the planets of a system where the seat can build a space dock (E3 9.5). */
const sitesIn = (context: AiContext, system: SystemId): PlanetId[] =>
  affordsDock(context)
    ? context.game.state.systems[system].planets.filter(
        (planet) => dockProblem(context.game, context.seat, planet) === undefined,
      )
    : [];

/** Returns the value of a space dock on a planet, minus its price. */
export function evaluateDock(context: AiContext, planet: PlanetId): number {
  const { game, seat } = context;
  const { system } = game.state.planets[planet];
  const dock = { id: 'imagined', type: 'space-dock', owner: seat, system, planet } as const;
  const aim = evaluateChanges(context, { units: { ...game.state.units, [dock.id]: dock } });
  const early = Math.max(0, 6 - game.state.round) * 0.6;
  const exposed = enemyStrengthInRange(context, system) > 3 ? 2 : 0;
  return (
    aim +
    early +
    0.6 * planetIncome(context, planet) +
    0.1 * evaluateNearby(context, system) -
    exposed -
    0.5 * costOf(game, seat, 'space-dock', 1)
  );
}

/** Returns the best site for a space dock in a system and its value. */
export const findBestDock = (context: AiContext, system: SystemId): { planet: PlanetId; gain: number } | undefined =>
  rankBy(
    sitesIn(context, system).map((planet) => ({ planet, gain: evaluateDock(context, planet) })),
    ({ gain }) => gain,
  ).at(0);

const chooseStep: Policy = (context, { spec }) => {
  const rated = openOptions(spec).map(({ key }) => {
    const [what, where = ''] = key.split(':');
    if (what === 'dock') return { key, gain: affordsDock(context) ? evaluateDock(context, where) : -1 };
    return { key, gain: what === 'build' ? evaluateProduction(context, where) : 0 };
  });
  const [first] = rankBy(rated, ({ gain }) => gain);
  return first && [first.key];
};

/** Counts how many more units of a type in a system would advance the seat's objectives, at most six. */
function helpful(context: AiContext, system: SystemId, type: UnitType, planet?: PlanetId): number {
  let count = 0;
  let gained = 0;
  const more: Record<string, Unit> = {};
  while (count < 6) {
    const id = `imagined ${count}`;
    more[id] = { id, type, owner: context.seat, system, ...(planet !== undefined && { planet }) };
    const gain = evaluateUnitChanges(context, more);
    if (gain <= gained + 0.2) break;
    gained = gain;
    count += 1;
  }
  return count;
}

/** Tells whether the seat has enough ground forces to conquer and to guard. */
const enoughTroops = (context: AiContext): boolean =>
  countOfType(context, 'ground-force') > 2.5 * planetsOf(context.game, context.seat).length + 4;

/** Repeats the unit types `count` times. */
const times = (count: number, ...types: UnitType[]): UnitType[] =>
  Array.from({ length: Math.max(0, count) }, () => types).flat();

/** Lists the units that the seat wants to build, in order of priority. */
function wishes(context: AiContext, system: SystemId): UnitType[] {
  const { game, seat } = context;
  const [dock] = producingDocksIn(game, seat, system);
  const troops = troopsAt(context, system);
  const asked = (['dreadnought', 'cruiser', 'ground-force'] as const).flatMap((type) =>
    times(helpful(context, system, type, type === 'ground-force' ? dock : undefined), type),
  );
  const sun =
    modify(game, 'builds-war-suns', { seat }, false) &&
    spendable(context, 'resources') >= costOf(game, seat, 'war-sun', 1);
  const pride =
    isOffered(game, seat, 'flagship') && spendable(context, 'resources') >= costOf(game, seat, 'flagship', 1);
  const goals = evaluateNearby(context, system) > 2 || game.state.round < 4;
  const carries = goals && countOfType(context, 'carrier') < Math.min(4, 2 + Math.floor(game.state.round / 2));
  const threatened =
    enemyStrengthInRange(context, system) >
    sumBy(nonFighterShips(game, seat, system), ({ type }) => unitCost(context, type));
  const enough = enoughTroops(context);
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

/** Returns the resources to spend in a system; without danger, half of the free trade goods are saved. */
function means(context: AiContext, system: SystemId): number {
  const all = spendable(context, 'resources');
  if (enemyStrengthInRange(context, system) > 0) return all;
  const goods =
    Math.max(0, context.own.tradeGoods - savingsGoal(context).goods) * tradeGoodValue(context.game, context.seat);
  return all - Math.floor(goods / 2);
}

const typeOf = (key: string): UnitType => key.split('>')[0] as UnitType;

/** Lists the types of which one more unit costs nothing, because two come for one price (E3 9.1). */
function halves({ game, seat }: Pick<AiContext, 'game' | 'seat'>, counts: Record<string, number>): UnitType[] {
  const built = new Map<UnitType, number>();
  for (const [key, count] of Object.entries(counts)) built.set(typeOf(key), (built.get(typeOf(key)) ?? 0) + count);
  return [...built].flatMap(([type, count]) =>
    count > 0 && costOf(game, seat, type, count + 1) === costOf(game, seat, type, count) ? [type] : [],
  );
}

/** Completes pairs that come for one price, if needed by swapping a unit of another incomplete pair. */
export function completePairs(
  context: Pick<AiContext, 'game' | 'seat'>,
  asked: AiQuestion,
  counts: Record<string, number>,
): Record<string, number> {
  const open = halves(context, counts);
  const keys = openAmounts(asked.spec).flatMap(({ key }) => (open.includes(typeOf(key)) ? [key] : []));
  const better = keys
    .flatMap((key) => {
      const more = { ...counts, [key]: (counts[key] ?? 0) + 1 };
      const others = keys.filter((other) => typeOf(other) !== typeOf(key) && (counts[other] ?? 0) > 0);
      return [more, ...others.map((other) => ({ ...more, [other]: counts[other] - 1 }))];
    })
    .find((one) => isWithinLimits(asked, one) && halves(context, one).length < open.length);
  return better ? completePairs(context, asked, better) : counts;
}

/** Builds the wanted units as far as the free resources pay for them. */
const build: Policy = (context, asked) => {
  const about = asked.data as unknown as Omit<Production, 'seat'>;
  const producing = { seat: context.seat, ...about };
  const most = means(context, about.system);
  const lines = openAmounts(asked.spec).map(({ key }) => key);
  const keyOf = (type: UnitType): string | undefined => lines.find((key) => key === type || key.startsWith(`${type}>`));
  // A unit that cannot be built is skipped for the next one.
  const counts: Record<string, number> = {};
  const tried = new Set<string>();
  for (const type of wishes(context, about.system)) {
    const key = keyOf(type);
    if (key === undefined || tried.has(key)) continue;
    const more = { ...counts, [key]: (counts[key] ?? 0) + 1 };
    if (isWithinLimits(asked, more) && productionCost(context.game, producing, more) <= most) counts[key] = more[key];
    else tried.add(key);
  }
  return completePairs(context, asked, counts);
};

/** Lays one token where enemies are in range, if the seat has resources to spare. */
const lay: Policy = (context, asked) => {
  const { systems } = asked.data as { systems: SystemId[] };
  const system = systems.find((one) => enemyStrengthInRange(context, one) > 0);
  const line = system === undefined ? undefined : openAmounts(asked.spec).find(({ key }) => key.endsWith(`@${system}`));
  return line && spendable(context, 'resources') >= 4 && isWithinLimits(asked, { [line.key]: 1 })
    ? { [line.key]: 1 }
    : {};
};

export const productionPolicies: Record<string, Policy> = {
  'choose-production': chooseStep,
  'build-units': build,
  'lay-tokens': lay,
};

/** Chooses the system for production without activation. */
export const chooseProductionSite = (context: AiContext, asked: AiQuestion): string[] | undefined => {
  const [first] = rankBy(openOptions(asked.spec), ({ key }) => evaluateProduction(context, key));
  return first && [first.key];
};
