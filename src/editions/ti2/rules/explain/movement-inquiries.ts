import { afterColon } from '#text/sentences.ts';
import { findAsk, toVerdict, type InquiryOf, type InquiryTopic } from '#kit/explain/inquiries.ts';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { adjacentSystems, closedWormholes, entryProblem, systemsOneStepFrom } from '#ti2/rules/board/adjacency.ts';
import type { Game } from '#ti2/rules/game.ts';
import { partiesTo, shipsThatCanCome } from '#ti2/rules/movement/gather-ships.ts';
import { shipsForStep, stepFeeProblem, type MoveStep } from '#ti2/rules/movement/move-step.ts';
import { movableShips, stepProblem, systemsWithMovableShips } from '#ti2/rules/movement/movement-points.ts';
import { explainUnreachable } from '#ti2/rules/movement/unreachable-reason.ts';
import { nameOfSystem } from '#ti2/rules/names.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import { shipsIn } from '#ti2/rules/units/units.ts';

// Inquiries about the movement of ships.

type Inquiry = InquiryOf<Game>;

export const systemTopics = (game: Game): InquiryTopic[] =>
  Object.keys(game.state.systems).map((id) => ({ label: nameOfSystem(game, id), key: id }));

/** Returns why none of a seat's ships can come to a system; undefined if one can. */
function arrivalProblem(game: Game, seat: SeatId, to: SystemId): string | undefined {
  const near = systemsOneStepFrom(game, to).filter((from) => shipsIn(game, from, seat).length);
  if (shipsThatCanCome(game, seat, to).length) return undefined;
  const isBehindWormhole = adjacentSystems(game, to).some((from) => movableShips(game, from, seat).length);
  if (!near.length) return (isBehindWormhole ? closedWormholes(game) : undefined) ?? explainUnreachable(game, seat, to);
  return near.some((from) => shipsForStep(game, seat, { from, to }).length)
    ? undefined
    : (near.map((from) => routeProblem(game, seat, from, to)).find((reason) => reason !== undefined) ??
        'None of your ships in adjacent systems can move on.');
}

/** Says that a seat has no ships in a system, or none that can move on. */
const explainNoShips = (game: Game, seat: SeatId, from: SystemId): string =>
  shipsIn(game, from, seat).length
    ? `Your ships at ${nameOfSystem(game, from)} have no movement left.`
    : `You have no ships at ${nameOfSystem(game, from)}.`;

/** Returns why none of a seat's ships can take a step from one system to another; undefined if one can. */
function routeProblem(game: Game, seat: SeatId, from: SystemId, to: SystemId): string | undefined {
  const ships = movableShips(game, from, seat);
  if (!ships.length) return explainNoShips(game, seat, from);
  if (!adjacentSystems(game, from).includes(to)) return 'These systems are not adjacent.';
  if (!systemsOneStepFrom(game, from).includes(to)) return closedWormholes(game);
  const problems = ships.map((ship) => stepProblem(game, ship, to));
  return problems.includes(undefined) ? stepFeeProblem(game, seat, to) : problems[0];
}

export const moveInquiry: Inquiry = {
  name: 'move',
  topicPrompt: 'Which system should they move into?',
  description: "Why can't my ships move into this system?",
  section: '7.2 to 7.6',
  questions: ['movement', 'gather', 'sail'],
  refusal: (label) => `You cannot move to ${label}`,
  refuses: ['movement'],
  instructions: 'I will ask you in the movement segment of your turn.',
  topics: systemTopics,
  judge: (game, seat, to) => {
    const barred = entryProblem(game, seat, to);
    return barred === undefined
      ? toVerdict(arrivalProblem(game, seat, to), stepFeeProblem(game, seat, to))
      : toVerdict(barred);
  },
};

const routeKey = pairKey<SystemId, SystemId>('>');

/** Explains why ships cannot move from one system to another; a seat's ships are in one of the two. */
export const routeInquiry: Inquiry = {
  ...moveInquiry,
  refusal: (label) => `You cannot move ${afterColon(label)}`,
  refuses: ['movement'],
  topics: (game, seat) => {
    const all = systemTopics(game);
    const own = systemsWithMovableShips(game, seat);
    return all.flatMap(({ key: from, label }) =>
      all
        .filter(({ key: to }) => from !== to && (own.includes(from) || own.includes(to)))
        .map((to) => ({ label: `From ${label} to ${to.label}`, key: routeKey.format(from, to.key) })),
    );
  },
  judge: (game, seat, key) => toVerdict(routeProblem(game, seat, ...routeKey.parse(key))),
};

/** Explains why ships of a system are not among those that can gather at another. */
export const gatherInquiry: Inquiry = {
  ...moveInquiry,
  refusal: (label) => `You cannot move ships from ${label}`,
  refuses: ['gather'],
  judge: (game, seat, from) => {
    const { to } = (findAsk(game.state, { seat, question: 'gather' })?.ask.data ?? {}) as { to?: SystemId };
    if (to === undefined || to === from || partiesTo(game, seat, to).some((party) => party.from === from))
      return toVerdict();
    return toVerdict(
      movableShips(game, from, seat).length
        ? explainUnreachable(game, seat, to, from)
        : explainNoShips(game, seat, from),
    );
  },
};

/** Explains that a move between two systems concerns no other system. */
export const sailInquiry: Inquiry = {
  ...moveInquiry,
  refusal: (label) => `You cannot choose ${label} here`,
  refuses: ['sail'],
  judge: (game, seat, system) => {
    const step = findAsk(game.state, { seat, question: 'sail' })?.ask.data as MoveStep | undefined;
    if (step === undefined || system === step.from) return toVerdict();
    return toVerdict(
      system === step.to
        ? 'This move already goes there. Choose the units that move.'
        : `This move is from ${nameOfSystem(game, step.from)} to ${nameOfSystem(game, step.to)}. To make a different move, choose “Move nothing”.`,
    );
  },
};
