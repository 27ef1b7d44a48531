import type { Fact } from '#engine';
import { courseOf, hitsOf, lostBy, roundsOf, type FatesTold } from '#kit/narration/battles.ts';
import type { GameFact, Left } from '#ti3/rules/facts.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem } from '#ti3/rules/names.ts';
import type { Color, SeatId, UnitType } from '#ti3/rules/terms.ts';
import { mayKnow } from '#kit/narration/narrate.ts';
import { unitsByCost } from './unit-order.ts';

type Fought = FatesTold<UnitType>;

export interface FightSideView {
  seat: SeatId;
  name: string;
  race: string;
  color: Color;
  won: boolean;
  hits: number;
  units: Fought[];
}

/** A battle that is over, as all have seen it; the attacker first. */
export interface FightView {
  place: string;
  planet: boolean;
  rounds: number;
  sides: FightSideView[];
}

type Ended = Extract<GameFact, { type: 'battle-ends' }>;

const isEnd = (fact: GameFact): fact is Ended => fact.type === 'battle-ends' && !fact.unopposed;

function unitsOf(
  course: readonly GameFact[],
  { units, damaged = {} }: Left,
  gone: { seat: SeatId; away: Left | undefined },
  types: UnitType[],
): Fought[] {
  return types.flatMap((type): Fought[] => {
    const one = {
      type,
      left: units[type] ?? 0,
      damaged: damaged[type] ?? 0,
      lost: lostBy(course, gone.seat, type),
      withdrawn: gone.away?.units[type] ?? 0,
    };
    return one.left + one.lost + one.withdrawn ? [one] : [];
  });
}

/** Both sides of the last battle that these facts end; undefined where they end none, or do not say what was left. */
export function fightView(
  game: Game,
  told: readonly Fact[],
  names: Readonly<Record<SeatId, string>>,
): FightView | undefined {
  const open = (facts: readonly Fact[]): GameFact[] =>
    (facts as readonly GameFact[]).filter((fact) => mayKnow(fact, null));
  const end = open(told).findLast(isEnd);
  if (!end?.left || end.attacker === undefined || end.defender === undefined) return undefined;
  const here = courseOf(open(told), end);
  const course = here.length ? here : courseOf(open(game.state.facts), end);
  const types = unitsByCost(game);
  // Whoever has left had, as the last round began, what was not destroyed in it.
  const away = (seat: SeatId): Left | undefined => {
    const leaves = course.findLastIndex((fact) => fact.type === 'fleet-withdrawn' && fact.seat === seat);
    const begun = course.findLastIndex((fact, i) => i < leaves && fact.type === 'battle-round-begins');
    const round = course[begun];
    if (leaves < 0 || round?.type !== 'battle-round-begins') return undefined;
    const had = { ...round.left.find((one) => one.seat === seat)?.units };
    for (const fact of course.slice(begun, leaves))
      if (fact.type === 'units-destroyed' && fact.seat === seat)
        for (const type of types) had[type] = (had[type] ?? 0) - (fact.units[type] ?? 0);
    return { seat, units: had };
  };
  return {
    place: end.planet === undefined ? nameOfSystem(game, end.system) : nameOfPlanet(game, end.planet),
    planet: end.planet !== undefined,
    rounds: roundsOf(course),
    sides: [end.attacker, end.defender].map((seat) => ({
      seat,
      name: names[seat] ?? seat,
      race: nameOfSeat(game, seat),
      color: game.state.seats[seat].color,
      won: seat === end.winner,
      hits: hitsOf(course, seat),
      units: unitsOf(
        course,
        end.left?.find((one) => one.seat === seat) ?? { seat, units: {} },
        { seat, away: away(seat) },
        types,
      ),
    })),
  };
}
