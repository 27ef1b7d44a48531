import { frameDataOf, framesOf } from '#engine';
import { specialOf, wormholesIn } from '#ti2/rules/board/adjacency.ts';
import { hasQuality, unitsInSystem } from '#ti2/rules/units/units.ts';
import { componentOf } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import {
  captivesOf,
  allLeaders,
  leaderTypeOf,
  leadersOn,
  systemOfLeader,
} from '#ti2/rules/leaders/leader-locations.ts';
import {
  shortNameOfSystem,
  nameOf,
  nameOfLeader,
  nameOfPlanet,
  nameOfSeat,
  nameOfSystem,
  formatUnitCounts,
  unitNouns,
} from '#ti2/rules/names.ts';
import { incomeOf } from '#ti2/rules/phases/economy-phase.ts';
import { nextBracket, bracketProgress } from '#ti2/rules/phases/progression-phase.ts';
import { senate } from '#ti2/rules/politics/senate.ts';
import { voting } from '#ti2/rules/politics/voting.ts';
import {
  seatsByInfluence,
  influenceOf,
  influenceOfPlanet,
  planetsOf,
  hasOption,
  resourcesOf,
  resourcesOfPlanet,
  seatOf,
} from '#ti2/rules/seats.ts';
import type { Leader, State, Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '#ti2/rules/terms.ts';
import { agreementsOf, partnerIn } from '#ti2/rules/trade/agreements.ts';
import type {
  BoardView,
  LeaderMark,
  PlanetView,
  SeatView,
  SystemView,
  UnitGroup,
} from '#ti2/views/board/board-view.ts';
import { pendingSeats } from '#ti2/views/pending.ts';
import { createWords } from '#ti2/narration/words.ts';

/** Groups units by owner and type, in board order. */
function groups({ book, state }: Game, units: readonly Unit[]): UnitGroup[] {
  const found = new Map<string, UnitGroup>();
  for (const { owner, type } of units) {
    const key = `${owner} ${type}`;
    found.set(key, { owner, type, count: (found.get(key)?.count ?? 0) + 1 });
  }
  const rank = ({ owner, type }: UnitGroup): number =>
    state.order.indexOf(owner) * 100 + Object.keys(book.units).indexOf(type);
  return [...found.values()].sort((a, b) => rank(a) - rank(b));
}

const planetSeen = (game: Game, id: PlanetId): PlanetView => ({
  ...marks(game, leadersOn(game, id)),
  id,
  name: nameOfPlanet(game, id),
  resources: resourcesOfPlanet(game, id, 'income'),
  influence: influenceOfPlanet(game, id, 'order'),
  specialty: game.book.planets[id].specialty ?? null,
  owner: game.state.planets[id].owner,
  units: groups(
    game,
    unitsInSystem(game, game.state.planets[id].system).filter(({ planet }) => planet === id),
  ),
  counter: game.state.planets[id].counter !== undefined,
});

const systemSeen = (game: Game, id: SystemId): SystemView => ({
  ...marks(game, allLeaders(game).filter((one) => one.ship !== undefined && systemOfLeader(game, one) === id)), // prettier-ignore
  id,
  name: shortNameOfSystem(game, id),
  position: game.state.systems[id].position,
  special: specialOf(game, id) ?? null,
  wormholes: wormholesIn(game, id),
  home: Object.values(game.state.seats).find(({ home }) => home === id)?.id ?? null,
  source: game.book.tiles[id]?.sources.values ?? 'own',
  planets: game.state.systems[id].planets.map((planet) => planetSeen(game, planet)),
  space: groups(
    game,
    unitsInSystem(game, id).filter(
      (unit) => unit.planet === undefined && (hasQuality(game, 'ship', unit) || unit.ship !== undefined),
    ),
  ),
});

const marks = (game: Game, all: readonly Leader[]): { leaders?: LeaderMark[] } =>
  all.length
    ? { leaders: all.map((one) => ({ owner: one.owner, mark: one.hidden ? '?' : (leaderTypeOf(game, one)?.mark ?? '?'), name: nameOfLeader(game, one) })) } // prettier-ignore
    : {};

const leadersOf = (game: Game, seat: SeatId): Leader[] => allLeaders(game).filter(({ owner }) => owner === seat);

const ENDS: Record<NonNullable<Leader['gone']>, string> = {
  killed: 'killed',
  executed: 'executed',
  'given-up': 'removed',
};

/** Describes leaders, and counts those that are face down in the same place. */
function leadersTold(game: Game, all: readonly Leader[]): string[] {
  const told = all.map((one) => leaderTold(game, one));
  const alike = (words: string): number => told.filter((one) => one === words).length;
  return [...new Set(told)].map((words) => (alike(words) > 1 ? words.replace(/^One/, `${alike(words)}`) : words));
}

/** Describes where a leader is: "Carth (Scientist) on Jord". */
function leaderTold(game: Game, one: Leader): string {
  const called = one.hidden ? 'One face down' : nameOfLeader(game, one);
  if (one.gone) return `${called}, ${ENDS[one.gone]}`;
  if (one.captor !== undefined) return `${called}, captive of ${nameOfSeat(game, one.captor)}`;
  if (one.planet !== undefined) return `${called} on ${nameOfPlanet(game, one.planet)}`;
  return one.ship === undefined
    ? `${called}, about to be placed`
    : `${called} on a ship at ${nameOfSystem(game, systemOfLeader(game, one) ?? '')}`;
}

function seatSeen(game: Game, id: SeatId, name: string, waiting: boolean): SeatView {
  const seat = seatOf(game, id);
  const { book, state } = game;
  const next = nextBracket(game, id);
  return {
    id,
    name,
    race: book.byKind.race[seat.race]?.name ?? id,
    short: nameOfSeat(game, id),
    color: seat.color,
    credits: seat.credits,
    income: incomeOf(game, id),
    resources: resourcesOf(game, id, 'income'),
    influence: influenceOf(game, id, 'order'),
    planets: planetsOf(game, id).length,
    bracket: book.chart[seat.bracket]?.name ?? '',
    next: next
      ? { name: next.name, counts: bracketProgress(game, id, next).map(([what, have, need]) => ({ what, have, need })) }
      : null,
    technologies: Object.keys(seat.technologies).map((one) => ({
      name: nameOf(game, one),
      color: book.byKind.technology[one].color,
    })),
    agreements: agreementsOf(game, id).map((one) => nameOfSeat(game, partnerIn(one, id))),
    bought: formatUnitCounts(game, seat.bought),
    actionCards: seat.actionCards.length,
    ...(state.leaders && { leaders: leadersTold(game, leadersOf(game, id)), captives: captivesOf(game, id).map((one) => nameOfLeader(game, one)) }), // prettier-ignore
    active: state.active === id,
    moved: state.phase === 'turns' && state.turn.had.includes(id),
    eliminated: seat.eliminated === true,
    waiting,
  };
}

function movesIn({ facts }: State): BoardView['moves'] {
  const begun = facts.findLastIndex(({ type }) => type === 'turn-begins' || type === 'phase-begins');
  return facts.slice(Math.max(0, begun)).flatMap((fact) => {
    if (fact.type === 'ships-moved') return [{ seat: fact.seat, from: fact.from, to: fact.towards }];
    return fact.type === 'fleet-withdrawn' ? [{ seat: fact.seat, from: fact.system, to: fact.towards }] : [];
  });
}

/** Returns the card before the senate with the public votes; null if there is none. */
function senateSeen(game: Game): BoardView['senate'] {
  const frames = [...framesOf(game.state.stack)];
  const card = frames.map((frame) => frameDataOf(frame, senate)?.card).find((one) => one !== undefined);
  if (card === undefined) return null;
  const cast = frames.map((frame) => frameDataOf(frame, voting)?.cast).find((one) => one !== undefined) ?? {};
  const say = createWords(game, () => '');
  const component = componentOf(card);
  return {
    name: nameOf(game, component),
    text: game.book.components[component].text,
    cast: Object.entries(cast).map(([seat, outcome]) => ({
      seat,
      outcome: outcome === null ? 'abstains' : say.outcome(outcome),
    })),
  };
}

/** Returns the singular and plural names of the units in this game. */
export const unitNames = (game: Game): BoardView['pieces'] =>
  Object.fromEntries(
    Object.values(game.book.units).flatMap(({ type, option }) =>
      option === undefined || hasOption(game, option) ? [[type, unitNouns(game, type)]] : [],
    ),
  );

/** Builds the public view of the board. `names` are the names of the players. */
export function buildBoardView(game: Game, names: Readonly<Record<SeatId, string>> = {}): BoardView {
  const { state, book } = game;
  const say = createWords(game, () => '');
  const out = state.order.filter((seat) => state.seats[seat].eliminated);
  const awaited = new Set(pendingSeats(game).map(({ seat }) => seat));
  return {
    pieces: unitNames(game),
    ...(state.leaders && { leaderTypes: Object.values(book.byKind['leader-type']).map(({ mark, name: called }) => ({ mark, name: called })) }), // prettier-ignore
    moves: movesIn(state),
    round: state.round,
    phase: state.phase,
    winner: state.winner,
    ...(state.options.lastRound !== undefined && { lastRound: state.options.lastRound }),
    systems: Object.keys(state.systems).map((id) => systemSeen(game, id)),
    seats: [...seatsByInfluence(game), ...out].map((seat) =>
      seatSeen(game, seat, names[seat] ?? '', awaited.has(seat)),
    ),
    chart: book.chart.map((bracket, i) => ({
      bracket,
      seats: state.order.flatMap((seat) => (state.seats[seat].bracket === i ? [state.seats[seat].color] : [])),
    })),
    senate: senateSeen(game),
    laws: Object.values(state.laws).map(({ component, elected }) => ({
      name: nameOf(game, component),
      text: book.components[component].text,
      elected: elected === undefined ? null : say.outcome(elected),
    })),
  };
}
