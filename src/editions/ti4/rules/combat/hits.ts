import { ask, call, chosenAmounts, done, goto, type Answer, type AmountOption, type Spec } from '#engine';
import { combatantsAt, placeOf, type Place } from './combat.ts';
import { formatOpposingForces, fleetsOf } from './opposing-forces.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { formatRollPurpose, type RollPurpose } from './roll-purpose.ts';
import type { HitRestriction } from './combat-values.ts';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { formatUnitCount, nameOfPlanet, nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, Unit, UnitId } from '#ti4/rules/state.ts';
import { labelOf, compareByValue } from '#ti4/rules/units/unit-marks.ts';
import { lineAtKey, lineKey } from '#ti4/rules/units/unit-keys.ts';
import { definitionOf, unitOf, unitsAt } from '#ti4/rules/units/units.ts';
import { formatCount } from '#text/sentences.ts';

export interface Hits extends Place, HitRestriction {
  /** The seat whose units are hit. */
  seat: SeatId;
  by: SeatId;
  purpose: RollPurpose;
  /** Hits not yet canceled. An ability that responds to 'hits-produced' lowers this number. */
  hits: number;
  /** Sources that have canceled some hits; each can do so once (2.5). */
  cancelledBy?: string[];
  /** Losses are chosen later, together with the other side's. */
  deferred?: true;
  /** Units that used Sustain Damage in this step and were repaired since; they cannot use it again. */
  repaired?: UnitId[];
  /** Set if the owner has been asked before: only Sustain Damage is asked again. */
  resumed?: true;
  /** Units about to use Sustain Damage; `sustained` holds those that have. */
  plan?: UnitId[];
  sustained?: UnitId[];
}

/** Returns the units that hits can be assigned to. */
export function eligibleTargets(game: Game, hits: Hits): Unit[] {
  return combatantsAt(game, hits, hits.seat).filter(
    (unit) =>
      (!hits.units || hits.units.includes(unit.id)) &&
      (hits.only === undefined || (hits.only === 'fighters') === (unit.type === 'fighter')),
  );
}

/** Tells whether a unit is not a fighter; used on units that fight in space as ships. */
const notFighter = (unit: Unit): boolean => unit.type !== 'fighter';

/**
 * Returns the units in a space area that may cancel hits on the ships there, though hits cannot be assigned to them.
 */
export const hitCancellers = (
  game: Game,
  { seat, system, planet, purpose }: Place & Pick<Hits, 'seat' | 'purpose'>,
): Unit[] =>
  planet === undefined
    ? unitsAt(game, { owner: seat, system, space: true }).filter((unit) =>
        modify(game, 'guards-ships', { unit, purpose }, false),
      )
    : [];

export const sustainableUnits = (game: Game, hits: Hits): Unit[] => {
  const open = eligibleTargets(game, hits);
  // 87.5: only units that could be assigned one of the hits may cancel it.
  const hard = open.filter(notFighter);
  const exposed = hits.first === 'non-fighters' && hard.length >= hits.hits && !hits.free ? hard : open;
  return [...exposed, ...hitCancellers(game, hits)]
    .filter((unit) => !hits.repaired?.includes(unit.id) && canSustain(game, unit, hits.purpose))
    .sort((a, b) => costOf(game, a) - costOf(game, b) || compareByValue(game, a, b));
};

/** Tells whether a unit has Sustain Damage, even if it is damaged or cannot use it. */
export const hasSustain = (game: Game, unit: Unit): boolean =>
  modify(game, 'sustains-damage', { unit }, definitionOf(game, unit).sustainDamage ?? false);

export const canSustain = (game: Game, unit: Unit, purpose: RollPurpose | null): boolean =>
  !unit.damaged && modify(game, 'can-sustain', { seat: unit.owner, unit, purpose }, hasSustain(game, unit));

/** Damages units without using Sustain Damage, so abilities that respond to its use do not trigger. */
export function damageUnits(
  game: Game,
  units: readonly Unit[],
  { by, component }: { by: SeatId; component: string },
): void {
  const fresh = units.filter((unit) => !unit.damaged);
  for (const unit of fresh) unit.damaged = true;
  const [first] = fresh;
  if (first)
    game.addFact({
      type: 'units-damaged',
      seat: first.owner,
      by,
      component,
      units: fresh.map(({ type }) => type),
      system: first.system,
    });
}

