import { captureBlockadeProblem } from '#ti4/rules/units/capture.ts';
import { deployProblem } from '#ti4/rules/units/deploy.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { isExplorable, findExplorableToken } from '#ti4/rules/exploration/exploration.ts';
import type { Game } from '#ti4/rules/game.ts';
import { leaderCardOf, OBJECTIVES_TO_UNLOCK_HERO, objectivesScored, wouldUnlock } from '#ti4/rules/leaders/leaders.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem } from '#ti4/rules/names.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti4/rules/state.ts';
import { planetOf, planetsOf } from '#ti4/rules/planets/planets.ts';
import { shipsIn, UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { capitalize } from '#text/sentences.ts';
import type { Inquiry, InquiryTopic, Verdict } from './inquiry.ts';

// Inquiries about exploring, leaders, mechs and capturing; they have no topics in a game without those.

const verdict = (reason: string | undefined, ...remarks: string[]): Verdict => ({
  reasons: reason === undefined ? [] : [reason],
  remarks,
});

const exploring = ({ book }: Game): boolean => Object.keys(book.byKind['exploration-card'] ?? {}).length > 0;

function whyNotPlanet(game: Game, seat: SeatId, planet: PlanetId): string | undefined {
  if (!isExplorable(game, planet)) return 'It has no trait, so it cannot be explored (35.2b).';
  const { controller } = planetOf(game, planet);
  if (controller === null) return undefined;
  const whose =
    controller === seat ? 'You already control it' : `${capitalize(nameOfSeat(game, controller))} controls it`;
  return `${whose}. You explore a planet with an ability, or when you gain control of an uncontrolled planet (35.1).`;
}

function whyNotSystem(game: Game, seat: SeatId, system: SystemId): string | undefined {
  if (!findExplorableToken(game, system)) return 'There is no frontier token to explore there (38.1).';
  if (!shipsIn(game, system, seat).length) return 'You have no ships there (35.4).';
  return modify(game, 'explores-space', { seat }, false)
    ? undefined
    : 'You have no ability that explores in space after a tactical action (35.4).';
}

const exploreInquiry: Inquiry = {
  name: 'explore',
  description: "Why can't I explore this planet or system?",
  topicPrompt: 'Which planet or system?',
  section: '35',
  instructions:
    'You explore an uncontrolled planet when you gain control of it, and frontier tokens when your technologies or other abilities say so.',
  questions: ['trait-to-explore', 'resolve-exploration'],
  refusal: (label) => `You cannot explore ${label}`,
  topics: (game): InquiryTopic[] =>
    exploring(game)
      ? [
          ...Object.keys(game.state.planets).map((key) => ({ key, label: nameOfPlanet(game, key) })),
          ...Object.keys(game.state.systems).map((key) => ({
            key: `in ${key}`,
            label: `Space at ${nameOfSystem(game, key)}`,
          })),
        ]
      : [],
  judge: (game, seat, key) =>
    verdict(key.startsWith('in ') ? whyNotSystem(game, seat, key.slice('in '.length)) : whyNotPlanet(game, seat, key)),
};

const unlockInquiry: Inquiry = {
  name: 'unlock',
  description: 'Why is my leader still locked?',
  topicPrompt: 'Which leader?',
  section: '51.6',
  instructions: 'Its condition is checked whenever nothing else is being resolved.',
  questions: [],
  topics: (game, seat) =>
    Object.entries(seatOf(game, seat).leaders ?? {}).map(([key, { component }]) => ({
      key,
      label: leaderCardOf(game, component).name,
    })),
  judge: (game, seat, key) => {
    const held = seatOf(game, seat).leaders?.[key];
    const { role, text, unlockCount } = leaderCardOf(game, held?.component ?? key);
    if (held?.purged) return verdict('This leader has been purged and cannot come back (51.12).');
    if (!held?.locked) return verdict(undefined, 'This leader is unlocked.');
    if (wouldUnlock(game, seat, key))
      return verdict('This leader unlocks after the current effect is resolved (51.6c).');
    return verdict(
      role === 'hero'
        ? `You need ${OBJECTIVES_TO_UNLOCK_HERO} scored objectives; you have ${objectivesScored(game, seat)} (51.10).`
        : unlockCount
          ? `You need ${unlockCount.needed} ${unlockCount.of}; you have ${unlockCount.count(game, seat)} (51.6).`
          : 'You do not meet its unlock condition (51.6).',
      `Card text: ${text}`,
    );
  },
};

const cardOf = (game: Game, seat: SeatId, type: UnitType) => game.book.byKind.unit[seatOf(game, seat).units[type]];

/**
 * Returns the unit types that a seat may deploy, and those on its leader sheet: players may ask about a mech even if it
 * has no Deploy ability.
 */
const deployed = (game: Game, seat: SeatId): UnitType[] =>
  UNIT_TYPES.filter((type) => cardOf(game, seat, type)?.deploys ?? cardOf(game, seat, type)?.onLeaderSheet);

/**
 * Returns the reason why a unit type cannot be deployed on a planet; a card without a Deploy ability never can (30.1).
 */
const whyNotDeployed = (game: Game, seat: SeatId, type: UnitType, planet: PlanetId): string | undefined => {
  const { name, deploys } = cardOf(game, seat, type);
  return deploys ? deployProblem(game, { seat, type, planet, ...deploys }) : `${name} has no Deploy ability (30.1).`;
};

const deployInquiry: Inquiry = {
  name: 'deploy',
  description: "Why can't I deploy on this planet?",
  topicPrompt: 'Which of your planets?',
  section: '30',
  instructions: 'The unit card says when; I will ask you then.',
  questions: ['window'],
  refusal: (label) => `You cannot deploy on ${label}`,
  topics: (game, seat) =>
    deployed(game, seat).length
      ? planetsOf(game, seat).map(({ id }) => ({ key: id, label: nameOfPlanet(game, id) }))
      : [],
  judge: (game, seat, planet) => {
    const types = deployed(game, seat);
    const problems = types.map((type) => whyNotDeployed(game, seat, type, planet));
    const cards = types.map((type) => `Card text: ${game.book.components[seatOf(game, seat).units[type]].text}`);
    return verdict(problems.includes(undefined) ? undefined : problems[0], ...cards);
  },
};

const captureInquiry: Inquiry = {
  name: 'capture',
  description: "Why can't I capture this player's units?",
  topicPrompt: 'Which player?',
  section: '17',
  instructions: 'Your ability says when you capture units.',
  questions: [],
  topics: (game, seat) =>
    game.book.modifiersByValue.captors
      ? game.state.order.filter((id) => id !== seat).map((id) => ({ key: id, label: nameOfSeat(game, id) }))
      : [],
  judge: (game, seat, key) => verdict(captureBlockadeProblem(game, seat, key)),
};

export const unitInquiries: readonly Inquiry[] = [exploreInquiry, unlockInquiry, deployInquiry, captureInquiry];
