import { singleRulebook } from '#ti2/rulebook.ts';
import { SETS, DEFAULT_SETS } from '#ti2/content/sets.ts';
import { createSecondEdition } from '#ti2/service/edition.ts';
import { createSecondEditionAdapter } from '#ti2/discord/adapter.ts';
import { settingsSchema } from '#ti2/service/settings.ts';
import type { SecondEditionPresenter } from '#ti2/discord/presenter.ts';
import { createEagerAnswerer } from '#ti2/simulation/simulate.ts';
import { answerAsAi, ti2Simulation as rehearsed } from '#ti2/simulation/simulated-edition.ts';
import { skipChoices } from '#ti2/rules/events/skips.ts';
import { assembleRulebook } from '#ti2/rules/rulebook.ts';
import { anytimeAbilities } from '#ti2/rules/components/kit.ts';
import { coreActions, coreProcedures, coreQuestions, standingChecks } from '#ti2/rules/core-rules.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import { newGame, type Game, type Rulebook } from '#ti2/rules/game.ts';
import { newState } from '#ti2/rules/setup/new-state.ts';
import type { Leader, Planet, State } from '#ti2/rules/state.ts';
import { pendingSeats, buildBoardView, narrate } from '#ti2/views/index.ts';
import { clone, openAsks, answerProblem, specOf } from '#engine';
import { mergeSetContents, resolveReleases } from '#kit/components/sets/sets.ts';
import { createRandom, seedFromText, playOut } from '#simulation';
import type { GuardedEdition, GuardedState, HiddenPile } from './guarded-edition.ts';

const stateOf = (state: GuardedState): State => state as unknown as State;

const hands: HiddenPile<Game> = {
  hidden: () => true,
  rest: ({ state }) => state.decks.action.draw,
  of: ({ state }, seat) => state.seats[seat].actionCards,
  deal: ({ state }, dealt, rest) => {
    state.decks.action.draw = [...rest];
    for (const [seat, cards] of Object.entries(dealt)) state.seats[seat].actionCards = [...cards];
  },
};

/** Political cards that nobody has drawn yet. */
const agenda: HiddenPile<Game> = {
  hidden: () => true,
  of: () => [],
  rest: ({ state }) => state.decks.political.draw,
  deal: ({ state }, _dealt, rest) => void (state.decks.political.draw = [...rest]),
};

const down = ({ state }: Game, seat: string): Leader[] =>
  Object.values(state.leaders ?? {}).filter(({ owner, hidden }) => hidden && owner === seat);

/** Face-down leaders with their identities: dealing reorders the leaders of a race. */
const leaders: HiddenPile<Game> = {
  hidden: (game, seat) => down(game, seat).length > 0,
  rest: () => [],
  of: (game, seat) => down(game, seat).map(({ card }) => card),
  deal: (game, dealt, rest) => {
    const all = [...Object.values(dealt).flat(), ...rest];
    for (const seat of Object.keys(dealt)) {
      const theirs = down(game, seat);
      const cards = all.filter((card) => theirs.some((one) => one.card === card));
      theirs.forEach((leader, i) => (leader.card = cards[i]));
    }
    game.invalidateAll();
  },
};

type Counter = NonNullable<Planet['counter']>;

/** Returns the counters on planets with the seats that have looked at them (E2 12.2). */
const lying = ({ state }: Game): [Counter, readonly string[]][] =>
  Object.values(state.planets).flatMap(({ counter }) => (counter ? [[counter, counter.seenBy ?? []]] : []));

/**
 * Domain counters on planets: one that a single seat has looked at counts as its hand. Counters in the box are
 * excluded.
 */
