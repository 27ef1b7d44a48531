import { activationProblem, tacticalActionProblem } from '#ti4/rules/movement/activation.ts';
import { componentOf, type Component, type LeaderCard } from '#ti4/rules/components/component.ts';
import { anytimeAbilities, componentActions } from '#ti4/rules/components/component-actions.ts';
import type { Game } from '#ti4/rules/game.ts';
import { useProblem, isExhausted, usableHoldings } from '#ti4/rules/components/in-force.ts';
import { leaderSheetKey } from '#ti4/rules/components/zones/leaders.ts';
import { committableUnits, landingProblem } from '#ti4/rules/invasion/commit-ground-forces.ts';
import { landingCostProblem } from '#ti4/rules/invasion/landing-costs.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem } from '#ti4/rules/names.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { ALREADY_SCORED, CONDITION_NOT_MET, scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { questionSections } from './rule-sections.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { technologyDeck } from '#ti4/rules/technology/technology.ts';
import { researchProblem } from '#ti4/rules/technology/prerequisites.ts';
import { isOffBoard } from '#ti4/rules/planets/planets.ts';
import { transactionProblem } from '#ti4/rules/trade/transactions.ts';
import type { Inquiry, InquiryTopic } from './inquiry.ts';
import { cargoInquiry, departureInquiry, moveInquiry, systemTopics } from './movement-inquiries.ts';
import { paymentInquiry } from './payment-inquiry.ts';
import { unitInquiries } from './unit-inquiries.ts';
import { createExplanations } from '#kit/explain/explanations.ts';
import { createStrategicInquiry } from '#kit/explain/strategic-inquiry.ts';
import { choiceInquiry, isOffered, formatWhoseMove, toVerdict } from '#kit/explain/inquiries.ts';
import { formatList } from '#text/sentences.ts';

const activateInquiry: Inquiry = {
  name: 'activate',
  description: "Why can't I activate this system?",
  topicPrompt: 'Which system?',
  section: '5.2, 89.1',
  instructions: 'Perform a tactical action on your turn.',
  questions: ['system-to-activate'],
  refusal: (label) => `You cannot activate ${label}`,
  topics: systemTopics,
  judge: (game, seat, key) => toVerdict(tacticalActionProblem(game, seat), activationProblem(game, seat, key)),
};

/** Says that a system is not active, and to which planets of the active one ground forces can be committed. */
function invasionProblem(game: Game): string {
  const active = game.state.turn.system;
  const planets = active === null ? [] : game.state.systems[active].planets;
  return planets.length
    ? `You can commit ground forces only to ${formatList(planets.map((planet) => nameOfPlanet(game, planet)))}, in the active system.`
    : active === null
      ? 'You can commit ground forces only to planets in the active system, and no system is active.'
      : `You can commit ground forces only to planets in the active system, and ${nameOfSystem(game, active)} has none.`;
}

const landInquiry: Inquiry = {
  name: 'land',
  description: "Why can't I commit ground forces to this planet?",
  topicPrompt: 'Which planet?',
  section: '49.2',
  instructions: 'I will ask you during the invasion in a tactical action there, after any space combat.',
  questions: ['commit-ground-forces'],
  refusal: (label) => `You cannot commit ground forces to ${label}`,
  topics: (game) =>
    Object.values(game.state.planets)
      .filter((planet) => !isOffBoard(planet))
      .map(({ id }) => ({ key: id, label: nameOfPlanet(game, id) })),
  judge: (game, seat, key) => {
    const { system } = game.state.planets[key];
    const forces = committableUnits(game, seat, system);
    const types = forces.length ? [...new Set(forces.map((unit) => unit.type))] : (['infantry'] as const);
    const barred = [...new Set(types.map((type) => landingProblem(game, seat, key, type)))].filter(
      (one) => one !== undefined,
    );
    if (game.state.turn.system !== system) return toVerdict(invasionProblem(game));
    return toVerdict(
      forces.length
        ? undefined
        : `You have no ground forces in space at ${nameOfSystem(game, system)}. Ships transport them there when they move, before the invasion.`,
      ...barred,
      landingCostProblem(game, seat, [key]),
    );
  },
};

const researchInquiry: Inquiry = {
  name: 'research',
  description: "Why can't I research this technology?",
  topicPrompt: 'Which technology?',
  section: '90.10',
  instructions: 'I will ask you when a strategy card or another ability lets you research.',
  questions: ['research-technology'],
  refusal: (label) => `You cannot research ${label}`,
  topics: (game, seat) =>
    game.book.technologies
      .filter(
        (one) =>
          one.faction === undefined ||
          one.faction === seatOf(game, seat).faction ||
          technologyDeck(game, seat).some(({ id }) => id === one.id),
      )
      .map(({ id, name }) => ({ key: id, label: name })),
  judge: (game, seat, key) => toVerdict(researchProblem(game, seat, key)),
};

