import { initialChain } from '#engine';
import type { Game, Race, Rulebook } from '#ti3/rules/components/component.ts';
import { newGame } from '#ti3/rules/game.ts';
import { newLeaders, playsWithLeaders } from '#ti3/rules/leaders/leader-setup.ts';
import { planetUnlessFloating } from '#ti3/rules/units/capacity.ts';
import { addUnit, hasQuality } from '#ti3/rules/units/units.ts';
import type { Seat, State } from '#ti3/rules/state.ts';
import { COUNTER_AREAS, type CounterArea, type PlanetId, type UnitType } from '#ti3/rules/terms.ts';
import { revealAllObjectives } from '#ti3/rules/objectives/age-of-empire.ts';
import { placeFrontierCounters } from './final-frontier.ts';
import { placeDomainCounters, placeGuardianCounters } from './distant-suns.ts';
import { prepareGame, type NewGame, type SetupOptions } from './prepare-game.ts';

export const STATE_VERSION = 1;

/** Command counters with which every player begins (E3 2.2). */
const STARTING_COUNTERS: Record<CounterArea, number> = { command: 3, fleet: 3, strategy: 2 };

const inPlay = (components: readonly string[]): Seat['technologies'] =>
  Object.fromEntries(components.map((component) => [component, { component }]));

/** Creates a seat as it is before the first choice (E3 2.1, 2.2). */
function newSeat(race: Race, { id, color, secret }: NewGame['players'][number]): Seat {
  const counters = { ...STARTING_COUNTERS };
  for (const area of COUNTER_AREAS) counters[area] += race.counters?.[area] ?? 0;
  return {
    id,
    color,
    race: race.id,
    home: race.home,
    strategyCards: {},
    lastCards: [],
    counters,
    tradeGoods: 0,
    contracts: [...race.contracts],
    abilities: inPlay(race.abilities),
    technologies: inPlay(race.startingTechnologies),
    actionCards: [],
    secretObjective: secret,
    claimed: [],
    points: 0,
    passed: false,
    orders: {},
  };
}

/** Returns the technologies of a race that cost nothing: the race begins with them. */
const givenTo = ({ byKind }: Rulebook, race: string): string[] =>
  Object.values(byKind.technology).flatMap((one) => (one.race === race && one.cost === 0 ? [one.id] : []));

/** Creates the systems and planets of the galaxy, without owners. */
function laidOut({ tiles }: Rulebook, { galaxy }: NewGame): Pick<State, 'systems' | 'planets'> {
  const systems: State['systems'] = {};
  const planets: State['planets'] = {};
  for (const [position, id] of Object.entries(galaxy)) {
    systems[id] = { id, position, counters: [], planets: tiles[id].planets.map((planet) => planet.id) };
    for (const planet of tiles[id].planets)
      planets[planet.id] = { id: planet.id, system: id, owner: null, exhausted: false };
  }
  return { systems, planets };
}

/** Returns the home planet with the most resources, where all units begin that are placed on planets. */
export const mainHomePlanet = ({ book, state }: Game, { home }: Seat): PlanetId =>
  [...state.systems[home].planets].sort((a, b) => book.planets[b].resources - book.planets[a].resources)[0];

/**
 * Places a race at home: its planets are ready, its ships in space, and all else on the main planet until its player
 * decides otherwise (E3 2.3).
 */
function settle(game: Game, seat: Seat): void {
  const { state, book } = game;
  for (const planet of state.systems[seat.home].planets) state.planets[planet].owner = seat.id;
  const main = mainHomePlanet(game, seat);
  for (const [type, count] of Object.entries(book.byKind.race[seat.race].startingUnits) as [UnitType, number][])
    for (let i = 0; i < count; i++)
      addUnit(
        game,
        seat.id,
        type,
        seat.home,
        hasQuality(game, 'ship', { type }) ? undefined : planetUnlessFloating(game, seat.id, type, main),
      );
}

/** Creates the state of a game before its first choice (E3 2). */
export function newState(book: Rulebook, options: SetupOptions): State {
  const made = prepareGame(book, options);
  const { seed, players, speaker, decks } = made;
  const state: State = {
    version: STATE_VERSION,
    seed,
    chain: initialChain(seed),
    lines: 1,
    nextId: 1,
    stack: [],
    facts: [],
    effects: {},
    moments: [],
    options: { sets: book.sets, ...made.options },
    order: players.map(({ id }) => id),
    seats: Object.fromEntries(players.map((player) => [player.id, newSeat(book.byKind.race[player.race], player)])),
    speaker,
    round: 1,
    phase: 'setup',
    active: null,
    turn: { number: 0, systems: [] },
    ...laidOut(book, made),
    units: {},
    strategyCards: Object.fromEntries(made.strategyCards.map((card) => [card, { bonus: 0 }])),
    decks: Object.fromEntries(Object.entries(decks).map(([id, draw]) => [id, { draw: [...draw], discard: [] }])),
    objectives: made.open.map((id) => ({ id, claimedBy: [] })),
    laws: {},
    agreements: {},
    winner: null,
    ending: null,
  };
  if (state.options.racialTechnologies)
    for (const seat of Object.values(state.seats)) Object.assign(seat.technologies, inPlay(givenTo(book, seat.race)));
  const game = newGame(state, book);
  for (const id of state.order) settle(game, state.seats[id]);
  if (made.counters) placeDomainCounters(game, made.counters);
  if (made.frontier) placeFrontierCounters(game, made.frontier);
  placeGuardianCounters(game);
  if (state.options.played?.includes('ageOfEmpire')) revealAllObjectives(game);
  if (playsWithLeaders(book))
    state.leaders = Object.assign(
      {},
      ...state.order.map((id) =>
        newLeaders(book, book.byKind.race[state.seats[id].race], id, mainHomePlanet(game, state.seats[id])),
      ),
    ) as NonNullable<State['leaders']>;
  return state;
}
