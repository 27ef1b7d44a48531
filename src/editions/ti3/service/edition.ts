import type { Json } from '#engine';
import type { Edition } from '#service';
import type { GameFact } from '#ti3/rules/facts.ts';
import { newGame } from '#ti3/rules/game.ts';
import { standsInBattle } from '#ti3/forms/forms.ts';
import { newState, STATE_VERSION } from '#ti3/rules/setup/new-state.ts';
import { OPTIONAL } from '#ti3/rules/setup/prepare-game.ts';
import type { State } from '#ti3/rules/state.ts';
import type { BookFor } from '#ti3/rules/rulebooks.ts';
import { chapterOf, partsOf } from './chapters.ts';
import { HARMLESS, OWN } from './undoable-facts.ts';
import { playersFor } from '#ti3/rules/setup/galaxy.ts';
import { bookWith, lobbyTrouble, playedIn, setsOf, settled, wished } from './settings.ts';
import { practising } from './ai-player.ts';
import { repairs } from './repairs/repairs.ts';

/** All there is to tell of a turn in which its player has only passed. */
const PASSED: ReadonlySet<string> = new Set<GameFact['type']>(['turn-begins', 'player-passed', 'turn-ends']);

/** Of these everybody hears at once, though the turn goes on. */
const HEARD: ReadonlySet<string> = new Set<GameFact['type']>([
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

/** What a card is debated in, from the moment it is about to be drawn; a vote that comes by itself is one as well. */
const VOTES = ['political-primary', 'assembly-primary', 'further-agenda', 'vote-on'];

/** A box holds pieces for so many. */
const USUAL = 6;

/** Twilight Imperium, third edition, as it is played at the table. */
export function thirdEdition(books: BookFor): Edition<State> {
  const gameOf = (state: State) => newGame(state, books(state.options.sets));
  return {
    id: 'ti3',
    name: 'Twilight Imperium, third edition',
    version: STATE_VERSION,
    upcasts: {},
    first: { procedure: 'game', data: {} },
    defaults: settled.parse({}) as Json,
    bookFor: ({ options }) => books(options.sets) as never,
    seats: (settings) => ({ ...playersFor(books(setsOf(settings))), usual: USUAL }),
    lobbyProblem: (settings, members, starting) => lobbyTrouble(books, settings, members, starting),
    create: (settings, seating, seed, trace) => {
      const all = settled.parse(settings);
      const { races, strategyCards, points, veil, windowHours, partial } = all;
      const players = seating.map(({ seat: id, wishes }) => {
        const { race, color } = wished.parse(wishes);
        return { id, ...(color && { color }), ...(race !== undefined && races === 'wished' && { race }) };
      });
      const optional = Object.fromEntries(OPTIONAL.flatMap((option) => (all[option] ? [[option, true as const]] : [])));
      const options = {
        points,
        veil,
        windowHours,
        partial,
        played: playedIn(all),
        ...optional,
        ...(strategyCards && { strategyCards }),
      };
      return newState(bookWith(books, all), { ...options, seed, players, ...(trace && { trace }) });
    },
    stands: (state, _seat, condition) => standsInBattle(state, condition),
    windowHours: ({ options }) => options.windowHours,
    milestone: (before, { phase, round, active, turn }, facts) => {
      const goesOn =
        before.phase === phase &&
        before.round === round &&
        before.active === active &&
        before.turn.number === turn.number;
      if (!goesOn) return 'board';
      return facts.some(({ type }) => HEARD.has(type)) ? 'text' : null;
    },
    chapter: (state) => chapterOf(gameOf(state)),
    parts: (before, after, facts) => partsOf(gameOf(before), gameOf(after), facts),
    brief: PASSED,
    ended: ({ phase, winner, ending }) =>
      phase === 'ended' ? { winners: winner === null ? [] : [winner], summary: { ending } } : undefined,
    harmless: (fact, seat) => HARMLESS.has(fact.type) || (OWN.has(fact.type) && fact.seat === seat),
    unseen: ([part, , what]) => part === 'seats' && what === 'orders',
    replaced: ({ seats }, seat) => {
      seats[seat].orders = {};
    },
    begins: ['turn'],
    votes: VOTES,
    practice: practising(books),
    repairs,
  };
}