const counters: HiddenPile<Game> = {
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

/** Round from which there are fleets, agreements and cards. */
const UNDER_WAY = 2;
const ENOUGH = 600;

/** Returns a game in the second round, when a player is about to move and nobody else is asked. */
function laidOut(book: Rulebook, wish: Parameters<GuardedEdition['laidOut']>[1]): GuardedState {
  const players = Array.from({ length: wish.players }, (_, i) => ({ id: `p${i + 1}` }));
  const game = newGame(
    newState(book, {
      seed: wish.seed,
      veil: wish.veil,
      players,
      played: ['leaders', 'leadersFaceDown', 'distantSuns'],
    }),
    book,
  );
  const found: State[] = [];
  playOut(rehearsed, {
    game,
    maxAnswers: ENOUGH,
    answerer: answerAsAi,
    aiSeats: game.state.order,
    below: createRandom(seedFromText(wish.seed)),
    onAnswer: ({ state }) => {
      const asks = openAsks(state);
      if (!found.length && state.round === UNDER_WAY && asks.length === 1 && asks[0].ask.question === 'movement')
        found.push(clone(state) as State);
    },
  });
  if (!found.length) throw new Error('There is no such moment');
  return found[0] as unknown as GuardedState;
}

/** The second edition. Practice players first play its games until there is something to fight for. */
export const guardedTi2: GuardedEdition<Game, SecondEditionPresenter> = {
  id: 'ti2',
  sets: SETS.map(({ id }) => id),
  componentOf: (card) => card.split(/[#:]/)[0],
  turn: { phase: 'turns', question: 'movement' },
  answering: 'countermand',
  bookOf: (sets = [...DEFAULT_SETS, 'hopes-end'], called = (one) => one) => {
    const found = mergeSetContents(SETS, sets);
    const components = Object.values(found.components).map(called);
    const rules = {
      procedures: coreProcedures,
      questions: coreQuestions,
      actions: coreActions,
      standing: standingChecks,
    };
    return assembleRulebook({
      ...rules,
      components,
      tiles: Object.values(found.tiles),
      sets: resolveReleases(SETS, sets),
    });
  },
  edition: (book) => createSecondEdition(singleRulebook(book as Rulebook)),
  face: (book) => createSecondEditionAdapter(singleRulebook(book as Rulebook)),
  gameOf: (state, book) => newGame(stateOf(state), book as Rulebook),
  settings: (_book, veil, besides) =>
    settingsSchema.parse({
      veil,
      lastRound: 20,
      hopesEnd: true,
      leaders: true,
      leadersFaceDown: true,
      distantSuns: besides,
    }),
  kinds: new Set(['action-card', 'political-card', 'leader', 'domain-counter']),
  revealing: new Set<GameFact['type']>([
    'political-card-drawn',
    'action-card-played',
    'action-cards-discarded',
    'action-cards-laid-open',
    'action-cards-taken',
    'leader-shown',
    'leader-fate',
    'leader-given-up',
    'domain-counter-met',
    'domain-counter-removed',
  ]),
  drawn: ['drawBoard', 'drawPart', 'drawSheet', 'drawChanges'],
  board: (game) => buildBoardView(game),
  told: (game, facts) => narrate(game, facts, null),
  waiting: pendingSeats,
  open: (kept) => {
    const { decks, laws, agreements, effects, leaders: led = {} } = stateOf(kept);
    return [
      ...Object.values(led).flatMap(({ card, hidden }) => (hidden ? [] : [card])),
      ...Object.values(decks).flatMap(({ discard }) => discard),
      ...Object.entries(laws).flatMap(([card, { component }]) => [card, component]),
      ...Object.values(agreements).map(({ card }) => card),
      ...Object.values(effects).map(({ component }) => component),
    ];
  },
  own: (kept, seat) => [
    ...stateOf(kept).seats[seat].actionCards,
    ...Object.values(stateOf(kept).leaders ?? {}).flatMap(({ card, owner }) => (owner === seat ? [card] : [])),
    ...Object.values(stateOf(kept).planets).flatMap(({ counter }) =>
      counter?.seenBy?.includes(seat) ? [counter.id] : [],
    ),
  ],
  piles: [hands, agenda, leaders, counters],
  called: (presenter, seat) => [
    ['what can be used', anytimeAbilities(presenter.game, seat).map(({ held, problem }) => [held.key, problem])],
    ['the chart', [presenter.scores(), presenter.formatBrackets()]],
    ['what is seen of the players', presenter.game.state.order.map((one) => presenter.formatSheet(one))],
    ['systems', presenter.namedSystems()],
  ],
  turns: 1,
  skips: () => skipChoices().map(({ order }) => order),
  laidOut: (book, wish) => laidOut(book as Rulebook, wish),
  rehearsed: rehearsed as GuardedEdition['rehearsed'],
  answerer: createEagerAnswerer as GuardedEdition['answerer'],
  thought: (game, open) => answerAsAi(open, specOf(game, open), (reply) => answerProblem(game, open, reply), game),
};
