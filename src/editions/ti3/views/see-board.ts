import type { Game } from '../rules/game.ts';
import { nameOf, nameOfPlanet, nameOfSeat, nameOfSystem } from '../rules/names.ts';
import { wormholesIn, specialOf } from '../rules/movement/galaxy.ts';
import { influenceOf, planetsOf, resourcesOf } from '../rules/planets/planets.ts';
import { inSpace, onPlanet } from '../rules/planets/units.ts';
import { numberOf, orderOfPlay, seatOf } from '../rules/seats.ts';
import type { Planet, Unit } from '../rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '../rules/terms.ts';
import { agreementsOf, partnerIn } from '../rules/trade/breaking.ts';
import type { BoardView, PlanetView, SeatView, SystemView, UnitGroup } from './board-view.ts';

function grouped(game: Game, units: readonly Unit[]): UnitGroup[] {
  const types = Object.keys(game.book.units);
  const groups: UnitGroup[] = [];
  for (const { owner, type, damaged } of units) {
    let group = groups.find((one) => one.owner === owner && one.type === type);
    if (!group) groups.push((group = { owner, type, count: 0, damaged: 0 }));
    group.count += 1;
    if (damaged) group.damaged += 1;
  }
  const seats = game.state.order;
  return groups.sort((a, b) => seats.indexOf(a.owner) - seats.indexOf(b.owner) || types.indexOf(a.type) - types.indexOf(b.type));
}

function planetView(game: Game, id: PlanetId): PlanetView {
  const { owner, exhausted } = game.state.planets[id];
  return {
    id,
    name: nameOfPlanet(game, id),
    resources: resourcesOf(game, id),
    influence: influenceOf(game, id),
    specialties: [...game.book.planets[id].specialties],
    owner,
    exhausted,
    units: grouped(game, onPlanet(game, id)),
  };
}

function systemView(game: Game, id: SystemId): SystemView {
  const { position, counters, planets } = game.state.systems[id];
  return {
    id,
    name: nameOfSystem(game, id),
    position,
    special: specialOf(game, id) ?? null,
    wormholes: wormholesIn(game, id),
    home: game.state.order.find((seat) => seatOf(game, seat).home === id) ?? null,
    counters: [...counters],
    planets: planets.map((planet) => planetView(game, planet)),
    space: grouped(game, inSpace(game, id)),
    marks: Object.values(game.state.effects).flatMap(({ component, holder, data }) => {
      const name = game.book.components[component]?.marks;
      return name !== undefined && data === id ? [{ name, owner: holder }] : [];
    }),
    active: game.state.turn.systems.includes(id),
  };
}

/** What all planets of a kind are worth, and those that are ready. */
function worth(planets: readonly Planet[], of: (planet: PlanetId) => number): { ready: number; all: number } {
  const sum = (list: readonly Planet[]): number => list.reduce((total, { id }) => total + of(id), 0);
  return { ready: sum(planets.filter(({ exhausted }) => !exhausted)), all: sum(planets) };
}

function seatView(game: Game, id: SeatId): SeatView {
  const seat = seatOf(game, id);
  const planets = planetsOf(game, id);
  const { state, book } = game;
  return {
    id,
    race: nameOfSeat(game, id),
    color: seat.color,
    points: seat.points,
    counters: { ...seat.counters },
    tradeGoods: seat.tradeGoods,
    contracts: [...seat.contracts],
    agreements: agreementsOf(game, id).map((one) => ({
      with: nameOfSeat(game, partnerIn(one, id)),
      worth: one.worth[one.seats.indexOf(id)],
    })),
    strategyCards: Object.entries(seat.strategyCards).map(([card, { used }]) => ({
      id: card,
      name: nameOf(game, card),
      number: numberOf(game, card),
      used,
    })),
    technologies: Object.values(seat.technologies).map(({ component, exhausted }) => ({
      name: nameOf(game, component),
      color: book.byKind.technology[component].color,
      exhausted: exhausted === true,
    })),
    actionCards: seat.actionCards.length,
    politicalCards: seat.politicalCards?.length ?? 0,
    resources: worth(planets, (planet) => resourcesOf(game, planet)),
    influence: worth(planets, (planet) => influenceOf(game, planet)),
    speaker: state.speaker === id,
    active: state.active === id,
    // Nobody has passed before there was anything to pass.
    passed: state.phase === 'action' && seat.passed,
    eliminated: seat.eliminated === true,
  };
}

/** The board as everybody may see it. */
export function boardView(game: Game): BoardView {
  const { state, book } = game;
  const seats = [...orderOfPlay(game), ...state.order.filter((seat) => state.seats[seat].eliminated)];
  return {
    round: state.round,
    phase: state.phase,
    goal: state.options.points,
    systems: Object.keys(state.systems).map((id) => systemView(game, id)),
    seats: seats.map((seat) => seatView(game, seat)),
    lying: Object.entries(state.strategyCards)
      .map(([card, { bonus }]) => ({ name: nameOf(game, card), number: numberOf(game, card), bonus }))
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
  game.state.seats[elected] ? nameOfSeat(game, elected) : game.state.planets[elected] ? nameOfPlanet(game, elected) : nameOf(game, elected);