/** Proposes units to sustain damage, cheapest first, until no hit is left. */
export function proposeSustains(game: Game, hits: Hits): { units: Unit[]; left: number } {
  const units: Unit[] = [];
  let left = hits.hits;
  for (const unit of left > 0 ? sustainableUnits(game, hits) : []) {
    if (left <= 0) break;
    units.push(unit);
    left = Math.max(0, left - modify(game, 'sustain-cancels', { seat: hits.seat, unit }, 1));
  }
  return { units, left };
}

/** Higher than the cost of any unit. */
const COST_OF_UNBUYABLE = 100;

/** Returns the cost of one unit, for proposals only; units that cannot be bought are given up last. */
function costOf(game: Game, unit: Unit): number {
  const { cost = COST_OF_UNBUYABLE, perCost = 1 } = definitionOf(game, unit);
  return cost / perCost;
}

const whereOf = (game: Game, { system, planet }: Place): string =>
  planet === undefined ? `at ${nameOfSystem(game, system)}` : `on ${nameOfPlanet(game, planet)}`;

/** Groups units by kind; also by planet or space if the units in `among` are not all in one place. */
function group(game: Game, units: Unit[], among: Unit[] = units): { key: string; units: Unit[] }[] {
  const spread = new Set(among.map((unit) => unit.planet)).size > 1;
  const groups: { key: string; units: Unit[] }[] = [];
  for (const unit of units) {
    const key = lineAtKey.format(lineKey(game, unit), spread ? unit.planet : undefined);
    const found = groups.find((one) => one.key === key);
    if (found) found.units.push(unit);
    else groups.push({ key, units: [unit] });
  }
  return groups;
}

const labelAt = (game: Game, key: string, [unit]: Unit[]): string =>
  lineAtKey.parse(key)[1] !== undefined && unit.planet !== undefined
    ? `${labelOf(game, unit)} on ${nameOfPlanet(game, unit.planet)}`
    : labelOf(game, unit);

/** Returns the ids of the units that an answer by kind and amount selects. */
export function unitsFromAnswer(game: Game, units: Unit[], answer: Answer): UnitId[] {
  const counts = chosenAmounts(answer);
  return group(game, units).flatMap(({ key, units: alike }) => alike.slice(0, counts[key] ?? 0).map((unit) => unit.id));
}

/**
 * Asks which units use Sustain Damage (87). They use it one after the other; if one of them is lost meanwhile, the rest
 * are asked about again.
 */
export const sustainDamage = question<Hits, Record<string, number>>()(
  'sustain-damage',
  (game, _seat, hits): Spec => {
    const able = sustainableUnits(game, hits);
    if (!able.length || hits.hits <= 0) return { kind: 'none', reason: 'No unit can sustain damage here.' };
    return {
      kind: 'allot',
      prompt: `${formatCount(hits.hits, 'hit')} from ${formatRollPurpose(hits.purpose)} ${whereOf(game, hits)}: which units sustain damage?`,
      amounts: group(game, able).map(({ key, units }): AmountOption => ({
        key,
        label: labelAt(game, key, units),
        max: Math.min(units.length, hits.hits),
        weights: { cancelled: modify(game, 'sustain-cancels', { seat: hits.seat, unit: units[0] }, 1) },
      })),
      emptyLabel: 'Sustain no damage',
      proposed: proposedSustainAnswer(game, hits),
    };
  },
  {
    title: 'choose which units sustain damage',
    check: (game, _seat, hits, answer) => {
      const meant = unitsFromAnswer(game, sustainableUnits(game, hits), answer).map((id) => unitOf(game, id));
      const cancels = meant
        .map((unit) => modify(game, 'sustain-cancels', { seat: hits.seat, unit }, 1))
        .sort((a, b) => b - a);
      const sum = cancels.reduce((total, one) => total + one, 0);
      const idle = cancels.length > 0 && sum - (cancels.at(-1) ?? 0) >= hits.hits;
      return idle
        ? `There ${hits.hits === 1 ? 'is' : 'are'} only ${formatCount(hits.hits, 'hit')} to cancel.`
        : undefined;
    },
  },
);

interface Losses {
  count: number;
  /** Units that must be destroyed first, then the others. */
  tiers: Unit[][];
  /** Number of losses that must come from the first tier. */
  must: number;
  /** Proposed number of losses per tier. */
  quotas: number[];
}

/** Returns the number of units to destroy, and from which tiers. */
function lossesOf(hits: Hits, open: Unit[]): Losses {
  const count = Math.max(0, Math.min(hits.hits, open.length));
  // Units that go first take as many hits as they can, and the others take the rest.
  const first = hits.first ? open.filter(notFighter) : [];
  const tiers = [first, open.filter((unit) => !first.includes(unit))];
  // Canceled hits are taken to be those that must go to the first tier.
  const must = Math.min(count, first.length, Math.max(0, hits.hits - (hits.free ?? 0)));
  const others = Math.min(count - must, tiers[1].length);
  return { count, tiers, must, quotas: [count - others, others] };
}

