import type { Frame } from '#engine';
import type { Deck } from '#kit/cards/decks.ts';
import type { OfferOf } from '#kit/prompts/offers.ts';
import { createConceal } from '#kit/lookahead/conceal.ts';
import { faceDownPieces, unreadablePieces, type HiddenPieces } from '#kit/lookahead/hidden-pieces.ts';
import { showFrames, type ShownProcedures } from '#kit/lookahead/shown-frames.ts';
import { redactEach, createRedactor } from '#kit/components/redaction.ts';
import { USE_ABILITY_PROCEDURE } from '#kit/components/ability-use.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import type { DebateExchange, Leader, Planet, Seat, State } from '#ti2/rules/state.ts';
import type { LeaderId, SeatId } from '#ti2/rules/terms.ts';

// The game as one seat knows it.

/** Placeholder id for hidden cards; belongs to no component. */
const BACK = faceDownPieces('back#1');

const seatShown = createRedactor<Seat, SeatId>({
  actionCards: (cards, viewer, { id }) => (viewer === id ? cards : BACK.deck(cards)),
  orders: (orders, viewer, { id }) => (viewer === id ? orders : {}),
  id: 'open',
  race: 'open',
  color: 'open',
  home: 'open',
  credits: 'open',
  bracket: 'open',
  technologies: 'open',
  lostTechnologies: 'open',
  bought: 'open',
  grant: 'open',
  eliminated: 'open',
});

const planetShown = (hiding: HiddenPieces) =>
  createRedactor<Planet, SeatId>({
    owner: 'open',
    system: 'open',
    id: 'open',
    counter: (counter, viewer) => (counter.seenBy?.includes(viewer) ? counter : hiding.faceDown(counter, 'id')),
    probedIn: 'open',
    closedIn: 'open',
    barrenIn: 'open',
    barrenFor: 'open',
    parleyIn: 'open',
  });

/** Hides the identity of other players' face-down leaders, but not where they are (E2 12.5). */
const leadersShown = (all: Record<LeaderId, Leader>, viewer: SeatId, hiding: HiddenPieces): Record<LeaderId, Leader> =>
  Object.fromEntries(
    Object.entries(all).map(([id, one]) => [
      id,
      one.hidden && one.owner !== viewer ? hiding.faceDown(one, 'card') : one,
    ]),
  );

const deckShown = (hiding: HiddenPieces) => createRedactor<Deck, SeatId>({ discard: 'open', draw: hiding.deck });

/** Keeps only the offers that the viewer made or received. */
const offersShown = (offers: State['offers'], viewer: SeatId): Record<string, OfferOf<DebateExchange>> =>
  Object.fromEntries(Object.entries(offers).filter(([, { from, to }]) => from === viewer || to === viewer));

const stateShown = (hiding: HiddenPieces) =>
  createRedactor<State, SeatId>({
    seats: (all, viewer) => redactEach(all, seatShown, viewer),
    planets: (all, viewer) => redactEach(all, planetShown(hiding), viewer),
    decks: (all, viewer) => redactEach(all, deckShown(hiding), viewer),
    leaders: (all, viewer) => leadersShown(all, viewer, hiding),
    offers: offersShown,
    facts: (all, viewer) => all.filter(({ to }) => !to || to.includes(viewer)),
    systems: 'open',
    units: 'open',
    laws: 'open',
    voted: 'open',
    agreements: 'open',
    aimed: 'open',
    effects: 'open',
    version: 'open',
    options: 'open',
    order: 'open',
    round: 'open',
    phase: 'open',
    active: 'open',
    turn: 'open',
    placed: 'open',
    winner: 'open',
    ending: 'open',
    numbered: 'hidden',
    lines: 'hidden',
    chain: () => '',
    seed: () => '',
    nextId: () => 0,
    moments: () => [],
    stack: () => [],
  });

const shownToThinkers = stateShown(BACK);
const shownAhead = stateShown(unreadablePieces);

/** Procedures of the stack that players see. */
const SHOWN_PROCEDURES: ShownProcedures = {
  open: {
    senate: ['card'],
    voting: ['card', 'order', 'ties', 'weight', 'cast', 'extra'],
    turn: ['seat'],
    'space-battle': ['system', 'attacker', 'defender', 'round'],
    invasion: ['system', 'planet', 'attacker', 'defender', 'round', 'strength'],
  },
  uses: [USE_ABILITY_PROCEDURE, 'play-card'],
};

/**
 * Returns the game as one seat knows it: public information and its own hand. `path` leads to its question. Public
 * parts are shared with `game`, so the result is read-only.
 */
export function knownTo(game: Game, seat: SeatId, path: readonly Frame[] = game.state.stack): Game {
  const stack = showFrames(SHOWN_PROCEDURES, path, seat);
  const known = newGame({ ...shownToThinkers(game.state, seat), stack }, game.book);
  known.framePath = stack;
  return known;
}

/** Returns the component of a card ("spy#2") or of a domain counter ("natives:3/1"). */
export const cardComponent = (card: string): string => card.split(/[#:]/)[0];

/** Kinds of cards that can be face down. */
export const CARD_KINDS: ReadonlySet<string> = new Set(['action-card', 'domain-counter', 'leader', 'political-card']);

/** Conceals a game for lookahead: it runs by all the rules but lacks what the player cannot know. */
export const conceal = createConceal<Game>({
  kinds: CARD_KINDS,
  componentOf: cardComponent,
  knownTo,
  shown: ({ state }, seat) => shownAhead(state, seat),
});
