import { Illegal, createSetupDraw, toShuffled } from '#engine';
import { boardShape, playersFor } from './galaxy/board-shape.ts';
import { type Component, type Faction } from '#ti4/rules/components/component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { dealTiles, homePositions, layoutOf, seatPositions, boardShapeFor, homeTradeGoods } from './galaxy/layout.ts';
import { bringsMinorFactions, factionsExcludedByMinors, type PlacedMinor } from './minor-faction-setup.ts';
import { findDraftBoard, drawSlicePool } from './slice-draft/slice-pool.ts';
import { cardsOfDeck } from './deck-cards.ts';
import type { NewGame } from './new-state.ts';
import type { SetupOptions } from './setup-options.ts';
import type { Color, ComponentId, SeatId, SystemId } from '#ti4/rules/state.ts';
import { freeBorrowableHomes, homeTileOf } from './borrowed-homes.ts';
import {
  type Mix,
  chooseFactions,
  housed,
  factionsWished,
  findUnrefereedPart,
  minorFactionsOf,
} from './faction-dealing.ts';

export type { SetupOptions };

/**
 * Prepares a game from the organizer's choices, and draws everything left open from the seed: seats, factions, colors,
 * speaker
 * and the order of every deck. Throws Illegal with the choice that is not possible.
 */
export function prepareGame(book: Rulebook, options: SetupOptions): NewGame {
  const { seed, players } = options;
  const { min, max } = playersFor(book);
  if (players.length < min || players.length > max)
    throw new Illegal(`A game is for ${min} to ${max} players, but there are ${players.length}.`);
  const mix = <T>(label: string, items: readonly T[]): T[] =>
    toShuffled(items, createSetupDraw(seed, label, options.trace));
  const dealt: Dealt = (cards) => Object.values(cards).filter((one) => Boolean(options.dealPartial) || !one.lacks);
  const rest = (): RestOfGame => ({
    decks: shuffledDecks(book, dealt, mix),
    strategyCards: Object.keys(book.byKind['strategy-card']),
    notes: dealt(book.byKind['promissory-note'])
      .filter((one) => !one.faction)
      .map((one) => one.id),
    ...(options.points !== undefined && { points: options.points }),
    ...(options.veil !== undefined && { veil: options.veil }),
    ...(options.windowHours !== undefined && { windowHours: options.windowHours }),
    ...(options.events?.length && { events: eventsOf(book, options) }),
  });
  if ('drafted' in options.board) return prepareDraft(book, options, options.board.on, mix, rest());
  const built = 'made' in options.board && options.board.made === 'built';

  const factions = chooseFactions(book, options, mix);
  const minors = minorFactionsOf(book, options, factions, mix);
  const homes = assignBorrowedHomes(players, factions, factionsExcludedByMinors(book, Object.values(minors ?? {})));
  const colors = chooseColors(book, options, mix);
  const tileOf = (id: SeatId): SystemId => homeTileOf(factions[id], homes[id]?.home);
  const places = seatPositions(
    homePositions(book, options),
    options.seating === 'as-listed' ? players : mix('seats', players),
    (tile, id) => [tileOf(id), ...(homes[id] === undefined ? [factions[id].homeTile] : [])].includes(tile),
  );

  const tilesOfMinors =
    minors && Object.fromEntries(places.map(({ player, position }) => [position, minors[player].tile]));
  const layout = layoutOf(book, options, tilesOfMinors);
  const tradeGoods = homeTradeGoods(book, options);
  const speaker = places.find(({ player }) => player === options.speaker) ?? mix('speaker', places)[0];
  const at = places.indexOf(speaker);
  const around = [...places.slice(at), ...places.slice(0, at)];

  return {
    seed,
    seats: around.map(({ player, position }) => ({
      id: player,
      color: colors[player],
      faction: factions[player].id,
      ...homes[player],
      ...(tradeGoods[position] && { tradeGoods: tradeGoods[position] }),
    })),
    board: [...layout.tiles, ...places.map(({ player, position }) => ({ position, tile: tileOf(player) }))],
    ...(layout.hyperlanes && { hyperlanes: layout.hyperlanes }),
    ...(minors && { minorFactions: placedBy(minors) }),
    ...(built &&
      dealTiles(
        book,
        boardShapeFor(book, options),
        around.map(({ player }) => player),
        mix,
      )),
    ...rest(),
  };
}

const placedBy = (minors: Record<SeatId, PlacedMinor>): NonNullable<NewGame['minorFactions']> =>
  Object.fromEntries(
    Object.entries(minors).map(([seat, { system, faction }]) => [system, { faction, placedBy: seat }]),
  );

type RestOfGame = Pick<NewGame, 'decks' | 'strategyCards' | 'notes' | 'points' | 'veil' | 'windowHours' | 'events'>;

/**
 * Returns the chosen galactic events, each once, in the order of the book. Throws Illegal for an unknown or partial
 * one.
 */
function eventsOf({ byKind }: Rulebook, { events = [], dealPartial }: SetupOptions): ComponentId[] {
  const all: Partial<Rulebook['byKind']['event']> = byKind.event ?? {};
  for (const id of events) {
    const found = all[id];
    if (!found) throw new Illegal(`There is no galactic event called “${id}”.`);
    if (found.lacks !== undefined && !dealPartial)
      throw new Illegal(`I cannot fully referee ${found.name} yet: it lacks ${found.lacks}.`);
  }
  return Object.keys(all).filter((id) => events.includes(id));
}

/** Number of factions offered beyond the number of players. */
const EXTRA_DRAFT_FACTIONS = 3;