/** Returns the cheapest units to destroy, as far as there is a choice. */
export function cheapestLosses(game: Game, hits: Hits): UnitId[] {
  const open = eligibleTargets(game, hits);
  const { tiers, quotas } = lossesOf(hits, open);
  return unitsFromAnswer(game, open, proposal(game, tiers, quotas));
}

/** Returns the answer that proposes the cheapest units to sustain damage. */
export function proposedSustainAnswer(game: Game, hits: Hits): Record<string, number> {
  const { units: tough } = proposeSustains(game, hits);
  return Object.fromEntries(
    group(game, sustainableUnits(game, hits)).map(({ key, units }) => [
      key,
      units.filter((unit) => tough.includes(unit)).length,
    ]),
  );
}

/** Asks which units are destroyed (31.1). */
export const assignLosses = question<Hits, Record<string, number>>()(
  'assign-hits',
  (game, _seat, hits): Spec => {
    const open = eligibleTargets(game, hits);
    const { count, tiers, must, quotas } = lossesOf(hits, open);
    if (count <= 0) return { kind: 'none', reason: 'No units are left to destroy.' };
    const [first] = tiers;
    const least = [must, Math.max(0, count - first.length)];
    const most = [count, count - must];
    return {
      kind: 'allot',
      prompt: `Which ${count === 1 ? 'unit' : `${count} units`} do you lose ${whereOf(game, hits)}?${first.length ? ' Non-fighter ships come first.' : ''}${formatOpposingForces(game, placeOf(hits), hits.seat, hits.by)}`,
      subject: fleetsOf(game, placeOf(hits), hits.seat, hits.by),
      amounts: tiers.flatMap((tier, i) =>
        group(game, tier, open).map(({ key, units }): AmountOption => ({
          key,
          label: labelAt(game, key, units),
          max: Math.min(units.length, most[i]),
          min: Math.max(0, least[i] - (tier.length - units.length)),
          weights: { losses: 1, ...(i === 0 && { first: 1 }) },
        })),
      ),
      limits: [
        {
          measure: 'losses',
          measureLabel: 'hits assigned',
          atLeast: count,
          atMost: count,
          message: `Choose exactly ${formatCount(count, 'unit')} to lose; you chose {sum}.`,
        },
        ...(must
          ? [
              {
                measure: 'first',
                measureLabel: 'hits on non-fighter ships',
                atLeast: must,
                message: `Assign at least ${formatCount(must, 'hit')} to non-fighter ships; you assigned {sum}.`,
              },
            ]
          : []),
      ],
      proposed: proposal(game, tiers, quotas),
    };
  },
  { title: 'assign hits', forced: true },
);

/** Compares groups of equal units: the cheapest first, and among equals the least valuable. */
const compareGroups =
  (game: Game) =>
  ({ units: [a] }: { units: Unit[] }, { units: [b] }: { units: Unit[] }): number =>
    costOf(game, a) - costOf(game, b) || compareByValue(game, a, b);

/** Proposes the cheapest units, and among equals the least valuable. */
function proposal(game: Game, tiers: Unit[][], quotas: number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  tiers.forEach((tier, i) => {
    const groups = group(game, tier, tiers.flat()).toSorted(compareGroups(game));
    let left = quotas[i];
    for (const { key, units } of groups) {
      const lost = Math.min(units.length, left);
      if (lost) counts[key] = lost;
      left -= lost;
    }
  });
  return counts;
}

const about = ({ seat, by, purpose, hits, ...place }: Hits) => ({ seat, by, purpose, hits, ...placeOf(place) });

/**
 * Assigns hits to a seat's units: first abilities that cancel them, then Sustain Damage (87), then losses. Returns the
 * hits left to assign, which are 0 unless they are deferred.
 */
