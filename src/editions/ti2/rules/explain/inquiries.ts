import { createExplanations } from '#kit/explain/explanations.ts';
import { choiceInquiry, isOffered, toVerdict, type InquiryOf, type InquiryTopic } from '#kit/explain/inquiries.ts';
import { withIndefiniteArticle } from '#text/sentences.ts';
import { landUnitsAboard, enemyShipsIn, hasQuality, shipsIn } from '#ti2/rules/units/units.ts';
import { landingProblem } from '#ti2/rules/invasion/landing.ts';
import { anytimeAbilities, componentOf } from '#ti2/rules/components/kit.ts';
import { allLeaders } from '#ti2/rules/leaders/leader-locations.ts';
import { homeInquiry } from './home-inquiry.ts';
import { leaderInquiry } from './leader-inquiry.ts';
import { gatherInquiry, moveInquiry, routeInquiry, sailInquiry, systemTopics } from './movement-inquiries.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOf, nameOfLeader, nameOfSeat, possessive } from '#ti2/rules/names.ts';
import { bombardmentInquiry, unitInquiry, votingInquiry, withdrawalInquiry } from './battle-purchase-vote-inquiries.ts';
import { hasDock } from '#ti2/rules/planets/control.ts';
import { docksOf } from '#ti2/rules/production/placement-sites.ts';
import { nextBracket, bracketProgress } from '#ti2/rules/phases/progression-phase.ts';
import { hasTechnology, formatTechnologyPrice, technologyProblem } from '#ti2/rules/technology/technology.ts';
import { isDebating } from '#ti2/rules/politics/is-debating.ts';
import { othersFrom, planetsOf, seatOf } from '#ti2/rules/seats.ts';
import { questionSections } from './rule-sections.ts';
import type { SeatId, UnitType } from '#ti2/rules/terms.ts';
import { partnerProblem } from '#ti2/rules/trade/agreements.ts';
import { planetWithPosition } from '#ti2/rules/planets/planet-labels.ts';

// Inquiries of players, each judged by the same checks that refuse the move.

type Inquiry = InquiryOf<Game>;

const players = (game: Game, seat: SeatId): InquiryTopic[] =>
  othersFrom(game.state, seat).map((key) => ({ label: nameOfSeat(game, key), key }));

const landInquiry: Inquiry = {
  name: 'land',
  topicPrompt: 'Which planet?',
  description: "Why can't I land on this planet?",
  section: '7.16',
  questions: ['land'],
  refusal: (label) => `You cannot land on ${label}`,
  instructions: 'I will ask you in the invasion segment of your turn, after all space combats.',
  topics: (game) =>
    Object.keys(game.state.planets).map((planet) => ({ label: planetWithPosition(game, planet), key: planet })),
  judge: (game, seat, planet) => {
    const { system } = game.state.planets[planet];
    const troops = shipsIn(game, system, seat).some((ship) =>
      landUnitsAboard(game, ship).some((one) => hasQuality(game, 'troop', one)),
    );
    return toVerdict(
      troops
        ? undefined
        : 'None of your ships in its system carries ground forces. Ships pick them up in the movement segment (E2 7.3).',
      enemyShipsIn(game, system, seat).length ? 'Enemy ships are in the system: defeat them first.' : undefined,
      landingProblem(game, seat, planet),
    );
  },
};

const researchInquiry: Inquiry = {
  name: 'research',
  topicPrompt: 'Which technology?',
  description: "Why can't I buy this technology?",
  section: '8.1',
  questions: ['buy-technology'],
  refusal: (label) => `You cannot buy ${label}`,
  instructions: 'I will ask you in the technology phase.',
  topics: ({ book }) => Object.values(book.byKind.technology).map(({ id, name }) => ({ label: name, key: id })),
  judge: (game, seat, id) => {
    const technology = game.book.byKind.technology[id];
    if (hasTechnology(game, seat, id)) return toVerdict('You already own it.');
    const { reasons } = toVerdict(technologyProblem(game, seat, technology));
    const price = formatTechnologyPrice(game, seat, technology);
    return { reasons, remarks: reasons.some((reason) => reason.includes(price)) ? [] : [`It costs you ${price}.`] };
  },
};

