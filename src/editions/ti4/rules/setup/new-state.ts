import { initialChain } from '#engine';
import { noteOf, promissoryNotesOf, type Faction, type PlanetCard } from '#ti4/rules/components/component.ts';
import { excludesNote } from '#ti4/rules/trade/excluded-notes.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { leadersOf } from '#ti4/rules/leaders/leaders.ts';
import { minorFactionUnits } from './minor-faction-setup.ts';
import { hasLeaderWithHome, borrowedHomeOf } from './borrowed-homes.ts';
import type { SliceDraft } from './slice-draft/draft-state.ts';
import type {
  CardId,
  Color,
  ComponentId,
  Deck,
  Planet,
  Seat,
  SeatId,
  State,
  System,
  SystemId,
  Unit,
  UnitType,
  Veil,
} from '#ti4/rules/state.ts';
import { NEUTRAL_SEAT } from '#ti4/rules/seats.ts';
import { rolesOnCard, UNIT_TYPES } from '#ti4/rules/units/roles.ts';

export const STATE_VERSION = 4;

/** A player of a new game. */
export interface NewPlayer {
  id: SeatId;
  color: Color;
  /** Id of the faction; '' before it is drafted. */
  faction: ComponentId;
  /** The faction whose home the seat's faction takes, if that has none of its own. */
  home?: ComponentId;
  /** Set if the seat has yet to choose among several homes. */
  homeOpen?: true;
  tradeGoods?: number;
}

export interface NewGame {
  seed: string;
  /** Clockwise, the speaker first. */
  seats: NewPlayer[];
  /** The draft to resolve before anybody has a faction. */
  draft?: SliceDraft;
  /** Tiles by position, including every faction's home tile (or its gate). */
  board: { tile: SystemId; position: string }[];
  /** Minor factions, by the system with their planets; their tiles are part of the board. */
  minorFactions?: State['minorFactions'];
  /** Hyperlane tiles by position. */
  hyperlanes?: State['hyperlanes'];
  /** Tiles that each player has yet to place, if the players build the board. */
  tilesToPlace?: Record<SeatId, SystemId[]>;
  /** Cards of each deck, in the order of drawing. */
  decks: Record<string, CardId[]>;
  strategyCards: string[];
  /** Tiles that the speaker places before all others. */
  tilesToPlaceFirst?: SystemId[];
  /** Generic promissory notes of each player. */
  notes: string[];
  points?: number;
  veil?: Veil;
  windowHours?: number;
  /** Galactic events in force. */
  events?: readonly ComponentId[];
}

/** Returns the generic unit of a type, used by factions without their own; '' if the game has no such unit. */
export const genericUnit = (book: Rulebook, type: UnitType): ComponentId =>
  Object.values(book.byKind.unit).find((one) => one.type === type && one.faction === undefined && !one.neutral)?.id ??
  '';

/** Returns the unit a faction starts with: its own from its faction or leader sheet (50.3), or the generic one. */
const ownUnit = (book: Rulebook, faction: Faction, type: UnitType): ComponentId =>
  faction.units[type] ??
  Object.values(book.byKind.unit).find((one) => one.type === type && one.faction === faction.id && one.onLeaderSheet)
    ?.id ??
  genericUnit(book, type);

const deck = (draw: CardId[]): Deck => ({ draw: [...draw], discard: [] });

const decksOf = ({ decks }: NewGame): State['decks'] =>
  Object.fromEntries(Object.entries(decks).map(([id, cards]) => [id, deck(cards)]));

/** Lays a tile at a position, or off the board if the position is null. */
export function layTile(
  book: Rulebook,
  { systems, planets }: Pick<State, 'systems' | 'planets'>,
  tile: SystemId,
  position: string | null,
): void {
  const facts = book.tiles[tile];
  if (!facts) throw new Error(`No tile ${tile}`);
  systems[tile] = { id: tile, position, tokens: [], planets: facts.planets.map((planet) => planet.id) };
  for (const planet of facts.planets) planets[planet.id] = newPlanet(book, planet, tile);
}