const scoreInquiry: Inquiry = {
  name: 'score',
  description: "Why can't I score this objective?",
  topicPrompt: 'Which objective?',
  section: '61',
  instructions: 'I will ask you when you can score it.',
  questions: ['score-public-objective', 'score-secret-objective'],
  refusal: (label) => `You cannot score ${label}`,
  topics: (game, seat) =>
    [...game.state.objectives.map(({ id }) => id), ...seatOf(game, seat).secretObjectives].map((id) => ({
      key: id,
      label: objectiveOf(game, id).name,
    })),
  judge: (game, seat, key) => {
    const objective = objectiveOf(game, key);
    const problem = scoringProblem(game, seat, key);
    const isUnmet = problem === CONDITION_NOT_MET;
    const { text } = objective;
    return {
      ...toVerdict(isUnmet ? problem.replace(/\.$/, `: ${text.charAt(0).toLowerCase()}${text.slice(1)}`) : problem),
      remarks: [
        ...(isUnmet ? [] : [`Card text: ${text}`]),
        ...(objective.phase === 'status' && problem !== ALREADY_SCORED ? ['It is scored in the status phase.'] : []),
      ],
    };
  },
};

const tradeInquiry: Inquiry = {
  name: 'trade',
  description: "Why can't I trade with this player?",
  topicPrompt: 'Which player?',
  section: '94',
  instructions: 'Make an offer with `/trade offer`.',
  questions: [],
  topics: (game, seat) =>
    game.state.order.filter((id) => id !== seat).map((id) => ({ key: id, label: nameOfSeat(game, id) })),
  judge: (game, seat, key) => toVerdict(transactionProblem(game, seat, key)),
};

/** Returns all components that a seat can use or has in hand. */
const usable = (game: Game, seat: SeatId): Component[] =>
  Object.values(game.book.components).filter(
    (one) =>
      (one.action ?? one.anytime ?? one.reactions) &&
      (usableHoldings(game, one, seat).length > 0 || inHand(game, seat, one)),
  );
const inHand = (game: Game, seat: SeatId, { id }: Component): boolean =>
  [...seatOf(game, seat).actionCards, ...seatOf(game, seat).promissoryNotes].some((card) => componentOf(card) === id);

/** Returns a seat's leaders that are locked, set aside or purged. */
const atRest = (game: Game, seat: SeatId): Component[] =>
  Object.values(seatOf(game, seat).leaders ?? {})
    .filter(({ locked, purged, beside }) => locked ?? purged ?? beside)
    .map(({ component }) => game.book.components[component]);

/** Returns the reason why a locked, purged or used leader cannot be used. */
function unusableLeaderReason(game: Game, seat: SeatId, key: string): string {
  const { purged, beside } = seatOf(game, seat).leaders?.[key] ?? {};
  if (purged) return 'This leader has been purged and cannot come back (51.12).';
  return beside ? 'This leader has been used and is purged at the end of the round.' : 'This leader is locked (51.6).';
}

/** Returns a seat's active leaders that have no ability to choose: they work automatically, or as another leader. */
const ofThemselves = (game: Game, seat: SeatId): LeaderCard[] =>
  Object.values(seatOf(game, seat).leaders ?? {}).flatMap(({ component, locked, purged, beside, attached }) => {
    const card = game.book.byKind.leader[component];
    const rests = locked ?? purged ?? beside ?? attached !== undefined;
    return !card || rests || (card.action ?? card.anytime ?? card.reactions) ? [] : [card];
  });

/** Returns the reason why such a leader offers nothing to use; one that mimics agents is used under their names. */
function nothingToUse(game: Game, seat: SeatId, leader: LeaderCard): string {
  if (!leader.mimics) return 'It works automatically: you do not need to do anything.';
  if (seatOf(game, seat).leaders?.[leader.id]?.exhausted) return 'This card is exhausted (34.4).';
  const others = usable(game, seat).filter(
    (one) => one.id !== leader.id && usableHoldings(game, one, seat).some((held) => leaderSheetKey(held) === leader.id),
  );
  return others.length
    ? `Use it under the name of one of these agents: ${formatList(others.map(({ name }) => name))}.`
    : 'No other player has an agent.';
}

