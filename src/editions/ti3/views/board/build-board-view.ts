import type { Game } from '#ti3/rules/game.ts';
import { captivesOf, hasLeaders, allLeaders, leadersOn } from '#ti3/rules/leaders/leader-locations.ts';
import { shortNameOfSystem, nameOf, nameOfPlanet, nameOfSeat, nameOfSystem } from '#ti3/rules/names.ts';
import { wormholesIn, specialOf } from '#ti3/rules/board/adjacency.ts';
import { isHiddenFrom, counterOn, nameOfCounter } from '#ti3/rules/exploration/domain-counters.ts';
import { influenceOf, planetsOf, resourcesOf } from '#ti3/rules/planets/planets.ts';
import { unitsInSpace, unitsOnPlanet } from '#ti3/rules/units/units.ts';
import { strategyCardNumber, orderOfPlay, seatOf } from '#ti3/rules/seats.ts';
import type { Leader, Planet, Unit } from '#ti3/rules/state.ts';
import { NEUTRAL_SEAT, type PlanetId, type SeatId, type SystemId } from '#ti3/rules/terms.ts';
import { agreementsOf, partnerIn } from '#ti3/rules/trade/breaking-agreements.ts';
import { pendingSeats } from '#ti3/views/pending.ts';
import { unitTypesByCost } from '#ti3/views/unit-order.ts';
import type {
  BoardView,
  LeaderGroup,
  PlanetView,
  SeatView,
  SystemView,
  UnitGroup,
} from '#ti3/views/board/board-view.ts';

function grouped(game: Game, units: readonly Unit[]): UnitGroup[] {
  const types: string[] = unitTypesByCost(game);
  const groups: UnitGroup[] = [];
  for (const { owner, type, damaged } of units) {
    let group = groups.find((one) => one.owner === owner && one.type === type);
    if (!group) groups.push((group = { owner, type, count: 0, damaged: 0 }));
    group.count += 1;
    if (damaged) group.damaged += 1;
  }
  const seats = game.state.order;
  return groups.sort(
    (a, b) => seats.indexOf(a.owner) - seats.indexOf(b.owner) || types.indexOf(a.type) - types.indexOf(b.type),
  );
}

/** Returns the public view of the domain counter on a planet. It omits what a player learned by a secret look. */
function counterShown(game: Game, planet: PlanetId): Pick<PlanetView, 'counter'> {
  const lying = counterOn(game, planet);
  if (!lying) return {};
  return { counter: isHiddenFrom(lying, null) ? null : nameOfCounter(game, lying.id) };
}

/** Returns the leaders of a place; empty if there are none. */
function leadersSeen(game: Game, here: readonly Leader[]): { leaders?: LeaderGroup[] } {
  const leaders = here.map(({ id, owner, type }) => ({
    owner,
    name: nameOf(game, id),
    type: nameOf(game, type),
    mark: game.book.byKind['leader-type'][type]?.mark ?? '',
  }));
  return leaders.length ? { leaders } : {};
}

/** Returns the current values of a planet, and the printed ones if they differ. */
function valuesShown(game: Game, id: PlanetId): Pick<PlanetView, 'resources' | 'influence' | 'printed'> {
  const [resources, influence] = [resourcesOf(game, id), influenceOf(game, id)];
  const { resources: printed, influence: other } = game.book.planets[id];
  return {
    resources,
    influence,
    ...((printed !== resources || other !== influence) && { printed: { resources: printed, influence: other } }),
  };
}

function planetView(game: Game, id: PlanetId): PlanetView {
  const { owner, exhausted } = game.state.planets[id];
  return {
    id,
    name: nameOfPlanet(game, id),
    ...valuesShown(game, id),
    specialties: [...game.book.planets[id].specialties],
    owner,
    exhausted,
    units: grouped(game, unitsOnPlanet(game, id)),
    ...counterShown(game, id),
    ...leadersSeen(game, leadersOn(game, id)),
  };
}

