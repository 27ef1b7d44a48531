import { restartEarly, type Json } from '#engine';
import type { Books } from '#ti4/rules/rulebooks.ts';
import { playersFor } from '#ti4/rules/setup/galaxy/board-shape.ts';
import { newState, STATE_VERSION } from '#ti4/rules/setup/new-state.ts';
import { prepareGame } from '#ti4/rules/setup/prepare-game.ts';
import { upcastsWith } from '#ti4/rules/setup/upcasts.ts';
import type { SeatId, State } from '#ti4/rules/state.ts';
import type { Edition } from '#service';
import { HARMLESS, HARMLESS_TO_ONESELF, BETWEEN } from './undoable-facts.ts';
import { boardWanted, lobbyProblem, setsOf, settingsShape, wishesShape } from './settings.ts';
import { standsFor } from '#ti4/forms/index.ts';
import { newGame } from '#ti4/rules/game.ts';
import { AGENDA } from '#ti4/rules/politics/outcomes.ts';
import { castVotes } from '#ti4/rules/politics/voting.ts';
import { declinesOfItself, useSecondary, type Secondary } from '#ti4/rules/phases/strategic-action.ts';
import { cardsThere, chooseCard, choosesLater } from '#ti4/rules/phases/strategy-phase.ts';
import { chapterOf, partsOf } from './chapters.ts';
import { practiceOf } from './ai-player.ts';
import { repairs } from './repairs/repairs.ts';
import type { FactType } from '#ti4/rules/facts.ts';

/** A turn in which its player has done nothing but pass. */
const BRIEF: ReadonlySet<string> = new Set<FactType>(['turn-begins', 'player-passed', 'turn-ends']);

/** Facts that are worth a word to everybody though the turn goes on. */
const TOLD: ReadonlySet<string> = new Set<FactType>([
  'action-card-played',
  'combat-won',
  'combat-drawn',
  'planet-taken',
  'custodians-removed',
  'transaction-done',
  'offer-made',
  'objective-scored',
  'agenda-revealed',
  'outcome-resolved',
  'strategic-action',
  'speaker-changed',
  'agendas-put-back',
  'technology-gained',
  'player-passed',
  'player-eliminated',
  'promissory-note-played',
  'strategy-card-chosen',
  'votes-cast',
  'abstained',
  'combat-begins',
  'dice-rolled',
]);

/** More than six can play, and a game of so many is long. */
const USUAL = 6;
const seatsWith = ({ min, max }: { min: number; max: number }) => ({ min, max, usual: Math.min(max, USUAL) });

/** Strategy cards are chosen in turn; trade goods come with them. */
const rankedOf = (books: Books): Edition<State>['ranked'] => {
  const at = (state: Readonly<State>) => newGame(state as State, books.begunWith(state.options.sets));
  return {
    question: chooseCard.name,
    toCome: (state, seat) => choosesLater(at(state), seat),
    options: (state) => cardsThere(at(state)).map(({ key, tradeGoods }) => ({ key, worth: tradeGoods })),
  };
};

/** Secondary abilities that nobody could use are declined on public grounds. */
const itselfOf = (books: Books): Edition<State>['itself'] => ({
  questions: [useSecondary.name],
  answer: (state, { ask: { player, data } }) =>
    declinesOfItself(newGame(state as State, books.begunWith(state.options.sets)), player, data as unknown as Secondary)
      ? ['decline']
      : undefined,
});

/** Clears what belongs to a person and not to a seat: standing orders, offers and early votes. */
function forgetPerson(state: State, seat: SeatId): void {
  state.seats[seat].orders = {};
  restartEarly(state, seat, { [castVotes.name]: { first: castVotes.first, asked: { cast: 'vote' } } });
  for (const offer of Object.values(state.offers))
    if (offer.from === seat || offer.to === seat) delete state.offers[offer.id];
}

/** Sets up a game by the settings of its lobby. */
function stateFor(books: Books, ...[settings, seating, seed, trace]: Parameters<Edition<State>['create']>): State {
  const { board, map, draft, points, veil, windowHours, partial, sets, events } = settingsShape.parse(settings);
  const book = books.of(sets);
  const prepared = prepareGame(book, {
    seed,
    players: seating.map(({ seat, wishes }) => ({ id: seat, ...wishesShape.parse(wishes) })),
    seating: 'as-listed',
    board: boardWanted(book, { board, map, draft }, seating.length),
    points,
    veil,
    windowHours,
    events,
    dealPartial: partial,
    trace,
  });
  return newState(book, prepared);
}

/** Twilight Imperium, fourth edition, as the table plays it. */
export function fourthEdition(books: Books): Edition<State> {
  return {
    id: 'ti4',
    name: 'Twilight Imperium, fourth edition',
    version: STATE_VERSION,
    upcasts: upcastsWith(books.earlier),
    bookFor: (state) => books.begunWith(state.options.sets) as never,
    seats: (settings) => seatsWith(playersFor(books.of(setsOf(settings)))),
    defaults: settingsShape.parse({ sets: books.bundles[0].sets }) as Json,
    lobbyProblem: (settings, members, starting) => lobbyProblem(books, settings, members, starting),
    create: (settings, seating, seed, trace) => stateFor(books, settings, seating, seed, trace),
    first: { procedure: 'game', data: {} },
    windowHours: (state) => state.options.windowHours,
    milestone: (before, after, facts) => {
      if (before.draft?.picks !== after.draft?.picks) return 'board';
      if (before.active !== after.active || before.phase !== after.phase || before.round !== after.round)
        return 'board';
      return facts.some((fact) => TOLD.has(fact.type)) ? 'text' : null;
    },
    chapter: (state) => chapterOf(newGame(state, books.begunWith(state.options.sets))),
    brief: BRIEF,
    parts: (before, after, facts) => {
      const book = books.begunWith(before.options.sets);
      return partsOf(newGame(before, book), newGame(after, book), facts);
    },
    ended: (state) =>
      state.phase === 'ended'
        ? { winners: state.winner === null ? [] : [state.winner], summary: { ending: state.ending } }
        : undefined,
    harmless: ({ type, seat: whose }, seat) => HARMLESS.has(type) || (HARMLESS_TO_ONESELF.has(type) && whose === seat),
    reveals: 'agenda-uncovered',
    between: (type) => BETWEEN.has(type),
    unseen: ([first, , what]) => (first === 'seats' && what === 'orders') || first === 'offers',
    replaced: forgetPerson,
    repairs,
    stands: (state, seat, condition) =>
      standsFor(newGame(state as State, books.begunWith(state.options.sets)), seat, condition),
    begins: ['turn'],
    votes: [AGENDA.name],
    ranked: rankedOf(books),
    itself: itselfOf(books),
    practice: practiceOf(books),
  };
}
