import { chosenAmounts, type Answer, type AmountOption } from '#engine';
import { prefixedKey, pairKey } from '#kit/prompts/option-keys.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { formatUnitCounts, nameOfPlanet, unitLabel } from '#ti3/rules/names.ts';
import { escortedBy, leastWorthyFirst } from '#ti3/rules/units/like-units.ts';
import { unitCardOf, countByType, hasQuality, shipsIn } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitId, UnitType } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';
import { damageLabel } from '#ti3/rules/combat/hits.ts';
import { hitsSustainedBy } from '#ti3/rules/combat/hit-limits.ts';
import { coveringAllotment, ALLOTMENT_MEASURE, findSuperfluousLine } from '#ti3/rules/combat/exact-allotment.ts';

// Ships that support an invasion from space. They cannot gain a planet, and can be lost like ground forces.

/** "fighter>quann" */
export const supportKey = pairKey<UnitType, PlanetId>('>');

const able = (game: Game, seat: SeatId, system: SystemId): Partial<Record<UnitType, number>> =>
  countByType(shipsIn(game, system, seat).filter(({ type }) => modify(game, 'joins-invasions', { seat, type }, false)));

/** Returns a seat's ships of a type in a system. */
export const supportingShips = (
  game: Game,
  { seat, system }: { seat: SeatId; system: SystemId },
  type: UnitType,
): Unit[] => shipsIn(game, system, seat).filter((ship) => ship.type === type);

/** Asks which ships support which invasion. */
export const joinInvasions = question<{ system: SystemId; planets: PlanetId[] }, Record<string, number>>()(
  'join-invasions',
  (game, seat, { system, planets }) => {
    const ships = able(game, seat, system);
    const types = Object.keys(ships) as UnitType[];
    const lines = planets.flatMap((planet) =>
      types.map((type): AmountOption => ({
        key: supportKey.format(type, planet),
        label: `${unitLabel(game, type)} at ${nameOfPlanet(game, planet)}`,
        max: ships[type] ?? 0,
        weights: { [type]: 1 },
      })),
    );
    if (!lines.length) return { kind: 'none', reason: 'None of your ships can support an invasion.' };
    return {
      kind: 'allot',
      prompt: 'Which ships support the invasion? They stay in space and cannot gain control of a planet.',
      amounts: lines,
      limits: types.map((type) => ({
        measure: type,
        measureLabel: unitLabel(game, type),
        atMost: ships[type] ?? 0,
        message: `${unitCardOf(game, type).plural}: you have only ${ships[type] ?? 0} there; you chose {sum}.`,
      })),
      proposed: {},
      emptyLabel: 'Send no ships',
    };
  },
  { title: 'choose ships to support an invasion', forced: true },
);

/** "damage:mechanized-unit" */
const damageKey = prefixedKey<UnitType>('damage:');

/** Returns the units that can take a hit as damage and survive. */
const sustaining = (game: Game, units: readonly Unit[]): Unit[] =>
  units.filter(
    (unit) =>
      !unit.damaged &&
      modify(game, 'sustains', { seat: unit.owner, type: unit.type }, hasQuality(game, 'sustains', unit)),
  );

/** Tells whether it matters which of these units are hit. */
export const hasLossChoice = (game: Game, units: readonly Unit[]): boolean =>
  sustaining(game, units).length > 0 || new Set(units.map(({ type, damaged }) => `${type}${damaged ?? ''}`)).size > 1;

/**
 * Splits the hits of a ground combat round: units that fall first are hit first, and the owner assigns the rest among
 * the others.
 */
export function lossesOf(
  game: Game,
  units: readonly Unit[],
  hits: number,
): { first: Unit[]; others: Unit[]; hits: number } {
  const first = units.filter((unit) => hasQuality(game, 'falls-first', unit)).slice(0, hits);
  return { first, others: units.filter((unit) => !first.includes(unit)), hits: hits - first.length };
}

