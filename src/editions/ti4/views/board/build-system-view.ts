import { type Token } from '#ti4/rules/components/component.ts';
import { adjacentSystems, anomaliesIn, neighborGraphOf, wormholesIn } from '#ti4/rules/board/adjacency.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfSeat, shortNameOfFaction } from '#ti4/rules/names.ts';
import { minorFactionIn } from '#ti4/rules/planets/minor-factions.ts';
import { markersIn, markersOn } from '#ti4/rules/tokens/markers.ts';
import {
  influenceOf,
  isHomePlanet,
  isLegendary,
  MECATOL_REX,
  resourcesOf,
  specialtiesOf,
  traitsOf,
} from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SystemId, Unit } from '#ti4/rules/state.ts';
import { tileOf } from '#ti4/rules/board/tiles.ts';
import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { marksOf } from '#ti4/rules/units/unit-marks.ts';
import { lineKey } from '#ti4/rules/units/unit-keys.ts';
import type { BoardEvents, Named, PlanetView, SystemView, UnitGroup } from '#ti4/views/board/board-view.ts';
import { named } from './build-player-area-view.ts';

/** Returns the name of a token or card on the board. */
const nameOfMarker = (game: Game, component: string): string =>
  game.book.tokens[component]?.name ?? named(game, component).name;

/** Returns a system's tokens, except those that only bring the wormhole shown. */
function markersSeen(game: Game, id: SystemId): { markers?: Named[] } {
  const seen = markersIn(game, id).filter(({ component }) => {
    const token: Token | undefined = game.book.tokens[component];
    return !token?.wormholes || token.faces;
  });
  return seen.length
    ? { markers: seen.map(({ component }) => ({ id: component, name: nameOfMarker(game, component) })) }
    : {};
}

function minorView(game: Game, id: SystemId): Pick<SystemView, 'minor'> {
  const minor = minorFactionIn(game.state, id);
  if (!minor) return {};
  return {
    minor: {
      faction: shortNameOfFaction(game.book, minor.faction),
      ...(minor.holder !== undefined && { holder: minor.holder }),
    },
  };
}

export function systemView(game: Game, id: SystemId, recent: BoardEvents): SystemView {
  const { state } = game;
  const system = state.systems[id];
  const tile = tileOf(game, id);
  const units = Object.values(state.units).filter((unit) => unit.system === id);
  const player = state.order.find(
    (seat) =>
      state.seats[seat].home === id ||
      (system.tile === undefined && game.book.byKind.faction[state.seats[seat].faction]?.gateTile === id),
  );
  const home =
    player !== undefined
      ? { seat: player, short: nameOfSeat(game, player) }
      : tile?.home !== undefined && !minorFactionIn(state, id)
        ? { seat: null, short: shortNameOfFaction(game.book, tile.home) }
        : undefined;
  return {
    id,
    position: system.position,
    name: tile?.name ?? id,
    ...(home && { home }),
    ...minorView(game, id),
    wormholes: wormholesIn(game, id),
    anomalies: [...anomaliesIn(game, id)],
    ...joinedView(game, id),
    tokens: [...system.tokens],
    ...markersSeen(game, id),
    planets: system.planets.map((planet) => planetView(game, planet, units)),
    space: groups(
      game,
      units.filter((unit) => unit.planet === undefined),
    ),
    active: state.turn.system === id,
    losses: recent.losses.filter((loss) => loss.system === id).map(({ seat, type, count }) => ({ seat, type, count })),
  };
}

/** A wormhole names at most this many systems. */
const MOST_JOINED = 2;

/** Returns the systems adjacent to one without touching it, through wormholes or other effects. */
function joinedView(game: Game, id: SystemId): Pick<SystemView, 'joined'> {
  if (!wormholesIn(game, id).length) return {};
  const board = neighborGraphOf(game);
  const joined = adjacentSystems(game, id).filter((other) => !board.areAdjacent(id, other));
  if (!joined.length || joined.length > MOST_JOINED) return {};
  const called = (other: SystemId): string => {
    const { position, planets } = game.state.systems[other];
    return position ?? (planets.length ? nameOfPlanet(game, planets[0]) : (tileOf(game, other)?.name ?? other));
  };
  return { joined: joined.map(called).sort() };
}

function planetView(game: Game, id: PlanetId, units: Unit[]): PlanetView {
  const planet = game.state.planets[id];
  const printed = game.book.planets[id]?.trait;
  return {
    id,
    name: nameOfPlanet(game, id),
    resources: resourcesOf(game, id),
    influence: influenceOf(game, id),
    ...(printed && { trait: printed }),
    traits: [...traitsOf(game, id)],
    home: isHomePlanet(game, id),
    mecatol: id === MECATOL_REX,
    specialties: [...specialtiesOf(game, id)],
    ...(isLegendary(game, id) && { legend: true as const }),
    controller: planet.controller,
    exhausted: planet.exhausted,
    attached: markersOn(game, id).map(({ component }) => ({ id: component, name: nameOfMarker(game, component) })),
    ...(planet.commodities !== undefined && { commodities: planet.commodities }),
    units: groups(
      game,
      units.filter((unit) => unit.planet === id),
    ),
    custodians: id === MECATOL_REX && game.state.custodians,
  };
}

/** Groups equal units, in seat order, then the largest units first. */
function groups(game: Game, units: Unit[]): UnitGroup[] {
  const found = new Map<string, UnitGroup>();
  for (const unit of units) {
    const { owner, type, damaged = false } = unit;
    const key = `${owner} ${lineKey(game, unit)}`;
    const group = found.get(key);
    const marks = marksOf(game, unit)
      .map(({ label }) => label)
      .join(', ');
    if (group) group.count++;
    else found.set(key, { owner, type, damaged, count: 1, ...(marks && { marks }) });
  }
  const { order } = game.state;
  return [...found.values()].sort(
    (a, b) =>
      order.indexOf(a.owner) - order.indexOf(b.owner) ||
      UNIT_TYPES.indexOf(a.type) - UNIT_TYPES.indexOf(b.type) ||
      Number(a.damaged) - Number(b.damaged) ||
      Number(a.marks !== undefined) - Number(b.marks !== undefined),
  );
}
