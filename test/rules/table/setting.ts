import { rulebookOf } from '#ti4/rulebook.ts';
import type { Component } from '#ti4/rules/components/component.ts';
import { newGame, type Game, type Rulebook } from '#ti4/rules/game.ts';
import { NEUTRAL_SEAT } from '#ti4/rules/seats.ts';
import { newState, neutralSeat } from '#ti4/rules/setup/new-state.ts';
import { homeTileOf } from '#ti4/rules/setup/borrowed-homes.ts';
import type { Color, TokenPool, Prisoner, SeatId, State, SystemId, UnitType } from '#ti4/rules/state.ts';

/** The base game with its codex additions: the default sets of test tables. */
export const WITHOUT_EXPANSION: readonly string[] = ['base', 'codex-1', 'codex-3', 'codex-4'];

const standardBook = rulebookOf([], WITHOUT_EXPANSION);
const COLORS: Color[] = ['red', 'blue', 'green', 'yellow', 'purple', 'black', 'orange', 'pink'];
const HOMES: Record<number, string[]> = {
  2: ['301', '310'],
  3: ['301', '307', '313'],
  4: ['302', '307', '311', '316'],
  5: ['301', '304', '308', '311', '315'],
  6: ['301', '304', '307', '310', '313', '316'],
  8: ['401', '404', '407', '410', '413', '416', '419', '422'],
};
// A plain board: Mecatol Rex, blue tiles around it, and empty positions for tests.
const RING1 = ['26', '27', '28', '29', '30', '31'];
const RING2 = ['19', '20', '21', '22', '23', '24', '25', '32', '33', '34', '35', '36'];

export interface Setting {
  /** Factions by seat, clockwise, the speaker first. */
  seats?: Record<SeatId, string>;
  /** Factions whose home a seat without a home of its own takes. */
  homes?: Record<SeatId, string>;
  /** Tiles by position, replacing those of the plain board. */
  board?: Record<string, SystemId>;
  /** Units in space, by system and seat: { '27': { ann: '2 cruiser, 1 carrier (damaged)' } }. */
  space?: Record<SystemId, Record<SeatId, string>>;
  /**
   * Units by planet and seat. The first seat with ground forces or structures there controls the planet; `neutral`
   * never does.
   */
  ground?: Record<string, Record<SeatId, string>>;
  /** Additional planets under control. */
  planets?: Record<SeatId, string[]>;
  hands?: Record<SeatId, string[]>;
  technologies?: Record<SeatId, string[]>;
  /** Promissory notes in hand, such as 'ceasefire@bob'. */
  notes?: Record<SeatId, string[]>;
  /** Promissory notes in play areas. */
  playArea?: Record<SeatId, string[]>;
  /** Laws in play: the elected outcome, and the seat whose play area holds the law. */
  laws?: Record<string, { elected?: string; owner?: SeatId }>;
  /** Strategy cards of this round, readied unless written as 'warfare (used)'. */
  strategyCards?: Record<SeatId, string[]>;
  /** Seats in initiative order; each gets a used strategy card. */
  order?: SeatId[];
  relics?: Record<SeatId, string[]>;
  points?: Record<SeatId, number>;
  tradeGoods?: Record<SeatId, number>;
  commodities?: Record<SeatId, number>;
  /** Command tokens on the command sheets; omitted pools are unchanged. */
  tokens?: Record<SeatId, Partial<Record<TokenPool, number>>>;
  /** Command tokens in systems. */
  activated?: Record<SystemId, SeatId[]>;
  /** Captured units, such as '2 infantry, 1 cruiser of bob'. */
  captured?: Record<SeatId, string>;
  /** Unlocked leaders of any seat. */
  unlocked?: string[];
  /** True to keep the factions' starting units. Defaults to an empty board. */
  startingUnits?: boolean;
  phase?: State['phase'];
  active?: SeatId;
  veil?: State['options']['veil'];
  seed?: string;
  components?: Component[];
  /** Sets in play. Defaults to `WITHOUT_EXPANSION`. */
  sets?: readonly string[];
  /** Galactic events in force. */
  events?: readonly string[];
  /** Minor factions by system; `board` places the systems. */
  minorFactions?: State['minorFactions'];
  /** Changes the finished state. */
  change?: (state: State) => void;
}

/** Parses '2 cruiser, 1 dreadnought (damaged)'. Throws an Error for other texts. */
export function readUnits(text: string): { type: UnitType; damaged: boolean }[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => {
      const [, count, type, damaged] = part.match(/^(?:(\d+)\s+)?([a-z-]+)(\s*\(damaged\))?$/) ?? [];
      if (!type) throw new Error(`Cannot read units: ${part}`);
      return Array.from({ length: Number(count ?? 1) }, () => ({ type: type as UnitType, damaged: Boolean(damaged) }));
    });
}

