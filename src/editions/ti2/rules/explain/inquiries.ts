import { createExplanations } from '#kit/explain/explanations.ts';
import { choiceInquiry, isOffered, toVerdict, type InquiryOf, type InquiryTopic } from '#kit/explain/inquiries.ts';
import { formatCount } from '#text/sentences.ts';
import { adjacentSystems, entryProblem } from '#ti2/rules/board/adjacency.ts';
import { landUnitsAboard, enemyShipsIn, hasQuality, shipsIn } from '#ti2/rules/units/units.ts';
import { landingProblem } from '#ti2/rules/invasion/landing.ts';
import { anytimeAbilities, componentOf } from '#ti2/rules/components/kit.ts';
import { leaderInquiry } from './leader-inquiry.ts';
import { shipsThatCanCome } from '#ti2/rules/movement/gather-ships.ts';
import { explainUnreachable } from '#ti2/rules/movement/unreachable-reason.ts';
import { shipsForStep, stepFeeProblem } from '#ti2/rules/movement/move-step.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOf, nameOfSeat, nameOfSystem } from '#ti2/rules/names.ts';
import { bombardmentInquiry, unitInquiry, votingInquiry, withdrawalInquiry } from './battle-purchase-vote-inquiries.ts';
import { docksOf } from '#ti2/rules/production/placement-sites.ts';
import { nextBracket, bracketProgress } from '#ti2/rules/phases/progression-phase.ts';
import { hasTechnology, technologyPrice, technologyProblem } from '#ti2/rules/technology/technology.ts';
import { isDebating } from '#ti2/rules/politics/debate.ts';
import { othersFrom, planetsOf, seatOf } from '#ti2/rules/seats.ts';
import { questionSections } from './rule-sections.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import { partnerProblem } from '#ti2/rules/trade/agreements.ts';
import { planetWithPosition } from '#ti2/rules/planets/planet-labels.ts';

// Inquiries of players, each judged by the same checks that refuse the move.

type Inquiry = InquiryOf<Game>;

const players = (game: Game, seat: SeatId): InquiryTopic[] =>
  othersFrom(game.state, seat).map((key) => ({ label: nameOfSeat(game, key), key }));

/** Returns why none of a seat's ships can come to a system; undefined if one can. */
function stepBar(game: Game, seat: SeatId, to: SystemId): string | undefined {
  const near = adjacentSystems(game, to).filter((from) => shipsIn(game, from, seat).length);
  if (shipsThatCanCome(game, seat, to).length) return undefined;
  if (!near.length) return explainUnreachable(game, seat, to);
  return near.some((from) => shipsForStep(game, seat, { from, to }).length)
    ? undefined
    : 'None of your ships next to it has movement left for it, or goes on from where it is.';
}

const move: Inquiry = {
  name: 'move',
  topicPrompt: 'Into which system should they move?',
  description: 'Why can my ships not move into this system?',
  section: '7.2 to 7.6',
  questions: ['movement', 'gather', 'sail'],
  instructions: 'You are asked in the movement segment of your turn.',
  topics: (game) => Object.keys(game.state.systems).map((id) => ({ label: nameOfSystem(game, id), key: id })),
  judge: (game, seat, to) => {
    const barred = entryProblem(game, seat, to);
    return barred === undefined
      ? toVerdict(stepBar(game, seat, to), stepFeeProblem(game, seat, to))
      : toVerdict(barred);
  },
};

const land: Inquiry = {
  name: 'land',
  topicPrompt: 'Which planet?',
  description: 'Why can I not land on this planet?',
  section: '7.16',
  questions: ['land'],
  instructions: 'You are asked in the invasion segment of your turn, after all battles.',
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
        : 'No ship of yours there has ground forces aboard: they are taken up in the movement segment. (E2 7.3)',
      enemyShipsIn(game, system, seat).length
        ? 'Ships of somebody else are there: they must be beaten first.'
        : undefined,
      landingProblem(game, seat, planet),
    );
  },
};

const research: Inquiry = {
  name: 'research',
  topicPrompt: 'Which technology?',
  description: 'Why can I not buy this technology?',
  section: '8.1',
  questions: ['buy-technology'],
  instructions: 'You are asked in the technology phase.',
  topics: ({ book }) => Object.values(book.byKind.technology).map(({ id, name }) => ({ label: name, key: id })),
  judge: (game, seat, id) => {
    const technology = game.book.byKind.technology[id];
    if (hasTechnology(game, seat, id)) return toVerdict('You own it.');
    return {
      reasons: toVerdict(technologyProblem(game, seat, technology)).reasons,
      remarks: [`It costs you ${formatCount(technologyPrice(game, seat, technology), 'credit')}.`],
    };
  },
};

