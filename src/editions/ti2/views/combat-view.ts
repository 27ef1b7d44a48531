import type { Fact, SeatId } from '#engine';
import { canKnow } from '#kit/narration/narrate.ts';
import { battleFacts, sideHits, sideLosses, countRounds, type UnitFates } from '#kit/narration/battles.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem } from '#ti2/rules/names.ts';
import type { Color, UnitType } from '#ti2/rules/terms.ts';
import { unitNames } from '#ti2/views/board/build-board-view.ts';

/** One side of a battle. */
interface SideView {
  seat: SeatId;
  name: string;
  race: string;
  color: Color;
  won: boolean;
  hits: number;
  units: UnitFates<UnitType>[];
}

/** Public result of a battle that is over (E2 7.11, 7.18). */
export interface CombatView {
  /** Singular and plural names of the units. */
  called: Partial<Record<UnitType, [one: string, many: string]>>;
  place: string;
  planet: boolean;
  rounds: number;
  sides: SideView[];
}

type End = Extract<GameFact, { type: 'battle-ends' }>;

function away(course: readonly GameFact[], seat: SeatId, type: UnitType): number {
  const gone = course.flatMap((fact) =>
    fact.type === 'fleet-withdrawn' && fact.seat === seat ? [fact.units[type] ?? 0] : [],
  );
  return gone.reduce((sum, count) => sum + count, 0);
}

/**
 * Builds the view of the last battle that these facts end; undefined if they end none or do not record the remaining
 * units.
 */
export function buildCombatView(
  game: Game,
  told: readonly Fact[],
  names: Readonly<Record<SeatId, string>>,
): CombatView | undefined {
  const known = (facts: readonly Fact[]): GameFact[] => facts.filter((fact) => canKnow(fact, null)) as GameFact[];
  const end = known(told).findLast((fact): fact is End => fact.type === 'battle-ends');
  if (!end?.left) return undefined;
  const { planet, system, winner, left } = end;
  const near = battleFacts(known(told), end);
  const course = near.length ? near : battleFacts(known(game.state.facts), end);
  const types = Object.keys(game.book.units) as UnitType[];
  const sides = left.map(({ seat, units }): SideView => {
    const fates = types.map((type) => ({ type, left: units[type] ?? 0, damaged: 0, lost: sideLosses(course, seat, type), withdrawn: away(course, seat, type) })); // prettier-ignore
    return {
      seat,
      won: seat === winner,
      hits: sideHits(course, seat),
      race: nameOfSeat(game, seat),
      name: names[seat] ?? nameOfSeat(game, seat),
      color: game.state.seats[seat].color,
      units: fates.filter((one) => one.left + one.lost + one.withdrawn > 0),
    };
  });
  return { called: unitNames(game), sides, planet: planet !== null, rounds: countRounds(course), place: planet === null ? nameOfSystem(game, system) : nameOfPlanet(game, planet) }; // prettier-ignore
}
