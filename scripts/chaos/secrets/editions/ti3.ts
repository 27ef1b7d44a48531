import { OFFERED, SETS, USUAL_SETS } from '#ti3/content/sets.ts';
import { thirdEdition } from '#ti3/service/edition.ts';
import { thirdFace } from '#ti3/discord/adapter.ts';
import { settled } from '#ti3/service/settings.ts';
import type { ThirdSight } from '#ti3/discord/presenter.ts';
import { practiceAnswer } from '#ti3/ai/index.ts';
import { byPractice } from '#ti3/simulation/players.ts';
import { busily } from '#ti3/simulation/simulate.ts';
import { third as rehearsed } from '#ti3/simulation/simulated-edition.ts';
import { onlyBook } from '#ti3/rulebook.ts';
import { rulebook } from '#ti3/rules/rulebook.ts';
import { componentOf } from '#ti3/rules/components/card-ids.ts';
import { anytimeDeeds, componentActions } from '#ti3/rules/components/play-procedures.ts';
import { coreActions, coreProcedures, coreQuestions, standingChecks } from '#ti3/rules/core-rules.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import { newGame, type Game, type Rulebook } from '#ti3/rules/game.ts';
import { newState } from '#ti3/rules/setup/new-state.ts';
import { optionsIn } from '#ti3/rules/setup/prepare-game.ts';
import type { LyingCounter, State } from '#ti3/rules/state.ts';
import { awaited, boardView, narrate } from '#ti3/views/index.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { clone, openAsks, problem, specOf, type Answer } from '#engine';
import { contentsOf, releasesOf } from '#kit/components/sets.ts';
import { generator, numberFrom, playOut } from '#simulation';
import type { Guarded, Kept, Pile } from './guarded-edition.ts';

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
    const dealt = new Set(
      Object.values(state.seats).flatMap(({ secretObjective, claimed }) => [secretObjective, ...claimed]),
    );
    return Object.values(book.byKind.objective).flatMap(({ id, stage }) =>
      stage === 'secret' && !dealt.has(id) ? [id] : [],
    );
  },
  deal: ({ state }, hands) => {
    for (const seat in hands) state.seats[seat].secretObjective = hands[seat].at(0) ?? null;
  },
};

/** Every counter that lies somewhere, those that have been turned up too. */
const counters = (kept: Kept): LyingCounter[] => {
  const { planets, systems } = stateOf(kept);
  const lying = [
    ...Object.values(planets).map(({ counter }) => counter),
    ...Object.values(systems).map(({ frontier }) => frontier),
  ];
  return lying.flatMap((one) => (one ? [one] : []));
};

/** Counters that lie face down on planets, or in space: one that a single seat has looked at is as good as in its hand (E3 18.20). */
function counterPile<K extends 'counter' | 'frontier'>(
  places: (state: State) => Record<string, { [key in K]?: LyingCounter }>,
  field: K,
): Pile<Game> {
  const lying = ({ state }: Game): [LyingCounter, readonly string[]][] =>
    Object.values(places(state)).flatMap((place) => {
      const counter = place[field];
      return counter?.seenBy ? [[counter, counter.seenBy]] : [];
    });
  return {
    hidden: () => true,
    of: (game, seat) =>
      lying(game).flatMap(([{ id }, [viewer, ...more]]) => (viewer === seat && !more.length ? [id] : [])),
    rest: (game) => lying(game).flatMap(([{ id }, viewers]) => (viewers.length ? [] : [id])),
    deal: (game, dealt, rest) => {
      const hands: Record<string, string[]> = Object.fromEntries(
        Object.entries(dealt).map(([seat, all]) => [seat, [...all]]),
      );
      const left = [...rest];
      for (const [counter, [viewer, ...more]] of lying(game)) {
        const from = viewer === undefined ? left : more.length ? undefined : hands[viewer];
        counter.id = from?.shift() ?? counter.id;
      }
    },
  };
}