/** Says that a seat does not have a component. */
const formatUnheld = ({ book }: Game, id: string): string =>
  book.byKind['action-card'][id] || book.byKind['promissory-note'][id]
    ? 'You do not have this card in hand.'
    : `You do not have this ${book.components[id].kind.replaceAll('-', ' ')}.`;

/** Kinds of components that a player has or does not have. */
const PLAYABLE = ['action-card', 'promissory-note', 'technology', 'ability', 'leader', 'relic'] as const;

const playInquiry: Inquiry = {
  name: 'play',
  description: "Why can't I play this card or use this ability now?",
  topicPrompt: 'Which card or ability?',
  section: '1',
  instructions: 'Choose it as your action, or use it with `/cards`.',
  questions: ['window', 'turn', 'another-action'],
  refusal: (label) => `You cannot use ${label}`,
  listsOptions: true,
  topics: (game, seat) =>
    [...usable(game, seat), ...atRest(game, seat), ...ofThemselves(game, seat)].map(({ id, name }) => ({
      key: id,
      label: name,
    })),
  unlistedTopics: ({ book }) =>
    PLAYABLE.flatMap((kind) => Object.values<Component>(book.byKind[kind] ?? {})).flatMap((one) =>
      (one.action ?? one.anytime ?? one.reactions) ? [{ key: one.id, label: one.name }] : [],
    ),
  judge: (game, seat, key) => {
    const component = game.book.components[key];
    const remarks = [`Card text: ${component.text}`];
    if (!playInquiry.topics(game, seat).some((topic) => topic.key === key))
      return { reasons: [formatUnheld(game, key)], remarks };
    if (atRest(game, seat).includes(component)) return { reasons: [unusableLeaderReason(game, seat, key)], remarks };
    const alone = ofThemselves(game, seat).find(({ id }) => id === key);
    if (alone) return { reasons: [nothingToUse(game, seat, alone)], remarks };
    const held = usableHoldings(game, component, seat).map((one) => one.key);
    const offered = isOffered(game, seat, (one) => held.includes(one));
    if (offered) return { reasons: [], remarks: ['You can use it now: answer the open question.'] };
    const lying = usableHoldings(game, component, seat);
    if (lying.length && lying.every((one) => isExhausted(game, one)))
      return { reasons: ['This card is exhausted (34.4).'], remarks };
    const deed = [...componentActions(game, seat), ...anytimeAbilities(game, seat)].find(
      (one) => one.component.id === key,
    );
    if (deed?.problem !== undefined) return { reasons: [deed.problem], remarks };
    if (deed && component.action && !component.anytime && game.state.active !== seat)
      return { reasons: ['It is used as an action, and it is not your turn (22.1).'], remarks };
    if (deed) return { reasons: [], remarks };
    return {
      reasons: [
        useProblem(game, component, seat) ??
          'This is not the time to use it. When its text gives you a choice, I will ask you.',
      ],
      remarks,
    };
  },
};

/** Explains why a player cannot become the speaker; it has no subcommand of its own. */
const speakerInquiry: Inquiry = {
  ...tradeInquiry,
  name: 'speaker',
  section: '80',
  questions: ['politics-speaker'],
  listsOptions: true,
  topics: (game) => game.state.order.map((key) => ({ key, label: nameOfSeat(game, key) })),
  judge: (game, _seat, key) => toVerdict(key === game.state.speaker ? 'They are already the speaker.' : undefined),
};

const strategicInquiry = createStrategicInquiry<Game>({
  section: '82',
  questions: ['turn', 'another-action'],
  nameOfSeat,
});

const chooseInquiry: Inquiry = { ...choiceInquiry, section: '' };

export const inquiries: readonly Inquiry[] = [
  activateInquiry,
  moveInquiry,
  landInquiry,
  researchInquiry,
  scoreInquiry,
  playInquiry,
  tradeInquiry,
  ...unitInquiries,
  chooseInquiry,
];

/** Lists what questions choose among: planets, systems, players. */
const kinds = (game: Game): InquiryTopic[][] => [
  Object.keys(game.state.planets).map((key) => ({ key, label: nameOfPlanet(game, key) })),
  systemTopics(game),
  game.state.order.map((key) => ({ key, label: nameOfSeat(game, key) })),
];

export const { explainRefusal, answerInquiry } = createExplanations<Game>({
  inquiries,
  refusalInquiries: [cargoInquiry, departureInquiry, paymentInquiry, speakerInquiry, strategicInquiry],
  kinds,
  sections: questionSections,
  cited: (section) => (section.includes('.') ? section : `rule ${section}`),
  cites: /\(\d+\.\d[^)]*\)\.?$/,
  moment: (game, seat) => formatWhoseMove(game.state, seat, (one) => nameOfSeat(game, one)),
});
