import { isLeaderShipKey, typeOfHitKey } from '#ti3/rules/combat/hit-keys.ts';
import { cargoExcess } from '#ti3/rules/units/fleet-limits.ts';
import { capacityOf } from '#ti3/rules/movement/transport.ts';
import { landingKey, type Landing } from '#ti3/rules/invasion/landing.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { addGreedily, chooseByValue, openOptions, openAmounts, type Policy } from '#ti3/ai/policy.ts';
import { rankBy, sumBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { estimateWinChance, strengthOf } from '#ti3/ai/evaluation/combat-estimate.ts';
import {
  evaluateNearby,
  evaluateConquest,
  planLandings,
  type PlannedLanding,
} from '#ti3/ai/evaluation/system-evaluation.ts';
import { evaluatePlanet, denialFactor, unitCost } from '#ti3/ai/evaluation/values.ts';

/** Returns the chance that the seat wins the space battle in a system with the ships there now. */
export function estimateBattle(context: AiContext, system: SystemId, attacker?: SeatId): number {
  const { game, seat } = context;
  const foes = shipsIn(game, system).filter(({ owner }) => owner !== seat);
  const enemy = foes.at(0)?.owner;
  if (enemy === undefined) return 1;
  const field = { seat, enemy, system, attacks: attacker === seat, purpose: 'space' } as const;
  const against = { ...field, seat: enemy, enemy: seat, attacks: attacker === enemy };
  return estimateWinChance(strengthOf(game, field, shipsIn(game, system, seat)), strengthOf(game, against, foes));
}

/** Returns the value of the planets that a retreat leaves undefended. */
const leftBehind = (context: AiContext, system: SystemId): number =>
  sumBy(context.game.state.systems[system].planets, (planet) =>
    context.game.state.planets[planet].owner === context.seat ? 0.3 * evaluatePlanet(context, planet) : 0,
  );

/** Retreats from a battle that the fleet will probably lose. */
const stayOrLeave: Policy = (context, { data, spec }) => {
  const { system } = data as { system: SystemId };
  const fleet = sumBy(shipsIn(context.game, system, context.seat), ({ type }) => unitCost(context, type));
  const losing = (1 - estimateBattle(context, system, context.game.state.active ?? undefined)) * fleet;
  const havens = openOptions(spec).filter(({ key }) => key !== 'stay');
  const [haven] = rankBy(havens, ({ key }) => evaluateNearby(context, key));
  const leaves =
    estimateBattle(context, system, context.game.state.active ?? undefined) < 0.33 &&
    losing > leftBehind(context, system);
  return [leaves && haven ? haven.key : 'stay'];
};

/** Fires at players who are not trade partners. */
const fire: Policy = (_mind, { spec }) => {
  const [aim] = openOptions(spec).filter(({ key }) => key !== 'hold');
  if (aim) return [aim.key];
  return spec.kind === 'allot' ? spec.proposed : undefined;
};

/**
 * Returns the value of the cargo that would exceed capacity if ships of these types were lost: the cheapest units go
 * first (E3 7.6).
 */
function drowned(context: AiContext, system: SystemId, gone: readonly UnitType[]): number {
  const { game, seat } = context;
  const held = cargoExcess(game, seat, system);
  const left = held.units.map(({ type }) => type);
  for (const type of gone) if (left.includes(type)) left.splice(left.indexOf(type), 1);
  const room = held.units.length - held.over - sumBy(gone, (type) => capacityOf(game, seat, type));
  const worths = left.map((type) => unitCost(context, type)).sort((a, b) => a - b);
  return sumBy(worths.slice(0, Math.max(0, left.length - room)), (worth) => worth);
}

/** Returns the cost of losing one more ship with its excess cargo, after the ships in `gone`. */
const dear = (context: AiContext, system: SystemId, type: UnitType, gone: readonly UnitType[] = []): number =>
  unitCost(context, type) + drowned(context, system, [...gone, type]) - drowned(context, system, gone);

/** Assigns hits to units that sustain damage first, then ship by ship to the cheapest loss. */
const takeHits: Policy = (context, asked) => {
  const { system } = asked.data as { system: SystemId };
  const lines = openAmounts(asked.spec);
  const damage = lines.map(({ key }) => key).filter((key) => key.startsWith('damage:'));
  const left = lines
    .filter(({ key }) => !damage.includes(key))
    .flatMap(({ key, max }) => Array.from({ length: max }, () => key));
  const lost: string[] = [];
  while (left.length) {
    const gone = lost.map(typeOfHitKey);
    const [next] = rankBy(
      left,
      (key) => -dear(context, system, typeOfHitKey(key), gone) - (isLeaderShipKey(key) ? 3 : 0),
    );
    lost.push(...left.splice(left.indexOf(next), 1));
  }
  return exactly(asked, [...damage, ...lost], { singly: lost });
};

/** Upper bound for "all of them". */
const MANY = 99;

/** Assigns exactly as many as required, in the given order; `singly` lists keys of which each stands for one unit. */
function exactly(
  asked: Parameters<Policy>[1],
  order: readonly string[],
  { singly = [] }: { singly?: readonly string[] } = {},
): Record<string, number> | undefined {
  const { spec } = asked;
  if (spec.kind !== 'allot') return undefined;
  const counts: Record<string, number> = {};
  const { measure = '', atLeast: due = 0 } = spec.limits?.[0] ?? {};
  let left = due;
  const weight = (key: string): number => lines.get(key)?.weights?.[measure] ?? 1;
  const lines = new Map(spec.amounts.map((line) => [line.key, line]));
  for (const { key, min = 0 } of spec.amounts) {
    if (min) counts[key] = min;
    left -= min * weight(key);
  }
  for (const key of order) {
    const most = singly.includes(key) ? 1 : MANY;
    const more = Math.min(most, Math.ceil(left / weight(key)), (lines.get(key)?.max ?? 0) - (counts[key] ?? 0));
    if (more > 0) counts[key] = (counts[key] ?? 0) + more;
    left -= Math.max(0, more) * weight(key);
  }
  return counts;
}

const removeExcess: Policy = (context, asked) => {
  const { system } = asked.data as { system: SystemId };
  const types = openAmounts(asked.spec).map(({ key }) => key);
  return exactly(
    asked,
    rankBy(types, (key) => -dear(context, system, key as UnitType)),
  );
};

/** Ground forces in the order in which they land without a fight; in a fight the others come first. */
const LANDING_ORDER = ['ground-force', 'shock-troop', 'mechanized-unit'] as const satisfies UnitType[];

/** Ground forces in space of each type. */
type Aboard = Record<(typeof LANDING_ORDER)[number], number>;

/** Takes ground forces from those in space; a plain one lands with shock troops, which it keeps as they are (E3 21.6). */
function unload(aboard: Aboard, count: number, isFought: boolean): Aboard {
  const taken: Aboard = { 'ground-force': 0, 'shock-troop': 0, 'mechanized-unit': 0 };
  const take = (type: keyof Aboard, most: number): void => {
    const more = Math.min(aboard[type], most, count - sumBy(LANDING_ORDER, (one) => taken[one]));
    aboard[type] -= more;
    taken[type] += more;
  };
  if (isFought && aboard['shock-troop']) take('ground-force', 1);
  for (const type of isFought ? LANDING_ORDER.toReversed() : LANDING_ORDER) take(type, count);
  return taken;
}

/**
 * Lands ground forces as planned; the rest reinforces the best landing against enemies, or one guards an own planet.
 */
const land: Policy = (context, asked) => {
  const { system, friendly } = asked.data as unknown as Landing;
  const { game, seat } = context;
  const lines = openAmounts(asked.spec);
  const inSpace = (type: UnitType): number =>
    Math.max(0, ...lines.filter(({ key }) => landingKey.parse(key)[0] === type).map(({ max }) => max));
  const aboard = Object.fromEntries(LANDING_ORDER.map((type) => [type, inSpace(type)])) as Aboard;
  const troops = sumBy(LANDING_ORDER, (type) => aboard[type]);
  const plan = friendly ? [] : planLandings(context, system, troops);
  const isFought = ({ planet }: PlannedLanding): boolean => game.state.planets[planet].owner !== null;
  const [front] = plan.filter(isFought);
  const spare = front ? troops - sumBy(plan, ({ sent }) => sent) : 0;
  const sure = rankBy(plan, (one) => Number(isFought(one))).flatMap((one): [string, number][] => {
    const landing = unload(aboard, one.sent + (one === front ? spare : 0), isFought(one));
    return LANDING_ORDER.map((type) => [landingKey.format(type, one.planet), landing[type]]);
  });
  const [guarded] = rankBy(
    game.state.systems[system].planets.filter((planet) => game.state.planets[planet].owner === seat),
    (planet) => evaluatePlanet(context, planet),
  );
  if (!front && guarded !== undefined)
    sure.push([landingKey.format('ground-force', guarded), Math.min(aboard['ground-force'], 1)]);
  return addGreedily(asked, sure);
};

/** Bombards with all units, the most valuable conquests first. */
const bombard: Policy = (context, asked) => {
  const lines = openAmounts(asked.spec).map(({ key, max }) => ({ key, max, planet: key.split('>')[1] }));
  return addGreedily(
    asked,
    rankBy(lines, ({ planet }) => evaluateConquest(context, planet)).map(({ key, max }) => [key, max]),
  );
};

const firstInvasion: Policy = chooseByValue((context, planet) => evaluateConquest(context, planet));

/** A strong fleet fights for the seat's trade goods; any other gives them up. */
const answerPirates: Policy = (context, { data }) => {
  const { system } = data as { system: SystemId };
  const fleet = sumBy(shipsIn(context.game, system, context.seat), ({ type }) => unitCost(context, type));
  return [fleet > 8 && context.own.tradeGoods > 1 ? 'fight' : 'pay'];
};

export const combatPolicies: Record<string, Policy> = {
  'announce-withdrawal': stayOrLeave,
  'fire-pds': fire,
  'space-pirates': answerPirates,
  'assign-hits': takeHits,
  'remove-excess': removeExcess,
  'land-units': land,
  bombard,
  'next-invasion': firstInvasion,
  'lose-units-for-council': (_mind, { spec }) => (spec.kind === 'allot' ? spec.proposed : undefined),
};

/** Returns the value of destroying a unit, negative for the seat's own. */
export const evaluateKill = (context: AiContext, id: string): number => {
  const unit = context.game.state.units[id];
  if (!unit) return 0;
  return unit.owner === context.seat
    ? -unitCost(context, unit.type)
    : denialFactor(context, unit.owner) * unitCost(context, unit.type);
};