/**
 * Prepares a game that begins with a draft: no seat has a faction or a place yet. Factions that players asked for are
 * among those offered.
 */
function prepareDraft(
  book: Rulebook,
  options: SetupOptions,
  on: string | undefined,
  mix: Mix,
  rest: RestOfGame,
): NewGame {
  const { seed, players, trace } = options;
  const minorEvent = bringsMinorFactions(book, options.events);
  if (minorEvent) throw new Illegal(draftEventProblem(minorEvent.name));
  const board = findDraftBoard(book, players.length, on);
  if (!board) throw new Illegal(draftProblem(book, players.length, on));
  const colors = chooseColors(book, options, mix);
  const order = mix('draft order', players).map(({ id }) => id);
  const { slices, common } = drawSlicePool(book, board, createSetupDraw(seed, 'slices', trace));
  const { centre, hyperlanes } = boardShape(book, players.length, board.id);
  return {
    seed,
    seats: order.map((id) => ({ id, color: colors[id], faction: '' })),
    draft: {
      board: board.id,
      slices: Object.fromEntries(slices.map((tiles, i) => [`${i + 1}`, tiles])),
      factions: factionsOffered(book, options, mix),
      places: players.map((_player, i) => `${i + 1}`),
      order,
      picks: 0,
      taken: Object.fromEntries(order.map((id) => [id, {}])),
      notes: rest.notes,
    },
    board: [{ position: '000', tile: centre }, ...common],
    ...(hyperlanes && { hyperlanes }),
    ...rest,
  };
}

/** Explains why slices cannot be drafted with an event that places minor factions between the homes. */
export const draftEventProblem = (event: string): string =>
  `You cannot draft slices with ${event}, because a minor faction takes a place in each slice. Leave out one of the two.`;

/** Explains why this number of players cannot draft. */
export const draftProblem = (book: Rulebook, players: number, on?: string): string =>
  on === undefined
    ? `You cannot draft slices: with these sets, no board for ${players} players gives all seats equal slices.`
    : `The board “${book.boards[on]?.name ?? on}” does not give all seats equal slices, so ${players} players cannot draft them.`;

/** Returns the factions to offer: those that players asked for and random others, with a home for each. */
function factionsOffered(book: Rulebook, options: SetupOptions, mix: Mix): ComponentId[] {
  const offered = Object.values(factionsWished(book, options));
  const homes = new Set(options.players.flatMap(({ home }) => home ?? []));
  const free = mix(
    'factions',
    Object.values(book.byKind.faction).filter(
      (one) =>
        !offered.includes(one) &&
        !homes.has(one.id) &&
        (Boolean(options.dealPartial) || !findUnrefereedPart(book, one)),
    ),
  );
  for (const one of free)
    if (offered.length < options.players.length + EXTRA_DRAFT_FACTIONS && housed([...offered, one])) offered.push(one);
  if (offered.length < options.players.length)
    throw new Illegal('There are not enough factions for that many players.');
  return offered.map(({ id }) => id).sort();
}
/** Filters components to those that this game deals. */
type Dealt = <C extends Component>(cards: Record<ComponentId, C>) => C[];

/** Shuffles every deck of the game. */
const shuffledDecks = ({ byKind, decks }: Rulebook, dealt: Dealt, mix: Mix): NewGame['decks'] => {
  const isDealt = (component: Component): boolean => dealt({ component }).length > 0;
  return Object.fromEntries(
    Object.values(decks).map((deck) => [
      deck.id,
      mix(deck.shuffledAs, cardsOfDeck(deck, byKind, isDealt)).slice(0, deck.size),
    ]),
  );
};

type Home = Pick<NewGame['seats'][number], 'home' | 'homeOpen'>;

/**
 * Assigns homes to factions without their own: the one asked for, or the first free one until the player has chosen.
 * `besides`: other factions whose homes are on the board. Throws Illegal if a home is not available.
 */
export function assignBorrowedHomes(
  players: Pick<SetupOptions['players'][number], 'id' | 'home'>[],
  factions: Record<SeatId, Faction>,
  besides: readonly ComponentId[] = [],
): Partial<Record<SeatId, Home>> {
  const played = new Set([...Object.values(factions).map(({ id }) => id), ...besides]);
  const taken: Partial<Record<SeatId, Home>> = {};
  for (const { id, home } of players) {
    const { homes, name } = factions[id];
    if (home !== undefined && !homes?.some(({ of }) => of === home))
      throw new Illegal(`${name} cannot use that home system.`);
    if (home !== undefined && played.has(home))
      throw new Illegal(`${name} cannot use the home system of a faction that a player plays.`);
    if (!homes) continue;
    const free = freeBorrowableHomes(factions[id], played).map(({ of }) => of);
    taken[id] = home === undefined && free.length > 1 ? { home: free[0], homeOpen: true } : { home: home ?? free[0] };
  }
  return taken;
}

function chooseColors(book: Rulebook, { players }: SetupOptions, mix: Mix): Record<SeatId, Color> {
  const found: Record<SeatId, Color> = {};
  for (const { id, color } of players) {
    if (!color) continue;
    if (!book.colors.includes(color)) throw new Illegal(`There are no ${color} pieces in this game.`);
    if (Object.values(found).includes(color)) throw new Illegal(`Two players chose ${color}.`);
    found[id] = color;
  }
  const free = mix(
    'colours',
    book.colors.filter((color) => !Object.values(found).includes(color)),
  );
  players.forEach(({ id }) => {
    const next = found[id] ?? free.pop();
    if (next) found[id] = next;
  });
  return found;
}
