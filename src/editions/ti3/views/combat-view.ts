import type { Fact } from '#engine';
import { battleFacts, sideHits, sideLosses, countRounds, type UnitFates } from '#kit/narration/battles.ts';
import type { GameFact, RemainingForces } from '#ti3/rules/facts.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem } from '#ti3/rules/names.ts';
import type { Color, SeatId, UnitType } from '#ti3/rules/terms.ts';
import { canKnow } from '#kit/narration/narrate.ts';
import { unitTypesByCost } from './unit-order.ts';

type Fought = UnitFates<UnitType>;

export interface CombatSideView {
  seat: SeatId;
  name: string;
  race: string;
  color: Color;
  won: boolean;
  hits: number;
  units: Fought[];
}

/** Public result of a battle that is over; the attacker first. */
export interface CombatView {
  place: string;
  planet: boolean;
  rounds: number;
  sides: CombatSideView[];
}

type Ended = Extract<GameFact, { type: 'battle-ends' }>;

const isEnd = (fact: GameFact): fact is Ended => fact.type === 'battle-ends' && !fact.unopposed;

function unitsOf(
  course: readonly GameFact[],
  { units, damaged = {} }: RemainingForces,
  gone: { seat: SeatId; away: RemainingForces | undefined },
  types: UnitType[],
): Fought[] {
  return types.flatMap((type): Fought[] => {
    const one = {
      type,
      left: units[type] ?? 0,
      damaged: damaged[type] ?? 0,
      lost: sideLosses(course, gone.seat, type),
      withdrawn: gone.away?.units[type] ?? 0,
    };
    return one.left + one.lost + one.withdrawn ? [one] : [];
  });
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
  const open = (facts: readonly Fact[]): GameFact[] =>
    (facts as readonly GameFact[]).filter((fact) => canKnow(fact, null));
  const end = open(told).findLast(isEnd);
  if (!end?.left || end.attacker === undefined || end.defender === undefined) return undefined;
  const here = battleFacts(open(told), end);
  const course = here.length ? here : battleFacts(open(game.state.facts), end);
  const types = unitTypesByCost(game);
  // A side that has withdrawn had the units of the last round's start, less those destroyed in that round.
  const away = (seat: SeatId): RemainingForces | undefined => {
    const leaves = course.findLastIndex((fact) => fact.type === 'fleet-withdrawn' && fact.seat === seat);
    const begun = course.findLastIndex((fact, i) => i < leaves && fact.type === 'battle-round-begins');
    const round = course[begun];
    if (leaves < 0 || round?.type !== 'battle-round-begins') return undefined;
    const had = { ...round.left.find((one) => one.seat === seat)?.units };
    for (const fact of course.slice(begun, leaves))
      if ((fact.type === 'units-destroyed' || fact.type === 'units-removed') && fact.seat === seat)
        for (const type of types) had[type] = (had[type] ?? 0) - (fact.units[type] ?? 0);
    return { seat, units: had };
  };
  return {
    place: end.planet === undefined ? nameOfSystem(game, end.system) : nameOfPlanet(game, end.planet),
    planet: end.planet !== undefined,
    rounds: countRounds(course),
    sides: [end.attacker, end.defender].map((seat) => ({
      seat,
      name: names[seat] ?? seat,
      race: nameOfSeat(game, seat),
      color: game.state.seats[seat].color,
      won: seat === end.winner,
      hits: sideHits(course, seat),
      units: unitsOf(
        course,
        end.left?.find((one) => one.seat === seat) ?? { seat, units: {} },
        { seat, away: away(seat) },
        types,
      ),
    })),
  };
}
