import type { Frame } from '#engine';
import type { Deck } from '#kit/cards/decks.ts';
import { createConceal } from '#kit/lookahead/conceal.ts';
import { faceDownPieces, unreadablePieces, type HiddenPieces } from '#kit/lookahead/hidden-pieces.ts';
import { showFrames, type ShownProcedures } from '#kit/lookahead/shown-frames.ts';
import { redactEach, createRedactor } from '#kit/components/redaction.ts';
import { USE_ABILITY_PROCEDURE } from '#kit/components/ability-use.ts';
import { componentOf, type Component } from '#ti3/rules/components/component.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { isHiddenFrom } from '#ti3/rules/exploration/domain-counters.ts';
import type { Holding, LastingEffect, Planet, Seat, State, System } from '#ti3/rules/state.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** Placeholder for hidden cards. */
const FACE_DOWN = 'face-down';
const HIDING = faceDownPieces(FACE_DOWN);
const faceDown = HIDING.deck;

/** Hides the memory of other players' racial abilities. */
const abilityShown = createRedactor<Holding, SeatId>({ component: 'open', exhausted: 'open', memory: 'hidden' });

const effectShown = createRedactor<LastingEffect, SeatId>({
  id: 'open',
  component: 'open',
  holder: 'open',
  data: 'open',
  until: 'open',
});

const seatShown = createRedactor<Seat, SeatId>({
  id: 'open',
  color: 'open',
  race: 'open',
  home: 'open',
  strategyCards: 'open',
  lastCards: 'open',
  counters: 'open',
  tradeGoods: 'open',
  contracts: 'open',
  abilities: (held, viewer, { id }) => (id === viewer ? held : redactEach(held, abilityShown, viewer)),
  technologies: 'open',
  actionCards: (cards, viewer, { id }) => (id === viewer ? cards : faceDown(cards)),
  politicalCards: (cards, viewer, { id }) => (cards === undefined || id === viewer ? cards : faceDown(cards)),
  secretObjective: (card, viewer, { id }) => (id === viewer || card === null ? card : FACE_DOWN),
  kept: 'open',
  moreSecrets: (cards, viewer, { id }) => (id === viewer || !cards ? cards : faceDown(cards)),
  claimed: 'open',
  points: 'open',
  passed: 'open',
  eliminated: 'open',
  orders: (orders, viewer, { id }) => (id === viewer ? orders : {}),
});

/** Hides face-down counters from players who have not looked at them. */
const planetShown = (hiding: HiddenPieces) =>
  createRedactor<Planet, SeatId>({
    id: 'open',
    system: 'open',
    owner: 'open',
    exhausted: 'open',
    takenIn: 'open',
    domain: 'open',
    parleyIn: 'open',
    counter: (lying, viewer) => (isHiddenFrom(lying, viewer) ? hiding.faceDown(lying, 'id') : lying),
  });

const systemShown = (hiding: HiddenPieces) =>
  createRedactor<System, SeatId>({
    id: 'open',
    position: 'open',
    counters: 'open',
    planets: 'open',
    found: 'open',
    frontier: (lying, viewer) => (isHiddenFrom(lying, viewer) ? hiding.faceDown(lying, 'id') : lying),
  });

const deckShown = (hiding: HiddenPieces) => createRedactor<Deck, SeatId>({ draw: hiding.deck, discard: 'open' });

const stateShown = (hiding: HiddenPieces) =>
  createRedactor<State, SeatId>({
    version: 'open',
    options: 'open',
    order: 'open',
    seats: (seats, viewer) => redactEach(seats, seatShown, viewer),
    speaker: 'open',
    round: 'open',
    phase: 'open',
    active: 'open',
    turn: 'open',
    systems: (systems, viewer, { options }) =>
      options.finalFrontier ? redactEach(systems, systemShown(hiding), viewer) : systems,
    planets: (planets, viewer, { options }) =>
      options.played ? redactEach(planets, planetShown(hiding), viewer) : planets,
    units: 'open',
    leaders: 'open',
    strategyCards: 'open',
    decks: (decks, viewer) => redactEach(decks, deckShown(hiding), viewer),
    objectives: 'open',
    laws: 'open',
    agreements: 'open',
    effects: (effects, viewer) => redactEach(effects, effectShown, viewer),
    numbered: 'hidden',
    winner: 'open',
    ending: 'open',
    facts: (facts, viewer) => facts.filter(({ to }) => to?.includes(viewer) ?? true),
    seed: () => '',
    chain: () => '',
    lines: 'hidden',
    nextId: () => 0,
    stack: () => [],
    moments: () => [],
  });

const shownToThinkers = stateShown(HIDING);
const shownAhead = stateShown(unreadablePieces);

/** Procedures of the stack that players see. */
const SHOWN_PROCEDURES: ShownProcedures = {
  open: {
    'strategic-action': ['seat', 'card'],
    'tactical-action': ['seat', 'system'],
    'transfer-action': ['seat', 'systems'],
    'space-battle': ['system', 'attacker', 'defender', 'round', 'leaving'],
    'invade-planet': ['system', 'planet', 'attacker', 'defender', 'round'],
    'vote-on': ['card', 'left', 'voter', 'ballot', 'first'],
  },
  uses: [USE_ABILITY_PROCEDURE, 'play-action-card'],
};

/**
 * Returns the game as one seat knows it: public information, its own hand and secret objective. `path` leads to its
 * question. Public parts are shared with `game`, so the result is read-only.
 */
export function knownTo({ state, book }: Game, seat: SeatId, path: readonly Frame[] = state.stack): Game {
  const stack = showFrames(SHOWN_PROCEDURES, path, seat);
  const game = newGame({ ...shownToThinkers(state, seat), stack }, book);
  game.framePath = stack;
  return game;
}

/** Kinds of cards that can be face down. */
export const CARD_KINDS: ReadonlySet<string> = new Set<Component['kind']>([
  'action-card',
  'domain-counter',
  'leader',
  'objective',
  'political-card',
]);

/** Conceals a game for lookahead: it runs by all the rules but lacks what the player cannot know. */
export const conceal = createConceal<Game>({
  shown: ({ state }, seat) => shownAhead(state, seat),
  knownTo,
  kinds: CARD_KINDS,
  componentOf,
});