const advanceInquiry: Inquiry = {
  name: 'advance',
  topicPrompt: 'Which bracket?',
  description: "Why can't I advance to this bracket of the chart?",
  section: '10.1',
  questions: ['advance'],
  refusal: (label) => `You cannot advance to ${label}`,
  instructions: 'I will ask you in the progression phase.',
  topics: ({ book }) => book.chart.map(({ id, name }) => ({ label: name, key: id })),
  judge: (game, seat, id) => {
    const next = nextBracket(game, seat);
    const wanted = game.book.chart.findIndex((one) => one.id === id);
    if (wanted <= seatOf(game, seat).bracket)
      return toVerdict('You have already reached this bracket, and players never move back.');
    if (next?.id !== id) return toVerdict(`You cannot skip brackets. Your next bracket is ${next?.name ?? 'none'}.`);
    const short = bracketProgress(game, seat, next).filter(([, have, need]) => have < need);
    return toVerdict(
      ...short.map(
        ([what, have, need]) => `You need ${need} ${what.replace('the home', 'your home')}; you have ${have}.`,
      ),
    );
  },
};

const agreeInquiry: Inquiry = {
  name: 'agree',
  topicPrompt: 'Which player?',
  description: "Why can't I have a trade agreement with this player?",
  section: '6.1',
  questions: ['agree-to-trade'],
  refusal: (label) => `You cannot make a trade agreement with ${label}`,
  instructions: 'Play a Trade Agreement card when your turn begins, and choose a partner.',
  topics: players,
  judge: (game, seat, other) => toVerdict(partnerProblem(game, seat, other)),
};

const giveInquiry: Inquiry = {
  name: 'give',
  topicPrompt: 'Which player?',
  description: "Why can't I give this player credits or action cards?",
  section: '4.3',
  questions: [],
  instructions: 'Offer them with `/trade offer`.',
  topics: players,
  judge: (game) =>
    toVerdict(
      isDebating(game)
        ? undefined
        : 'Players can exchange credits and cards only while a political card is being debated.',
    ),
};

const placeInquiry: Inquiry = {
  name: 'build',
  topicPrompt: 'Which planet?',
  description: "Why can't I place units on this planet, or ships in its system?",
  section: '9.1',
  questions: ['place-units'],
  refusal: (label) => `You cannot place units on ${label}`,
  instructions: 'I will ask you when new units are placed, if you bought any.',
  topics: (game, seat) => planetsOf(game, seat).map(({ id }) => ({ label: planetWithPosition(game, id), key: id })),
  judge: (game, seat, planet) => {
    const { system } = game.state.planets[planet];
    const dock = Object.values(game.state.units).some(
      (one) => one.planet === planet && one.owner === seat && one.type === 'spacedock',
    );
    const blockade = dock && enemyShipsIn(game, system, seat).length > 0;
    return {
      ...toVerdict(
        dock
          ? undefined
          : 'You have no spacedock there. You can place only a new spacedock there, if you bought one (E2 9.1, 9.2).',
        dock && !docksOf(game, seat).includes(planet)
          ? 'The spacedock there is new and cannot place units this round (E2 9.2).'
          : undefined,
      ),
      remarks: blockade ? ['You can place only land units there: enemy ships blockade the system (E2 9.3).'] : [],
    };
  },
};

/** Returns the ids of a seat's cards, technologies and race that can be used at some moment. */
const usable = (game: Game, seat: SeatId): string[] => {
  const { actionCards, technologies, race } = seatOf(game, seat);
  const ids = new Set([...actionCards.map((card) => componentOf(card)), ...Object.keys(technologies), race]);
  return [...ids].filter((id) => game.book.components[id]?.reactions ?? game.book.components[id]?.anytime);
};

/** Returns why a component that a player has named is not the player's to use. */
function unheld(game: Game, seat: SeatId, id: string): string {
  const { byKind } = game.book;
  if (byKind['action-card'][id]) return 'You do not have it in hand.';
  const { race, technologies } = seatOf(game, seat);
  if (race === id || Object.hasOwn(technologies, id)) return 'It always applies, so there is nothing to use.';
  return byKind.race[id] ? 'It is not your race.' : 'You do not own it.';
}

