import { SETS, USUAL_SETS } from '../../../src/editions/ti3/content/sets.ts';
import { thirdEdition } from '../../../src/editions/ti3/face/edition.ts';
import { thirdFace } from '../../../src/editions/ti3/face/face.ts';
import { settled } from '../../../src/editions/ti3/face/lobby.ts';
import type { ThirdSight } from '../../../src/editions/ti3/face/sight.ts';
import { formsOffered } from '../../../src/editions/ti3/forms/index.ts';
import { practiceAnswer } from '../../../src/editions/ti3/practice/index.ts';
import { byPractice } from '../../../src/editions/ti3/rehearsal/players.ts';
import { busily } from '../../../src/editions/ti3/rehearsal/run.ts';
import { third as rehearsed } from '../../../src/editions/ti3/rehearsal/third.ts';
import { onlyBook } from '../../../src/editions/ti3/book.ts';
import { rulebook } from '../../../src/editions/ti3/rules/book.ts';
import { componentOf } from '../../../src/editions/ti3/rules/components/card-ids.ts';
import { anytimeDeeds, componentActions } from '../../../src/editions/ti3/rules/components/play.ts';
import { coreActions, coreProcedures, coreQuestions, standingChecks } from '../../../src/editions/ti3/rules/core.ts';
import type { GameFact } from '../../../src/editions/ti3/rules/facts.ts';
import { newGame, type Game, type Rulebook } from '../../../src/editions/ti3/rules/game.ts';
import { newState } from '../../../src/editions/ti3/rules/setup/new-state.ts';
import type { State } from '../../../src/editions/ti3/rules/state.ts';
import { awaited, boardView, narrate } from '../../../src/editions/ti3/views/index.ts';
import { knownTo } from '../../../src/editions/ti3/views/known.ts';
import { clone, openAsks, problem, specOf, type Answer } from '../../../src/engine/index.ts';
import { contentsOf, releasesOf } from '../../../src/kit/sets.ts';
import { generator, numberFrom, playOut } from '../../../src/rehearsal/index.ts';
import type { Guarded, Kept, Pile } from './guarded.ts';

/** By so many answers the second round has begun. */
const LIMIT = 500;

const stateOf = (state: Kept): State => state as unknown as State;

const actionCards: Pile<Game> = {
  hidden: () => true,
  of: ({ state }, seat) => state.seats[seat].actionCards,
  rest: ({ state }) => state.decks.action.draw,
  deal: ({ state }, hands, rest) => {
    for (const seat in hands) state.seats[seat].actionCards = [...hands[seat]];
    state.decks.action.draw = [...rest];
  },
};

const secretObjectives: Pile<Game> = {
  hidden: () => true,
  of: ({ state }, seat) => {
    const card = state.seats[seat].secretObjective;
    return card === null ? [] : [card];
  },
  // Those that were dealt to nobody lie nowhere: they are out of the game.
  rest: ({ state, book }) => {
    const dealt = new Set(Object.values(state.seats).flatMap(({ secretObjective, claimed }) => [secretObjective, ...claimed]));
    return Object.values(book.byKind.objective).flatMap(({ id, stage }) => (stage === 'secret' && !dealt.has(id) ? [id] : []));
  },
  deal: ({ state }, hands) => {
    for (const seat in hands) state.seats[seat].secretObjective = hands[seat].at(0) ?? null;
  },
};

/** From here on there are fleets, technologies, agreements and cards. */
const UNDER_WAY = 2;

/** The third edition, in whose games practice players come as far as there is something to fight for. */
export const third: Guarded<Game, ThirdSight> = {
  id: 'ti3',
  bookOf: (sets = USUAL_SETS, called = (one) => one) => {
    const { components, tiles } = contentsOf(SETS, sets);
    return rulebook({
      sets: releasesOf(SETS, sets),
      components: Object.values(components).map(called),
      tiles: Object.values(tiles),
      procedures: coreProcedures,
      questions: coreQuestions,
      actions: coreActions,
      standing: standingChecks,
    });
  },
  componentOf,
  edition: (book) => thirdEdition(onlyBook(book as Rulebook)),
  face: (book) => thirdFace(onlyBook(book as Rulebook)),
  gameOf: (state, book) => newGame(stateOf(state), book as Rulebook),
  settings: (_book, veil) => settled.parse({ veil }),
  kinds: new Set(['action-card', 'political-card', 'objective']),
  revealing: new Set<GameFact['type']>(['objective-revealed', 'action-cards-discarded', 'action-card-played', 'objective-claimed']),
  drawn: ['board', 'part', 'sheet', 'scene'],
  board: (game) => boardView(game),
  told: (game, facts) => narrate(game, facts, null),
  waiting: awaited,
  open: (kept) => {
    const { decks, laws, objectives, effects, order, seats } = stateOf(kept);
    return [
      ...Object.values(decks).flatMap(({ discard }) => discard),
      ...Object.values(laws).map(({ component }) => component),
      ...objectives.map(({ id }) => id),
      ...Object.values(effects).map(({ component }) => component),
      ...order.flatMap((seat) => seats[seat].claimed),
    ];
  },
  own: (kept, seat) => {
    const { actionCards: held, secretObjective } = stateOf(kept).seats[seat];
    return [...held, ...(secretObjective === null ? [] : [secretObjective])];
  },
  piles: [actionCards, secretObjectives],
  called: (sight, seat) => [
    ['what can be used', [anytimeDeeds(sight.game, seat), componentActions(sight.game, seat)].map((all) => all.map(({ held, unable }) => [held.key, unable]))],
    ['the objectives', sight.objectives(seat, seat)],
    ['what is seen of the players', sight.game.state.order.map((one) => sight.sheetText(one))],
    ['systems', sight.systems()],
  ], // prettier-ignore
  turns: 1,
  formsOffered: (sight, asked, options) => formsOffered(sight.game, asked, options),
  laidOut: (book, { players, seed, veil }) => {
    const seats = Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}` }));
    const game = newGame(newState(book as Rulebook, { seed, players: seats, veil }), book as Rulebook);
    let found: State | undefined;
    playOut(rehearsed, {
      game,
      below: generator(numberFrom(seed)),
      answerer: byPractice,
      practising: game.state.order,
      watch: ({ state }) => {
        const [one, ...more] = openAsks(state);
        if (!found && state.round === UNDER_WAY && !more.length && one?.ask.question === 'turn') found = clone(state) as State;
      },
      limit: LIMIT,
    });
    if (!found) throw new Error('No such moment');
    return found as unknown as Kept;
  },
  rehearsed: rehearsed as Guarded['rehearsed'],
  answerer: busily as Guarded['answerer'],
  thought: (game, open) => {
    const { ask, path } = open;
    const spec = specOf(game, open);
    const check = (reply: Answer): string | undefined => problem(game, open, reply, spec);
    return practiceAnswer(
      knownTo(game, ask.player, path),
      ask.player,
      { question: ask.question, data: ask.data, spec, check },
      `${ask.id}`,
    );
  },
};
