import { OFFERED_SETS, SETS, DEFAULT_SETS } from '#ti3/content/sets.ts';
import { createThirdEdition } from '#ti3/service/edition.ts';
import { createThirdEditionAdapter } from '#ti3/discord/adapter.ts';
import { settingsSchema } from '#ti3/service/settings.ts';
import type { ThirdEditionPresenter } from '#ti3/discord/presenter.ts';
import { chooseAnswer } from '#ti3/ai/index.ts';
import { answerAsAi } from '#ti3/simulation/players.ts';
import { createEagerAnswerer } from '#ti3/simulation/simulate.ts';
import { ti3Simulation as rehearsed } from '#ti3/simulation/simulated-edition.ts';
import { singleRulebook } from '#ti3/rulebook.ts';
import { skipChoices } from '#ti3/rules/events/skips.ts';
import { assembleRulebook } from '#ti3/rules/rulebook.ts';
import { componentOf } from '#ti3/rules/components/card-ids.ts';
import { anytimeAbilities, componentActions } from '#ti3/rules/components/play-procedures.ts';
import { coreActions, coreProcedures, coreQuestions, standingChecks } from '#ti3/rules/core-rules.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import { newGame, type Game, type Rulebook } from '#ti3/rules/game.ts';
import { newState } from '#ti3/rules/setup/new-state.ts';
import { optionalRulesIn } from '#ti3/rules/setup/prepare-game.ts';
import type { PlanetCounter, State } from '#ti3/rules/state.ts';
import { pendingSeats, buildBoardView, narrate } from '#ti3/views/index.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { clone, openAsks, answerProblem, specOf, type Answer } from '#engine';
import { mergeSetContents, resolveReleases } from '#kit/components/sets/sets.ts';
import { createRandom, seedFromText, playOut } from '#simulation';
import type { GuardedEdition, GuardedState, HiddenPile } from './guarded-edition.ts';

/** Number of answers by which the second round has begun. */
const LIMIT = 500;

const stateOf = (state: GuardedState): State => state as unknown as State;

const actionCards: HiddenPile<Game> = {
  hidden: () => true,
  of: ({ state }, seat) => state.seats[seat].actionCards,
  rest: ({ state }) => state.decks.action.draw,
  deal: ({ state }, hands, rest) => {
    for (const seat in hands) state.seats[seat].actionCards = [...hands[seat]];
    state.decks.action.draw = [...rest];
  },
};

const secretObjectives: HiddenPile<Game> = {
  hidden: () => true,
  of: ({ state }, seat) => {
    const card = state.seats[seat].secretObjective;
    return card === null ? [] : [card];
  },
  // Objectives that were not dealt are out of the game.
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

/** Returns every counter on planets and in systems, including those turned up. */
const counters = (kept: GuardedState): PlanetCounter[] => {
  const { planets, systems } = stateOf(kept);
  const lying = [
    ...Object.values(planets).map(({ counter }) => counter),
    ...Object.values(systems).map(({ frontier }) => frontier),
  ];
  return lying.flatMap((one) => (one ? [one] : []));
};

/**
 * Returns the face-down counters on planets or in space; one that a single seat has looked at counts as its hand (E3
 * 18.20).
 */
function counterPile<K extends 'counter' | 'frontier'>(
  places: (state: State) => Record<string, { [key in K]?: PlanetCounter }>,
  field: K,
): HiddenPile<Game> {
  const lying = ({ state }: Game): [PlanetCounter, readonly string[]][] =>
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

/** Returns the options that add face-down components, as far as the sets support them. */
const optionsOf = (book: Rulebook) =>
  Object.fromEntries(
    (['finalFrontier', 'preliminaryObjectives'] as const).flatMap((one) =>
      optionalRulesIn(book).includes(one) ? [[one, true]] : [],
    ),
  );

/** Round from which there are fleets, technologies, agreements and cards. */
const UNDER_WAY = 2;

/** The third edition. Practice players first play its games until there is something to fight for. */
export const guardedTi3: GuardedEdition<Game, ThirdEditionPresenter> = {
  id: 'ti3',
  sets: OFFERED_SETS.map(({ id }) => id),
  bookOf: (sets = DEFAULT_SETS, called = (one) => one) => {
    const { components, tiles } = mergeSetContents(SETS, sets);
    return assembleRulebook({
      sets: resolveReleases(SETS, sets),
      components: Object.values(components).map(called),
      tiles: Object.values(tiles),
      procedures: coreProcedures,
      questions: coreQuestions,
      actions: coreActions,
      standing: standingChecks,
    });
  },
  componentOf: (card) => componentOf(card).split(':')[0],
  edition: (book) => createThirdEdition(singleRulebook(book as Rulebook)),
  face: (book) => createThirdEditionAdapter(singleRulebook(book as Rulebook)),
  gameOf: (state, book) => newGame(stateOf(state), book as Rulebook),
  settings: (book, veil, besides) =>
    settingsSchema.parse({ veil, ...(besides && { distantSuns: true, ...optionsOf(book as Rulebook) }) }),
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
  drawn: ['drawBoard', 'drawPart', 'drawSheet', 'drawChanges'],
  board: (game) => buildBoardView(game),
  told: (game, facts) => narrate(game, facts, null),
  waiting: pendingSeats,
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
  called: (presenter, seat) => [
    ['what can be used', [anytimeAbilities(presenter.game, seat), componentActions(presenter.game, seat)].map((all) => all.map(({ held, problem }) => [held.key, problem]))],
    ['the objectives', presenter.formatObjectives(seat, seat)],
    ['what is seen of the players', presenter.game.state.order.map((one) => presenter.formatSheet(one))],
    ['systems', presenter.namedSystems()],
  ], // prettier-ignore
  turns: 1,
  skips: (book) => skipChoices({ book: book as Rulebook }).map(({ order }) => order),
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
      below: createRandom(seedFromText(seed)),
      answerer: answerAsAi,
      aiSeats: game.state.order,
      onAnswer: ({ state }) => {
        const [one, ...more] = openAsks(state);
        if (!found && state.round === UNDER_WAY && !more.length && one?.ask.question === 'turn')
          found = clone(state) as State;
      },
      maxAnswers: LIMIT,
    });
    if (!found) throw new Error('No such moment');
    return found as unknown as GuardedState;
  },
  rehearsed: rehearsed as GuardedEdition['rehearsed'],
  answerer: createEagerAnswerer as GuardedEdition['answerer'],
  thought: (game, open) => {
    const { ask, path } = open;
    const spec = specOf(game, open);
    const check = (reply: Answer): string | undefined => answerProblem(game, open, reply, spec);
    return chooseAnswer(
      knownTo(game, ask.player, path),
      ask.player,
      { question: ask.question, data: ask.data, spec, check },
      `${ask.id}`,
    );
  },
};
