import { ask, call, chosenAmounts, done, goto, type AmountOption } from '#engine';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure, question, openWindow, type Game } from '#ti3/rules/game.ts';
import { unledFirst } from '#ti3/rules/leaders/leader-locations.ts';
import { nameOfSystem, formatUnitCounts, unitLabel } from '#ti3/rules/names.ts';
import { capacityOf } from '#ti3/rules/units/capacity.ts';
import { countByType, destroyUnits } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SystemId, UnitType } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';
import { groupLikeUnits, markedUnitLabel } from '#ti3/rules/units/like-units.ts';
import { damageKey, isLeaderShipKey, lossKeysOf } from './hit-keys.ts';
import { cargoExcess } from '#ti3/rules/units/fleet-limits.ts';
import { coveringAllotment, ALLOTMENT_MEASURE, findSuperfluousLine } from './exact-allotment.ts';
import { type Hits, targets, hitsSustainedBy, sustaining, proposed, demanding, most } from './hit-limits.ts';

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
  return Object.values(game.book.units).flatMap(({ type }): AmountOption[] => [
    ...(able[type]
      ? [
          {
            key: damageKey.format(type),
            label: damageLabel(unitLabel(game, type), borne(type)),
            max: able[type],
            ...(borne(type) > 1 && { weights: { [ALLOTMENT_MEASURE]: borne(type) } }),
          },
        ]
      : []),
    ...(groups.has(type)
      ? [
          {
            key: type,
            label: `${unitLabel(game, type)} destroyed`,
            max: groups.get(type)?.length ?? 0,
            ...lostWith(game, hits, type),
          },
        ]
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
    const prompt = `How do you assign ${formatCount(hits.hits, 'hit')} at ${nameOfSystem(game, hits.system)}?`;
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