export const assignHits = procedure<Hits>()('assign-hits', {
  start: (game, hits) => {
    if (hits.hits <= 0 || !eligibleTargets(game, hits).length) return done({ left: 0 });
    if (hits.resumed) return goto('sustain');
    return openWindow('when', 'hits-produced', about(hits), 'sustain');
  },
  sustain: (_game, hits) => (hits.hits > 0 ? ask([sustainDamage.ask(hits.seat, hits)], 'sustainers') : goto('losses')),
  sustainers: (game, hits, got) => {
    hits.plan = unitsFromAnswer(game, sustainableUnits(game, hits), got.answer);
    return goto('next');
  },
  next: (game, hits) => {
    // If a ship is lost while it sustains damage, its owner may want to choose differently for the others.
    const lost = hits.sustained?.some((id) => !game.state.units[id]);
    if (lost) {
      delete hits.sustained;
      return goto('sustain');
    }
    const id = hits.plan?.shift();
    const unit = id === undefined ? undefined : game.state.units[id];
    if (!unit || hits.hits <= 0 || !canSustain(game, unit, hits.purpose))
      return goto(hits.plan?.length ? 'next' : 'losses');
    unit.damaged = true;
    hits.hits = Math.max(0, hits.hits - modify(game, 'sustain-cancels', { seat: hits.seat, unit }, 1));
    (hits.sustained ??= []).push(unit.id);
    game.addFact({
      type: 'damage-sustained',
      seat: hits.seat,
      by: hits.by,
      unit: unit.type,
      id: unit.id,
      ...placeOf(hits),
    });
    return openWindow(
      'when',
      'damage-sustained',
      { seat: hits.seat, by: hits.by, unit: unit.id, system: hits.system },
      'sustained',
    );
  },
  sustained: (_game, hits) =>
    openWindow(
      'after',
      'damage-sustained',
      { seat: hits.seat, by: hits.by, unit: hits.sustained?.at(-1) ?? '', system: hits.system },
      'next',
    ),
  losses: (_game, hits) => {
    if (hits.hits <= 0) return done({ left: 0 });
    return hits.deferred ? done({ left: hits.hits }) : ask([assignLosses.ask(hits.seat, hits)], 'destroy');
  },
  destroy: (game, hits, got) =>
    call(
      destroyUnits,
      {
        units: unitsFromAnswer(game, eligibleTargets(game, hits), got.answer),
        by: hits.by,
        purpose: hits.purpose,
        byHits: true,
      },
      'finish',
    ),
  finish: () => done({ left: 0 }),
});

/** Cancels some of the hits about to be assigned, once per component (2.5), or once per value of `one`. */
export function cancelHits(game: Game, by: string, count: number, one = by): void {
  const hits = game.enclosingData(assignHits);
  if (!hits || hits.cancelledBy?.includes(one)) return;
  const cancelled = Math.min(count, hits.hits);
  hits.hits -= cancelled;
  (hits.cancelledBy ??= []).push(one);
  game.addFact({ type: 'hits-cancelled', seat: hits.seat, by, count: cancelled });
}

export const hasCancelledHits = (game: Game, by: string): boolean =>
  game.enclosingData(assignHits)?.cancelledBy?.includes(by) ?? false;

/** Repairs a damaged unit (87.3). */
export function repairUnit(game: Game, unit: Unit): void {
  if (!unit.damaged) return;
  delete unit.damaged;
  game.addFact({ type: 'unit-repaired', seat: unit.owner, unit: unit.type, ...placeOf(unit) });
}

/** Tells whether units differ in type, place, damage or marks, so that it matters which of them is picked. */
export const areDifferent = (game: Game, units: Unit[]): boolean => group(game, units).length > 1;

/**
 * Asks for one of several units, for an ability. The answer is a kind, such as 'cruiser' or 'cruiser-damaged'. `lost`:
 * the player gives it up, so the least valuable comes first.
 */
export const pickUnit = question<{ units: UnitId[]; prompt: string; optional?: true; lost?: true }>()(
  'pick-unit',
  (game, _seat, { units, prompt, optional, lost }): Spec => {
    const there = units.map((id) => game.state.units[id]).filter((unit): unit is Unit => unit !== undefined);
    if (!there.length) return { kind: 'none', reason: 'None of these units is still there.' };
    const groups = group(game, there);
    return {
      kind: 'choose',
      prompt,
      min: optional ? 0 : 1,
      max: 1,
      options: (lost ? groups.toSorted(compareGroups(game)) : groups).map(({ key, units: alike }) => ({
        key,
        label: `${labelAt(game, key, alike)}${alike.length > 1 ? `, 1 of ${formatUnitCount(alike[0].type, alike.length)}` : ''}`,
      })),
    };
  },
  { title: 'choose a unit', forced: true },
);

/** Returns the unit that an answer to `pickUnit` selects. */
export const findPickedUnit = (game: Game, units: UnitId[], kind: string | undefined): Unit | undefined =>
  group(
    game,
    units.map((id) => game.state.units[id]).filter((unit): unit is Unit => unit !== undefined),
  ).find(({ key }) => key === kind)?.units[0];

export const hitProcedures = [assignHits];
export const hitQuestions = [sustainDamage, assignLosses, pickUnit];
