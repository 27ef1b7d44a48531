import { ask, call, chosenAmounts, done, goto, type Limit, type AmountOption } from '#engine';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure, question, openWindow, type Game } from '#ti3/rules/game.ts';
import { unledFirst } from '#ti3/rules/leaders/leader-locations.ts';
import { nameOfSystem, formatUnitCounts } from '#ti3/rules/names.ts';
import { capacityOf } from '#ti3/rules/units/capacity.ts';
import { unitCardOf, countByType, destroyUnits, hasQuality } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId, UnitId, UnitType } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';
import { groupLikeUnits, markedUnitLabel } from '#ti3/rules/units/like-units.ts';
import { damageKey, isLed, isLeaderShipKey, lossKeysOf, typeOfHitKey } from './hit-keys.ts';
import { combatTypeOf, hittableUnits } from './combatants.ts';
import type { TargetedHits } from './roll-purpose.ts';
import { cargoExcess } from '#ti3/rules/units/fleet-limits.ts';
import { coveringAllotment, ALLOTMENT_MEASURE, findSuperfluousLine } from './exact-allotment.ts';

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

const targets = (game: Game, { seat, system, fighters }: Hits): Unit[] =>
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

const sustaining = (game: Game, hits: Hits): Unit[] => targets(game, hits).filter((ship) => canSustain(game, ship));

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
function proposed(game: Game, hits: Hits): Record<string, number> {
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
function demanding(
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
const most = (game: Game, hits: Hits): number =>
  Math.min(hits.hits, targets(game, hits).length + bearing(game, hits).length);

/** "Dreadnought sustains damage (2 hits)" */
export const damageLabel = (name: string, hits: number): string =>
  `${name} sustains damage${hits > 1 ? ` (${hits} hits)` : ''}`;

/** Returns a hint about the cargo that would be lost with a ship of a type for lack of capacity (E3 7.6). */
function lostWith(game: Game, { seat, system }: Hits, type: UnitType): { hint?: string } {
  const { units, over: before } = cargoExcess(game, seat, system);
  const borne = units.filter((unit) => unit.type !== type);
  const over = Math.min(
    borne.length,
    capacityOf(game, seat, type),
    before - units.length + borne.length + capacityOf(game, seat, type),
  );
  if (over <= 0) return {};
  return {
    hint: `${over < borne.length ? `${over} of ` : ''}${formatUnitCounts(game, countByType(borne))} would lack capacity and be removed (E3 7.6)`,
  };
}

/** Returns the lines of a seat's ships that can take hits: as damage, or by being destroyed. */
function linesFor(game: Game, hits: Hits): AmountOption[] {
  const { seat } = hits;
  const keyOf = lossKeysOf(game, targets(game, hits));
  const groups = groupLikeUnits(game, targets(game, hits), (_game, ship) => keyOf(ship));
  const led = [...groups].filter(([key]) => isLeaderShipKey(key));
  const able = countByType(sustaining(game, hits));
  const borne = (type: UnitType): number => hitsSustainedBy(game, { owner: seat, type });
  return Object.values(game.book.units).flatMap(({ type, name }): AmountOption[] => [
    ...(able[type]
      ? [
          {
            key: damageKey.format(type),
            label: damageLabel(name, borne(type)),
            max: able[type],
            ...(borne(type) > 1 && { weights: { [ALLOTMENT_MEASURE]: borne(type) } }),
          },
        ]
      : []),
    ...(groups.has(type)
      ? [{ key: type, label: `${name} destroyed`, max: groups.get(type)?.length ?? 0, ...lostWith(game, hits, type) }]
      : []),
    ...led.flatMap(([key, [ship, ...more]]) =>
      ship.type === type
        ? [
            {
              key,
              label: `${markedUnitLabel(game, { id: ship.id, type: ship.type })} destroyed`,
              max: 1 + more.length,
              ...lostWith(game, hits, type),
            },
          ]
        : [],
    ),
  ]);
}

/** Adds the messages for lines that are counted too often: their labels are sentences. */
const withLimitsTold = (spec: AllotSpec): AllotSpec => ({
  ...spec,
  amounts: spec.amounts.map((line) => ({
    ...line,
    maxMessage: `You can choose “${line.label}” ${line.max === 1 ? 'only once' : `at most ${line.max} times`}.`,
  })),
});
type AllotSpec = ReturnType<typeof coveringAllotment>;

/** Asks the owner how to assign hits (E3 7.3, 7.5). */
export const assignHits = question<Omit<Hits, 'seat'>, Record<string, number>>()(
  'assign-hits',
  (game, seat, about) => {
    const hits = { seat, ...about };
    const count = most(game, hits);
    if (!count) return { kind: 'none', reason: 'You have no ships there that can be hit.' };
    const lines = linesFor(game, hits);
    const prompt = `${formatCount(hits.hits, 'hit')} at ${nameOfSystem(game, hits.system)}: how do you assign ${hits.hits === 1 ? 'it' : 'them'}?`;
    if (!about.aims?.length)
      return withLimitsTold(coveringAllotment(count, prompt, lines, proposed(game, hits), 'Assign all'));
    const aimed = demanding(game, hits, count, lines);
    const spec = coveringAllotment(count, prompt, aimed.lines, proposed(game, hits), 'Assign all');
    const worthOf = (key: string) => aimed.lines.find((line) => line.key === key)?.weights;
    return withLimitsTold({
      ...spec,
      amounts: spec.amounts.map((line) => ({ ...line, weights: { ...worthOf(line.key), ...line.weights } })),
      limits: [...(spec.limits ?? []), ...aimed.limits],
    });
  },
  {
    title: 'assign hits',
    forced: true,
    // Where damage absorbs more than one hit, no surplus may be assigned.
    check: (game, seat, about, counts): string | undefined => {
      const hits = { seat, ...about };
      const lines = linesFor(game, hits);
      const spared = about.aims?.length ? undefined : findSuperfluousLine(most(game, hits), lines, counts);
      return spared && `You assigned too many hits: choose fewer of “${spared.label}”.`;
    },
  },
);

/**
 * Applies hits to the ship that must take them first, until it is destroyed. Returns the id of the ship if it survives
 * damaged. Lowers `hits.hits`.
 */
function bearFirst(game: Game, hits: Hits): string[] {
  const first = hits.on ?? modify(game, 'hits-first-on', { seat: hits.seat, system: hits.system }, undefined);
  const ship = targets(game, hits).find(({ id }) => id === first);
  if (!ship || hits.hits < 1) return [];
  const sustained = sustaining(game, hits).includes(ship);
  const damage = sustained ? hitsSustainedBy(game, ship) : 0;
  const survives = sustained && hits.hits <= damage;
  hits.hits -= survives ? hits.hits : Math.min(hits.hits, damage + 1);
  if (survives) {
    ship.damaged = true;
    return [ship.id];
  }
  destroyUnits(game, [ship]);
  return [];
}

interface Taking extends Hits {
  damaged?: string[];
}

/**
 * Resolves the hits on a seat. Adds facts about damaged and destroyed ships, and opens the window in which damage can
 * be answered (Direct Hit).
 */
export const resolveHits = procedure<Taking>()('take-hits', {
  first: (game, data) => {
    data.damaged = bearFirst(game, data);
    return goto('ask');
  },
  ask: (_game, { seat, ...about }) => {
    const { damaged: _damaged, on: _on, ...hits } = about;
    return hits.hits > 0 ? ask([assignHits.ask(seat, hits)], 'assigned') : goto('assigned');
  },
  assigned: (game, data, { answer }) => {
    const { seat, system } = data;
    const lost: Unit[] = [];
    const damaged: Unit[] = [];
    const assigned = chosenAmounts(answer);
    for (const [key, count] of Object.entries(assigned)) {
      const type = damageKey.parse(key);
      if (type !== undefined)
        damaged.push(
          ...unledFirst(
            game,
            sustaining(game, data).filter((ship) => ship.type === type),
          ).slice(0, count),
        );
    }
    const keyOf = lossKeysOf(game, targets(game, data));
    const keyed = new Map(targets(game, data).map((ship) => [ship.id, keyOf(ship)]));
    for (const ship of damaged) ship.damaged = true;
    for (const [key, count] of Object.entries(assigned)) {
      if (damageKey.parse(key) !== undefined) continue;
      // Damaged ships are destroyed first.
      const those = targets(game, data).filter((ship) => keyed.get(ship.id) === key);
      lost.push(
        ...[...those.filter(({ damaged: hurt }) => hurt), ...those.filter(({ damaged: hurt }) => !hurt)].slice(
          0,
          count,
        ),
      );
    }
    destroyUnits(game, lost);
    const left = [...(data.damaged ?? []).map((id) => game.state.units[id]), ...damaged].filter(
      (ship) => ship && game.state.units[ship.id],
    );
    if (!left.length) return done();
    data.damaged = left.map(({ id }) => id);
    game.addFact({ type: 'ships-damaged', seat, system, units: countByType(left) });
    return openWindow('after', 'ships-damaged', { seat, by: data.by, system, units: data.damaged }, 'end');
  },
  end: () => done(),
});

/** Resolves the hits of both sides, the attacker's first (E3 7.3). */
export const resolveHitsOfBoth = procedure<{ system: SystemId; first: Hits; second: Hits }>()('both-take-hits', {
  first: (_game, { first }) => call(resolveHits, first, 'second'),
  second: (_game, { second }) => call(resolveHits, second, 'end'),
  end: () => goto('over'),
  over: () => done(),
});

export const hitProcedures = [resolveHits, resolveHitsOfBoth];
