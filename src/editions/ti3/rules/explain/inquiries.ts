import { frameDataOf, framesOf } from '#engine';
import { createExplanations } from '#kit/explain/explanations.ts';
import { formatWhoseMove, toVerdict, type InquiryOf, type InquiryTopic } from '#kit/explain/inquiries.ts';
import { formatCount, formatList, capitalize } from '#text/sentences.ts';
import { spaceBattle } from '#ti3/rules/combat/space-battle.ts';
import { bombardmentInquiry } from './bombardment-inquiry.ts';
import { withdrawalProblem } from '#ti3/rules/combat/withdrawal.ts';
import type { Game } from '#ti3/rules/game.ts';
import { allLeaders, findLeader } from '#ti3/rules/leaders/leader-locations.ts';
import { homeInquiry } from './home-inquiry.ts';
import { leaderInquiry } from './leader-inquiry.ts';
import { activationProblem, tacticalActionProblem } from '#ti3/rules/movement/activation.ts';
import { landingProblem } from '#ti3/rules/invasion/landing.ts';
import { transferAction, transferActionProblem } from '#ti3/rules/phases/transfer-action.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem, titleOf } from '#ti3/rules/names.ts';
import { unitsInSpace, hasQuality, shipsIn, allUnits } from '#ti3/rules/units/units.ts';
import { giftProblem } from '#ti3/rules/politics/bribes.ts';
import { productionProblem } from '#ti3/rules/production/production.ts';
import { activationProblems, departureInquiry, moveInquiry } from './movement-inquiries.ts';
import { paymentInquiry } from './payment-inquiry.ts';
import { dockInquiry } from './dock-inquiry.ts';
import { facilityInquiry, unitInquiry } from './unit-inquiry.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';
import { questionSections } from './rule-sections.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import { agreementProblem } from '#ti3/rules/trade/agreements.ts';
import {
  researchInquiry,
  claimInquiry,
  strategyInquiry,
  followInquiry,
  playInquiry,
  strategicInquiry,
  chooseInquiry,
} from './card-inquiries.ts';

// The inquiries of `/why`. Each is judged by the same check that refuses the move.

type Inquiry = InquiryOf<Game>;

const systemTopics = (game: Game): InquiryTopic[] =>
  Object.keys(game.state.systems).map((key) => ({ key, label: nameOfSystem(game, key) }));
const planets = (game: Game): InquiryTopic[] =>
  Object.keys(game.state.planets).map((key) => ({ key, label: nameOfPlanet(game, key) }));
const partners = (game: Game, seat: SeatId): InquiryTopic[] =>
  othersFrom(game.state, seat).map((key) => ({ key, label: nameOfSeat(game, key) }));

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
        : `You have no ground forces in space at ${nameOfSystem(game, system)}. Ships transport them there before you land.`,
      shipsIn(game, system).some(({ owner }) => owner !== seat)
        ? 'Enemy ships are in its system: defeat them first.'
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
      ? { ...found, remarks: ['You can still produce there with abilities that do not activate the system.'] }
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

const agreementInquiry: Inquiry = {
  name: 'agree',
  aliases: ['trade'],
  description: "Why can't I make a trade agreement with this player?",
  topicPrompt: 'Which player?',
  section: '15.1',
  instructions: 'Players make trade agreements when a player performs the strategic action of Trade.',
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
    homeInquiry,
    paymentInquiry,
    strategicInquiry,
  ],
  kinds,
  known: (game) => [allLeaders(game).map((one) => ({ key: one.id, label: titleOf(game, one) }))],
  sections: questionSections,
  cited: (section) => `E3 ${section}`,
  // A reason that names a card needs no section.
  cites: /\((?:E3 \d+\.\d|\p{Lu}(?!3 ))[^)]*\)\.?$/u,
  moment: (game, seat) => formatWhoseMove(game.state, seat, (one) => nameOfSeat(game, one)),
});
