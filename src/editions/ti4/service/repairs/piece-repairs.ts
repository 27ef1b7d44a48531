import type { Edition } from '#service';
import { componentOf, type Token } from '#ti4/rules/components/component.ts';
import { canRest, exhaust, isExhausted, readyOne, resurvey, usableFrom } from '#ti4/rules/components/in-force.ts';
import { asExplorationCard, explorationCardOf } from '#ti4/rules/exploration/exploration-cards.ts';
import { cardsFound, isFound, putTo, takeUp, type Lying } from '#ti4/rules/exploration/card-locations.ts';
import { putPlanet, takePlanet } from '#ti4/rules/planets/planet-lifecycle.ts';
import type { Game } from '#ti4/rules/game.ts';
import { leaderCardOf, purgeLeader, wouldUnlock } from '#ti4/rules/leaders/leaders.ts';
import { wouldOpen } from '#ti4/rules/board/tile-turning.ts';
import type {
  CardId,
  ComponentId,
  Leader,
  Marker,
  PlanetId,
  Prisoner,
  SeatId,
  State,
  SystemId,
  UnitType,
} from '#ti4/rules/state.ts';
import { release } from '#ti4/rules/units/capture.ts';
import { fleetPoolLimit, tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { fleetPoolOf, holdsTokenOf } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { returnForeignToken, takeForeignToken } from '#ti4/rules/tokens/foreign-tokens.ts';
import { layToken, markersIn, markersOn, takeMarker, tokensLeft, type Site } from '#ti4/rules/tokens/markers.ts';
import { capturedAsToken, prisonersOf } from '#ti4/rules/units/prisoners.ts';
import { tileOf } from '#ti4/rules/board/tiles.ts';
import { fieldable, inReinforcements, isStructure, UNIT_TYPES, unitsAt } from '#ti4/rules/units/units.ts';
import { traitsOf } from '#ti4/rules/planets/planets.ts';
import { placeOf, repair, seatProblem } from './repair.ts';
import { wholeNumber } from '#kit/repairs.ts';

type Repairs = Edition<State>['repairs'][string][];

// Leaders

export const LEADER_STATES = ['locked', 'ready', 'exhausted', 'purged'] as const;

/** Whose leader one is. */
const ownerOf = ({ state }: Game, leader: ComponentId): { seat: SeatId; held: Leader } | undefined => {
  for (const [seat, { leaders = {} }] of Object.entries(state.seats))
    if (Object.hasOwn(leaders, leader)) return { seat, held: leaders[leader] };
  return undefined;
};

const setLeader = repair(
  'leader',
  (game, { leader, state }) => {
    const owner = ownerOf(game, leader);
    if (!owner) return 'Nobody has such a leader in this game.';
    const problem = seatProblem(game, owner.seat);
    if (problem) return problem;
    if (owner.held.attached !== undefined) return 'It is attached to a planet, and stays there.';
    const { role } = leaderCardOf(game, owner.held.component);
    if (!(LEADER_STATES as readonly string[]).includes(state)) return `Say what it is: ${LEADER_STATES.join(', ')}.`;
    if (state === 'locked' && role === 'agent') return 'An agent is never locked.';
    if (state === 'exhausted' && role !== 'agent') return 'Only agents are exhausted.';
    return state === 'locked' && wouldUnlock(game, owner.seat, leader)
      ? 'What unlocks it is so just now: it would be unlocked again at once.'
      : undefined;
  },
  (game, { leader, state }) => {
    const owner = ownerOf(game, leader);
    if (!owner) return;
    const { seat, held } = owner;
    if (state === 'purged') return purgeLeader(game, { holder: seat, key: leader });
    for (const told of ['locked', 'exhausted', 'purged', 'beside', 'unlockedBefore'] as const) delete held[told];
    if (state === 'locked' || state === 'exhausted') held[state] = true;
    resurvey(game);
  },
);

// Relics, and cards found by exploring

/** A card by its own name where it lies in the open, or one of a sort from its discard pile or deck. */
function cardMeant(game: Game, typed: string): { card: CardId; at: Lying } | undefined {
  const all = [...cardsFound(game)];
  const found = all.find(({ card, at }) => card === typed && !('deck' in at));
  const inPile = (pile: 'draw' | 'discard') =>
    all.find(({ card, at }) => componentOf(card) === typed && 'deck' in at && at.pile === pile);
  return found ?? inPile('discard') ?? inPile('draw');
}

/** The deck that a card belongs to. */
const deckOf = (game: Game, card: CardId): string => asExplorationCard(game, card)?.deck ?? 'relic';

/** Where something is to lie, as it was typed. */
function whither(game: Game, card: CardId, typed: string): Lying | undefined {
  if (typed === 'deck') return { deck: deckOf(game, card), pile: 'draw' };
  if (typed === 'discard') return { deck: deckOf(game, card), pile: 'discard' };
  if (typed === 'purged') return { purged: true };
  if (Object.hasOwn(game.state.seats, typed)) return { seat: typed };
  const at = placeOf(game, typed);
  return at && (at.planet === undefined ? { system: at.system } : { planet: at.planet });
}

const same = (a: Lying, b: Lying): boolean =>
  Object.entries(a).every(([key, value]) => (b as Record<string, unknown>)[key] === value);

const setRelic = repair(
  'relic',
  (game, { relic, place }) => {
    if (!game.book.byKind.relic?.[relic]) return 'There is no such relic in this game.';
    const meant = cardMeant(game, relic);
    if (!meant) return 'That relic lies nowhere just now.';
    const to = whither(game, meant.card, place);
    if (!to || 'planet' in to || 'system' in to || (to as { pile?: string }).pile === 'discard')
      return 'Say where it is to be: with a player, in the deck, or purged.';
    if (same(to, meant.at)) return 'It is there already.';
    return 'seat' in to ? seatProblem(game, to.seat) : undefined;
  },
  move('relic'),
);

/** What of a card keeps it from lying in a place. */
function ill(game: Game, card: CardId, to: Lying): string | undefined {
  const { then, deck } = explorationCardOf(game, card);
  if ('seat' in to)
    return seatProblem(game, to.seat) ?? (then === 'keep' ? undefined : 'It is no card that a player keeps.');
  if ('system' in to) return then === 'lay' ? undefined : 'It is no card that lies in a system.';
  if (!('planet' in to)) return undefined;
  if (then !== 'attach') return 'It is no card that is attached to a planet.';
  return traitsOf(game, to.planet).some((trait) => trait === deck)
    ? undefined
    : 'That planet has not the trait of this card.';
}

const setExploration = repair(
  'exploration',
  (game, { card, place }) => {
    if (!asExplorationCard(game, card)) return 'There is no such exploration card in this game.';
    const meant = cardMeant(game, card);
    if (!meant) return 'No such card lies there just now.';
    const to = whither(game, meant.card, place);
    if (!to)
      return 'Say where it is to be: with a player, on a planet, in a system, in the deck, in the discard pile, or purged.';
    return same(to, meant.at) ? 'It is there already.' : ill(game, meant.card, to);
  },
  move('card'),
);

function move(field: 'card' | 'relic') {
  return (game: Game, given: Record<string, string>): void => {
    const meant = cardMeant(game, given[field]);
    const to = meant && whither(game, meant.card, given.place);
    if (!meant || !to) return;
    takeUp(game, meant.card, meant.at);
    putTo(game, meant.card, to);
  };
}

// Cards that are exhausted and readied

/** A seat's cards of a name that can be exhausted, where they lie. */
export const restingCards = (game: Game, seat: SeatId, card: string): ReturnType<typeof usableFrom> => {
  const component = Object.hasOwn(game.book.components, card) ? game.book.components[card] : undefined;
  return component ? usableFrom(game, component, seat).filter((held) => canRest(game, held)) : [];
};

const setRest = repair(
  'card',
  (game, { seat, card, state }) => {
    const problem = seatProblem(game, seat);
    if (problem) return problem;
    if (state !== 'ready' && state !== 'exhausted') return 'Say ready or exhausted.';
    const held = restingCards(game, seat, card);
    if (!held.length) return 'They have no such card that can be exhausted.';
    return held.every((one) => isExhausted(game, one) === (state === 'exhausted'))
      ? `It is ${state} already.`
      : undefined;
  },
  (game, { seat, card, state }) => {
    for (const held of restingCards(game, seat, card)) {
      if (isExhausted(game, held) !== (state === 'exhausted')) (state === 'exhausted' ? exhaust : readyOne)(game, held);
    }
  },
);

// Tokens, and sides of tiles and tokens

/** Who plays a faction. */
const playerOf = ({ state }: Game, faction: ComponentId): SeatId | undefined =>
  state.order.find((seat) => state.seats[seat].faction === faction);

/** Whether a token is laid and taken away by itself, for what it brings or is: it is no card, nor a planet that lies nowhere. */
export const layable = (
  game: Game,
  { id, copies, planet, wormholes, anomalies, explored, onPlanetsOf }: Token,
): boolean =>
  !isFound(game, id) &&
  copies > 0 &&
  ((wormholes ?? anomalies ?? explored ?? planet) !== undefined ||
    (onPlanetsOf !== undefined && playerOf(game, onPlanetsOf) !== undefined));

const tokenNamed = (game: Game, id: string): Token | undefined => {
  const token = Object.hasOwn(game.book.tokens, id) ? game.book.tokens[id] : undefined;
  return token && layable(game, token) ? token : undefined;
};

/** The place that is named, where a token of this sort can lie: on planets, or in systems. */
function siteOf(game: Game, { onPlanetsOf }: Token, typed: string): Site | undefined {
  const at = placeOf(game, typed);
  if (!at || (at.planet === undefined) === (onPlanetsOf !== undefined)) return undefined;
  return at.planet === undefined ? { system: at.system } : { planet: at.planet };
}

const lyingAt = (game: Game, site: Site, token: string): Marker | undefined =>
  ('planet' in site ? markersOn(game, site.planet) : markersIn(game, site.system)).find(
    ({ component }) => component === token,
  );

const inUse = (game: Game, planet: PlanetId): boolean =>
  unitsAt(game, { planet }).length > 0 ||
  markersOn(game, planet).length > 0 ||
  game.state.planets[planet]?.controller !== null;

const setMarker = repair(
  'marker',
  (game, { token, system, there }) => {
    const found = tokenNamed(game, token);
    if (!found) return 'There is no such token in this game.';
    const site = siteOf(game, found, system);
    if (!site) return `There is no such ${found.onPlanetsOf === undefined ? 'system' : 'planet'} on the board.`;
    if (there !== 'yes' && there !== 'no') return 'Say yes or no.';
    const lies = lyingAt(game, site, token) !== undefined;
    if (lies === (there === 'yes')) return lies ? 'It lies there already.' : 'It does not lie there.';
    if (lies && found.planet && inUse(game, found.planet.id))
      return 'Take its units, what is attached to it and its owner away first.';
    return there === 'yes' && !tokensLeft(game, token).length ? 'No such token is left.' : undefined;
  },
  (game, { token, system, there }) => {
    const found = tokenNamed(game, token);
    const site = found && siteOf(game, found, system);
    if (!site) return;
    const lying = lyingAt(game, site, token);
    const owner = found.onPlanetsOf === undefined ? undefined : playerOf(game, found.onPlanetsOf);
    if (found.planet && there === 'yes' && 'system' in site) putPlanet(game, token, site.system);
    else if (found.planet && lying) takePlanet(game, found.planet.id);
    else if (there === 'yes') layToken(game, token, site, owner === undefined ? {} : { owner });
    else if (lying) takeMarker(game, lying.id);
    resurvey(game);
  },
);

/** What a tile is called that has not been turned. */
const FIRST = 'first';

/** What in a system can be turned over: the tile itself, or what lies on it. */
function turnable(game: Game, system: SystemId): { on: { face?: string }; sides: string[] } | undefined {
  const faces = tileOf(game, system)?.faces;
  if (faces) return { on: game.state.systems[system], sides: [FIRST, ...Object.keys(faces)] };
  for (const marker of game.state.systems[system].markers ?? []) {
    const { faces: sides } = game.book.tokens[marker.component] ?? {};
    if (sides) return { on: marker, sides: Object.keys(sides) };
  }
  return undefined;
}

/** The systems in which something can be turned over, with the names of its sides. */
export const turnables = (game: Game): { system: SystemId; sides: string[] }[] =>
  Object.keys(game.state.systems).flatMap((system) => {
    const found = turnable(game, system);
    return found ? [{ system, sides: found.sides }] : [];
  });

const setSide = repair(
  'side',
  (game, { system, side }) => {
    const at = placeOf(game, system);
    if (!at) return 'There is no such system on the board.';
    const found = turnable(game, at.system);
    if (!found) return 'Nothing there can be turned over.';
    if (!found.sides.includes(side)) return `Say which side is up: ${found.sides.join(' or ')}.`;
    if ((found.on.face ?? FIRST) === side) return 'That side is up already.';
    return side === FIRST && wouldOpen(game, at.system)
      ? 'Somebody is there: it would be turned over again at once.'
      : undefined;
  },
  (game, { system, side }) => {
    const at = placeOf(game, system);
    const found = at && turnable(game, at.system);
    if (!found) return;
    if (side === FIRST) delete found.on.face;
    else found.on.face = side;
    resurvey(game);
  },
);

// What others have that is somebody's

/** Whether anything of others can lie with somebody at all. */
const withLeaders = ({ state }: Game): boolean => state.order.some((seat) => state.seats[seat].leaders !== undefined);

/** Why nothing of one player can lie with another. */
const twoProblem = (game: Game, seat: SeatId, owner: SeatId): string | undefined =>
  (withLeaders(game) ? undefined : 'Nothing of the sort is in this game.') ??
  seatProblem(game, seat) ??
  seatProblem(game, owner) ??
  (seat === owner ? 'Name two players.' : undefined);

const prisoner = (type: UnitType, owner: SeatId): Prisoner => ({ type, ...(!capturedAsToken(type) && { owner }) });
const alike = (one: Prisoner, other: Prisoner): boolean => one.type === other.type && one.owner === other.owner;

const setCaptured = repair(
  'captured',
  (game, { seat, owner, unit, count }) => {
    const problem = twoProblem(game, seat, owner);
    if (problem) return problem;
    const type = UNIT_TYPES.find((one) => one === unit);
    if (!type || !fieldable(game, owner, type)) return 'There is no such unit.';
    if (isStructure(game, { type, owner })) return 'Structures are never captured.';
    const wanted = wholeNumber(count);
    if (wanted === undefined) return 'Say how many: a whole number.';
    const more = wanted - prisonersOf(game, seat).filter((one) => alike(one, prisoner(type, owner))).length;
    if (!more) return 'So many are captured already.';
    return more > inReinforcements(game, owner, type) ? 'There are not so many in the reinforcements.' : undefined;
  },
  (game, { seat, owner, unit, count }) => {
    const one = prisoner(unit as UnitType, owner);
    const held = prisonersOf(game, seat).filter((other) => alike(one, other));
    release(game, seat, held.slice(Number(count)));
    for (let more = Number(count) - held.length; more > 0; more--)
      (game.state.seats[seat].captured ??= []).push({ ...one });
  },
);

const setForeignToken = repair(
  'foreign-token',
  (game, { seat, owner, there }) => {
    const problem = twoProblem(game, seat, owner);
    if (problem) return problem;
    if (there !== 'yes' && there !== 'no') return 'Say yes or no.';
    const lies = holdsTokenOf(game, seat, owner);
    if (lies === (there === 'yes')) return lies ? 'It lies there already.' : 'It does not lie there.';
    if (there === 'no') return undefined;
    if (tokensInReinforcements(game, owner) < 1) return 'No command token is left in the reinforcements.';
    const limit = fleetPoolLimit(game, seat);
    return fleetPoolOf(game, seat) >= limit ? `The fleet pool holds ${limit} tokens at most.` : undefined;
  },
  (game, { seat, owner, there }) => {
    if (there === 'yes') takeForeignToken(game, seat, owner, 'reinforcements');
    else returnForeignToken(game, seat, owner);
  },
);

/** Corrections of leaders, relics, exploration cards, tokens and sides: whatever belongs to sets that a game may lack. */
export const repairsOfPieces: Repairs = [
  setLeader,
  setRelic,
  setExploration,
  setRest,
  setMarker,
  setSide,
  setCaptured,
  setForeignToken,
];
