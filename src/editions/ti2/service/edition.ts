import type { Json } from '#engine';
import type { Edition } from '#service';
import { standsInBattle } from '#ti2/forms/forms.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import { DEBATE_HOURS, endDebate, READY } from '#ti2/rules/politics/senate.ts';
import { newState, STATE_VERSION } from '#ti2/rules/setup/new-state.ts';
import type { State } from '#ti2/rules/state.ts';
import type { BookFor } from '#ti2/rules/rulebooks.ts';
import { chapterOf, partsOf } from './chapters.ts';
import { BETWEEN, HARMLESS, HEARD } from './undoable-facts.ts';
import { bookWith, lobbyTrouble, playedIn, SEATS, settled, wished } from './settings.ts';
import { practising } from './ai-player.ts';
import { repairs } from './repairs/repairs.ts';

/** A game as settings and seats ask for it. */
const created =
  (books: BookFor): Edition<State>['create'] =>
  (settings, seating, seed) => {
    const all = settled.parse(settings);
    const { races, veil, windowHours, debateHours, byArms, agreementsCounted, lastRound, spread } = all;
    return newState(bookWith(books, all), {
      seed,
      veil,
      windowHours,
      debateHours,
      byArms,
      agreementsCounted,
      played: playedIn(all),
      spread,
      ...(lastRound !== undefined && { lastRound }),
      players: seating.map(({ seat, wishes }) => {
        const { race, color } = wished.parse(wishes);
        return { id: seat, ...(race !== undefined && races === 'wished' && { race }), ...(color && { color }) };
      }),
    });
  };

/** Whether somebody else's turn or another phase has come. */
const movedOn = (before: State, after: State): boolean =>
  before.round !== after.round ||
  before.phase !== after.phase ||
  before.turn.number !== after.turn.number ||
  before.active !== after.active;

/** Twilight Imperium, second edition (2000). */
export const secondEdition = (books: BookFor): Edition<State> => ({
  id: 'ti2',
  name: 'Twilight Imperium, second edition',
  version: STATE_VERSION,
  upcasts: {},
  defaults: settled.parse({}) as Json,
  first: { procedure: 'game', data: {} },
  seats: () => ({ ...SEATS, usual: SEATS.max }),
  bookFor: ({ options }) => books(options.sets) as never,
  lobbyProblem: (...asked) => lobbyTrouble(books, ...asked),
  create: created(books),
  stands: (state, _seat, condition) => standsInBattle(state, condition),
  windowHours: ({ options }) => options.windowHours,
  closing: { [endDebate.name]: { hours: ({ options }) => options.debateHours ?? DEBATE_HOURS, silent: [READY] } },
  chapter: (state) => chapterOf(newGame(state, books(state.options.sets))),
  parts: (before, after, facts) =>
    partsOf(...([before, after].map((one) => newGame(one, books(one.options.sets))) as [Game, Game]), facts),
  milestone: (before, after, facts) => {
    if (movedOn(before, after)) return 'board';
    return facts.some(({ type, to }) => HEARD.has(type) && !(BETWEEN.has(type) && to)) ? 'text' : null;
  },
  ended: ({ phase, winner, ending }) =>
    phase === 'ended' ? { summary: { ending }, winners: winner === null ? [] : [winner] } : undefined,
  harmless: ({ type, seat, receiver }, by) =>
    HARMLESS.has(type) && (seat === undefined || seat === by || (type === 'offer-closed' && receiver === by)),
  between: (type) => BETWEEN.has(type),
  unseen: ([first, , third]) => first === 'offers' || (first === 'seats' && third === 'orders'),
  replaced: (state, seat) => {
    state.seats[seat].orders = {};
    for (const { id, from, to } of Object.values(state.offers)) if ([from, to].includes(seat)) delete state.offers[id];
  },
  votes: ['senate', 'second-vote'],
  reveals: 'political-card-drawn',
  practice: practising(books),
  repairs,
});
