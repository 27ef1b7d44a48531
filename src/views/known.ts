import type { Frame, Json } from '../engine/index.ts';
import { newGame, type Game } from '../rules/game.ts';
import type { Deck, Seat, SeatId, State } from '../rules/state.ts';
import { mayKnow } from './happened.ts';

/** Stands for a card that a seat may not see. */
const UNSEEN = 'unseen';
const unseen = (cards: readonly string[]): string[] => cards.map(() => UNSEEN);

/** What goes on that everybody sees: the agenda that is voted on, the combat that is fought. */
const OPEN_TO_ALL = ['agenda', 'space-combat', 'ground-combat'];

/**
 * A game as one seat knows it: the table that everybody sees and its own hand. Everything else is blank: others' hands,
 * the order of the decks, the seed, answers and doings under way. `path` leads to the question the seat is asked.
 * Shares what it does not blank with the game: only to be looked at.
 */
export function knownTo({ state, book }: Game, seat: SeatId, path: readonly Frame[] = state.stack): Game {
  const stack = path.filter(({ procedure }) => OPEN_TO_ALL.includes(procedure))
    .map(({ procedure, data }): Frame => ({ id: 0, procedure, step: '', data }));
  const known: State = {
    ...state,
    seed: '',
    chain: '',
    nextId: 0,
    stack,
    moments: [] as Json[],
    facts: state.facts.filter((fact) => mayKnow(fact, seat)),
    seats: Object.fromEntries(Object.entries(state.seats).map(([id, one]) => [id, id === seat ? one : shownSeat(one)])),
    decks: {
      action: shownDeck(state.decks.action), agenda: shownDeck(state.decks.agenda), secret: shownDeck(state.decks.secret),
      stage1: shownDeck(state.decks.stage1), stage2: shownDeck(state.decks.stage2),
    },
    offers: Object.fromEntries(Object.entries(state.offers).filter(([, { from, to }]) => from === seat || to === seat)),
  };
  const game = newGame(known, book);
  game.path = stack;
  return game;
}

const shownSeat = (seat: Seat): Seat => ({
  ...seat,
  actionCards: unseen(seat.actionCards),
  secretObjectives: unseen(seat.secretObjectives),
  promissoryNotes: unseen(seat.promissoryNotes),
  orders: {},
});

const shownDeck = ({ draw, discard }: Deck): Deck => ({ draw: unseen(draw), discard });
