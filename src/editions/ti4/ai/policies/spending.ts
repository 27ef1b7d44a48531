import type { AmountOption } from '#engine';
import { fleetLimit } from '#ti4/rules/units/fleet-limits.ts';
import { fleetPoolSize, foreignTokensOf } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { MECATOL_REX } from '#ti4/rules/planets/planets.ts';
import type { SystemId, UnitType } from '#ti4/rules/state.ts';
import { countInReinforcements, isGroundForce, isNonFighterShip, shipsIn, unitsAt } from '#ti4/rules/units/units.ts';
import { parseOrderKey } from '#ti4/rules/production/units-to-produce.ts';
import { SPACE_AREA } from '#ti4/rules/production/production-capacity.ts';
import { technologyOf } from '#ti4/rules/technology/technology.ts';
import type { Technology, UnitStats } from '#ti4/rules/components/component.ts';
import { weighGains } from '#ti4/ai/evaluation/gain-weights.ts';
import { listGoals, goalWeights } from '#ti4/ai/evaluation/goals.ts';
import { reserveFor } from '#ti4/ai/evaluation/goal-reserve.ts';
import { unitCost } from '#ti4/ai/evaluation/combat-estimate.ts';
import { ownSeat, type AiContext } from '#ti4/ai/ai-context.ts';
import { chooseByValue, pickOption, type Policy } from '#ti4/ai/policy.ts';
import { surplus } from '#ti4/ai/evaluation/values.ts';

/** Returns the cost of a trade good: it is kept in the status phase, which readies planets at its end (81.6). */
function priceOfGoods(context: AiContext): number {
  if (context.game.state.phase === 'status') return 100;
  return reserveFor(context).tradeGoods > 0 ? 4 : 1.3;
}

/** Pays with the planets that are least useful for anything else, and with trade goods last if they are saved. */
const payment: Policy = (context, { data, spec, check }) => {
  if (spec.kind !== 'allot') return undefined;
  const { kind } = data as { kind: 'resources' | 'influence' };
  const other = kind === 'resources' ? 'influence' : 'resources';
  const kept = reserveFor(context);
  const otherWeight =
    (kept[other] > 0 ? 1.4 : 0.5) +
    (other === 'influence' && context.game.state.custodians && context.game.state.round < 4 ? 0.3 : 0);
  const goodsPrice = priceOfGoods(context);
  const planets = spec.amounts.filter(({ key }) => key !== 'trade-goods').slice(0, 11);
  const goods = spec.amounts.find(({ key }) => key === 'trade-goods');
  const amount = (spec.limits ?? []).find(({ measure }) => measure === kind)?.atLeast ?? 0;
  const each = goods?.weights?.[kind] ?? 1;
  let found: Record<string, number> | undefined;
  let least = Infinity;
  for (let mask = 0; mask < 1 << planets.length; mask++) {
    const used = planets.filter((_, i) => mask & (1 << i));
    const sum = used.reduce((total, line) => total + (line.weights?.[kind] ?? 0), 0);
    const lacking = Math.ceil(Math.max(0, amount - sum) / each);
    if (lacking > (goods?.max ?? 0)) continue;
    const left = spec.amounts
      .filter((line) => !used.includes(line))
      .reduce((total, { key }) => total + (context.game.book.planets[key]?.[other] ?? 0), 0);
    const short = Math.max(0, kept[other] - left - Math.max(0, ownSeat(context).tradeGoods - lacking));
    const price =
      short * 5 +
      lacking * goodsPrice +
      used.reduce(
        (total, { key, weights }) =>
          total + (weights?.[kind] ?? 0) + otherWeight * (context.game.book.planets[key]?.[other] ?? 0),
        0,
      );
    if (price >= least) continue;
    const answer = {
      ...Object.fromEntries(used.map(({ key }) => [key, 1])),
      ...(lacking > 0 && { 'trade-goods': lacking }),
    };
    if (check(answer) !== undefined) continue;
    least = price;
    found = answer;
  }
  return found;
};

/** Wish for `count` units of a type if `wanted` holds. */
type Wish = [wanted: boolean, type: UnitType, count: number];

