import type { AmountOption, Spec } from '#engine';
import { placeOf, type Place } from './combat.ts';
import { formatOpposingForces, fleetsOf } from './opposing-forces.ts';
import { formatRollPurpose } from './roll-purpose.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { nameOfPlanet, nameOfSystem } from '#ti4/rules/names.ts';
import type { Unit, UnitId } from '#ti4/rules/state.ts';
import { unitOf } from '#ti4/rules/units/units.ts';
import { formatCount } from '#text/sentences.ts';
import { type Hits, sustainableUnits, notFighter, eligibleTargets, proposeSustains } from './hits.ts';
import { group, labelAt, unitsFromAnswer, compareGroups } from '#ti4/rules/units/unit-groups.ts';

const whereOf = (game: Game, { system, planet }: Place): string =>
  planet === undefined ? `at ${nameOfSystem(game, system)}` : `on ${nameOfPlanet(game, planet)}`;

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