function systemView(game: Game, id: SystemId): SystemView {
  const { position, counters, planets } = game.state.systems[id];
  return {
    id,
    name: shortNameOfSystem(game, id),
    position,
    special: specialOf(game, id) ?? null,
    wormholes: wormholesIn(game, id),
    home: game.state.order.find((seat) => seatOf(game, seat).home === id) ?? null,
    counters: [...counters],
    planets: planets.map((planet) => planetView(game, planet)),
    space: grouped(game, unitsInSpace(game, id)),
    ...leadersSeen(
      game,
      allLeaders(game).filter(({ ship }) => ship !== undefined && game.state.units[ship]?.system === id),
    ),
    ...frontierShown(game, id),
    marks: marksIn(game, id),
    active: game.state.turn.systems.includes(id),
  };
}

function frontierShown(game: Game, system: SystemId): { counter?: string | null } {
  const lying = game.state.systems[system].frontier;
  return lying ? { counter: isHiddenFrom(lying, null) ? null : nameOfCounter(game, lying.id) } : {};
}

/** Returns the public markers in a system, grouped by kind and owner. */
function marksIn(game: Game, system: SystemId): SystemView['marks'] {
  const found = new Map<string, { name: string; owner: SeatId; count: number }>();
  for (const { component, holder: owner, data } of Object.values(game.state.effects)) {
    const name = game.book.components[component]?.marks;
    if (name === undefined || data !== system) continue;
    const same = found.get(`${component} ${owner}`);
    if (same) same.count += 1;
    else found.set(`${component} ${owner}`, { name, owner, count: 1 });
  }
  for (const component of game.state.systems[system].found ?? []) {
    const name = game.book.components[component]?.marks;
    if (name !== undefined) found.set(component, { name, owner: NEUTRAL_SEAT, count: 1 });
  }
  return [...found.values()].map(({ name, owner, count }) => ({ name: count > 1 ? `${count} ${name}s` : name, owner }));
}

/** Returns the sum of a value over all planets, and over the ready ones. */
function worth(planets: readonly Planet[], of: (planet: PlanetId) => number): { ready: number; all: number } {
  const sum = (list: readonly Planet[]): number => list.reduce((total, { id }) => total + of(id), 0);
  return { ready: sum(planets.filter(({ exhausted }) => !exhausted)), all: sum(planets) };
}

const LOST = { killed: 'killed', executed: 'executed', 'given-up': 'removed from the game' };

/** Describes where a leader is. */
function whereabouts(game: Game, { ship, planet, captor, gone }: Leader): string {
  if (planet !== undefined) return `on ${nameOfPlanet(game, planet)}`;
  const unit = game.state.units[ship ?? ''];
  if (unit) return `on a ship at ${nameOfSystem(game, unit.system)}`;
  if (captor !== undefined) return `captive of ${nameOfSeat(game, captor)}`;
  return gone === undefined ? 'in peril' : LOST[gone];
}

const leadersOfSeat = (game: Game, seat: SeatId): Pick<SeatView, 'leaders' | 'captives'> => ({
  leaders: allLeaders(game)
    .filter(({ owner }) => owner === seat)
    .map((one) => ({ name: nameOf(game, one.id), type: nameOf(game, one.type), where: whereabouts(game, one) })),
  captives: captivesOf(game, seat).map(({ id, owner }) => ({ name: nameOf(game, id), of: nameOfSeat(game, owner) })),
});

/** Returns the kept finds of a player and the grants of political cards; empty if there are none. */
function keptShown(game: Game, id: SeatId): { kept?: string[] } {
  const { kept } = seatOf(game, id);
  const given = Object.values(game.state.effects).filter(
    ({ component, holder }) => holder === id && game.book.byKind['political-card'][component]?.called !== undefined,
  );
  const all = [...Object.values(kept ?? {}), ...given].map(({ component }) => nameOf(game, component));
  return (kept ?? given.length) ? { kept: all } : {};
}