/** Creates an uncontrolled planet, with its own ability if it is legendary (53). */
export const newPlanet = (book: Rulebook, { id, legendary }: PlanetCard, system: SystemId): Planet => ({
  id,
  system,
  controller: null,
  exhausted: false,
  ...(legendary !== undefined &&
    legendary in (book.byKind['legendary-card'] ?? {}) && { legend: { component: legendary } }),
});

function factionOf(book: Rulebook, id: ComponentId): Faction {
  const faction = book.byKind.faction[id];
  if (!faction) throw new Error(`No faction ${id}`);
  return faction;
}

/** Creates a seat that has no faction yet. */
const emptySeat = (book: Rulebook, { id, color, tradeGoods = 0 }: NewPlayer): Seat => ({
  id,
  color,
  faction: '',
  home: '',
  strategyCards: {},
  tokens: { tactic: 3, fleet: 3, strategy: 2 },
  tradeGoods,
  commodities: 0,
  units: Object.fromEntries(UNIT_TYPES.map((type) => [type, genericUnit(book, type)])) as Record<UnitType, string>,
  abilities: {},
  technologies: {},
  actionCards: [],
  secretObjectives: [],
  scoredSecrets: [],
  promissoryNotes: [],
  playArea: [],
  points: 0,
  passed: false,
  orders: {},
});

/** Creates the seat of neutral units, which belong to no player: it has unit cards and nothing else. */
export const neutralSeat = (book: Rulebook): Seat => ({
  ...emptySeat(book, { id: NEUTRAL_SEAT, color: 'grey', faction: '' }),
  tokens: { tactic: 0, fleet: 0, strategy: 0 },
  units: Object.fromEntries(
    UNIT_TYPES.map((type) => [
      type,
      Object.values(book.byKind.unit).find((one) => one.type === type && one.neutral)?.id ?? '',
    ]),
  ) as Record<UnitType, string>,
});

/** Creates a player's seat as it is before the first choice: sheet, hand and play area. */
function newSeat(book: Rulebook, player: NewPlayer, notes: string[]): Seat {
  const { id, faction: factionId, home, homeOpen } = player;
  const faction = factionOf(book, factionId);
  const taken = borrowedHomeOf(faction, home);
  const leaders = leadersOf(book, factionId, hasLeaderWithHome(faction, homeOpen ? undefined : taken));
  return {
    ...emptySeat(book, player),
    faction: factionId,
    home: taken?.tile ?? faction.homeTile,
    units: Object.fromEntries(UNIT_TYPES.map((type) => [type, ownUnit(book, faction, type)])) as Record<
      UnitType,
      string
    >,
    abilities: Object.fromEntries(faction.abilities.map((component) => [component, { component }])),
    technologies: Object.fromEntries(faction.startingTechnologies.map((tech) => [tech, { component: tech }])),
    ...(leaders && { leaders }),
    promissoryNotes: [...notes, ...promissoryNotesOf(faction)]
      .filter((note) => !excludesNote(book, faction.abilities, note))
      .map((note) => noteOf(note, id)),
  };
}

/** Seats a player at the home of their faction; returns the starting units, which have no ids yet. */
export function seatPlayer(
  book: Rulebook,
  laid: Pick<State, 'seats' | 'systems' | 'planets'>,
  player: NewPlayer,
  notes: string[],
): Omit<Unit, 'id'>[] {
  const seat = newSeat(book, player, notes);
  laid.seats[seat.id] = seat;
  if (!laid.systems[seat.home]) layTile(book, laid, seat.home, null);
  for (const planet of laid.systems[seat.home].planets) laid.planets[planet].controller = seat.id;
  return startingUnits(book, seat, laid.systems[seat.home]);
}

/** Returns the generic notes of factions that do without them, which are out of the game. */
export const excludedNotes = (book: Rulebook, players: readonly NewPlayer[], notes: string[]): CardId[] =>
  players.flatMap(({ id, faction }) =>
    notes
      .filter((note) => excludesNote(book, factionOf(book, faction).abilities, note))
      .map((note) => noteOf(note, id)),
  );