/** Lists units to build, in order of priority. */
function unitsWanted(context: AiContext, system: SystemId): UnitType[] {
  const { game, seat } = context;
  const { round } = game.state;
  const own = unitsAt(game, { owner: seat });
  const count = (type: UnitType) => own.filter((unit) => unit.type === type).length;
  const troops = own.filter((unit) => unit.system === system && isGroundForce(game, unit)).length;
  const room =
    fleetPoolSize(game, seat) - shipsIn(game, system, seat).filter((unit) => isNonFighterShip(game, unit)).length;
  const heavy = surplus(context, 'resources');
  const escorts = Array.from({ length: Math.max(0, room) }, (_, i): Wish => [
    true,
    heavy >= 7 && i % 2 === 0 ? 'dreadnought' : 'cruiser',
    1,
  ]);
  const wishes: Wish[] = [
    [troops < 4, 'infantry', 2],
    [count('carrier') < 2 + Math.floor(round / 2), 'carrier', 1],
    [Boolean(goalWeights(context).dreadnought), 'dreadnought', 2],
    [troops < 6, 'infantry', 2],
    [heavy >= 12 && count('war-sun') < 2, 'war-sun', 1],
    [heavy >= 8 && count('flagship') < 1 && round > 2, 'flagship', 1],
    ...escorts,
    [count('carrier') < 4 && room > 1, 'carrier', 1],
    [true, 'destroyer', 2],
    [true, 'fighter', 2],
    [troops < 7, 'infantry', 3],
    [count('fighter') < 6, 'fighter', 2],
    [true, 'infantry', 1],
  ];
  return wishes.flatMap(([wanted, type, n]) => (wanted ? Array.from({ length: n }, () => type) : []));
}

/** Returns the line that places a unit: on Mecatol Rex, otherwise on another planet, otherwise in space. */
function lineFor(type: UnitType, lines: readonly AmountOption[]): AmountOption | undefined {
  const placeOf = ({ key }: AmountOption) => parseOrderKey(key)?.place;
  const places = lines.filter(({ key }) => parseOrderKey(key)?.type === type);
  return (
    places.find((line) => placeOf(line) === MECATOL_REX) ??
    places.find((line) => placeOf(line) !== SPACE_AREA) ??
    places[0]
  );
}

const countOrdered = (counts: Record<string, number>, type: UnitType): number =>
  Object.entries(counts).reduce((sum, [key, count]) => (parseOrderKey(key)?.type === type ? sum + count : sum), 0);

const produce: Policy = (context, asked) => {
  if (asked.spec.kind !== 'allot') return undefined;
  const { system, discount = 0 } = asked.data as { system: SystemId; discount?: number };
  const { amounts } = asked.spec;
  const budget = surplus(context, 'resources') + discount;
  const price = (counts: Record<string, number>): number => {
    const types: Partial<Record<UnitType, number>> = {};
    for (const { key, weights } of amounts) {
      const type = parseOrderKey(key)?.type;
      if (type) types[type] = (types[type] ?? 0) + (counts[key] ?? 0) * (weights?.resources ?? 0);
    }
    return Object.values(types).reduce((sum, one) => sum + Math.ceil(one), 0);
  };
  const thrifty = {
    ...asked,
    check: (counts: unknown) =>
      price(counts as Record<string, number>) > budget
        ? 'This exceeds the budget.'
        : asked.check(counts as Record<string, number>),
  };
  let counts: Record<string, number> = {};
  for (const type of unitsWanted(context, system)) {
    const line = lineFor(type, amounts);
    // Without a figure, one would be taken from another place.
    if (!line || countInReinforcements(context.game, context.seat, type) <= countOrdered(counts, type)) continue;
    const more = { ...counts, [line.key]: (counts[line.key] ?? 0) + 1 };
    if (more[line.key] <= line.max && thrifty.check(more) === undefined) counts = more;
  }
  return counts;
};

/** Returns the fleet pool that the present fleets need; components may allow ships beyond it. */
function poolNeeded({ game, seat }: AiContext): number {
  const pool = fleetPoolSize(game, seat);
  const needs = Object.keys(game.state.systems).map((system) => {
    const ships = shipsIn(game, system, seat).filter((unit) => isNonFighterShip(game, unit)).length;
    return ships && ships - (fleetLimit(game, seat, system) - pool);
  });
  return Math.max(0, ...needs);
}

/**
 * Distributes command tokens: a fleet pool for the present fleets, two or three for secondaries, the rest for tactical
 * actions.
 */
const tokens: Policy = (context, asked) => {
  if (asked.spec.kind !== 'allot') return undefined;
  const { tokens: own } = ownSeat(context);
  const { length: foreign } = foreignTokensOf(context.game, context.seat);
  const anew = asked.question === 'redistribute-tokens';
  const total = (asked.spec.limits ?? []).find(({ measure }) => measure === 'tokens')?.atLeast ?? 0;
  const needed = poolNeeded(context);
  const saving = Math.max(0, ...listGoals(context).map(({ spend }) => spend.tokens ?? 0));
  const fleet = Math.max(needed, Math.min(6, 3 + Math.floor(context.game.state.round / 2)));
  const strategy = saving ? 3 : 2;
  const before = anew ? { tactic: 0, fleet: foreign, strategy: 0 } : { ...own, fleet: own.fleet + foreign };
  const answer: Record<string, number> = { tactic: 0, fleet: 0, strategy: 0 };
  const line = (pool: string) =>
    asked.spec.kind === 'allot' ? (asked.spec.amounts.find(({ key }) => key === pool)?.max ?? 0) : 0;
  let left = total;
  const give = (pool: 'tactic' | 'fleet' | 'strategy', upTo: number) => {
    const more = Math.max(0, Math.min(left, upTo - before[pool] - answer[pool], line(pool) - answer[pool]));
    answer[pool] += more;
    left -= more;
  };
  give('fleet', needed);
  give('tactic', 2);
  give('strategy', 1);
  give('tactic', 3);
  give('fleet', fleet);
  give('tactic', 4);
  give('strategy', strategy);
  give('tactic', 99);
  give('fleet', 99);
  return answer;
};

