import { frameDataOf, framesOf } from '#engine';
import { createExplanations } from '#kit/explain/explanations.ts';
import { createStrategicInquiry } from '#kit/explain/strategic-inquiry.ts';
import {
  choiceInquiry,
  isOffered,
  formatWhoseMove,
  toVerdict,
  type InquiryOf,
  type InquiryTopic,
} from '#kit/explain/inquiries.ts';
import { formatCount, formatList, capitalize } from '#text/sentences.ts';
import { spaceBattle } from '#ti3/rules/combat/space-battle.ts';
import { bombardmentInquiry } from './bombardment-inquiry.ts';
import { withdrawalProblem } from '#ti3/rules/combat/withdrawal.ts';
import type { Component } from '#ti3/rules/components/component.ts';
import { componentOf } from '#ti3/rules/components/card-ids.ts';
import { kit } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { allLeaders, findLeader } from '#ti3/rules/leaders/leader-locations.ts';
import { leaderInquiry } from './leader-inquiry.ts';
import { activationProblem, tacticalActionProblem } from '#ti3/rules/movement/activation.ts';
import { landingProblem } from '#ti3/rules/invasion/landing.ts';
import { transferAction, transferActionProblem } from '#ti3/rules/phases/transfer-action.ts';
import { nameOf, nameOfPlanet, nameOfSeat, nameOfSystem, titleOf } from '#ti3/rules/names.ts';
import { claimProblem } from '#ti3/rules/objectives/objectives.ts';
import { followProblem } from '#ti3/rules/phases/strategic-action.ts';
import { strategyCardProblem } from '#ti3/rules/phases/strategy-phase.ts';
import { unitsInSpace, hasQuality, shipsIn, allUnits } from '#ti3/rules/units/units.ts';
import { giftProblem } from '#ti3/rules/politics/bribes.ts';
import { productionProblem } from '#ti3/rules/production/production.ts';
import { activationProblems, departureInquiry, moveInquiry } from './movement-inquiries.ts';
import { paymentInquiry } from './payment-inquiry.ts';
import { dockInquiry } from './dock-inquiry.ts';
import { facilityInquiry, unitInquiry } from './unit-inquiry.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';
import { questionSections } from './rule-sections.ts';
import { technologyProblem } from '#ti3/rules/technology/technology.ts';
import type { ComponentId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { agreementProblem } from '#ti3/rules/trade/agreements.ts';

// The inquiries of `/why`. Each is judged by the same check that refuses the move.

type Inquiry = InquiryOf<Game>;

const systemTopics = (game: Game): InquiryTopic[] =>
  Object.keys(game.state.systems).map((key) => ({ key, label: nameOfSystem(game, key) }));
const planets = (game: Game): InquiryTopic[] =>
  Object.keys(game.state.planets).map((key) => ({ key, label: nameOfPlanet(game, key) }));
const partners = (game: Game, seat: SeatId): InquiryTopic[] =>
  othersFrom(game.state, seat).map((key) => ({ key, label: nameOfSeat(game, key) }));
const cards = (game: Game, ids: readonly string[]): InquiryTopic[] =>
  ids.map((key) => ({ key, label: nameOf(game, key) }));

const activateInquiry: Inquiry = {
  name: 'activate',
  description: "Why can't I activate this system?",
  topicPrompt: 'Which system?',
  section: '6.1',
  instructions: 'Perform a tactical action on your turn.',
  questions: ['activate-system'],
  refusal: (label) => `You cannot activate ${label}`,
  topics: systemTopics,
  judge: (game, seat, key) => toVerdict(tacticalActionProblem(game, seat), activationProblem(game, seat, key)),
};

const transferInquiry: Inquiry = {
  name: 'transfer',
  description: "Why can't I perform a transfer action?",
  topicPrompt: 'Which of the two systems?',
  section: '10.1',
  instructions: 'Perform a transfer action on your turn.',
  questions: ['choose-transfer'],
  topics: systemTopics,
  judge: (game, seat, key) => {
    const foreign = allUnits(game).some((unit) => unit.system === key && unit.owner !== seat);
    return toVerdict(
      transferActionProblem(game, seat),
      activationProblem(game, seat, key),
      foreign ? "Another player's units are there." : undefined,
      allUnits(game).some((unit) => unit.system === key && unit.owner === seat)
        ? undefined
        : 'You have no units there.',
    );
  },
};

/** Tells whether a seat is performing a transfer action (E3 10). */
const transferring = (game: Game, seat: SeatId): boolean =>
  [...framesOf(game.state.stack)].some((frame) => frameDataOf(frame, transferAction)?.seat === seat);

/** Says that a system is not active, and which planets of the active ones can be landed on. */
function invasionProblem(game: Game, system: SystemId): string {
  const planets = game.state.turn.systems.flatMap((active) => game.state.systems[active].planets);
  const names = formatList(planets.map((planet) => nameOfPlanet(game, planet)));
  return planets.length
    ? `You can land only on ${names}, in the active system.`
    : `${capitalize(nameOfSystem(game, system))} is not the active system.`;
}

const landInquiry: Inquiry = {
  name: 'land',
  description: "Why can't I land on this planet?",
  topicPrompt: 'Which planet?',
  section: '6.5',
  instructions: 'I will ask you in a tactical action there, after any space battle.',
  questions: ['land-units'],
  refusal: (label) => `You cannot land on ${label}`,
  topics: planets,
  judge: (game, seat, key) => {
    const { system } = game.state.planets[key];
    const aboard = unitsInSpace(game, system, seat).some((unit) => hasQuality(game, 'ground-force', unit));
    return toVerdict(
      game.state.turn.systems.includes(system) ? undefined : invasionProblem(game, system),
      aboard
        ? undefined
        : `You have no ground forces in space there. Ships transport them there when they move, before the landing.`,
      shipsIn(game, system).some(({ owner }) => owner !== seat)
        ? 'Enemy ships are there: defeat them first.'
        : undefined,
      landingProblem(game, seat, transferring(game, seat) ? { friendly: true } : {}, key),
    );
  },
};

const buildInquiry: Inquiry = {
  name: 'build',
  description: "Why can't I produce units in this system?",
  topicPrompt: 'Which system?',
  section: '9',
  instructions: 'I will ask you at the end of a tactical or transfer action there.',
  questions: ['build-units', 'choose-production', 'produce-where'],
  refusal: (label) => `You cannot produce units at ${label}`,
  topics: systemTopics,
  judge: (game, seat, key) => {
    const unable = productionProblem(game, seat, key);
    if (unable !== undefined) return toVerdict(unable);
    const found = toVerdict(...activationProblems(game, seat, key, buildInquiry.questions));
    return found.reasons.length
      ? { ...found, remarks: ['Abilities that produce without activating a system still work.'] }
      : found;
  },
};

/** Returns the system of the innermost space battle in progress; undefined if there is none. */
const battleNow = (game: Game): SystemId | undefined =>
  [...framesOf(game.state.stack)].flatMap((frame) => frameDataOf(frame, spaceBattle)?.system ?? []).at(-1);

/** Available only through `/why choose` during a battle, because `/why` has no room for more subcommands. */
const withdrawalInquiry: Inquiry = {
  name: 'withdraw',
  description: "Why can't my fleet withdraw from this battle to this system?",
  topicPrompt: 'Which system?',
  section: '7.4',
  instructions: 'I will ask you when a round of the battle begins.',
  questions: ['announce-withdrawal'],
  refusal: (label) => `You cannot withdraw to ${label}`,
  topics: systemTopics,
  judge: (game, seat, key) => {
    const system = battleNow(game);
    return toVerdict(
      system === undefined ? 'There is no space battle now.' : withdrawalProblem(game, seat, system, key),
    );
  },
};

/** Inquiry that explains that leaders cannot be named among moving ships. */
const movingLeaderInquiry: Inquiry = {
  ...leaderInquiry,
  questions: ['move-ships'],
  judge: (game, _seat, key) =>
    toVerdict(
      findLeader(game, key)
        ? 'Choose ships only: I will ask you which leaders board them before the ships move (E3 20.2).'
        : undefined,
    ),
};

const researchInquiry: Inquiry = {
  name: 'research',
  description: "Why can't I gain this technology?",
  topicPrompt: 'Which technology?',
  section: '14.1',
  instructions: 'I will ask you when Technology or another card lets you.',
  questions: ['choose-technology'],
  refusal: (label) => `You cannot gain ${label}`,
  topics: (game) => cards(game, Object.keys(game.book.byKind.technology)),
  judge: (game, seat, key) => toVerdict(technologyProblem(game, seat, game.book.byKind.technology[key])),
};

const claimInquiry: Inquiry = {
  name: 'claim',
  aliases: ['score'],
  description: "Why can't I score this objective?",
  topicPrompt: 'Which objective?',
  section: '16.1',
  instructions: 'I will ask you in the status phase, and when a card lets you.',
  questions: ['claim-objective'],
  refusal: (label) => `You cannot score ${label}`,
  topics: (game, seat) => {
    const { secretObjective } = seatOf(game, seat);
    return cards(game, [
      ...game.state.objectives.map(({ id }) => id),
      ...(secretObjective === null ? [] : [secretObjective]),
    ]);
  },
  judge: (game, seat, key) => {
    const { text, tally } = game.book.byKind.objective[key];
    const parts = tally(game, seat);
    const counts = parts.filter(([, need]) => need > 1);
    const far = counts.map(([have, need, what]) => `${have} of ${need}${what === undefined ? '' : ` ${what}`}`);
    const missing = parts.flatMap(([have, need, what]) => (need === 1 && have < need && what ? [what] : []));
    return {
      ...toVerdict(claimProblem(game, seat, key)),
      remarks: [
        `Card text: ${text}`,
        ...(far.length ? [`You have ${formatList(far)}.`] : []),
        ...(missing.length ? [`Missing: ${formatList(missing)}.`] : []),
      ],
    };
  },
};

const strategyInquiry: Inquiry = {
  name: 'take',
  description: "Why can't I pick this strategy card?",
  topicPrompt: 'Which strategy card?',
  section: '3.1, 3.5',
  instructions: 'I will ask you in the strategy phase, on your turn.',
  questions: ['take-strategy-card'],
  refusal: (label) => `You cannot pick ${label}`,
  topics: (game) => cards(game, Object.keys(game.book.byKind['strategy-card'])),
  judge: (game, seat, key) => toVerdict(strategyCardProblem(game, seat, key)),
};

/**
 * Returns why the strategic action of a card can no longer be performed this round; undefined if nothing rules it out.
 */
function performance({ state }: Game, card: ComponentId): string | undefined {
  const held = Object.values(state.seats).flatMap(({ strategyCards }) => strategyCards[card] ?? []);
  if (!held.length) return state.phase === 'action' ? 'No one picked it this round.' : undefined;
  return held.every(({ used }) => used) ? 'Its strategic action was already performed this round.' : undefined;
}

const followInquiry: Inquiry = {
  name: 'follow',
  description: "Why can't I use the secondary ability of this strategy card?",
  topicPrompt: 'Which strategy card?',
  section: '4.4',
  instructions: 'I will ask you when its owner performs its strategic action.',
  questions: ['use-secondary'],
  refusal: (label) => `You cannot follow ${label}`,
  topics: (game) => cards(game, Object.keys(game.book.byKind['strategy-card'])),
  judge: (game, seat, key) =>
    toVerdict(
      seatOf(game, seat).strategyCards[key]
        ? 'It is your own card: only the other players follow it.'
        : performance(game, key),
      game.book.byKind['strategy-card'][key].secondary
        ? followProblem(game, seat, key)
        : 'It has no secondary ability.',
    ),
};

const agreementInquiry: Inquiry = {
  name: 'agree',
  aliases: ['trade'],
  description: "Why can't I make a trade agreement with this player?",
  topicPrompt: 'Which player?',
  section: '15.1',
  instructions: 'Players make trade agreements when a player performs the strategic action Trade.',
  questions: ['propose-agreement', 'agree-to-trade'],
  refusal: (label) => `You cannot make a trade agreement with ${label}`,
  topics: partners,
  judge: (game, seat, key) => toVerdict(agreementProblem(game, seat, key)),
};

const giveInquiry: Inquiry = {
  name: 'give',
  description: "Why can't I give this player trade goods?",
  topicPrompt: 'Which player?',
  section: '13.2',
  instructions: 'Give them with `/trade give`.',
  questions: [],
  topics: partners,
  judge: (game, seat, key) => {
    const why = giftProblem(game, seat, key);
    return why === undefined
      ? { reasons: [], remarks: [`You have ${formatCount(seatOf(game, seat).tradeGoods, 'trade good')}.`] }
      : toVerdict(why);
  },
};

/** Returns the cards and abilities of a seat that it can use. */
function usable(game: Game, seat: SeatId): Component[] {
  const { actionCards, technologies, abilities } = seatOf(game, seat);
  const ids = [
    ...actionCards.map(componentOf),
    ...[technologies, abilities].flatMap((all) => Object.values(all).map(({ component }) => component)),
  ];
  return [...new Set(ids)]
    .map((id) => game.book.components[id])
    .filter((one) => one.action ?? one.anytime ?? one.reactions);
}

/** Says that a seat does not have a component. */
const formatUnheld = ({ book }: Game, id: string): string =>
  book.byKind['action-card'][id] ? 'You do not have it in hand.' : 'You do not have it.';

/** Kinds of components that a player has or does not have. */
const PLAYABLE = ['action-card', 'technology', 'ability'] as const;

const playInquiry: Inquiry = {
  name: 'play',
  description: "Why can't I play this card or use this ability now?",
  topicPrompt: 'Which card or ability?',
  section: '4.1, 12',
  instructions: 'Choose it as your action, or use it with `/use`.',
  questions: ['window', 'turn'],
  refusal: (label) => `You cannot use ${label}`,
  listsOptions: true,
  topics: (game, seat) => usable(game, seat).map(({ id, name }) => ({ key: id, label: name })),
  unlistedTopics: ({ book }) =>
    PLAYABLE.flatMap((kind) => Object.values<Component>(book.byKind[kind] ?? {})).flatMap((one) =>
      (one.action ?? one.anytime ?? one.reactions) ? [{ key: one.id, label: one.name }] : [],
    ),
  judge: (game, seat, key) => {
    const component = game.book.components[key];
    const remarks = [`Card text: ${component.text}`];
    if (!usable(game, seat).includes(component)) return { reasons: [formatUnheld(game, key)], remarks };
    // Options for cards in hand have the key of a copy ("sabotage#2").
    const offered = isOffered(game, seat, (one) => componentOf(one) === key);
    if (offered) return { reasons: [], remarks: ['You can use it now: answer the open question.'] };
    if (seatOf(game, seat).technologies[key]?.exhausted)
      return { reasons: ['You already used it this round.'], remarks };
    const deed = [...kit.componentActions(game, seat), ...kit.anytimeAbilities(game, seat)].find(
      (one) => one.component.id === key,
    );
    if (deed?.problem !== undefined) return { reasons: [deed.problem], remarks };
    if (deed && component.action && game.state.active !== seat)
      return { reasons: ['It is used as an action, and it is not your turn.'], remarks };
    return deed
      ? { reasons: [], remarks }
      : { reasons: ['It does not apply at this moment. I will ask you when it does.'], remarks };
  },
};

const strategicInquiry = createStrategicInquiry<Game>({ section: '4.1', questions: ['turn'], nameOfSeat });

const chooseInquiry: Inquiry = { ...choiceInquiry, section: '4' };

export const inquiries: readonly Inquiry[] = [
  activateInquiry,
  moveInquiry,
  transferInquiry,
  landInquiry,
  bombardmentInquiry,
  buildInquiry,
  unitInquiry,
  researchInquiry,
  claimInquiry,
  strategyInquiry,
  followInquiry,
  agreementInquiry,
  giveInquiry,
  playInquiry,
  leaderInquiry,
  chooseInquiry,
];

/** Lists what questions choose among: planets, systems, players. */
const kinds = (game: Game): InquiryTopic[][] => [
  planets(game),
  systemTopics(game),
  game.state.order.map((key) => ({ key, label: nameOfSeat(game, key) })),
];

export const { explainRefusal, answerInquiry } = createExplanations<Game>({
  inquiries,
  refusalInquiries: [
    movingLeaderInquiry,
    withdrawalInquiry,
    departureInquiry,
    dockInquiry,
    facilityInquiry,
    paymentInquiry,
    strategicInquiry,
  ],
  kinds,
  known: (game) => [allLeaders(game).map((one) => ({ key: one.id, label: titleOf(game, one) }))],
  sections: questionSections,
  cited: (section) => `E3 ${section}`,
  cites: /\(E3 \d+\.\d[^)]*\)\.?$/,
  moment: (game, seat) => formatWhoseMove(game.state, seat, (one) => nameOfSeat(game, one)),
});