function seatView(game: Game, id: SeatId, name: string, waiting: boolean): SeatView {
  const seat = seatOf(game, id);
  const planets = planetsOf(game, id);
  const { state, book } = game;
  return {
    id,
    name,
    race: nameOfSeat(game, id),
    short: nameOfSeat(game, id),
    color: seat.color,
    points: seat.points,
    counters: { ...seat.counters },
    tradeGoods: seat.tradeGoods,
    contracts: [...seat.contracts],
    agreements: agreementsOf(game, id).map((one) => ({
      with: nameOfSeat(game, partnerIn(one, id)),
      worth: one.worth[one.seats.indexOf(id)],
    })),
    ...keptShown(game, id),
    strategyCards: Object.entries(seat.strategyCards).map(([card, { used }]) => ({
      id: card,
      name: nameOf(game, card),
      number: strategyCardNumber(game, card),
      used,
    })),
    technologies: Object.values(seat.technologies).map(({ component, exhausted }) => {
      const { name, color } = book.byKind.technology[component];
      return { name, ...(color && { color }), exhausted: exhausted === true };
    }),
    actionCards: seat.actionCards.length,
    ...(hasLeaders(game) && leadersOfSeat(game, id)),
    politicalCards: seat.politicalCards?.length ?? 0,
    resources: worth(planets, (planet) => resourcesOf(game, planet)),
    influence: worth(planets, (planet) => influenceOf(game, planet)),
    speaker: state.speaker === id,
    active: state.active === id,
    // Passing is meaningful only in the action phase.
    passed: state.phase === 'action' && seat.passed,
    eliminated: seat.eliminated === true,
    waiting,
  };
}

/** Returns the fleet movements since the last activation; none if no turn is active. */
function movesOf({ facts, active }: Game['state']): BoardView['moves'] {
  const since = facts.findLastIndex(
    ({ type }) => type === 'system-activated' || type === 'systems-joined' || type === 'phase-begins',
  );
  if (active === null) return [];
  return facts
    .slice(Math.max(0, since))
    .flatMap((fact): BoardView['moves'] =>
      fact.type === 'ships-moved'
        ? [{ seat: fact.seat, from: fact.from, to: fact.towards }]
        : fact.type === 'fleet-withdrawn'
          ? [{ seat: fact.seat, from: fact.system, to: fact.towards }]
          : [],
    );
}

/** Builds the public view of the board. `names` are the names of the players. */
export function buildBoardView(game: Game, names: Readonly<Record<SeatId, string>> = {}): BoardView {
  const { state, book } = game;
  const seats = [...orderOfPlay(game), ...state.order.filter((seat) => state.seats[seat].eliminated)];
  const awaited = new Set(pendingSeats(game).map(({ seat }) => seat));
  return {
    moves: movesOf(state),
    round: state.round,
    phase: state.phase,
    winner: state.winner,
    goal: state.options.points,
    ...(state.options.lastRound !== undefined && { lastRound: state.options.lastRound }),
    systems: Object.keys(state.systems).map((id) => systemView(game, id)),
    seats: seats.map((seat) => seatView(game, seat, names[seat] ?? '', awaited.has(seat))),
    lying: Object.entries(state.strategyCards)
      .map(([card, { bonus }]) => ({ name: nameOf(game, card), number: strategyCardNumber(game, card), bonus }))
      .sort((a, b) => a.number - b.number),
    objectives: state.objectives.map(({ id, claimedBy }) => {
      const { name, text, points } = book.byKind.objective[id];
      return { name, text, points, claimedBy: claimedBy.map((seat) => state.seats[seat].color) };
    }),
    laws: Object.values(state.laws).map(({ component, elected }) => ({
      name: nameOf(game, component),
      text: book.components[component].text,
      elected: elected === undefined ? null : electedTold(game, elected),
    })),
  };
}

const electedTold = (game: Game, elected: string): string =>
  game.state.seats[elected]
    ? nameOfSeat(game, elected)
    : game.state.planets[elected]
      ? nameOfPlanet(game, elected)
      : nameOf(game, elected);
