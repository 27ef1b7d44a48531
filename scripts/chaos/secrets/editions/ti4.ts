import { rulebookOf } from '#ti4/rulebook.ts';
import { skipChoices } from '#ti4/rules/events/skips.ts';
import { anytimeAbilities } from '#ti4/rules/components/component-actions.ts';
import { dealChoices, tradableNotes, tradableCards } from '#ti4/discord/trade/offers.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { SETS } from '#ti4/content/sets.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { playableEvents } from '#ti4/service/settings.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { ti4Simulation as rehearsed } from '#ti4/simulation/simulated-edition.ts';
import { createEagerAnswerer } from '#ti4/simulation/eager-player.ts';
import { answerAsAi } from '#ti4/simulation/players.ts';
import { setUpGame } from '#ti4/simulation/simulate.ts';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';
import { componentOf, type Component } from '#ti4/rules/components/component.ts';
import type { FactType } from '#ti4/rules/facts.ts';
import { newGame, type Game, type Rulebook } from '#ti4/rules/game.ts';
import { areSecretsOpen } from '#ti4/rules/objectives/objectives.ts';
import type { State } from '#ti4/rules/state.ts';
import { inquiries, answerInquiry } from '#ti4/rules/explain/inquiries.ts';
import { buildBoardView, buildHandView, narrate, pendingSeats } from '#ti4/views/index.ts';
import { answerProblem, specOf } from '#engine';
import type { GuardedEdition, GuardedState, HiddenPile } from './guarded-edition.ts';

const stateOf = (state: GuardedState): State => state as unknown as State;

const pile = (hand: 'actionCards' | 'secretObjectives', deck: 'action' | 'secret'): HiddenPile<Game> => ({
  hidden: (game, seat) => hand === 'actionCards' || !areSecretsOpen(game, seat),
  of: ({ state }, seat) => state.seats[seat][hand],
  rest: ({ state }) => state.decks[deck].draw,
  deal: ({ state }, hands, rest) => {
    for (const seat in hands) state.seats[seat][hand] = [...hands[seat]];
    state.decks[deck].draw = [...rest];
  },
});

/** The fourth edition, with games that start with many components. */
export const guardedTi4: GuardedEdition<Game, FourthEditionPresenter> = {
  id: 'ti4',
  sets: SETS.map(({ id }) => id),
  bookOf: (sets, called = (one) => one) => {
    const book = rulebookOf([], sets);
    const components = Object.values(book.components).map((one, i) => [one.id, called(one, i)] as const);
    return { ...book, components: Object.fromEntries(components) };
  },
  componentOf,
  edition: (book) => createFourthEdition(singleRulebook(book as Rulebook)),
  face: (book) => createFourthEditionAdapter(singleRulebook(book as Rulebook)),
  gameOf: (state, book) => newGame(stateOf(state), book as Rulebook),
  settings: (book, veil, besides) => ({
    veil,
    sets: book.sets.map((name) => name.split('@')[0]),
    events: besides ? playableEvents(book as Rulebook).map(({ id }) => id) : [],
  }),
  kinds: new Set<Component['kind']>(['action-card', 'agenda', 'objective', 'exploration-card', 'relic']),
  revealing: new Set<FactType>([
    'objective-revealed',
    'action-cards-discarded',
    'action-card-played',
    'objective-scored',
  ]),
  drawn: ['drawBoard', 'drawSheet', 'drawPart', 'drawChanges', 'drawCombat'],
  board: (game, viewer) => buildBoardView(game, viewer, {}),
  hand: (game, seat) => buildHandView(game, seat, seat),
  told: (game, facts) => narrate(game, facts, null),
  waiting: pendingSeats,
  open: (kept) => {
    const { order, seats, decks, laws, objectives, effects, systems, planets, purged = [] } = stateOf(kept);
    return [
      ...Object.values(decks).flatMap(({ discard }) => discard),
      ...Object.values(laws).map(({ component }) => component),
      ...objectives.map(({ id }) => id),
      ...Object.values(effects).map(({ component }) => component),
      ...order.flatMap((seat) => [...seats[seat].scoredSecrets, ...seats[seat].playArea]),
      ...order.flatMap((seat) => [...Object.keys(seats[seat].relics ?? {}), ...(seats[seat].fragments ?? [])]),
      ...[...Object.values(systems), ...Object.values(planets)].flatMap(({ markers = [] }) =>
        markers.map(({ id }) => id),
      ),
      ...purged,
    ];
  },
  own: (kept, seat) => {
    const { actionCards, secretObjectives, promissoryNotes } = stateOf(kept).seats[seat];
    return [...actionCards, ...secretObjectives, ...promissoryNotes];
  },
  piles: [pile('actionCards', 'action'), pile('secretObjectives', 'secret')],
  faceDown: ({ state }, viewer) => {
    const others = state.order.filter((seat) => seat !== viewer).map((seat) => state.seats[seat]);
    return [
      {
        cards: others.flatMap(({ promissoryNotes }) => promissoryNotes),
        lay: (cards) => {
          const left = [...cards];
          for (const seat of others) seat.promissoryNotes = left.splice(0, seat.promissoryNotes.length);
        },
      },
    ];
  },
  called: (presenter, seat, turn) => {
    const { game } = presenter;
    const inquiry = inquiries[turn % inquiries.length];
    const topics = inquiry.topics(game, seat);
    const topic = topics[turn % Math.max(1, topics.length)];
    const offers = presenter.offers().filter(({ from, to }) => from === seat || to === seat);
    const usable = anytimeAbilities(game, seat).filter(({ problem }) => problem === undefined);
    return [
      ['what can be used', [usable, tradableNotes(game, seat), tradableCards(game, seat)]],
      ['what can be done', game.state.order.map((other) => dealChoices(game, other))],
      ['orders given in advance', presenter.advanceOrderChoices(seat)],
      ['systems', presenter.namedSystems()],
      ['offers', offers.map(({ id: _inside, ...offer }) => offer)],
      [`/why ${inquiry.name}`, [topics, topic && answerInquiry(game, seat, inquiry.name, topic.key)]],
    ];
  },
  turns: inquiries.length,
  skips: (book) => skipChoices({ book: book as Rulebook }).map(({ order }) => order),
  laidOut: (book, { players, seed, veil }) =>
    setUpGame(book as Rulebook, { players, seed, veil, late: true }) as unknown as GuardedState,
  rehearsed: rehearsed as GuardedEdition['rehearsed'],
  answerer: createEagerAnswerer as GuardedEdition['answerer'],
  thought: (game, open) => answerAsAi(open, specOf(game, open), (reply) => answerProblem(game, open, reply), game),
};
