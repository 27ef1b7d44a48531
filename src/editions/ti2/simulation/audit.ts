import type { Json } from '#engine';
import { landUnitsAboard, allUnits, capacityOf, hasQuality, shipsIn, unitsOnPlanet } from '#ti2/rules/units/units.ts';
import type { Game } from '#ti2/rules/game.ts';
import { specialOf } from '#ti2/rules/board/adjacency.ts';
import { copyOf } from '#ti2/rules/components/kit.ts';

// Invariants of the state. The rules do not check them while they run.

/** Counts cards that only a frame of the stack holds. */
function underWay({ state, book }: Game, deck: 'action' | 'political', lying: ReadonlySet<string>): number {
  const all = new Set(
    Object.values(book.byKind[deck === 'action' ? 'action-card' : 'political-card']).flatMap(({ id, copies }) =>
      Array.from({ length: copies }, (_, i) => copyOf(id, i + 1)),
    ),
  );
  const found = new Set<string>();
  const look = (data: Json): void => {
    if (typeof data === 'string') {
      if (all.has(data) && !lying.has(data)) found.add(data);
    } else if (data !== null && typeof data === 'object') for (const part of Object.values(data)) look(part);
  };
  for (const frame of state.stack) look(frame.data);
  return found.size;
}

/** Counts all cards and counters, wherever they are. */
export function countCards(game: Game): Record<string, number> {
  const { decks, seats, agreements, laws, planets } = game.state;
  const pile = (name: string): string[] => [...decks[name].draw, ...decks[name].discard];
  const action = [
    ...pile('action'),
    ...Object.values(seats).flatMap(({ actionCards }) => actionCards),
    ...Object.values(agreements).map(({ card }) => card),
  ];
  const political = [...pile('political'), ...Object.keys(laws)];
  const counters = [
    ...pile('counters'),
    ...Object.values(planets).flatMap(({ counter }) => (counter ? [counter.id] : [])),
  ];
  return {
    action: action.length + underWay(game, 'action', new Set(action)),
    'action cards lying twice': action.length - new Set(action).size,
    ...(game.state.phase !== 'ended' && {
      political: political.length + underWay(game, 'political', new Set(political)),
    }),
    'political cards lying twice': political.length - new Set(political).size,
    counters: counters.length,
  };
}

/** Lists errors in the placement of units that must hold at any time. */
function placeFaults(game: Game): string[] {
  const { state } = game;
  return allUnits(game).flatMap((unit) => {
    const { id, type, system, planet, ship, owner } = unit;
    const wrong = (what: string): string[] => [`${id}, a ${type} of ${owner}, ${what}`];
    if (!state.systems[system]) return wrong('is nowhere');
    if (planet !== undefined && state.planets[planet]?.system !== system)
      return wrong('is on a planet of another system');
    if (planet !== undefined && hasQuality(game, 'ship', unit) && type !== 'fighter')
      return wrong('is a ship on a planet');
    if (ship !== undefined && planet !== undefined) return wrong('is in 2 places');
    if (ship !== undefined) {
      const vessel = state.units[ship];
      if (!vessel || vessel.owner !== owner || vessel.system !== system)
        return wrong("is not aboard one of its owner's ships there");
    }
    if (ship === undefined && planet === undefined && !hasQuality(game, 'ship', unit))
      return wrong('is in space without a ship');
    return [];
  });
}

/** Lists errors in capacities, credits and spacedocks. */
function seatFaults(game: Game): string[] {
  const { state } = game;
  const over = allUnits(game).filter((unit) => {
    if (!hasQuality(game, 'ship', unit)) return false;
    const { any, troops } = capacityOf(game, unit);
    return landUnitsAboard(game, unit).length > any + troops;
  });
  const docks = state.order.filter(
    (seat) => allUnits(game).filter(({ owner, type }) => owner === seat && type === 'spacedock').length > 6,
  );
  const twice = Object.keys(state.planets).filter(
    (planet) => unitsOnPlanet(game, planet).filter(({ type }) => type === 'spacedock').length > 1,
  );
  // A gained spacedock is in the facts, and builds nothing in that round (E2 9.2).
  const busy = state.facts.flatMap((fact) =>
    fact.type === 'units-gained' && fact.units.spacedock && !state.placed?.docks.includes(fact.planet)
      ? [fact.planet]
      : [],
  );
  return [
    ...busy.map((planet) => `The new spacedock on ${planet} could place units this round`),
    ...over.map(({ id }) => `${id} carries more than its capacity`),
    ...docks.map((seat) => `${seat} has more than 6 spacedocks`),
    ...twice.map((planet) => `There are 2 spacedocks on ${planet}`),
    ...state.order.filter((seat) => state.seats[seat].credits < 0).map((seat) => `${seat} has fewer than 0 credits`),
  ];
}

/**
 * Lists errors between turns: two fleets in one system, units on planets of other players, ships where none may stay.
 */
function quietFaults(game: Game): string[] {
  const { state } = game;
  const systems = Object.keys(state.systems);
  const shared = systems.filter((system) => new Set(shipsIn(game, system).map(({ owner }) => owner)).size > 1);
  const barred = systems.filter((system) => specialOf(game, system) === 'supernova' && shipsIn(game, system).length);
  const held = Object.values(state.planets).filter(({ id, owner }) =>
    unitsOnPlanet(game, id).some((unit) => unit.owner !== owner && !(owner === null && unit.type === 'pds')),
  );
  const lying = Object.values(state.planets).filter(({ owner, counter }) => owner !== null && counter);
  const gone = state.order.filter(
    (seat) => state.seats[seat].eliminated && allUnits(game).some(({ owner }) => owner === seat),
  );
  return [
    ...shared.map((system) => `2 fleets are in ${system}`),
    ...barred.map((system) => `There are ships in ${system}, where none can be`),
    ...held.map(({ id }) => `Units on ${id} do not belong to its owner`),
    ...lying.map(({ id }) => `There is a counter on ${id}, which a player controls`),
    ...gone.map((seat) => `${seat} is eliminated but has units`),
  ];
}

/**
 * Lists leaders that are not in exactly one place, aboard a ship of their own side or, between turns, on a planet of
 * their owner.
 */
function leaderFaults({ state }: Game, quiet: boolean): string[] {
  return Object.values(state.leaders ?? {}).flatMap(({ id, owner, ship, planet, captor, homeless, gone }) => {
    const places = [ship, planet, captor, homeless, gone].filter((one) => one !== undefined).length;
    const wrong: [boolean, string][] = [
      [places !== 1, `is in ${places} places`],
      [ship !== undefined && state.units[ship]?.owner !== owner, "is not aboard its owner's ship"],
      [quiet && planet !== undefined && state.planets[planet].owner !== owner, "is not on its owner's planet"],
      [
        captor !== undefined && (captor === owner || state.seats[captor].eliminated === true),
        'has a captor that cannot be one',
      ],
    ];
    return wrong.flatMap(([so, what]) => (so ? [`Leader ${id} ${what}`] : []));
  });
}

export function listStateProblems(game: Game): string[] {
  const { phase, active } = game.state;
  const quiet = active === null && phase !== 'ended';
  return [...placeFaults(game), ...seatFaults(game), ...(quiet ? quietFaults(game) : []), ...leaderFaults(game, quiet)];
}
