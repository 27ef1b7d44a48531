import type { Json } from '#engine';
import { findOfferOutcomes } from '#kit/prompts/offer-outcomes.ts';
import type { Edition } from '#service';
import { findEnding, isHiddenPath, isNewSection, publicAnswers, roundOf } from '#service/edition-parts.ts';
import { isBattleStillOn } from '#ti2/forms/forms.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import { nextTurn } from '#ti2/rules/phases/next-turn.ts';
import { DEBATE_HOURS, endDebate, READY_KEY } from '#ti2/rules/politics/senate.ts';
import { newState, STATE_VERSION } from '#ti2/rules/setup/new-state.ts';
import type { State } from '#ti2/rules/state.ts';
import type { Rulebooks } from '#ti2/rules/rulebooks.ts';
import { findPublicAnswer } from '#ti2/views/public-answers.ts';
import { chapterOf, splitByChapter } from './chapters.ts';
import { PRIVATE_FACTS, UNDOABLE_FACTS, ANNOUNCED_FACTS } from './undoable-facts.ts';
import {
  rulebookForSettings,
  lobbyProblem,
  playedOptions,
  SEAT_RANGE,
  settingsSchema,
  wishesSchema,
} from './settings.ts';
import { createAiPlayer } from './ai-player.ts';
import { repairs } from './repairs/repairs.ts';

/** Creates the state of a new game from its settings and seats. */
const createState =
  (books: Rulebooks): Edition<State>['create'] =>
  (settings, seating, seed) => {
    const all = settingsSchema.parse(settings);
    const { races, veil, windowHours, debateHours, byArms, agreementsCounted, lastRound, spread } = all;
    return newState(rulebookForSettings(books, all), {
      seed,
      veil,
      windowHours,
      debateHours,
      byArms,
      agreementsCounted,
      played: playedOptions(all),
      spread,
      ...(lastRound !== undefined && { lastRound }),
      players: seating.map(({ seat, wishes }) => {
        const { race, color } = wishesSchema.parse(wishes);
        return { id: seat, ...(race !== undefined && races === 'wished' && { race }), ...(color && { color }) };
      }),
    });
  };

/** Twilight Imperium, second edition (2000). */
export const createSecondEdition = (books: Rulebooks): Edition<State> => ({
  id: 'ti2',
  name: 'Twilight Imperium, second edition',
  version: STATE_VERSION,
  upcasts: {},
  defaultSettings: settingsSchema.parse({}) as Json,
  firstProcedure: { procedure: 'game', data: {} },
  playerCounts: () => ({ ...SEAT_RANGE, usual: SEAT_RANGE.max }),
  bookFor: ({ options }) => books(options.sets) as never,
  lobbyProblem: (...asked) => lobbyProblem(books, ...asked),
  create: createState(books),
  isConditionMet: (state, _seat, condition) => isBattleStillOn(state, condition),
  windowHours: ({ options }) => options.windowHours,
  timeouts: { [endDebate.name]: { hours: ({ options }) => options.debateHours ?? DEBATE_HOURS, silent: [READY_KEY] } },
  chapter: (state) => chapterOf(newGame(state, books(state.options.sets))),
  splitByChapter: (before, after, facts) =>
    splitByChapter(...([before, after].map((one) => newGame(one, books(one.options.sets))) as [Game, Game]), facts),
  announcementStyle: (before, after, facts) => {
    if (isNewSection(before, after)) return 'board';
    return facts.some(({ type, to }) => ANNOUNCED_FACTS.has(type) && !(PRIVATE_FACTS.has(type) && to)) ? 'text' : null;
  },
  roundOf,
  nextTurn: (state) => nextTurn(newGame(state as State, books(state.options.sets))),
  findEnding,
  isUndoableFact: ({ type, seat, receiver }, by) =>
    UNDOABLE_FACTS.has(type) && (seat === undefined || seat === by || (type === 'offer-closed' && receiver === by)),
  isPrivateFact: (type) => PRIVATE_FACTS.has(type),
  isHiddenPath,
  onSeatReplaced: (state, seat) => {
    state.seats[seat].orders = {};
    for (const { id, from, to } of Object.values(state.offers)) if ([from, to].includes(seat)) delete state.offers[id];
  },
  offerOutcomes: ({ offers: before }, { offers: after }, facts, action) =>
    findOfferOutcomes({ before, after, facts, action }),
  voteProcedures: ['senate', 'second-vote'],
  reveals: 'political-card-drawn',
  autoAnswer: publicAnswers(findPublicAnswer, (state) => books(state.options.sets)),
  ai: createAiPlayer(books),
  repairs,
});