/** Parses '2 infantry, 1 cruiser of bob'. */
function readCaptured(text: string): Prisoner[] {
  return text.split(',').flatMap((part) => {
    const [units, owner] = part.split(' of ').map((one) => one.trim());
    return readUnits(units).map(({ type }) => ({ type, ...(owner !== undefined && { owner }) }));
  });
}

/** Returns the tiles by position: the plain board with homes and the tiles of the setting. */
function boardOf(book: Rulebook, setting: Setting, seats: Record<SeatId, string>): Record<string, SystemId> {
  const ids = Object.keys(seats);
  const homes = HOMES[ids.length];
  const board: Record<string, SystemId> = { '000': '18' };
  RING1.forEach((tile, i) => (board[`1${String(i + 1).padStart(2, '0')}`] = tile));
  RING2.forEach((tile, i) => (board[`2${String(i + 1).padStart(2, '0')}`] = tile));
  ids.forEach((id, i) => {
    const faction = book.components[seats[id]];
    if (faction?.kind !== 'faction') throw new Error(`No faction ${seats[id]}`);
    board[homes[i]] = homeTileOf(faction, setting.homes?.[id]);
  });
  for (const [position, tile] of Object.entries(setting.board ?? {})) {
    for (const other of Object.keys(board)) if (board[other] === tile) delete board[other];
    board[position] = tile;
  }
  return board;
}

/** Places the units of the setting in space and on planets. */
function placeUnits(state: State, book: Rulebook, setting: Setting): void {
  const put = (owner: SeatId, text: string, system: SystemId, planet?: string) => {
    for (const { type, damaged } of readUnits(text)) {
      const id = `u${state.nextId++}`;
      state.units[id] = {
        id,
        type,
        owner,
        system,
        ...(planet && { planet }),
        ...(damaged && { damaged: true as const }),
      };
    }
  };
  for (const [system, fleets] of Object.entries(setting.space ?? {}))
    for (const [owner, text] of Object.entries(fleets)) put(owner, text, system);
  for (const [planet, forces] of Object.entries(setting.ground ?? {})) {
    const place = state.planets[planet];
    if (!place) throw new Error(`No planet ${planet} on this board`);
    for (const [owner, text] of Object.entries(forces)) {
      put(owner, text, place.system, planet);
      if (owner === NEUTRAL_SEAT) state.seats[NEUTRAL_SEAT] ??= neutralSeat(book);
      else place.controller ??= owner;
    }
  }
  for (const [owner, list] of Object.entries(setting.planets ?? {}))
    for (const planet of list) state.planets[planet].controller = owner;
}

/** Deals action cards, technologies, promissory notes, strategy cards and relics. */
function dealCards(state: State, book: Rulebook, setting: Setting): void {
  for (const [owner, list] of Object.entries(setting.hands ?? {})) {
    for (const id of list) {
      const card =
        id.includes('#') || id.includes('@')
          ? id
          : (state.decks.action.draw.find((one) => one.startsWith(`${id}#`)) ?? `${id}#1`);
      state.decks.action.draw = state.decks.action.draw.filter((one) => one !== card);
      state.seats[owner].actionCards.push(card);
    }
  }
  for (const [owner, list] of Object.entries(setting.technologies ?? {})) {
    for (const id of list) {
      const tech = book.components[id];
      if (tech?.kind !== 'technology') throw new Error(`No technology ${id}`);
      state.seats[owner].technologies[id] = { component: id };
      if (tech.upgrade) state.seats[owner].units[tech.upgrade.type] = id;
    }
  }
  dealNotes(state, setting);
  const taken = { ...setting.strategyCards, ...inOrder(book, setting.order ?? []) };
  for (const [seat, list] of Object.entries(taken))
    for (const text of list) {
      const [card, used] = text.split(' (');
      state.seats[seat].strategyCards[card] = { used: used !== undefined };
      delete state.strategyCards[card];
    }
  for (const [seat, list] of Object.entries(setting.relics ?? {}))
    state.seats[seat].relics = {
      ...state.seats[seat].relics,
      ...Object.fromEntries(list.map((id) => [id, { component: id }])),
    };
}

/** Returns a used strategy card for each seat, which gives the seats this initiative order. */
function inOrder({ byKind }: Rulebook, order: readonly SeatId[]): Record<SeatId, string[]> {
  const cards = Object.values(byKind['strategy-card']).toSorted((a, b) => a.initiative - b.initiative);
  return Object.fromEntries(order.map((seat, i) => [seat, [`${cards[i].id} (used)`]]));
}

function dealNotes({ seats }: State, { notes = {}, playArea = {} }: Setting): void {
  const dealt = [notes, playArea].flatMap((some) => Object.values(some).flat());
  for (const seat of Object.values(seats))
    seat.promissoryNotes = seat.promissoryNotes.filter((note) => !dealt.includes(note));
  for (const [seat, list] of Object.entries(notes)) seats[seat].promissoryNotes.push(...list);
  for (const [seat, list] of Object.entries(playArea)) seats[seat].playArea.push(...list);
}

