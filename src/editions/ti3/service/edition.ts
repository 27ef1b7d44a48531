import type { Json } from '#engine';
import type { Edition } from '#service';
import { findEnding, isHiddenPath, roundOf, isNewSection, publicAnswers } from '#service/edition-parts.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import { nextTurn } from '#ti3/rules/phases/next-turn.ts';
import { newGame } from '#ti3/rules/game.ts';
import { isBattleStillOn } from '#ti3/forms/forms.ts';
import { newState, STATE_VERSION } from '#ti3/rules/setup/new-state.ts';
import { OPTIONAL_RULES } from '#ti3/rules/setup/prepare-game.ts';
import type { State } from '#ti3/rules/state.ts';
import type { Rulebooks } from '#ti3/rules/rulebooks.ts';
import { findPublicAnswer } from '#ti3/views/public-answers.ts';
import { chapterOf, splitByChapter } from './chapters.ts';
import { UNDOABLE_FACTS, OWN_UNDOABLE_FACTS } from './undoable-facts.ts';
import { playersFor } from '#ti3/rules/setup/galaxy.ts';
import { rulebookForSettings, lobbyProblem, playedOptions, setsOf, settingsSchema, wishesSchema } from './settings.ts';
import { createAiPlayer } from './ai-player.ts';
import { repairs } from './repairs/repairs.ts';

/** Facts of a turn in which the player only passes. */
const QUIET_FACTS: ReadonlySet<string> = new Set<GameFact['type']>(['turn-begins', 'player-passed', 'turn-ends']);

/** Facts that are announced at once, before the turn ends. */
const ANNOUNCED_FACTS: ReadonlySet<string> = new Set<GameFact['type']>([
  'strategy-card-chosen',
  'strategic-action',
  'objective-revealed',
  'objective-claimed',
  'points-changed',
  'battle-begins',
  'dice-rolled',
  'battle-ends',
  'planet-taken',
  'planets-probed',
  'domain-counter-met',
  'frontier-counter-met',
  'domain-counter-shown',
  'action-card-played',
  'action-card-cancelled',
  'action-cards-laid-open',
  'action-card-chosen',
  'political-card-revealed',
  'votes-cast',
  'abstained',
  'outcome-resolved',
  'trade-goods-given',
  'agreement-made',
  'agreement-broken',
  'technology-gained',
  'player-passed',
  'player-eliminated',
  'leader-fate-rolled',
  'leader-captured',
  'leader-lost',
]);

/** Number of players that the pieces of one box allow. */
const USUAL_MAX_PLAYERS = 6;

/** Creates the state of a new game from its settings and seating. */
function createState(
  books: Rulebooks,
  ...[settings, seating, seed, trace]: Parameters<Edition<State>['create']>
): State {
  const all = settingsSchema.parse(settings);
  const { races, strategyCards, points, veil, windowHours, partial } = all;
  const players = seating.map(({ seat: id, wishes }) => {
    const { race, color } = wishesSchema.parse(wishes);
    return { id, ...(color && { color }), ...(race !== undefined && races === 'wished' && { race }) };
  });
  const optional = Object.fromEntries(
    OPTIONAL_RULES.flatMap((option) => (all[option] ? [[option, true as const]] : [])),
  );
  const options = {
    points,
    veil,
    windowHours,
    partial,
    played: playedOptions(all),
    ...optional,
    ...(strategyCards && { strategyCards }),
  };
  return newState(rulebookForSettings(books, all), { ...options, seed, players, ...(trace && { trace }) });
}

/** Twilight Imperium, third edition, in the version that the service runs. */
export function createThirdEdition(books: Rulebooks): Edition<State> {
  const gameOf = (state: State) => newGame(state, books(state.options.sets));
  return {
    id: 'ti3',
    name: 'Twilight Imperium, third edition',
    version: STATE_VERSION,
    upcasts: {},
    firstProcedure: { procedure: 'game', data: {} },
    defaultSettings: settingsSchema.parse({}) as Json,
    bookFor: ({ options }) => books(options.sets) as never,
    playerCounts: (settings) => ({ ...playersFor(books(setsOf(settings))), usual: USUAL_MAX_PLAYERS }),
    lobbyProblem: (settings, members, starting) => lobbyProblem(books, settings, members, starting),
    create: (...setup) => createState(books, ...setup),
    isConditionMet: (state, _seat, condition) => isBattleStillOn(state, condition),
    windowHours: ({ options }) => options.windowHours,
    announcementStyle: (before, after, facts) => {
      if (isNewSection(before, after)) return 'board';
      return facts.some(({ type }) => ANNOUNCED_FACTS.has(type)) ? 'text' : null;
    },
    chapter: (state) => chapterOf(gameOf(state)),
    splitByChapter: (before, after, facts) => splitByChapter(gameOf(before), gameOf(after), facts),
    quietFacts: QUIET_FACTS,
    roundOf,
    nextTurn: (state) => nextTurn(gameOf(state as State)),
    findEnding,
    isUndoableFact: (fact, seat) =>
      UNDOABLE_FACTS.has(fact.type) || (OWN_UNDOABLE_FACTS.has(fact.type) && fact.seat === seat),
    isHiddenPath,
    onSeatReplaced: ({ seats }, seat) => {
      seats[seat].orders = {};
    },
    turnStartQuestions: ['turn'],
    // The vote begins when its card is revealed, so that a pass in it holds until its end.
    voteProcedures: ['vote-on'],
    autoAnswer: publicAnswers(findPublicAnswer, (state) => books(state.options.sets)),
    ai: createAiPlayer(books),
    repairs,
  };
}
