import { openAsks } from '#engine';
import { placesBetween, stepDistances } from '#kit/board/pathfinding.ts';
import { findAsk, toVerdict, type InquiryOf, type InquiryTopic } from '#kit/explain/inquiries.ts';
import { capitalize, formatCount, formatList, formatLists } from '#text/sentences.ts';
import { adjacentSystems, wormholeProblem } from '#ti3/rules/board/adjacency.ts';
import type { Game } from '#ti3/rules/game.ts';
import { activationProblem, tacticalActionProblem } from '#ti3/rules/movement/activation.ts';
import { moveGroupsOf, moveShips } from '#ti3/rules/movement/movement.ts';
import { entryProblem, movementTo, passageProblem, passageRuleFor } from '#ti3/rules/movement/routes.ts';
import { formatUnitCounts, nameOfSystem } from '#ti3/rules/names.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import { hasCounterIn } from '#ti3/rules/tokens/command-counters.ts';
import { allUnits, countByType, hasQuality, shipsIn } from '#ti3/rules/units/units.ts';

// Inquiries about the movement of ships.

type Inquiry = InquiryOf<Game>;

const systemTopics = (game: Game): InquiryTopic[] =>
  Object.keys(game.state.systems).map((key) => ({ key, label: nameOfSystem(game, key) }));

/** Tells whether a seat has an open question from the list. */
const isAsked = (game: Game, seat: SeatId, questions: readonly string[]): boolean =>
  openAsks(game.state).some(
    ({ ask }) => ask.player === seat && ask.reply === undefined && questions.includes(ask.question),
  );

/** Returns why a system cannot become active; empty if it is active or the seat is already asked about it. */
export const activationProblems = (
  game: Game,
  seat: SeatId,
  system: SystemId,
  questions: readonly string[],
): (string | undefined)[] =>
  (game.state.active === seat && game.state.turn.systems.includes(system)) || isAsked(game, seat, questions)
    ? []
    : [activationProblem(game, seat, system) ?? tacticalActionProblem(game, seat)];

/** Returns why ships in one system cannot move to another, as the end of a sentence without its period. */
function reachProblem(game: Game, seat: SeatId, [from, to]: readonly [SystemId, SystemId], ships: Unit[]): string {
  if (hasCounterIn(game, seat, from)) return 'your command counter is there';
  const near = (system: SystemId): SystemId[] =>
    adjacentSystems(game, system, seat).filter((one) => wormholeProblem(game, seat, one, system) === undefined);
  const steps = stepDistances([to], near).get(from);
  const reaches = ships.map(({ type, id }) => movementTo(game, seat, type, from, to, id));
  const reach = Math.max(0, ...reaches);
  if (steps === undefined) return 'no route leads there';
  if (steps > reach) {
    const isMixed = reaches.some((one) => one < reach);
    const whose = isMixed ? 'the fastest of these ships has' : ships.length > 1 ? 'these ships have' : 'this ship has';
    return `the distance is ${formatCount(steps, 'system')}, and ${whose} movement ${reach}`;
  }
  const passes = passageRuleFor(game, seat, from, to);
  const barred = placesBetween([from, to], reach, near).filter(
    (system) => passageProblem(game, seat, system, passes) !== undefined,
  );
  return barred.length
    ? `the route is blocked at ${formatLists(barred.map((system) => nameOfSystem(game, system)))}`
    : 'the route is blocked';
}

/** Formats a seat's ships in one system, with the reason why they cannot move to another. */
function formatStayingShips(game: Game, seat: SeatId, from: SystemId, to: SystemId): string {
  const ships = shipsIn(game, from, seat);
  return `${formatUnitCounts(game, countByType(ships))} at ${nameOfSystem(game, from)}: ${reachProblem(game, seat, [from, to], ships)}.`;
}

export const moveInquiry: Inquiry = {
  name: 'move',
  description: "Why can't my ships move into this system?",
  topicPrompt: 'Which system do you want to move to?',
  section: '6.2, 17',
  instructions: 'Activate the system in a tactical action; I will then ask you which ships move.',
  questions: ['move-ships'],
  refuses: [],
  topics: systemTopics,
  judge: (game, seat, key) => {
    const barred = [
      ...activationProblems(game, seat, key, moveInquiry.questions),
      entryProblem(game, seat, key),
    ].filter((one) => one !== undefined);
    if (barred.length) return toVerdict(...barred);
    const ships = [...moveGroupsOf(game, seat, { systems: [key] }).values()].filter(([unit]) =>
      hasQuality(game, 'ship', unit),
    );
    const able = new Set(ships.map(([{ system }]) => system));
    const from = new Set(
      allUnits(game).flatMap((unit) => (unit.owner === seat && hasQuality(game, 'ship', unit) ? [unit.system] : [])),
    );
    const staying = [...from]
      .filter((system) => system !== key && !able.has(system))
      .map((system) => formatStayingShips(game, seat, system, key));
    if (!able.size) return { ...toVerdict('You have no ships that can move there.'), remarks: staying };
    const told = ships.map(
      (units) => `${formatUnitCounts(game, countByType(units))} from ${nameOfSystem(game, units[0].system)}`,
    );
    return { reasons: [], remarks: [`These ships can move there: ${told.join(', ')}.`, ...staying] };
  },
};

/** Returns the systems that a seat is asked to move ships to. */
function destinationsAsked(game: Game, seat: SeatId): SystemId[] {
  const asked = findAsk(game.state, { seat, question: moveShips.name });
  return asked ? (asked.ask.data as { systems: SystemId[] }).systems : [];
}

/** Explains why ships of a system are not among those that can move to the active one. */
export const departureInquiry: Inquiry = {
  ...moveInquiry,
  refuses: ['move-ships'],
  refusal: (label) => `You cannot move ships from ${label}`,
  judge: (game, seat, from) => {
    const to = destinationsAsked(game, seat);
    if (to.length > 1 && !to.includes(from))
      return toVerdict(
        `A transfer action moves units only between ${formatList(to.map((system) => nameOfSystem(game, system)))} (E3 10.1).`,
      );
    if (to.length !== 1 || to[0] === from) return toVerdict();
    const ships = shipsIn(game, from, seat);
    const able = [...moveGroupsOf(game, seat, { systems: to }).values()].flat().filter(({ system }) => system === from);
    if (able.length) return toVerdict(`You can move only ${formatUnitCounts(game, countByType(able))} from there.`);
    return toVerdict(
      ships.length ? `${capitalize(reachProblem(game, seat, [from, to[0]], ships))}.` : 'You have no ships there.',
    );
  },
};
