import { barraged } from '#ti4/rules/combat/anti-fighter-barrage.ts';
import { opponentIn } from '#ti4/rules/combat/combat.ts';
import type { Restriction } from '#ti4/rules/combat/combat-values.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import type { Battered, Field, Force, Standing } from './combat-board.ts';
import type { Moments } from './forced-moments.ts';

/** What one side may have left. */
export interface Left {
  force: Force;
  /** Where the combat is over with this round. */
  over: () => Force;
  chance: number;
}

/** What both sides may have left, in each part of it the one whatever the other has. */
export interface Part {
  attackers: Left[];
  defenders: Left[];
  chance: number;
}

/** Hits that each side has to take. */
export type Against = Partial<Record<SeatId, { hits: number; assign?: Restriction }>>;

/** What becomes of both sides as their hits are taken, the attacker's first: sustaining damage may bring hits on the other side. */
export function taken(
  field: Field,
  moments: Moments,
  standing: Standing,
  purpose: RollPurpose,
  against: Against,
): Record<'attacker' | 'defender', Battered> {
  const { attacker, defender } = field.sides;
  const due: Record<SeatId, number> = {
    [attacker]: against[attacker]?.hits ?? 0,
    [defender]: against[defender]?.hits ?? 0,
  };
  const portions: Record<SeatId, number[]> = { [attacker]: [], [defender]: [] };
  const returned: Record<SeatId, number> = { [attacker]: 0, [defender]: 0 };
  const batteredBy = (seat: SeatId): Battered =>
    field.takes(standing, seat, purpose, against[seat]?.assign)(...(portions[seat].length ? portions[seat] : [0]));
  for (;;) {
    const seat = [attacker, defender].find((one) => due[one] > 0);
    if (seat === undefined) return { attacker: batteredBy(attacker), defender: batteredBy(defender) };
    portions[seat].push(due[seat]);
    due[seat] = 0;
    if (!moments.strikesBack(field.of(standing, seat))) continue;
    const now = moments.returnedBy(standing, seat, purpose, batteredBy(seat));
    due[opponentIn(field.sides, seat)] += now - returned[seat];
    returned[seat] = now;
  }
}

/** What one side has left as it has taken its hits. */
function leaving(
  moments: Moments,
  standing: Standing,
  seat: SeatId,
  battered: Battered,
  within: boolean,
  chance: number,
): Left {
  const { force } = battered;
  return within
    ? {
        force: moments.between(standing, seat, battered, false),
        over: () => moments.between(standing, seat, battered, true),
        chance,
      }
    : { force, over: () => force, chance };
}

/** What one side has left after the other's roll, where neither has a bearing on what the other takes. */
function leftOf(field: Field, moments: Moments, standing: Standing, seat: SeatId, purpose: RollPurpose): Left[] {
  const barrage = purpose === 'anti-fighter-barrage';
  const within = !barrage && moments.within;
  const found: Left[] = [];
  const unassigned = field.takes(standing, seat, purpose, barrage ? barraged(undefined) : undefined);
  for (const { hits, assign, chance } of field.volley(standing, opponentIn(field.sides, seat), purpose)) {
    const battered = (assign ? field.takes(standing, seat, purpose, assign) : unassigned)(hits);
    const before = within ? undefined : found.find((one) => one.force === battered.force);
    if (before) before.chance += chance;
    else found.push(leaving(moments, standing, seat, battered, within, chance));
  }
  return found;
}

/** The same for both sides together, for every pair of rolls. */
function* leftByBoth(
  field: Field,
  moments: Moments,
  standing: Standing,
  purpose: RollPurpose,
  heard: boolean,
): Generator<Part> {
  const { attacker, defender } = field.sides;
  const barrage = purpose === 'anti-fighter-barrage';
  const within = !barrage && moments.within;
  for (const mine of field.volley(standing, attacker, purpose)) {
    for (const theirs of field.volley(standing, defender, purpose)) {
      const hits = { [attacker]: theirs.hits, [defender]: mine.hits };
      const { standing: then, more } = heard
        ? moments.answered(standing, purpose, hits)
        : { standing, more: {} as Record<SeatId, number> };
      const of = (seat: SeatId, assign: Restriction | undefined) => {
        const how = barrage ? barraged(assign) : assign;
        return { hits: hits[seat] + (more[seat] ?? 0), ...(how && { assign: how }) };
      };
      const both = taken(field, moments, then, purpose, {
        [attacker]: of(attacker, theirs.assign),
        [defender]: of(defender, mine.assign),
      });
      yield {
        attackers: [leaving(moments, then, attacker, both.attacker, within, 1)],
        defenders: [leaving(moments, then, defender, both.defender, within, 1)],
        chance: mine.chance * theirs.chance,
      };
    }
  }
}

/** Both sides roll and take each other's hits at once: what they have left. */
export function exchange(field: Field, moments: Moments, standing: Standing, purpose: RollPurpose): Part[] {
  const heard = moments.hears(standing, purpose);
  if (heard || moments.strikesBack(standing.attacker) || moments.strikesBack(standing.defender))
    return [...leftByBoth(field, moments, standing, purpose, heard)];
  return [
    {
      attackers: leftOf(field, moments, standing, field.sides.attacker, purpose),
      defenders: leftOf(field, moments, standing, field.sides.defender, purpose),
      chance: 1,
    },
  ];
}

/** What both sides have left together. */
export function leftTogether(field: Field, moments: Moments, standing: Standing, a: Left, d: Left): Standing {
  const over = moments.within && !field.fought({ attacker: a.force, defender: d.force });
  return moments.aftermath(
    standing,
    over ? { attacker: a.over(), defender: d.over() } : { attacker: a.force, defender: d.force },
  );
}

/** The same, standing by standing. */
export function exchanged(
  field: Field,
  moments: Moments,
  standing: Standing,
  purpose: RollPurpose,
): { standing: Standing; chance: number }[] {
  return exchange(field, moments, standing, purpose).flatMap(({ attackers, defenders, chance }) =>
    attackers.flatMap((a) =>
      defenders.map((d) => ({
        standing: leftTogether(field, moments, standing, a, d),
        chance: chance * a.chance * d.chance,
      })),
    ),
  );
}
