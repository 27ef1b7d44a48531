import type { Json } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import type { ProposalRules } from '#simulation';
import { proposeAnswer } from '#ti3/ai/index.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import type { Game } from '#ti3/rules/game.ts';
import { moveShips, type MoveTarget } from '#ti3/rules/movement/movement.ts';
import { influenceOf, planetsOf, readyPlanetsOf, resourcesOf } from '#ti3/rules/planets/planets.ts';
import { secretObjectivesOf } from '#ti3/rules/objectives/secret-objectives.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import { hasQuality } from '#ti3/rules/units/units.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { answerAsAi } from './players.ts';

/** Tells whether a planet of another player or nobody's is in a system or next to it. */
const hasTargets = (game: Game, seat: SeatId, system: SystemId): boolean =>
  [system, ...adjacentSystems(game, system, seat)].some((near) =>
    game.state.systems[near].planets.some((planet) => game.state.planets[planet].owner !== seat),
  );

/**
 * Lists the kinds as which a unit counts: its type, whether it is undamaged, the place of a structure, which cannot move,
 * and what a ground force is good for: to hold a planet of its owner, or to take another one from the space next to it.
 */
function kindsOfUnit(game: Game, unit: Unit): string[] {
  const { type, owner, planet, system, damaged } = unit;
  const kinds: string[] = damaged ? [type] : [type, 'undamaged'];
  if (!hasQuality(game, 'ground-force', unit))
    return hasQuality(game, 'ship', unit) ? kinds : [...kinds, `${type} on ${planet ?? system}`];
  if (planet === undefined) return hasTargets(game, owner, system) ? [...kinds, 'ground forces near a target'] : kinds;
  return game.state.planets[planet].owner === owner ? [...kinds, `ground forces on ${planet}`] : kinds;
}

/** Counts a seat's units on the board by kind. */
function unitCounts(game: Game, seat: SeatId): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const unit of Object.values(game.state.units))
    if (unit.owner === seat) for (const kind of kindsOfUnit(game, unit)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Returns how much of each part of an objective the seat has that it can still claim. */
function progressOf(game: Game, seat: SeatId): Record<string, number> {
  const open = game.state.objectives.filter(({ claimedBy }) => !claimedBy.includes(seat)).map(({ id }) => id);
  return Object.fromEntries(
    [...open, ...secretObjectivesOf(game.state.seats[seat])].flatMap((id) =>
      (game.book.byKind.objective[id]?.tally(game, seat) ?? []).map(([have], part) => [
        `${id}, part ${part + 1}`,
        have,
      ]),
    ),
  );
}

function holdings(game: Game, seat: SeatId): Record<string, number> {
  const own = game.state.seats[seat];
  const ready = readyPlanetsOf(game, seat);
  const agreements = Object.values(game.state.agreements).filter(({ seats }) => seats.includes(seat));
  return {
    ...unitCounts(game, seat),
    ...Object.fromEntries(planetsOf(game, seat).map(({ id }) => [`planet ${id}`, 1])),
    'ready resources': ready.reduce((sum, { id }) => sum + resourcesOf(game, id), 0),
    'ready influence': ready.reduce((sum, { id }) => sum + influenceOf(game, id), 0),
    'systems without a counter': -Object.values(game.state.systems).filter(({ counters }) => counters.includes(seat))
      .length,
    ...Object.fromEntries(Object.entries(own.counters).map(([area, count]) => [`${area} counters`, count])),
    'trade goods': own.tradeGoods,
    contracts: own.contracts.length,
    agreements: agreements.length,
    'agreement income': agreements.reduce((sum, { seats, worth }) => sum + worth[seats.indexOf(seat)], 0),
    'action cards': own.actionCards.length,
    'political cards': own.politicalCards?.length ?? 0,
    'secret objectives': secretObjectivesOf(own).length,
    ...Object.fromEntries(Object.keys(own.technologies).map((id) => [`technology ${id}`, 1])),
    'ready technologies': Object.values(own.technologies).filter(({ exhausted }) => !exhausted).length,
    'unused strategy cards': Object.values(own.strategyCards).filter(({ used }) => !used).length,
    'strategy cards': Object.keys(own.strategyCards).length,
    'free leaders': Object.values(game.state.leaders ?? {}).filter(
      ({ owner, captor, gone }) => owner === seat && captor === undefined && gone === undefined,
    ).length,
    captives: Object.values(game.state.leaders ?? {}).filter(({ captor }) => captor === seat).length,
    'kept counters': Object.keys(own.kept ?? {}).length,
    points: own.points,
  };
}

const surroundings = ({ state }: Game): Json =>
  [
    Object.values(state.effects).map(({ component, holder, data, until }) => [component, holder, data, until]),
    state.laws,
    state.objectives,
    Object.values(state.systems).map(({ found, frontier }) => [found, frontier]),
    Object.values(state.planets).map(({ counter, domain }) => [counter, domain]),
    state.speaker,
    // Which strategy card a seat has counts for more than its price.
    Object.values(state.seats).map(({ strategyCards }) => Object.keys(strategyCards)),
  ].map((part) => part ?? null) as unknown as Json;

const GAINS: GameFact['type'][] = [
  'ships-moved',
  'units-landed',
  'units-produced',
  'facility-built',
  'units-placed',
  'units-appear',
  'planet-taken',
  'planets-probed',
  'system-marked',
  'ability-used',
  'action-card-played',
  'trade-goods-changed',
  'technology-gained',
];

const lineKey = pairKey<string, string>('@');

/** Proposals of the third edition, and what a seat can lose. */
export const ti3ProposalRules: ProposalRules<Game> = {
  propose: (game, open, asked, seed) => {
    const { player } = open.ask;
    return proposeAnswer(knownTo(game, player, open.path), player, asked, seed);
  },
  answerer: answerAsAi,
  round: ({ state }) => state.round,
  seats: ({ state }) => state.order,
  ended: ({ state }) => state.phase === 'ended',
  holdings,
  progress: progressOf,
  // A vote counts even if it does not decide.
  gains: (facts, seat) =>
    facts.reduce((sum, fact) => (fact.type === 'votes-cast' && fact.seat === seat ? sum + Number(fact.votes) : sum), 0),
  surroundings,
  moveOf: (_game, { ask: { question, data } }, line) => {
    if (question !== moveShips.name) return undefined;
    const { systems } = data as unknown as MoveTarget;
    const [, from] = lineKey.parse(line);
    return { from, to: systems.find((system) => system !== from) ?? systems[0] };
  },
  actions: { question: 'turn', instead: ['pass', 'end', 'end-turn'] },
  activation: {
    begins: 'system-activated' satisfies GameFact['type'],
    gains: GAINS,
    prevented: ['action-card-played', 'ability-used', 'turn-skipped'] satisfies GameFact['type'][],
    ends: ['turn-ends', 'turn-begins', 'player-passed', 'phase-begins'] satisfies GameFact['type'][],
  },
};