const buyTokens: Policy = (context, { spec }) => {
  if (spec.kind !== 'number') return undefined;
  return Math.max(spec.min, Math.min(spec.max, Math.floor(surplus(context, 'influence') / 3), 4));
};

/** Returns the resources better spent on units while the seat has few of them. */
export const earlyUnitBonus = (context: AiContext): number => {
  const { game, seat } = context;
  const fleet = unitsAt(game, { owner: seat }).reduce((sum, unit) => sum + unitCost(game, unit), 0);
  return Math.max(0, Math.min(3, 8 + game.state.round * 5 - fleet));
};

/** Returns the value of a technology apart from objectives: its gains, and the improvement of a unit upgrade. */
function worthOfTechnology(context: AiContext, technology: Technology): number {
  const { upgrade, faction, advice } = technology;
  return (
    1 +
    (faction !== undefined ? 1 : 0) +
    (upgrade ? bettered(context, upgrade) : 0) +
    weighGains(context, advice?.gains)
  );
}

/** Returns how much a unit upgrade improves the present unit. */
function bettered({ game, seat }: AiContext, upgrade: UnitStats): number {
  const before = game.book.unitFacts[game.state.seats[seat].units[upgrade.type]] ?? upgrade;
  const more = (of: (facts: UnitStats) => number | undefined): number => (of(upgrade) ?? 0) - (of(before) ?? 0);
  const fewer = (before.combat?.value ?? 0) - (upgrade.combat?.value ?? 0);
  return more(({ move }) => move) * 0.9 + fewer * 0.35 + more(({ capacity }) => capacity) * 0.3;
}

/** Returns the value of a technology, including its use for objectives. */
export const evaluateTechnology = (context: AiContext, key: string): number =>
  5 + worthOfTechnology(context, technologyOf(context.game, key)) + (goalWeights(context)[key] ?? 0) * 1.6;

/** Researches the most valuable technology. */
const research: Policy = chooseByValue((context, key) => evaluateTechnology(context, key) + context.below(10) / 20);

const again: Policy = (context, asked) =>
  surplus(context, 'resources') >= 6 + earlyUnitBonus(context)
    ? pickOption(asked, 'yes', 'no')
    : pickOption(asked, 'no');

/** Spends what replaces a token first, since it is readied again, then tactic tokens. */
const spendTokens: Policy = (context, asked) => {
  if (asked.spec.kind !== 'allot') return undefined;
  const { tactic, strategy } = ownSeat(context).tokens;
  const pools: string[] = ['tactic', 'strategy', 'fleet'];
  const withTokens = (instead: readonly string[]): Record<string, number> => {
    const needed = neededOf(asked) - instead.length;
    const counts = [
      ...instead.map((key) => [key, 1] as const),
      ['strategy', Math.min(strategy, Math.max(0, needed - tactic))] as const,
      ['tactic', Math.min(tactic, needed)] as const,
    ];
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  };
  return asked.spec.amounts
    .filter(({ key }) => !pools.includes(key))
    .map(({ key }) => withTokens([key]))
    .concat(withTokens([]))
    .find((counts, i, all) => i === all.length - 1 || asked.check(counts) === undefined);
};
const neededOf = ({ data }: { data: unknown }): number => (data as { count?: number }).count ?? 0;

/** Readies the most valuable planets. */
const readyPlanets: Policy = chooseByValue(
  (context, key) =>
    0.1 + (context.game.book.planets[key]?.resources ?? 0) + (context.game.book.planets[key]?.influence ?? 0) * 0.8,
);

export const spendingPolicies: Record<string, Policy> = {
  payment,
  'units-to-produce': produce,
  'gain-tokens': tokens,
  'redistribute-tokens': tokens,
  'leadership-tokens': buyTokens,
  'research-technology': research,
  'choose-starting-technology': research,
  'technology-again': again,
  'spend-tokens': spendTokens,
  'diplomacy-planets': readyPlanets,
};