/** Returns a hint about shock troops that would turn back with the last unit of a type (E3 21.6). */
function escortHint(game: Game, units: readonly Unit[], type: UnitType): { hint?: string } {
  const escort = units.find((unit) => unit.type === type);
  const escorted = escort && game.state.options.shockTroops ? escortedBy(game, escort) : [];
  if (!escorted.length) return {};
  return { hint: `without one, ${formatUnitCounts(game, countByType(escorted))} would turn back (E3 21.6)` };
}

/** Returns the lines of the units that can take hits: as damage, or by being destroyed. */
function lossLines(game: Game, units: readonly UnitId[]): AmountOption[] {
  const all = units.flatMap((id) => game.state.units[id] ?? []);
  const [here, able] = [countByType(all), countByType(sustaining(game, all))];
  return (Object.keys(here) as UnitType[]).flatMap((type): AmountOption[] => {
    const { name } = unitCardOf(game, type);
    const bears = hitsSustainedBy(game, { owner: all[0].owner, type });
    const weight = bears > 1 ? { weights: { [ALLOTMENT_MEASURE]: bears } } : {};
    const damage = able[type]
      ? [{ key: damageKey.format(type), label: damageLabel(name, bears), max: able[type], ...weight }]
      : [];
    return [...damage, { key: type, label: name, max: here[type] ?? 0, ...escortHint(game, all, type) }];
  });
}

/** Asks the owner which units take the hits: ground forces or supporting ships. */
export const loseInInvasion = question<{ planet: PlanetId; units: UnitId[]; count: number }, Record<string, number>>()(
  'lose-in-invasion',
  (game, _seat, { planet, units, count }) => {
    const lines = lossLines(game, units);
    const lost = Math.min(
      count,
      lines.reduce((sum, { max, weights }) => sum + max * (weights?.[ALLOTMENT_MEASURE] ?? 1), 0),
    );
    if (!lost) return { kind: 'none', reason: 'You lose no units.' };
    const start: Record<string, number> = {};
    let left = lost;
    // Damage first, then the least worthy units.
    for (const { key, max, weights: worth } of lines) {
      if (damageKey.parse(key) === undefined) continue;
      const each = worth?.[ALLOTMENT_MEASURE] ?? 1;
      start[key] = Math.min(Math.ceil(left / each), max);
      left = Math.max(0, left - start[key] * each);
    }
    const all = units.flatMap((id) => game.state.units[id] ?? []);
    for (const { type } of leastWorthyFirst(game, all).slice(0, left)) start[type] = (start[type] ?? 0) + 1;
    return coveringAllotment(
      lost,
      `${formatCount(lost, 'hit')} on ${nameOfPlanet(game, planet)}: how do you assign ${lost === 1 ? 'it' : 'them'}?`,
      lines,
      start,
      'Choose',
    );
  },
  {
    title: 'assign hits in an invasion',
    forced: true,
    check: (game, _seat, { units, count }, counts) => {
      const spared = findSuperfluousLine(count, lossLines(game, units), counts);
      return spared && `You assigned too many hits: choose fewer of “${spared.label}”.`;
    },
  },
);

/** Applies the chosen losses: marks damaged units and adds a fact. Returns the units to destroy. */
export function applyLosses(game: Game, units: readonly Unit[], answer: Answer): Unit[] {
  const counts = chosenAmounts(answer);
  const hurt = Object.entries(counts).flatMap(([key, count]) =>
    sustaining(game, units)
      .filter(({ type }) => type === damageKey.parse(key))
      .slice(0, count),
  );
  for (const unit of hurt) unit.damaged = true;
  const [one] = hurt;
  if (one) game.addFact({ type: 'ships-damaged', seat: one.owner, system: one.system, units: countByType(hurt) });
  return Object.entries(counts).flatMap(([key, count]) =>
    units
      .filter(({ type }) => type === key)
      // Damaged units go first.
      .sort((a, b) => Number(b.damaged ?? false) - Number(a.damaged ?? false))
      .slice(0, count),
  );
}
