import { restartEarly, type Json } from '#engine';
import type { Rulebooks } from '#ti4/rules/rulebooks.ts';
import { nextTurn } from '#ti4/rules/phases/next-turn.ts';
import { playersFor } from '#ti4/rules/setup/galaxy/board-shape.ts';
import { newState, STATE_VERSION } from '#ti4/rules/setup/new-state.ts';
import { prepareGame } from '#ti4/rules/setup/prepare-game.ts';
import { createUpcasts } from '#ti4/rules/setup/upcasts.ts';
import type { SeatId, State } from '#ti4/rules/state.ts';
import { findOfferOutcomes } from '#kit/prompts/offer-outcomes.ts';
import type { Edition } from '#service';
import { findEnding, isHiddenPath, publicAnswers, roundOf } from '#service/edition-parts.ts';
import { UNDOABLE_FACTS, OWN_UNDOABLE_FACTS, PRIVATE_FACTS } from './undoable-facts.ts';
import { importedSeating, withDraftedFaction } from './imported-draft.ts';
import { boardOption, lobbyProblem, setsOf, settingsSchema, wishesSchema } from './settings.ts';
import { isStayInForce } from '#ti4/forms/index.ts';
import { newGame } from '#ti4/rules/game.ts';
import { AGENDA } from '#ti4/rules/politics/outcomes.ts';
import { castVotes } from '#ti4/rules/politics/voting.ts';
import { availableStrategyCards, chooseCard, hasYetToChoose } from '#ti4/rules/phases/strategy-phase.ts';
import { chapterOf, splitByChapter } from './chapters.ts';
import { createAiPlayer } from './ai-player.ts';
import { repairs } from './repairs/repairs.ts';
import type { FactType } from '#ti4/rules/facts.ts';
import { findPublicAnswer } from '#ti4/views/public-answers.ts';

/** Facts of a turn in which the player only passed. */
const QUIET_FACTS: ReadonlySet<string> = new Set<FactType>(['turn-begins', 'player-passed', 'turn-ends']);

/** Facts that are announced to everybody while the turn goes on. */
const ANNOUNCED_FACTS: ReadonlySet<string> = new Set<FactType>([
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

/** Usual player limit. The game supports more than six players, but such games are long. */
const USUAL_MAX_PLAYERS = 6;
const seatRange = ({ min, max }: { min: number; max: number }) => ({
  min,
  max,
  usual: Math.min(max, USUAL_MAX_PLAYERS),
});

/** Ranked choice of strategy cards. An option's worth is the trade goods on the card. */
const rankedChoice = (books: Rulebooks): Edition<State>['rankedChoice'] => {
  const at = (state: Readonly<State>) => newGame(state as State, books.forSavedGame(state.options.sets));
  return {
    question: chooseCard.name,
    toCome: (state, seat) => hasYetToChoose(at(state), seat),
    options: (state) => availableStrategyCards(at(state)).map(({ key, tradeGoods }) => ({ key, worth: tradeGoods })),
  };
};

/** Clears what belongs to a user and not to the seat: standing orders, offers and early votes. */
function forgetPerson(state: State, seat: SeatId): void {
  state.seats[seat].orders = {};
  restartEarly(state, seat, { [castVotes.name]: { first: castVotes.first, asked: { cast: 'vote' } } });
  for (const offer of Object.values(state.offers))
    if (offer.from === seat || offer.to === seat) delete state.offers[offer.id];
}

/** Creates a game's initial state from the settings of its lobby. */
function stateFor(books: Rulebooks, ...[settings, seating, seed, trace]: Parameters<Edition<State>['create']>): State {
  const { board, map, draft, imported, points, veil, windowHours, partial, sets, events } =
    settingsSchema.parse(settings);
  const book = books.of(sets);
  const prepared = prepareGame(book, {
    seed,
    players: seating.map(({ seat, wishes }) => {
      const { seat: _index, ...wanted } = wishesSchema.parse(withDraftedFaction(wishes, imported));
      return { ...wanted, id: seat };
    }),
    seating: 'as-listed',
    ...(imported && { speaker: seating[imported.speaker].seat }),
    board: boardOption(book, { board, map, draft }, seating.length),
    points,
    veil,
    windowHours,
    events,
    dealPartial: partial,
    trace,
  });
  return newState(book, prepared);
}

/** Creates Twilight Imperium, fourth edition, for the service. */
export function createFourthEdition(books: Rulebooks): Edition<State> {
  return {
    id: 'ti4',
    name: 'Twilight Imperium, fourth edition',
    version: STATE_VERSION,
    upcasts: createUpcasts(books.savedRenames),
    bookFor: (state) => books.forSavedGame(state.options.sets) as never,
    playerCounts: (settings) => seatRange(playersFor(books.of(setsOf(settings)))),
    defaultSettings: settingsSchema.parse({ sets: books.bundles[0].sets }) as Json,
    lobbyProblem: (settings, members, starting) => lobbyProblem(books, settings, members, starting),
    seatingOrder: (settings, members) => importedSeating(settingsSchema.parse(settings).imported, members),
    create: (settings, seating, seed, trace) => stateFor(books, settings, seating, seed, trace),
    firstProcedure: { procedure: 'game', data: {} },
    windowHours: (state) => state.options.windowHours,
    announcementStyle: (before, after, facts) => {
      if (before.draft?.picks !== after.draft?.picks) return 'board';
      if (before.active !== after.active || before.phase !== after.phase || before.round !== after.round)
        return 'board';
      return facts.some((fact) => ANNOUNCED_FACTS.has(fact.type)) ? 'text' : null;
    },
    chapter: (state) => chapterOf(newGame(state, books.forSavedGame(state.options.sets))),
    quietFacts: QUIET_FACTS,
    splitByChapter: (before, after, facts) => {
      const book = books.forSavedGame(before.options.sets);
      return splitByChapter(newGame(before, book), newGame(after, book), facts);
    },
    roundOf,
    nextTurn: (state) => nextTurn(newGame(state as State, books.forSavedGame(state.options.sets))),
    findEnding,
    isUndoableFact: ({ type, seat: whose }, seat) =>
      UNDOABLE_FACTS.has(type) || (OWN_UNDOABLE_FACTS.has(type) && whose === seat),
    reveals: 'agenda-uncovered',
    isPrivateFact: (type) => PRIVATE_FACTS.has(type),
    isHiddenPath,
    onSeatReplaced: forgetPerson,
    offerOutcomes: ({ offers: before }, { offers: after }, facts, action) =>
      findOfferOutcomes({ before, after, facts, action }),
    repairs,
    isConditionMet: (state, seat, condition) =>
      isStayInForce(newGame(state as State, books.forSavedGame(state.options.sets)), seat, condition),
    turnStartQuestions: ['turn'],
    voteProcedures: [AGENDA.name],
    rankedChoice: rankedChoice(books),
    autoAnswer: publicAnswers(findPublicAnswer, (state) => books.forSavedGame(state.options.sets)),
    ai: createAiPlayer(books),
  };
}
