import { initialChain, Illegal, createSetupDraw, toShuffled } from '#engine';
import { addUnit, hasQuality } from '#ti2/rules/units/units.ts';
import { componentOf } from '#ti2/rules/components/kit.ts';
import type { Game, Race, Rulebook } from '#ti2/rules/components/component.ts';
import { newGame } from '#ti2/rules/game.ts';
import { createLeaders } from '#ti2/rules/leaders/leader-setup.ts';
import type { Seat, State } from '#ti2/rules/state.ts';
import type { CardId, Color, OptionId, PlanetId, SystemId, UnitType, Veil } from '#ti2/rules/terms.ts';
import { seatBonusCredits, MIN_PLAYERS, layGalaxy, MAX_PLAYERS, type Galaxy } from './galaxy.ts';
import { cardsOf, countersOf } from './deck-cards.ts';
import { spreadRed } from './spread-red-tiles.ts';

export const STATE_VERSION = 1;

export interface SetupOptions {
  seed: string;
  /** Clockwise. Players without a race draw one. */
  players: readonly { id: string; race?: string; color?: Color }[];
  veil?: Veil;
  windowHours?: number;
  debateHours?: number;
  played?: readonly OptionId[];
  lastRound?: number;
  byArms?: boolean;
  agreementsCounted?: 'all' | 'own';
  /** Separates red tiles where possible (E2 2.4). */
  spread?: boolean;
  /** A prepared galaxy, by position. */
  galaxy?: Galaxy;
}

const COLORS: readonly Color[] = ['red', 'blue', 'green', 'yellow', 'purple', 'black'];
const DEFAULT_WINDOW_HOURS = 24;
/** With five players, one places an extra tile and loses these credits (E2 2.3). */
const SEVENTH_TILE = 5;
const FIVE = 5;

/**
 * Assigns races: wishes in order, the rest at random (E2 2.2). Throws Illegal for an unknown race or too many players.
 */
function racesFor(book: Rulebook, players: SetupOptions['players'], below: (n: number) => number): Race[] {
  const all = book.byKind.race;
  const wished = players.map(({ race }) => race);
  for (const one of wished)
    if (one !== undefined && !all[one]) throw new Illegal(`I don't know the race “${one.slice(0, 40)}”.`);
  const kept = wished.map((one, i) => (one !== undefined && wished.indexOf(one) === i ? one : undefined));
  const left = toShuffled(Object.keys(all).filter((id) => !kept.includes(id)), below); // prettier-ignore
  if (players.length > Object.keys(all).length) throw new Illegal('There are more players than races.');
  return kept.map((one) => all[one ?? left.shift() ?? '']);
}

function newSeat({ id, credits, home, technologies }: Race, seat: string, color: Color, bonus: number): Seat {
  return {
    id: seat,
    color,
    race: id,
    home,
    credits: credits + bonus,
    technologies: Object.fromEntries(technologies.map((component) => [component, { component }])),
    actionCards: [],
    bought: {},
    bracket: 0,
    orders: {},
  };
}

function laidOut(book: Rulebook, galaxy: Galaxy): Pick<State, 'systems' | 'planets'> {
  const found: Pick<State, 'systems' | 'planets'> = { systems: {}, planets: {} };
  for (const [position, system] of Object.entries(galaxy)) {
    const planets = book.tiles[system].planets.map(({ id }) => id);
    found.systems[system] = { id: system, position, planets };
    for (const id of planets) found.planets[id] = { id, system, owner: null };
  }
  return found;
}

/** Home planet with the most resources, where the first dock is placed (E2 2.7). */
export const mainHomePlanet = ({ book, state }: Game, home: SystemId): PlanetId =>
  state.systems[home].planets.reduce((best, next) =>
    book.planets[next].resources > book.planets[best].resources ? next : best,
  );

/** Places a ground force on each home planet, a dock, and the race's starting units (E2 2.7). */
function settle(game: Game, { id, home, race }: Seat): void {
  const capital = mainHomePlanet(game, home);
  for (const planet of game.state.systems[home].planets) {
    game.state.planets[planet].owner = id;
    addUnit(game, id, 'ground-force', home, planet);
  }
  addUnit(game, id, 'spacedock', home, capital);
  for (const [type, count] of Object.entries(game.book.byKind.race[race].units) as [UnitType, number][])
    for (let i = 0; i < count; i++)
      addUnit(game, id, type, home, hasQuality(game, 'ship', { type }) ? undefined : capital);
}