/** Returns a seat's starting units with their places; they have no ids yet. */
function startingUnits(book: Rulebook, seat: Seat, { planets }: System): Omit<Unit, 'id'>[] {
  // Ground forces and structures may start on any home planet; the richest is what a player would choose.
  const main = [...planets].sort((a, b) => book.planets[b].resources - book.planets[a].resources)[0];
  const counts = Object.entries(factionOf(book, seat.faction).startingUnits) as [UnitType, number][];
  return counts.flatMap(([type, count]) => {
    // A structure that can move starts in space.
    const grounded =
      !rolesOnCard(book.unitFacts[seat.units[type]] ?? { type }).has('ship') &&
      book.byKind.unit[seat.units[type]]?.move === undefined;
    return Array.from({ length: count }, () => ({
      type,
      owner: seat.id,
      system: seat.home,
      ...(grounded && { planet: main }),
    }));
  });
}

const optionsOf = (
  { sets }: Rulebook,
  { points = 10, veil = 'cards', windowHours = 6, events = [] }: NewGame,
): State['options'] => ({
  sets,
  points,
  veil,
  windowHours,
  ...(events.length > 0 && { events }),
});

/** Returns the guards of minor faction systems; lays those off the board and adds the seat of neutral units. */
function guards(
  book: Rulebook,
  laid: Pick<State, 'seats' | 'systems' | 'planets'>,
  { minorFactions }: NewGame,
): Omit<Unit, 'id'>[] {
  if (!minorFactions) return [];
  laid.seats[NEUTRAL_SEAT] = neutralSeat(book);
  return Object.keys(minorFactions).flatMap((system) => {
    if (!laid.systems[system]) layTile(book, laid, system, null);
    return minorFactionUnits(book, laid, system);
  });
}

/** Creates the state before the first choice (setup): board, starting units and technologies, decks. */
export function newState(book: Rulebook, game: NewGame): State {
  const systems: Record<SystemId, System> = {};
  const planets: Record<string, Planet> = {};
  const lay = (tile: SystemId, position: string | null) => layTile(book, { systems, planets }, tile, position);
  for (const { tile, position } of game.board) lay(tile, position);
  for (const { id, beside } of Object.values(book.tiles)) if (beside) lay(id, null);

  const seats: Record<SeatId, Seat> = {};
  const standing: Omit<Unit, 'id'>[] = [];
  for (const player of game.seats) {
    if (game.draft) seats[player.id] = emptySeat(book, player);
    else standing.push(...seatPlayer(book, { seats, systems, planets }, player, game.notes));
  }
  standing.push(...guards(book, { seats, systems, planets }, game));
  const units = Object.fromEntries(standing.map((unit, i) => [`u${i + 1}`, { id: `u${i + 1}`, ...unit }]));
  const purged = game.draft ? [] : excludedNotes(book, game.seats, game.notes);
  return {
    version: STATE_VERSION,
    options: optionsOf(book, game),
    seed: game.seed,
    chain: initialChain(game.seed),
    lines: 1,
    nextId: standing.length + 1,
    stack: [],
    facts: [],
    order: game.seats.map((seat) => seat.id),
    seats,
    speaker: game.seats[0].id,
    round: 1,
    phase: 'setup',
    active: null,
    turn: { number: 0, system: null, transactions: [] },
    systems,
    planets,
    units,
    custodians: true,
    strategyCards: Object.fromEntries(game.strategyCards.map((card) => [card, { tradeGoods: 0 }])),
    decks: decksOf(game),
    objectives: [],
    laws: {},
    ...(purged.length && { purged }),
    effects: {},
    numbered: {},
    offers: {},
    ...(game.minorFactions && { minorFactions: game.minorFactions }),
    ...(game.hyperlanes && { hyperlanes: game.hyperlanes }),
    ...(game.draft && { draft: game.draft }),
    ...(game.tilesToPlace && { tilesToPlace: game.tilesToPlace }),
    ...(game.tilesToPlaceFirst && { tilesToPlaceFirst: game.tilesToPlaceFirst }),
    moments: [],
    winner: null,
    ending: null,
  };
}