/** Options that bring more that lies face down, as far as the sets have them. */
const optionsOf = (book: Rulebook) =>
  Object.fromEntries(
    (['finalFrontier', 'preliminaryObjectives'] as const).flatMap((one) =>
      optionsIn(book).includes(one) ? [[one, true]] : [],
    ),
  );

/** From here on there are fleets, technologies, agreements and cards. */
const UNDER_WAY = 2;

/** The third edition, in whose games practice players come as far as there is something to fight for. */
export const third: Guarded<Game, ThirdSight> = {
  id: 'ti3',
  sets: OFFERED.map(({ id }) => id),
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
  componentOf: (card) => componentOf(card).split(':')[0],
  edition: (book) => thirdEdition(onlyBook(book as Rulebook)),
  face: (book) => thirdFace(onlyBook(book as Rulebook)),
  gameOf: (state, book) => newGame(stateOf(state), book as Rulebook),
  settings: (book, veil, besides) =>
    settled.parse({ veil, ...(besides && { distantSuns: true, ...optionsOf(book as Rulebook) }) }),
  kinds: new Set(['action-card', 'political-card', 'objective', 'domain-counter']),
  revealing: new Set<GameFact['type']>([
    'objective-revealed',
    'action-cards-discarded',
    'action-card-played',
    'objective-claimed',
    'domain-counter-met',
    'domain-counter-shown',
    'domain-counter-removed',
    'domain-counter-kept',
    'frontier-counter-met',
  ]),
  drawn: ['board', 'part', 'sheet', 'scene'],
  board: (game) => boardView(game),
  told: (game, facts) => narrate(game, facts, null),
  waiting: awaited,
  open: (kept) => {
    const { decks, laws, objectives, effects, order, seats, systems } = stateOf(kept);
    return [
      ...counters(kept).flatMap(({ id, seenBy }) => (seenBy ? [] : [id])),
      ...Object.values(systems).flatMap(({ found = [] }) => found),
      ...order.flatMap((seat) => Object.values(seats[seat].kept ?? {}).map(({ component }) => component)),
      ...Object.values(decks).flatMap(({ discard }) => discard),
      ...Object.values(laws).map(({ component }) => component),
      ...objectives.map(({ id }) => id),
      ...Object.values(effects).map(({ component }) => component),
      ...order.flatMap((seat) => seats[seat].claimed),
    ];
  },
  own: (kept, seat) => {
    const { actionCards: held, secretObjective, moreSecrets = [], politicalCards = [] } = stateOf(kept).seats[seat];
    const looked = counters(kept).flatMap(({ id, seenBy }) => (seenBy?.includes(seat) ? [id] : []));
    return [
      ...held,
      ...moreSecrets,
      ...politicalCards,
      ...looked,
      ...(secretObjective === null ? [] : [secretObjective]),
    ];
  },
  piles: [
    actionCards,
    secretObjectives,
    counterPile(({ planets }) => planets, 'counter'),
    counterPile(({ systems }) => systems, 'frontier'),
  ],
  called: (sight, seat) => [
    ['what can be used', [anytimeDeeds(sight.game, seat), componentActions(sight.game, seat)].map((all) => all.map(({ held, unable }) => [held.key, unable]))],
    ['the objectives', sight.objectives(seat, seat)],
    ['what is seen of the players', sight.game.state.order.map((one) => sight.sheetText(one))],
    ['systems', sight.systems()],
  ], // prettier-ignore
  turns: 1,
  laidOut: (book, { players, seed, veil }) => {
    const seats = Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}` }));
    const game = newGame(
      newState(book as Rulebook, {
        seed,
        players: seats,
        veil,
        played: ['distantSuns'],
        ...optionsOf(book as Rulebook),
      }),
      book as Rulebook,
    );
    let found: State | undefined;
    playOut(rehearsed, {
      game,
      below: generator(numberFrom(seed)),
      answerer: byPractice,
      practising: game.state.order,
      watch: ({ state }) => {
        const [one, ...more] = openAsks(state);
        if (!found && state.round === UNDER_WAY && !more.length && one?.ask.question === 'turn')
          found = clone(state) as State;
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
