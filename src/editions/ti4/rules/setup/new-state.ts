import { firstChain } from '../../../../engine/index.ts';
import type { Rulebook } from '../game.ts';
import type { CardId, Color, ComponentId, Deck, Planet, Seat, SeatId, State, System, SystemId, Unit, UnitType, Veil } from '../state.ts';
import { SHIPS, UNIT_TYPES } from '../units/units.ts';

export const STATE_VERSION = 1;

export interface NewGame {
  seed: string;
  /** Clockwise, the speaker first. */
  seats: { id: SeatId; color: Color; faction: string; tradeGoods?: number }[];
  /** Tiles by position; every faction's home tile (or the gate in its stead) among them. */
  board: { tile: SystemId; position: string }[];
  /** Tiles each player has still to place, where the players build the board. */
  tilesToPlace?: Record<SeatId, SystemId[]>;
  /** Cards, each deck in the order they are to be drawn. */
  decks: { action: CardId[]; agenda: CardId[]; secret: CardId[]; stage1: CardId[]; stage2: CardId[] };
  strategyCards: string[];
  /** Generic promissory notes each player has. */
  notes: string[];
  points?: number;
  veil?: Veil;
  windowHours?: number;
}

/** The definition every faction has of a unit type it has none of its own for; '' where the game has no such unit. */
export const genericUnit = (book: Rulebook, type: UnitType): ComponentId =>
  Object.values(book.components).find((one) => one.kind === 'unit' && one.type === type && one.faction === undefined)?.id ?? '';

const deck = (draw: CardId[]): Deck => ({ draw: [...draw], discard: [] });

/** Lays a tile: at a position, or off the board. */
export function layTile(
  book: Rulebook,
  { systems, planets }: Pick<State, 'systems' | 'planets'>,
  tile: SystemId,
  position: string | null,
): void {
  const facts = book.tiles[tile];
  if (!facts) throw new Error(`No tile ${tile}`);
  systems[tile] = { id: tile, position, tokens: [], planets: facts.planets.map((planet) => planet.id) };
  for (const planet of facts.planets)
    planets[planet.id] = { id: planet.id, system: tile, controller: null, exhausted: false, attached: [] };
}

/** The table as it is laid before the first choice (setup): board, starting units and technologies, decks. */
export function newState(book: Rulebook, game: NewGame): State {
  const systems: Record<SystemId, System> = {};
  const planets: Record<string, Planet> = {};
  const lay = (tile: SystemId, position: string | null) => layTile(book, { systems, planets }, tile, position);
  for (const { tile, position } of game.board) lay(tile, position);

  const seats: Record<SeatId, Seat> = {};
  const units: Record<string, Unit> = {};
  let nextId = 1;
  for (const { id, color, faction: factionId, tradeGoods = 0 } of game.seats) {
    const faction = book.components[factionId];
    if (faction?.kind !== 'faction') throw new Error(`No faction ${factionId}`);
    if (!systems[faction.homeTile]) lay(faction.homeTile, null);
    seats[id] = {
      id,
      color,
      faction: factionId,
      home: faction.homeTile,
      strategyCards: {},
      tokens: { tactic: 3, fleet: 3, strategy: 2 },
      tradeGoods,
      commodities: 0,
      units: Object.fromEntries(UNIT_TYPES.map((type) => [type, faction.units[type] ?? genericUnit(book, type)])) as Record<
        UnitType,
        string
      >,
      technologies: Object.fromEntries(faction.startingTechnologies.map((tech) => [tech, { component: tech }])),
      actionCards: [],
      secretObjectives: [],
      scoredSecrets: [],
      promissoryNotes: [...game.notes, faction.promissoryNote].map((note) => `${note}@${id}`),
      playArea: [],
      points: 0,
      passed: false,
      memory: {},
      orders: {},
    };
    const homePlanets = systems[faction.homeTile].planets;
    for (const planet of homePlanets) planets[planet].controller = id;
    // Ground forces and structures may start on any home planet; the richest is what a player would choose.
    const main = [...homePlanets].sort((a, b) => book.planets[b].resources - book.planets[a].resources)[0];
    for (const [type, count] of Object.entries(faction.startingUnits) as [UnitType, number][]) {
      for (let i = 0; i < count; i++) {
        const unit = `u${nextId++}`;
        const definition = book.components[seats[id].units[type]];
        // A structure that moves stands in space.
        const grounded = !SHIPS.includes(type) && !(definition?.kind === 'unit' && definition.move !== undefined);
        units[unit] = { id: unit, type, owner: id, system: faction.homeTile, ...(grounded && { planet: main }) };
      }
    }
  }
  return {
    version: STATE_VERSION,
    options: { points: game.points ?? 10, veil: game.veil ?? 'cards', windowHours: game.windowHours ?? 6 },
    seed: game.seed,
    chain: firstChain(game.seed),
    lines: 1,
    nextId,
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
    decks: {
      action: deck(game.decks.action),
      agenda: deck(game.decks.agenda),
      secret: deck(game.decks.secret),
      stage1: deck(game.decks.stage1),
      stage2: deck(game.decks.stage2),
    },
    objectives: [],
    laws: {},
    effects: {},
    numbered: {},
    offers: {},
    ...(game.tilesToPlace && { tilesToPlace: game.tilesToPlace }),
    moments: [],
    winner: null,
    ending: null,
  };
}
