import { type Limit, type AmountOption } from '#engine';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { type Game } from '#ti3/rules/game.ts';
import { unitCardOf, hasQuality } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId, UnitId, UnitType } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';
import { damageKey, isLed, lossKeysOf, typeOfHitKey } from './hit-keys.ts';
import { combatTypeOf, hittableUnits } from './combatants.ts';
import type { TargetedHits } from './roll-purpose.ts';
import { ALLOTMENT_MEASURE } from './exact-allotment.ts';

export interface Hits {
  seat: SeatId;
  system: SystemId;
  hits: number;
  /** Only fighters can be hit (E3 7.2). */
  fighters?: true;
  /** Seat that scored the hits. */
  by: SeatId;
  /** Hits that must fall on certain ships. */
  aims?: readonly TargetedHits[];
  /** The one ship that takes the hits first. */
  on?: UnitId;
}

export const targets = (game: Game, { seat, system, fighters }: Hits): Unit[] =>
  hittableUnits(game, system, seat).filter(
    (ship) => !fighters || hasQuality(game, 'fighter', { type: combatTypeOf(game, ship) ?? ship.type }),
  );

/** Tells whether a ship can take a hit as damage: it is undamaged and sustains damage (E3 7.3). */
export const canSustain = (game: Game, ship: Unit): boolean =>
  !ship.damaged &&
  modify(
    game,
    'sustains',
    { seat: ship.owner, type: ship.type, system: ship.system },
    hasQuality(game, 'sustains', ship),
  );

/** Returns the number of hits that a unit absorbs by sustaining damage. */
export const hitsSustainedBy = (game: Game, { owner, type }: Pick<Unit, 'owner' | 'type'>): number =>
  modify(game, 'hits-sustained', { seat: owner, type }, 1);

/** Returns the ships that can sustain damage, each as often as it absorbs a hit that way. */
const bearing = (game: Game, hits: Hits): Unit[] =>
  sustaining(game, hits).flatMap((ship) => Array.from({ length: hitsSustainedBy(game, ship) }, () => ship));

export const sustaining = (game: Game, hits: Hits): Unit[] =>
  targets(game, hits).filter((ship) => canSustain(game, ship));

/** Returns the cost of one unit; the proposal loses the cheapest first. */
const priceOf = (game: Game, { type, owner }: Unit): number =>
  unitCardOf(game, type, owner).cost / unitCardOf(game, type, owner).forCost;

/** Minimum number of hits that must fall on ships of these types. */
interface Demand {
  types: readonly UnitType[];
  least: number;
}

/**
 * Returns the minimum hits per group of types, narrowest group first. Hits aimed at a subset count for the larger group
 * too, and no minimum exceeds what the ships there can take.
 */
function demandsOf(game: Game, hits: Hits): Demand[] {
  const { aims = [] } = hits;
  const able = [...targets(game, hits), ...bearing(game, hits)];
  return aims
    .map(({ at }) => {
      const wanted = aims
        .filter((other) => other.at.every((type) => at.includes(type)))
        .reduce((sum, { count }) => sum + count, 0);
      return { types: at, least: Math.min(hits.hits, wanted, able.filter(({ type }) => at.includes(type)).length) };
    })
    .sort((a, b) => a.types.length - b.types.length);
}

/**
 * Proposes an assignment of hits: damage first, then the cheapest ships, those without leaders before those with.
 * Required targets come first.
 */
export function proposed(game: Game, hits: Hits): Record<string, number> {
  const counts: Record<string, number> = {};
  const keyOf = lossKeysOf(game, targets(game, hits));
  const cheapest = [...targets(game, hits)].sort((a, b) => priceOf(game, a) - priceOf(game, b));
  const lost = [...cheapest.filter((one) => !isLed(game, one)), ...cheapest.filter((one) => isLed(game, one))];
  const order = [
    ...sustaining(game, hits).map((ship) => ({
      key: damageKey.format(ship.type),
      type: ship.type,
      bears: hitsSustainedBy(game, ship),
    })),
    ...lost.map((ship) => ({ key: keyOf(ship), type: ship.type, bears: 1 })),
  ];
  const all: Demand = { types: cheapest.map(({ type }) => type), least: hits.hits };
  const taken: UnitType[] = [];
  for (const { types, least } of [...demandsOf(game, hits), all]) {
    const left = (): number =>
      Math.min(hits.hits - taken.length, least - taken.filter((type) => types.includes(type)).length);
    for (const one of order.filter(({ type }) => types.includes(type))) {
      if (left() < 1) break;
      order.splice(order.indexOf(one), 1);
      counts[one.key] = (counts[one.key] ?? 0) + 1;
      for (let i = 0; i < one.bears; i++) taken.push(one.type);
    }
  }
  return counts;
}

/** Adds the minimums of aimed hits to the lines and limits. */
export function demanding(
  game: Game,
  hits: Hits,
  count: number,
  lines: AmountOption[],
): { lines: AmountOption[]; limits: Limit[] } {
  const demands = demandsOf(game, hits);
  return {
    lines: lines.flatMap((line): AmountOption[] => {
      const elsewhere = Math.max(
        0,
        ...demands.flatMap(({ types, least }) => (types.includes(typeOfHitKey(line.key)) ? [] : [least])),
      );
      const max = Math.min(line.max, Math.ceil((count - elsewhere) / (line.weights?.[ALLOTMENT_MEASURE] ?? 1)));
      const worth = Object.fromEntries(
        demands.flatMap(({ types }, i) =>
          types.includes(typeOfHitKey(line.key)) ? [[`aim ${i}`, line.weights?.[ALLOTMENT_MEASURE] ?? 1]] : [],
        ),
      );
      return max > 0 ? [{ ...line, max, weights: { ...worth, ...line.weights } }] : [];
    }),
    limits: demands.map(({ types, least }, i) => {
      const aimed = types.map((type) => unitCardOf(game, type).plural.toLowerCase()).join(', ');
      return {
        measure: `aim ${i}`,
        measureLabel: `hits on ${aimed}`,
        atLeast: least,
        message: `Assign at least ${formatCount(least, 'hit')} to ${aimed}; you chose {sum}.`,
      };
    }),
  };
}

/**
 * Returns the number of hits that can be taken: a ship that sustains damage can still be destroyed by a further hit.
 */
export const most = (game: Game, hits: Hits): number =>
  Math.min(hits.hits, targets(game, hits).length + bearing(game, hits).length);