const playInquiry: Inquiry = {
  name: 'play',
  topicPrompt: 'Which card or ability?',
  description: "Why can't I play this card or use this ability now?",
  section: '12.4',
  questions: ['window'],
  refusal: (label) => `You cannot use ${label}`,
  listsOptions: true,
  instructions: 'I will ask you when you can use it.',
  topics: (game, seat) => usable(game, seat).map((id) => ({ label: nameOf(game, id), key: id })),
  unlistedTopics: ({ book }) =>
    [book.byKind['action-card'], book.byKind.technology, book.byKind.race]
      .flatMap((all) => Object.values(all))
      .map(({ id, name }) => ({ label: name, key: id })),
  judge: (game, seat, id) => {
    if (isOffered(game, seat, (key) => key.split('#')[0] === id))
      return { reasons: [], remarks: ['I am asking you about it now.'] };
    const deed = anytimeAbilities(game, seat).find(({ component }) => component.id === id);
    const said = deed
      ? deed.problem
      : 'This is not the time to use it. When its text gives you a choice, I will ask you.';
    const { name, text } = game.book.components[id];
    const own = usable(game, seat).includes(id);
    if (!own) return { ...toVerdict(unheld(game, seat, id)), remarks: [`Card text: ${text}`] };
    return {
      ...toVerdict(said),
      remarks: [`Card text: ${text}`],
      ...(deed && { how: `Use it now with \`/use what:${name}\`: I do not ask you about it.` }),
    };
  },
};

/** Explains why a unit is not among those that are placed. */
const unplacedTypeInquiry: Inquiry = {
  ...placeInquiry,
  refusal: (label) => `You cannot place ${withIndefiniteArticle(label)}`,
  topics: ({ book }) => Object.values(book.units).map(({ type, name }) => ({ label: name, key: type })),
  judge: (game, seat, type) =>
    toVerdict(seatOf(game, seat).bought[type as UnitType] ? undefined : 'You have none to place.'),
};

/** Explains why bought units cannot be placed on a planet that takes none of them. */
const unplacedSiteInquiry: Inquiry = {
  ...placeInquiry,
  topics: (game) => Object.keys(game.state.planets).map((key) => ({ label: planetWithPosition(game, key), key })),
  judge: (game, seat, planet) => {
    const { owner, system } = game.state.planets[planet];
    if (owner !== seat) return toVerdict('You do not control this planet (E2 9.1).');
    const types = (Object.keys(seatOf(game, seat).bought) as UnitType[]).filter((type) => type !== 'spacedock');
    // The planet alone in a system stands for it.
    const hasPlace = types.some((type) => !hasQuality(game, 'ship', { type })) || (types.length > 0 && game.state.systems[system].planets.length === 1); // prettier-ignore
    return toVerdict(
      hasPlace || !hasDock(game, planet)
        ? undefined
        : `There is already a spacedock on this planet, and you have no ${types.length ? 'land units' : 'other units'} to place (E2 9.1, 9.2).`,
    );
  },
};

export const inquiries: readonly Inquiry[] = [
  moveInquiry,
  landInquiry,
  researchInquiry,
  advanceInquiry,
  agreeInquiry,
  giveInquiry,
  placeInquiry,
  playInquiry,
  leaderInquiry,
  bombardmentInquiry,
  withdrawalInquiry,
  unitInquiry,
  votingInquiry,
  { ...choiceInquiry, section: '3.1' },
];

/** Lists what questions choose among: planets, systems, players. */
const kinds = (game: Game): InquiryTopic[][] => [
  landInquiry.topics(game, ''),
  systemTopics(game),
  game.state.order.map((key) => ({ label: nameOfSeat(game, key), key })),
];

const PHASES: Partial<Record<Game['state']['phase'], string>> = { turns: 'individual turns phase' };

export const { explainRefusal, answerInquiry } = createExplanations<Game>({
  inquiries,
  refusalInquiries: [unplacedTypeInquiry, unplacedSiteInquiry, gatherInquiry, sailInquiry, homeInquiry],
  lastInquiries: [routeInquiry],
  kinds,
  known: (game, seat) => [allLeaders(game).map((one) => ({ key: one.id, label: nameOfLeader(game, one, seat) }))],
  sections: questionSections,
  cited: (section) => `E2 ${section}`,
  cites: /\(E2 \d+\.\d[^)]*\)\.?$/,
  moment: (game, seat) => {
    const { state } = game;
    if (state.phase === 'ended') return ' The game is over.';
    if (state.active !== null && state.active !== seat)
      return ` It is ${possessive(nameOfSeat(game, state.active))} turn.`;
    return ` It is now the ${PHASES[state.phase] ?? `${state.phase} phase`}.`;
  },
});
