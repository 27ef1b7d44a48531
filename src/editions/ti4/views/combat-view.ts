import type { Fact } from '#engine';
import type { GameFact } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import type { Color, SeatId, UnitType } from '#ti4/rules/state.ts';
import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { canKnow } from '#ti4/views/board/board-events.ts';

/** One side's units of one type: how many are left, and the fates of the others. */
export interface UnitFates {
  type: UnitType;
  left: number;
  /** Number of damaged units among those left. */
  damaged: number;
  lost: number;
  withdrawn: number;
}

export interface SideView {
  seat: SeatId;
  name: string;
  faction: string;
  color: Color;
  units: UnitFates[];
  /** Hits produced by the side's rolls, before any were canceled. */
  hits: number;
}

/** The public record of a finished combat. */
export interface CombatView {
  where: 'space' | 'ground';
  /** Position such as "205"; `planet` is the planet's name in a ground combat. */
  position: string | null;
  planet?: string;
  rounds: number;
  winner: SeatId | null;
  /** The attacker first. */
  sides: [SideView, SideView];
}

type Ended = GameFact<'combat-won'> | GameFact<'combat-drawn'>;

const ends = (fact: GameFact): fact is Ended => fact.type === 'combat-won' || fact.type === 'combat-drawn';
const seatsOf = (end: Ended): SeatId[] => (end.type === 'combat-won' ? [end.winner, end.loser] : end.seats);

/** Returns the facts of a combat from its beginning to `end`; undefined if its beginning is missing. */
function courseOf(facts: GameFact[], end: Ended): GameFact[] | undefined {
  const last = facts.findLastIndex((fact) => ends(fact) && JSON.stringify(fact) === JSON.stringify(end));
  const before = facts.slice(0, last + 1);
  const first = before.findLastIndex(
    (fact) =>
      fact.type === 'combat-begins' &&
      fact.system === end.system &&
      fact.planet === end.planet &&
      seatsOf(end).includes(fact.attacker),
  );
  return first < 0 ? undefined : before.slice(first);
}

/**
 * Builds both sides of the last combat that these facts end, from public facts. Undefined if they end none or do not
 * say which units were left.
 */
export function buildCombatView(
  game: Game,
  told: readonly Fact[],
  names: Record<SeatId, string> = {},
): CombatView | undefined {
  const open = (facts: readonly Fact[]): GameFact[] =>
    (facts as readonly GameFact[]).filter((fact) => canKnow(fact, null));
  const facts = open(told);
  const end = facts.findLast(ends);
  if (!end?.left) return undefined;
  const course = courseOf(facts, end) ?? courseOf(open(game.facts), end);
  const [begun] = course ?? [];
  if (!course || begun?.type !== 'combat-begins') return undefined;
  const { attacker, defender } = begun;
  const here = course.filter(
    (fact) =>
      'system' in fact && fact.system === end.system && ('planet' in fact ? fact.planet : undefined) === end.planet,
  );
  const side = (seat: SeatId): SideView => ({
    ...whose(game, seat, names),
    units: unitsOf(course, here, end, seat),
    hits: hitsOf(here, seat),
  });
  return {
    where: end.where,
    position: game.state.systems[end.system]?.position ?? null,
    ...(end.planet !== undefined && { planet: nameOfPlanet(game, end.planet) }),
    rounds: Math.max(1, here.filter(({ type }) => type === 'combat-round-begins').length),
    winner: end.type === 'combat-won' ? end.winner : null,
    sides: [side(attacker), side(defender)],
  };
}

const whose = ({ state, book }: Game, seat: SeatId, names: Record<SeatId, string>) => ({
  seat,
  name: names[seat] ?? seat,
  faction: book.components[state.seats[seat].faction]?.name ?? '',
  color: state.seats[seat].color,
});

const hitsOf = (here: GameFact[], seat: SeatId): number =>
  here.reduce((sum, fact) => sum + (fact.type === 'hits-produced' && fact.seat === seat ? fact.hits : 0), 0);

/**
 * Counts the units of one side by type, the largest first. `course`: all facts of the combat; `here`: those in its
 * place.
 */
function unitsOf(
  course: GameFact[],
  here: GameFact[],
  { left = [], system, planet }: Ended,
  seat: SeatId,
): UnitFates[] {
  const found = new Map<UnitType, UnitFates>();
  const of = (type: UnitType): UnitFates => {
    const one = found.get(type) ?? { type, left: 0, damaged: 0, lost: 0, withdrawn: 0 };
    found.set(type, one);
    return one;
  };
  for (const one of left.filter((standing) => standing.seat === seat)) {
    of(one.unit).left += one.count;
    if (one.damaged) of(one.unit).damaged += one.count;
  }
  for (const fact of here) if (fact.type === 'unit-destroyed' && fact.seat === seat) of(fact.unit).lost++;
  for (const fact of course)
    if (fact.type === 'ships-withdrawn' && fact.seat === seat && fact.from === system && planet === undefined)
      for (const unit of fact.units) of(unit).withdrawn++;
  return [...found.values()].sort((a, b) => UNIT_TYPES.indexOf(a.type) - UNIT_TYPES.indexOf(b.type));
}
