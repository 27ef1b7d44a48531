import type { Frame, Json } from '#engine';
import type { Deck } from '#kit/cards/decks.ts';
import { createConceal } from '#kit/lookahead/conceal.ts';
import { faceDownPieces, unreadablePieces, type HiddenPieces } from '#kit/lookahead/hidden-pieces.ts';
import { redactEach, createRedactor } from '#kit/components/redaction.ts';
import { USE_ABILITY_PROCEDURE, type AbilityUse } from '#kit/components/ability-use.ts';
import { componentOf, type Component } from '#ti3/rules/components/component.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { isHiddenFrom } from '#ti3/rules/exploration/domain-counters.ts';
import type { Holding, LastingEffect, Planet, Seat, State, System } from '#ti3/rules/state.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** In the place of a card that one does not see. */
const FACE_DOWN = 'face-down';
const HIDING = faceDownPieces(FACE_DOWN);
const faceDown = HIDING.deck;

/** What a racial ability of somebody else remembers is theirs to know. */
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

/** A counter that lies face down is known to those who have looked at it. */
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

/** What goes on that all see, and what of it they see. */
const IN_SIGHT: Record<string, readonly string[]> = {
  'strategic-action': ['seat', 'card'],
  'tactical-action': ['seat', 'system'],
  'transfer-action': ['seat', 'systems'],
  'space-battle': ['system', 'attacker', 'defender', 'round', 'leaving'],
  'invade-planet': ['system', 'planet', 'attacker', 'defender', 'round'],
  'vote-on': ['card', 'left', 'voter', 'ballot', 'first'],
};

/** What a player uses is theirs to know in full. */
const USES = [USE_ABILITY_PROCEDURE, 'play-action-card'];
const USE_FIELDS: readonly (keyof AbilityUse)[] = ['seat', 'component', 'key', 'use', 'event', 'target'];

function frameShown({ procedure, data }: Frame, viewer: SeatId): Frame[] {
  const all = data as Record<string, Json | undefined>;
  const own = USES.includes(procedure) && all.seat === viewer;
  const fields = own ? USE_FIELDS : IN_SIGHT[procedure];
  if (!fields) return [];
  const seen = fields.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]] as const]));
  return [{ id: 0, procedure, step: '', data: Object.fromEntries(seen) }];
}

/**
 * A game as one seat knows it: what lies on the table, and its own hand and secret objective. `path` leads to the question it is asked.
 * What is open is shared with the game: it is only to be looked at.
 */
export function knownTo({ state, book }: Game, seat: SeatId, path: readonly Frame[] = state.stack): Game {
  const stack = path.flatMap((frame) => frameShown(frame, seat));
  const game = newGame({ ...shownToThinkers(state, seat), stack }, book);
  game.framePath = stack;
  return game;
}

/** Kinds of cards that may lie face down somewhere. */
export const CARD_KINDS: ReadonlySet<string> = new Set<Component['kind']>([
  'action-card',
  'domain-counter',
  'leader',
  'objective',
  'political-card',
]);

/** What a player looks ahead on: the whole game by the rules, without what that player cannot know. */
export const conceal = createConceal<Game>({
  shown: ({ state }, seat) => shownAhead(state, seat),
  knownTo,
  kinds: CARD_KINDS,
  componentOf,
});
