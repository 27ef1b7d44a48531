import { ask, call, chosenKey, choose, chosenAmounts, done, goto, type Option } from '#engine';
import { formatCount } from '#text/sentences.ts';
import { drawCards, discardCards } from '#ti3/rules/components/decks.ts';
import { strategyCard } from '#ti3/rules/components/component.ts';
import { choosePlayer } from '#ti3/rules/components/target-questions.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { drawActionCards } from '#ti3/rules/phases/action-cards.ts';
import { influenceOf, planetsOf, refreshPlanets, resourcesOf } from '#ti3/rules/planets/planets.ts';
import { drawPoliticalCards, politicalHand, removePoliticalCard } from '#ti3/rules/politics/political-hands.ts';
import { VOTE_VETOED, voteOn } from '#ti3/rules/politics/voting.ts';
import { othersFrom } from '#ti3/rules/seats.ts';
import type { ComponentId, PlanetId, SeatId } from '#ti3/rules/terms.ts';

const DRAWN = 2;
const REFRESHED = 6;

/** Returns the other players with a political card, whom a seat can choose to play one. */
const holders = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => politicalHand(game, other).length > 0);

/** Returns the options of the primary ability; a seat must choose one of the first two if it can. */
function ways(game: Game, seat: SeatId): Option[] {
  const isSpeaker = game.state.speaker === seat;
  const hasCard = politicalHand(game, seat).length > 0;
  return [
    {
      key: 'take',
      label: 'Take the speaker token, then another player plays a political card',
      ...(isSpeaker && { disabledReason: 'You are already the speaker.' }),
      ...(!holders(game, seat).length && { hint: 'No other player has a political card: there is no vote.' }),
    },
    {
      key: 'give',
      label: 'Give another player the speaker token, then play a political card',
      ...(!hasCard && { disabledReason: 'You have no political card in hand.' }),
    },
    ...(isSpeaker && !hasCard ? [{ key: 'none', label: 'Do neither' }] : []),
  ];
}

const way = question<object>()(
  'assembly-way',
  (game, seat) => choose('What do you do with Assembly?', ways(game, seat)),
  { title: 'decide what to do with Assembly' },
);

const chooseCard = question<object>()(
  'assembly-card',
  (game, seat) => {
    const cards = politicalHand(game, seat);
    if (!cards.length) return { kind: 'none', reason: 'You have no political card in hand.' };
    return choose(
      'Which political card do you play?',
      cards.map((key) => ({ key, label: game.book.components[key].name, hint: game.book.components[key].text })),
    );
  },
  { title: 'play a political card' },
);

interface Assembly {
  seat: SeatId;
  way?: 'take' | 'give';
  /** Player who plays the political card. */
  player?: SeatId;
  card?: ComponentId;
}

function seatSpeaker(game: Game, seat: SeatId): void {
  if (game.state.speaker === seat) return;
  game.state.speaker = seat;
  game.addFact({ type: 'speaker-changed', seat });
}

const primary = procedure<Assembly>()('assembly-primary', {
  draw: (game, { seat }) => {
    drawPoliticalCards(game, seat, 1);
    drawActionCards(game, seat, DRAWN);
    return goto('way');
  },
  way: (_game, { seat }) => ask([way.ask(seat, {})], 'whom'),
  whom: (game, data, { answer }) => {
    const { seat } = data;
    const choice = chosenKey(answer);
    if (choice !== 'take' && choice !== 'give') return done();
    data.way = choice;
    if (choice === 'take' && !holders(game, seat).length) {
      seatSpeaker(game, seat);
      return done();
    }
    const whom =
      choice === 'take'
        ? { prompt: 'Which player do you choose to play a political card?', seats: holders(game, seat) }
        : { prompt: 'To which player do you give the speaker token?', seats: othersFrom(game.state, seat) };
    return ask([choosePlayer.ask(seat, whom)], 'chosen');
  },
  chosen: (game, data, { answer }) => {
    const { seat } = data;
    const whom = chosenKey(answer) ?? seat;
    seatSpeaker(game, data.way === 'take' ? seat : whom);
    data.player = data.way === 'take' ? whom : seat;
    return ask([chooseCard.ask(data.player, {})], 'vote');
  },
  vote: (game, data, { answer }) => {
    const card = chosenKey(answer);
    if (card === undefined) return done();
    data.card = card;
    removePoliticalCard(game, data.player ?? '', card);
    return call(voteOn, { card }, 'voted');
  },
  voted: (game, data, { result }) => {
    const { card = '' } = data;
    if (!game.state.laws[card]) discardCards(game, 'political', [card]);
    if (result !== VOTE_VETOED) return done();
    const [next] = drawCards(game, 'political', 1);
    if (next === undefined) return done();
    data.card = next;
    return call(voteOn, { card: next }, 'voted');
  },
});

const valueOf = (game: Game, planet: PlanetId): number => resourcesOf(game, planet) + influenceOf(game, planet);

const open = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id, exhausted }) => (exhausted && valueOf(game, id) <= REFRESHED ? [id] : []));

const refreshed = question<object, Record<string, number>>()(
  'assembly-planets',
  (game, seat) => ({
    kind: 'allot',
    prompt: `Which planets do you refresh? Up to ${REFRESHED} resources and influence in total.`,
    amounts: open(game, seat).map((key) => ({
      key,
      label: nameOfPlanet(game, key),
      hint: `${formatCount(resourcesOf(game, key), 'resource')}, ${influenceOf(game, key)} influence`,
      max: 1,
      weights: { value: valueOf(game, key) },
    })),
    limits: [
      {
        measure: 'value',
        measureLabel: 'resources and influence',
        atMost: REFRESHED,
        message: `You can refresh up to ${REFRESHED} resources and influence in total; you chose {sum}.`,
      },
    ],
    proposed: {},
    emptyLabel: 'Refresh no planets',
  }),
  { title: 'refresh planets', forced: true },
);

const secondary = procedure<{ seat: SeatId }>()('assembly-secondary', {
  ask: (_game, { seat }) => ask([refreshed.ask(seat, {})], 'chosen'),
  chosen: (game, { seat }, { answer }) => {
    const chosen = chosenAmounts(answer);
    refreshPlanets(
      game,
      seat,
      Object.keys(chosen).filter((planet) => chosen[planet] > 0),
    );
    return done();
  },
});

export default strategyCard({
  id: 'assembly',
  name: 'Assembly',
  number: 3,
  group: 'shattered-empire',
  theme: 'assembly',
  text: 'Primary: draw 1 political card and 2 action cards. Then either become the speaker, unless you already are, and choose another player to play a political card; or make another player the speaker and play one yourself. Secondary: spend 1 strategy counter to refresh planets with a total of up to 6 (resources plus influence).',
  confidence: 'high',
  primary,
  secondary,
  follow: () => `Refresh planets with up to ${REFRESHED} resources and influence in total.`,
  secondaryCost: 1,
  secondaryUnable: (game, seat) =>
    open(game, seat).length ? undefined : 'You have no exhausted planet that this ability can refresh.',
  procedures: [primary, secondary],
  questions: [way, chooseCard, refreshed],
});
