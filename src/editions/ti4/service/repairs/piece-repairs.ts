import type { Edition } from '#service';
import { type Token } from '#ti4/rules/components/component.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { isExplorationOrRelicCard } from '#ti4/rules/exploration/card-locations.ts';
import { placePlanetToken, removePlanetToken } from '#ti4/rules/planets/planet-lifecycle.ts';
import type { Game } from '#ti4/rules/game.ts';
import { leaderCardOf, purgeLeader, wouldUnlock } from '#ti4/rules/leaders/leaders.ts';
import { wouldTurnTile } from '#ti4/rules/board/tile-turning.ts';
import type { ComponentId, Leader, BoardMarker, PlanetId, SeatId, State, SystemId } from '#ti4/rules/state.ts';
import {
  placeBoardToken,
  markersIn,
  markersOn,
  removeMarker,
  tokensLeft,
  type MarkerSite,
} from '#ti4/rules/tokens/markers.ts';
import { tileOf } from '#ti4/rules/board/tiles.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { defineRepair } from './repair.ts';
import { findPlace, seatProblem } from '#kit/repairs.ts';
import { setRelic, setExploration, setRest } from './card-repairs.ts';
import { setCaptured, setForeignToken } from './capture-repairs.ts';

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