const advance: Inquiry = {
  name: 'advance',
  topicPrompt: 'Which bracket?',
  description: 'Why can I not advance to this bracket of the chart?',
  section: '10.1',
  questions: ['advance'],
  instructions: 'You are asked in the progression phase.',
  topics: ({ book }) => book.chart.map(({ id, name }) => ({ label: name, key: id })),
  judge: (game, seat, id) => {
    const next = nextBracket(game, seat);
    const wanted = game.book.chart.findIndex((one) => one.id === id);
    if (wanted <= seatOf(game, seat).bracket)
      return toVerdict('You are there already, or beyond it: nobody goes back.');
    if (next?.id !== id) return toVerdict(`Nobody skips a bracket: your next one is ${next?.name ?? 'none'}.`);
    const short = bracketProgress(game, seat, next).filter(([, have, need]) => have < need);
    return toVerdict(...short.map(([what, have, need]) => `You have ${have} of ${need} ${what}.`));
  },
};

const agree: Inquiry = {
  name: 'agree',
  topicPrompt: 'Which player?',
  description: 'Why can I not have a trade agreement with this player?',
  section: '6.1',
  questions: ['agree-to-trade'],
  instructions: 'Whoever has a Trade Agreement card plays it as their turn begins, and names a partner.',
  topics: players,
  judge: (game, seat, other) => toVerdict(partnerProblem(game, seat, other)),
};

const give: Inquiry = {
  name: 'give',
  topicPrompt: 'Which player?',
  description: 'Why can I not give this player credits or action cards?',
  section: '4.3',
  questions: [],
  instructions: 'Offer them with `/trade offer`.',
  topics: players,
  judge: (game) =>
    toVerdict(isDebating(game) ? undefined : 'Credits and cards change hands only while a political card is debated.'),
};

const place: Inquiry = {
  name: 'build',
  topicPrompt: 'Which planet?',
  description: 'Why can I not place units on this planet, or ships in its system?',
  section: '9.1',
  questions: ['place-units'],
  instructions: 'You are asked when new units are placed, for what you have bought.',
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
          : 'You have no spacedock there, where land units and ships would come; a new dock itself needs none. (E2 9.1, 9.2)',
        dock && !docksOf(game, seat).includes(planet)
          ? 'The dock there has come in this round, and builds nothing in it. (E2 9.2)'
          : undefined,
      ),
      remarks: blockade ? ['Land units alone: enemy ships blockade the system, and no ship comes there. (E2 9.3)'] : [],
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
  if (byKind['action-card'][id]) return 'You do not hold it.';
  const { race, technologies } = seatOf(game, seat);
  if (race === id || Object.hasOwn(technologies, id)) return 'It is nothing that one makes use of: it always counts.';
  return byKind.race[id] ? 'It is not your race.' : 'You do not own it.';
}

const play: Inquiry = {
  name: 'play',
  topicPrompt: 'Which card or ability?',
  description: 'Why can I not play this card, or use this ability, now?',
  section: '12.4',
  questions: ['window'],
  instructions: 'You are asked when its moment comes.',
  topics: (game, seat) => usable(game, seat).map((id) => ({ label: nameOf(game, id), key: id })),
  unlistedTopics: ({ book }) =>
    [book.byKind['action-card'], book.byKind.technology, book.byKind.race]
      .flatMap((all) => Object.values(all))
      .map(({ id, name }) => ({ label: name, key: id })),
  judge: (game, seat, id) => {
    if (isOffered(game, seat, (key) => key.split('#')[0] === id))
      return { reasons: [], remarks: ['You are asked about it just now.'] };
    const deed = anytimeAbilities(game, seat).find(({ component }) => component.id === id);
    const said = deed ? deed.problem : 'The moment it answers is not now; you are asked when it comes.';
    const { name, text } = game.book.components[id];
    const own = usable(game, seat).includes(id);
    if (!own) return { ...toVerdict(unheld(game, seat, id)), remarks: [`It says: ${text}`] };
    return {
      ...toVerdict(said),
      remarks: [`It says: ${text}`],
      ...(deed && { how: `You can do it now, and nobody asks you: \`/use what:${name}\`.` }),
    };
  },
};

export const inquiries: readonly Inquiry[] = [
  move,
  land,
  research,
  advance,
  agree,
  give,
  place,
  play,
  leaderInquiry,
  bombardmentInquiry,
  withdrawalInquiry,
  unitInquiry,
  votingInquiry,
  { ...choiceInquiry, section: '3.1' },
];

const PHASES: Partial<Record<Game['state']['phase'], string>> = { turns: 'phase of individual turns' };

export const { explainRefusal, answerInquiry } = createExplanations<Game>({
  inquiries,
  sections: questionSections,
  cited: (section) => `E2 ${section}`,
  cites: /\(E2 \d+\.\d[^)]*\)\.?$/,
  moment: (game, seat) => {
    const { state } = game;
    if (state.phase === 'ended') return ' But the game is over.';
    if (state.active !== null && state.active !== seat)
      return ` It is the turn of ${nameOfSeat(game, state.active)} just now.`;
    return ` It is the ${PHASES[state.phase] ?? `${state.phase} phase`} just now.`;
  },
});
