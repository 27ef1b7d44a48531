import type { Edition } from '#service';
import { componentOf, type Token } from '#ti4/rules/components/component.ts';
import {
  canExhaust,
  exhaust,
  isExhausted,
  readyComponent,
  invalidateInForce,
  usableHoldings,
} from '#ti4/rules/components/in-force.ts';
import { findExplorationCard, explorationCardOf } from '#ti4/rules/exploration/exploration-cards.ts';
import {
  locateCards,
  isExplorationOrRelicCard,
  placeCardAt,
  removeCardFrom,
  type CardLocation,
} from '#ti4/rules/exploration/card-locations.ts';
import { placePlanetToken, removePlanetToken } from '#ti4/rules/planets/planet-lifecycle.ts';
import type { Game } from '#ti4/rules/game.ts';
import { leaderCardOf, purgeLeader, wouldUnlock } from '#ti4/rules/leaders/leaders.ts';
import { wouldTurnTile } from '#ti4/rules/board/tile-turning.ts';
import type {
  CardId,
  ComponentId,
  Leader,
  BoardMarker,
  PlanetId,
  Prisoner,
  SeatId,
  State,
  SystemId,
  UnitType,
} from '#ti4/rules/state.ts';
import { release } from '#ti4/rules/units/capture.ts';
import { tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { fleetPoolLimit, fleetPoolSize, hasForeignToken } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { returnForeignToken, takeForeignToken } from '#ti4/rules/tokens/foreign-tokens.ts';
import {
  placeBoardToken,
  markersIn,
  markersOn,
  removeMarker,
  tokensLeft,
  type MarkerSite,
} from '#ti4/rules/tokens/markers.ts';
import { isCapturedAsToken, prisonersOf } from '#ti4/rules/units/prisoners.ts';
import { tileOf } from '#ti4/rules/board/tiles.ts';
import { hasUnitCard, countInReinforcements, isStructure, UNIT_TYPES, unitsAt } from '#ti4/rules/units/units.ts';
import { traitsOf } from '#ti4/rules/planets/planets.ts';
import { defineRepair } from './repair.ts';
import { findPlace, parseWholeNumber, seatProblem } from '#kit/repairs.ts';

type Repairs = Edition<State>['repairs'][string][];

// Leaders

export const LEADER_STATES = ['locked', 'ready', 'exhausted', 'purged'] as const;

/** Returns the seat that has a leader and the leader's state; undefined if no seat has it. */
const ownerOf = ({ state }: Game, leader: ComponentId): { seat: SeatId; held: Leader } | undefined => {
  for (const [seat, { leaders = {} }] of Object.entries(state.seats))
    if (Object.hasOwn(leaders, leader)) return { seat, held: leaders[leader] };
  return undefined;
};

const setLeader = defineRepair(
  'leader',
  (game, { leader, state }) => {
    const owner = ownerOf(game, leader);
    if (!owner) return 'No player has that leader in this game.';
    const problem = seatProblem(game, owner.seat);
    if (problem) return problem;
    if (owner.held.attached !== undefined) return 'This leader is attached to a planet and stays there.';
    const { role } = leaderCardOf(game, owner.held.component);
    if (!(LEADER_STATES as readonly string[]).includes(state))
      return `Enter the leader's state: ${LEADER_STATES.join(', ')}.`;
    if (state === 'locked' && role === 'agent') return 'Agents cannot be locked.';
    if (state === 'exhausted' && role !== 'agent') return 'Only agents can be exhausted.';
    return state === 'locked' && wouldUnlock(game, owner.seat, leader)
      ? 'This leader cannot be locked: it meets its unlock condition now and would unlock again.'
      : undefined;
  },
  (game, { leader, state }) => {
    const owner = ownerOf(game, leader);
    if (!owner) return;
    const { seat, held } = owner;
    if (state === 'purged') return purgeLeader(game, { holder: seat, key: leader });
    for (const told of ['locked', 'exhausted', 'purged', 'beside', 'unlockedBefore'] as const) delete held[told];
    if (state === 'locked' || state === 'exhausted') held[state] = true;
    invalidateInForce(game);
  },
);

// Relics and exploration cards

/** Finds a card by its exact id outside the decks, else one of that component in a discard pile or deck. */
function findCard(game: Game, typed: string): { card: CardId; at: CardLocation } | undefined {
  const all = [...locateCards(game)];
  const found = all.find(({ card, at }) => card === typed && !('deck' in at));
  const inPile = (pile: 'draw' | 'discard') =>
    all.find(({ card, at }) => componentOf(card) === typed && 'deck' in at && at.pile === pile);
  return found ?? inPile('discard') ?? inPile('draw');
}

/** Returns the deck that a card belongs to. */
const deckOf = (game: Game, card: CardId): string => findExplorationCard(game, card)?.deck ?? 'relic';

/** Parses a typed destination of a card; undefined if there is no such place. */
function parseDestination(game: Game, card: CardId, typed: string): CardLocation | undefined {
  if (typed === 'deck') return { deck: deckOf(game, card), pile: 'draw' };
  if (typed === 'discard') return { deck: deckOf(game, card), pile: 'discard' };
  if (typed === 'purged') return { purged: true };
  if (Object.hasOwn(game.state.seats, typed)) return { seat: typed };
  const at = findPlace(game, typed);
  return at && (at.planet === undefined ? { system: at.system } : { planet: at.planet });
}

const same = (a: CardLocation, b: CardLocation): boolean =>
  Object.entries(a).every(([key, value]) => (b as Record<string, unknown>)[key] === value);

const setRelic = defineRepair(
  'relic',
  (game, { relic, place }) => {
    if (!game.book.byKind.relic?.[relic]) return 'That relic is not in this game.';
    const meant = findCard(game, relic);
    if (!meant) return 'That relic cannot be found now.';
    const to = parseDestination(game, meant.card, place);
    if (!to || 'planet' in to || 'system' in to || (to as { pile?: string }).pile === 'discard')
      return 'Enter where the relic goes: a player, the deck or “purged”.';
    if (same(to, meant.at)) return 'That card is already there.';
    return 'seat' in to ? seatProblem(game, to.seat) : undefined;
  },
  move('relic'),
);

/** Returns why a card cannot be in that place; undefined if it can. */
function destinationProblem(game: Game, card: CardId, to: CardLocation): string | undefined {
  const { then, deck } = explorationCardOf(game, card);
  if ('seat' in to)
    return seatProblem(game, to.seat) ?? (then === 'keep' ? undefined : 'Players cannot keep that card.');
  if ('system' in to) return then === 'lay' ? undefined : 'That card cannot be placed in a system.';
  if (!('planet' in to)) return undefined;
  if (then !== 'attach') return 'That card cannot be attached to a planet.';
  return traitsOf(game, to.planet).some((trait) => trait === deck)
    ? undefined
    : 'That planet does not have the trait of this card.';
}

const setExploration = defineRepair(
  'exploration',
  (game, { card, place }) => {
    if (!findExplorationCard(game, card)) return 'That exploration card is not in this game.';
    const meant = findCard(game, card);
    if (!meant) return 'That card cannot be found now.';
    const to = parseDestination(game, meant.card, place);
    if (!to) return 'Enter where the card goes: a player, a planet, a system, the deck, the discard pile or “purged”.';
    return same(to, meant.at) ? 'That card is already there.' : destinationProblem(game, meant.card, to);
  },
  move('card'),
);

function move(field: 'card' | 'relic') {
  return (game: Game, given: Record<string, string>): void => {
    const meant = findCard(game, given[field]);
    const to = meant && parseDestination(game, meant.card, given.place);
    if (!meant || !to) return;
    removeCardFrom(game, meant.card, meant.at);
    placeCardAt(game, meant.card, to);
  };
}

// Cards that are exhausted and readied

/** Returns the seat's cards of this component that can be exhausted. */
export const exhaustibleCards = (game: Game, seat: SeatId, card: string): ReturnType<typeof usableHoldings> => {
  const component = Object.hasOwn(game.book.components, card) ? game.book.components[card] : undefined;
  return component ? usableHoldings(game, component, seat).filter((held) => canExhaust(game, held)) : [];
};

const setRest = defineRepair(
  'card',
  (game, { seat, card, state }) => {
    const problem = seatProblem(game, seat);
    if (problem) return problem;
    if (state !== 'ready' && state !== 'exhausted') return 'Enter “ready” or “exhausted”.';
    const held = exhaustibleCards(game, seat, card);
    if (!held.length) return 'That player has no such card that can be exhausted.';
    return held.every((one) => isExhausted(game, one) === (state === 'exhausted'))
      ? `That card is already ${state}.`
      : undefined;
  },
  (game, { seat, card, state }) => {
    for (const held of exhaustibleCards(game, seat, card)) {
      if (isExhausted(game, held) !== (state === 'exhausted'))
        (state === 'exhausted' ? exhaust : readyComponent)(game, held);
    }
  },
);

// Tokens, and sides of tiles and tokens

/** Returns the seat that plays a faction; undefined if no seat does. */
const playerOf = ({ state }: Game, faction: ComponentId): SeatId | undefined =>
  state.order.find((seat) => state.seats[seat].faction === faction);

/**
 * Tells whether a correction can place and remove this token: it has copies, is not a card, and changes its
 * system or belongs on planets of a faction in play.
 */
export const isPlaceableToken = (
  game: Game,
  { id, copies, planet, wormholes, anomalies, explored, onPlanetsOf }: Token,
): boolean =>
  !isExplorationOrRelicCard(game, id) &&
  copies > 0 &&
  ((wormholes ?? anomalies ?? explored ?? planet) !== undefined ||
    (onPlanetsOf !== undefined && playerOf(game, onPlanetsOf) !== undefined));

const tokenNamed = (game: Game, id: string): Token | undefined => {
  const token = Object.hasOwn(game.book.tokens, id) ? game.book.tokens[id] : undefined;
  return token && isPlaceableToken(game, token) ? token : undefined;
};

/** Parses the place that a token of this kind can be in, a planet or a system; undefined if there is none. */
function siteOf(game: Game, { onPlanetsOf }: Token, typed: string): MarkerSite | undefined {
  const at = findPlace(game, typed);
  if (!at || (at.planet === undefined) === (onPlanetsOf !== undefined)) return undefined;
  return at.planet === undefined ? { system: at.system } : { planet: at.planet };
}

const lyingAt = (game: Game, site: MarkerSite, token: string): BoardMarker | undefined =>
  ('planet' in site ? markersOn(game, site.planet) : markersIn(game, site.system)).find(
    ({ component }) => component === token,
  );

const inUse = (game: Game, planet: PlanetId): boolean =>
  unitsAt(game, { planet }).length > 0 ||
  markersOn(game, planet).length > 0 ||
  game.state.planets[planet]?.controller !== null;

const setMarker = defineRepair(
  'marker',
  (game, { token, system, there }) => {
    const found = tokenNamed(game, token);
    if (!found) return 'That token is not in this game.';
    const site = siteOf(game, found, system);
    if (!site) return `That ${found.onPlanetsOf === undefined ? 'system' : 'planet'} is not on the board.`;
    if (there !== 'yes' && there !== 'no') return 'Enter “yes” or “no”.';
    const lies = lyingAt(game, site, token) !== undefined;
    if (lies === (there === 'yes')) return lies ? 'That token is already there.' : 'That token is not there.';
    if (lies && found.planet && inUse(game, found.planet.id))
      return "First remove the planet's units, attachments and controller.";
    return there === 'yes' && !tokensLeft(game, token).length ? 'No token of that kind is left.' : undefined;
  },
  (game, { token, system, there }) => {
    const found = tokenNamed(game, token);
    const site = found && siteOf(game, found, system);
    if (!site) return;
    const lying = lyingAt(game, site, token);
    const owner = found.onPlanetsOf === undefined ? undefined : playerOf(game, found.onPlanetsOf);
    if (found.planet && there === 'yes' && 'system' in site) placePlanetToken(game, token, site.system);
    else if (found.planet && lying) removePlanetToken(game, found.planet.id);
    else if (there === 'yes') placeBoardToken(game, token, site, owner === undefined ? {} : { owner });
    else if (lying) removeMarker(game, lying.id);
    invalidateInForce(game);
  },
);

/** Name of the side of a tile that has not been turned over. */
const FIRST = 'first';

/** Returns what can be turned over in a system, the tile or a token on it, with its sides; undefined if nothing can. */
function turnable(game: Game, system: SystemId): { on: { face?: string }; sides: string[] } | undefined {
  const faces = tileOf(game, system)?.faces;
  if (faces) return { on: game.state.systems[system], sides: [FIRST, ...Object.keys(faces)] };
  for (const marker of game.state.systems[system].markers ?? []) {
    const { faces: sides } = game.book.tokens[marker.component] ?? {};
    if (sides) return { on: marker, sides: Object.keys(sides) };
  }
  return undefined;
}

/** Returns the systems in which something can be turned over, with the names of its sides. */
export const turnableSystems = (game: Game): { system: SystemId; sides: string[] }[] =>
  Object.keys(game.state.systems).flatMap((system) => {
    const found = turnable(game, system);
    return found ? [{ system, sides: found.sides }] : [];
  });

const setSide = defineRepair(
  'side',
  (game, { system, side }) => {
    const at = findPlace(game, system);
    if (!at) return 'That system is not on the board.';
    const found = turnable(game, at.system);
    if (!found) return 'Nothing in that system can be flipped.';
    if (!found.sides.includes(side)) return `Enter the side that is up: ${found.sides.join(' or ')}.`;
    if ((found.on.face ?? FIRST) === side) return 'That side is already up.';
    return side === FIRST && wouldTurnTile(game, at.system)
      ? 'The tile cannot be flipped: a player is there, so it would flip back.'
      : undefined;
  },
  (game, { system, side }) => {
    const at = findPlace(game, system);
    const found = at && turnable(game, at.system);
    if (!found) return;
    if (side === FIRST) delete found.on.face;
    else found.on.face = side;
    invalidateInForce(game);
  },
);

// Captured units and command tokens of other players

/** Tells whether any seat has leaders; without them nothing can be captured. */
const withLeaders = ({ state }: Game): boolean => state.order.some((seat) => state.seats[seat].leaders !== undefined);

/** Returns why one player cannot hold pieces of another; undefined if they can. */
const captureProblem = (game: Game, seat: SeatId, owner: SeatId): string | undefined =>
  (withLeaders(game) ? undefined : 'This game has no captured units or tokens.') ??
  seatProblem(game, seat) ??
  seatProblem(game, owner) ??
  (seat === owner ? 'Choose 2 different players.' : undefined);

const prisoner = (type: UnitType, owner: SeatId): Prisoner => ({ type, ...(!isCapturedAsToken(type) && { owner }) });
const alike = (one: Prisoner, other: Prisoner): boolean => one.type === other.type && one.owner === other.owner;

const setCaptured = defineRepair(
  'captured',
  (game, { seat, owner, unit, count }) => {
    const problem = captureProblem(game, seat, owner);
    if (problem) return problem;
    const type = UNIT_TYPES.find((one) => one === unit);
    if (!type || !hasUnitCard(game, owner, type)) return 'That player has no such unit.';
    if (isStructure(game, { type, owner })) return 'Structures cannot be captured.';
    const wanted = parseWholeNumber(count);
    if (wanted === undefined) return 'Enter a whole number.';
    const more = wanted - prisonersOf(game, seat).filter((one) => alike(one, prisoner(type, owner))).length;
    if (!more) return 'That many are already captured.';
    return more > countInReinforcements(game, owner, type) ? 'The reinforcements do not have that many.' : undefined;
  },
  (game, { seat, owner, unit, count }) => {
    const one = prisoner(unit as UnitType, owner);
    const held = prisonersOf(game, seat).filter((other) => alike(one, other));
    release(game, seat, held.slice(Number(count)));
    for (let more = Number(count) - held.length; more > 0; more--)
      (game.state.seats[seat].captured ??= []).push({ ...one });
  },
);

const setForeignToken = defineRepair(
  'foreign-token',
  (game, { seat, owner, there }) => {
    const problem = captureProblem(game, seat, owner);
    if (problem) return problem;
    if (there !== 'yes' && there !== 'no') return 'Enter “yes” or “no”.';
    const lies = hasForeignToken(game, seat, owner);
    if (lies === (there === 'yes')) return lies ? 'That token is already there.' : 'That token is not there.';
    if (there === 'no') return undefined;
    if (tokensInReinforcements(game, owner) < 1) return 'No command token is left in the reinforcements.';
    const limit = fleetPoolLimit(game, seat);
    return fleetPoolSize(game, seat) >= limit ? `The fleet pool can have up to ${limit} tokens.` : undefined;
  },
  (game, { seat, owner, there }) => {
    if (there === 'yes') takeForeignToken(game, seat, owner, 'reinforcements');
    else returnForeignToken(game, seat, owner);
  },
);

/**
 * Corrections of pieces from sets that a game may lack: leaders, relics, exploration cards, tokens, sides and captured
 * pieces.
 */
export const pieceRepairs: Repairs = [
  setLeader,
  setRelic,
  setExploration,
  setRest,
  setMarker,
  setSide,
  setCaptured,
  setForeignToken,
];