/** Deals the action cards that races start with. Returns the rest of the deck. */
function dealFirst(
  book: Rulebook,
  seats: readonly Seat[],
  races: readonly Race[],
  played: readonly OptionId[],
): CardId[] {
  const action = cardsOf(book.byKind['action-card'], played);
  races.forEach(({ cards = [] }, i) => {
    for (const component of cards) {
      const at = action.findIndex((card) => componentOf(card) === component);
      if (at >= 0) seats[i].actionCards.push(...action.splice(at, 1));
    }
  });
  return action;
}

const settingsOf = (book: Rulebook, options: SetupOptions): State['options'] => ({
  sets: book.sets,
  veil: options.veil ?? 'cards',
  windowHours: options.windowHours ?? DEFAULT_WINDOW_HOURS,
  ...(options.debateHours !== undefined && { debateHours: options.debateHours }),
  byArms: options.byArms ?? true,
  agreementsCounted: options.agreementsCounted ?? 'all',
  ...(options.played?.length && { played: options.played }),
  ...(options.lastRound !== undefined && { lastRound: options.lastRound }),
});

/** Places a face-down counter on each neutral planet outside the center; spares are removed unseen (E2 12.2). */
function layCounters(game: Game, counters: string[]): void {
  for (const planet of Object.values(game.state.planets)) {
    if (planet.owner !== null || game.book.tiles[planet.system].centre) continue;
    const id = counters.shift();
    if (id !== undefined) planet.counter = { id };
  }
}

/** Returns the state of a game before its first choice (E2 2). Throws Illegal for options that cannot be played. */
export function newState(book: Rulebook, options: SetupOptions): State {
  const { seed, players, played = [] } = options;
  if (players.length < MIN_PLAYERS || players.length > MAX_PLAYERS)
    throw new Illegal(`You need ${MIN_PLAYERS} to ${MAX_PLAYERS} players.`);
  const chance = (label: string) => createSetupDraw(seed, label);
  const races = racesFor(book, players, chance('races'));
  const homes = races.map(({ home }) => home);
  const dealt = options.galaxy ?? layGalaxy(book, homes, played, chance('galaxy'));
  const galaxy = options.spread ? spreadRed(book, dealt, chance('spread')) : dealt;
  const bonus = seatBonusCredits(players.length);
  const seats = players.map(({ id, color }, i) => newSeat(races[i], id, color ?? COLORS[i], bonus[i] ?? 0));
  if (players.length === FIVE) seats[chance('seventh tile')(FIVE)].credits -= SEVENTH_TILE;
  const action = dealFirst(book, seats, races, played);
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
    options: settingsOf(book, options),
    order: seats.map(({ id }) => id),
    seats: Object.fromEntries(seats.map((seat) => [seat.id, seat])),
    round: 1,
    phase: 'setup',
    active: null,
    turn: { number: 0, segment: null, had: [] },
    ...laidOut(book, galaxy),
    units: {},
    decks: {
      action: { draw: toShuffled(action, chance('action cards')), discard: [] },
      political: {
        draw: toShuffled(cardsOf(book.byKind['political-card'], played), chance('political cards')),
        discard: [],
      },
      counters: { draw: [], discard: [] },
    },
    laws: {},
    agreements: {},
    offers: {},
    aimed: [],
    winner: null,
    ending: null,
  };
  const game = newGame(state, book);
  for (const seat of seats) settle(game, seat);
  if (played.includes('leaders'))
    for (const seat of seats)
      createLeaders(game, seat.id, mainHomePlanet(game, seat.home), played.includes('leadersFaceDown'), (list) => toShuffled(list, chance(`leaders of ${seat.id}`))); // prettier-ignore
  if (played.includes('distantSuns')) layCounters(game, toShuffled(countersOf(book), chance('counters')));
  return state;
}