/** Places laws, tokens and captured units, sets goods and points, and unlocks leaders. */
function layInPlay({ seats, laws, systems }: State, setting: Setting): void {
  for (const [id, law] of Object.entries(setting.laws ?? {})) laws[id] = { component: id, ...law };
  for (const what of ['points', 'tradeGoods', 'commodities'] as const)
    for (const [seat, count] of Object.entries(setting[what] ?? {})) seats[seat][what] = count;
  for (const [seat, pools] of Object.entries(setting.tokens ?? {})) Object.assign(seats[seat].tokens, pools);
  for (const [system, owners] of Object.entries(setting.activated ?? {})) systems[system].tokens.push(...owners);
  for (const [seat, text] of Object.entries(setting.captured ?? {})) seats[seat].captured = readCaptured(text);
  for (const { leaders = {} } of Object.values(seats))
    for (const id of setting.unlocked ?? []) if (leaders[id]) delete leaders[id].locked;
}

/** Returns the additional decks of the sets, in card order. */
function otherDecks({ decks, byKind }: ReturnType<typeof rulebookOf>): Record<string, string[]> {
  const core = ['action', 'agenda', 'secret', 'stage1', 'stage2'];
  const cards = ({ component, copies }: { component: Component; copies?: number }): string[] =>
    copies === undefined ? [component.id] : Array.from({ length: copies }, (_, i) => `${component.id}#${i + 1}`);
  return Object.fromEntries(
    Object.values(decks)
      .filter(({ id }) => !core.includes(id))
      .map((deck) => [deck.id, deck.cards(byKind).flatMap(cards)]),
  );
}

/** Sets up the game of a setting, by default in the middle of its first action phase. */
export function laidOut(setting: Setting = {}): Game {
  const book =
    setting.components || setting.sets
      ? rulebookOf(setting.components, setting.sets ?? WITHOUT_EXPANSION)
      : standardBook;
  const seats = setting.seats ?? { ann: 'sol', bob: 'letnev', cat: 'sardakk-norr' };
  const ids = Object.keys(seats);
  const cards = Object.values(book.components);
  const state = newState(book, {
    seed: setting.seed ?? 'test',
    seats: ids.map((id, i) => ({
      id,
      color: COLORS[i],
      faction: seats[id],
      ...(setting.homes?.[id] !== undefined && { home: setting.homes[id] }),
    })),
    board: Object.entries(boardOf(book, setting, seats)).map(([position, tile]) => ({ position, tile })),
    decks: {
      action: cards.flatMap((one) =>
        one.kind === 'action-card' ? Array.from({ length: one.copies }, (_, i) => `${one.id}#${i + 1}`) : [],
      ),
      agenda: cards.filter((one) => one.kind === 'agenda').map((one) => one.id),
      secret: cards.filter((one) => one.kind === 'objective' && one.stage === 'secret').map((one) => one.id),
      stage1: cards.filter((one) => one.kind === 'objective' && one.stage === 1).map((one) => one.id),
      stage2: cards.filter((one) => one.kind === 'objective' && one.stage === 2).map((one) => one.id),
      ...otherDecks(book),
    },
    strategyCards: cards.filter((one) => one.kind === 'strategy-card').map((one) => one.id),
    notes: cards.filter((one) => one.kind === 'promissory-note' && !one.faction).map((one) => one.id),
    veil: setting.veil ?? 'nothing',
    ...(setting.events && { events: setting.events }),
    ...(setting.minorFactions && { minorFactions: setting.minorFactions }),
  });
  if (!setting.startingUnits) state.units = {};
  state.phase = setting.phase ?? 'action';
  state.active = setting.active ?? ids[0];
  placeUnits(state, book, setting);
  dealCards(state, book, setting);
  layInPlay(state, setting);
  setting.change?.(state);
  dealtOut(state);
  return newGame(state, book);
}

/** Removes the cards that a test has placed from the decks. */
function dealtOut({ decks, seats, objectives, laws, planets, systems }: State): void {
  const dealt = new Set([
    ...Object.values(seats).flatMap(({ actionCards, secretObjectives, scoredSecrets, relics = {}, fragments = [] }) => [
      ...actionCards,
      ...secretObjectives,
      ...scoredSecrets,
      ...Object.keys(relics),
      ...fragments,
    ]),
    ...[...Object.values(planets), ...Object.values(systems)].flatMap(({ markers = [] }) =>
      markers.flatMap(({ id }) => (id.includes('#') ? [id] : [])),
    ),
    ...objectives.map(({ id }) => id),
    ...Object.keys(laws),
    ...Object.values(decks).flatMap(({ discard }) => discard),
  ]);
  for (const deck of Object.values(decks)) deck.draw = deck.draw.filter((card) => !dealt.has(card));
}
