import type { Fact, Json } from '#engine';
import type { ProposalRules } from '#simulation';
import { hasPlanetToTake } from '#ti4/ai/evaluation/nearby-planets.ts';
import { proposeAnswer } from '#ti4/ai/index.ts';
import type { Facts } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';
import { parseMoveLine } from '#ti4/rules/movement/movement-line-keys.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { influenceOf, planetsOf, readyPlanetsOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { isGroundForce, isStructure } from '#ti4/rules/units/units.ts';
import { knownTo } from '#ti4/views/known-game.ts';
import { answerAsAi } from './players.ts';

/**
 * Counts a seat's units on the board by type, undamaged ones, and ground forces by what they are good for: to hold one of
 * its planets, or to take another one from the space next to it.
 */
function unitCounts(game: Game, seat: SeatId): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (kind: string): void => {
    counts[kind] = (counts[kind] ?? 0) + 1;
  };
  for (const unit of Object.values(game.state.units)) {
    if (unit.owner !== seat) continue;
    count(unit.type);
    if (!unit.damaged) count('undamaged');
    // Structures stay where they are, so their place counts.
    if (isStructure(game, unit)) count(`${unit.type} on ${unit.planet ?? unit.system}`);
    if (!isGroundForce(game, unit)) continue;
    const { planet } = unit;
    if (planet === undefined && hasPlanetToTake(game, seat, unit.system)) count('ground forces near a target');
    if (planet !== undefined && game.state.planets[planet].controller === seat) count(`ground forces on ${planet}`);
  }
  return counts;
}

/** Returns how much of each objective the seat has that it can still score; 1 or 0 where nothing is counted. */
function progressOf(game: Game, seat: SeatId): Record<string, number> {
  const open = game.state.objectives.filter(({ scoredBy }) => !scoredBy.includes(seat)).map(({ id }) => id);
  return Object.fromEntries(
    [...open, ...game.state.seats[seat].secretObjectives].map((id) => {
      const { progress, fulfilled } = objectiveOf(game, id);
      return [id, progress?.(game, seat).have ?? Number(fulfilled(game, seat))];
    }),
  );
}

function holdings(game: Game, seat: SeatId): Record<string, number> {
  const own = game.state.seats[seat];
  const ready = readyPlanetsOf(game, seat);
  const leaders = Object.values(own.leaders ?? {}).filter(({ purged }) => !purged);
  const unspent = (held: Record<string, { exhausted?: true }>): number =>
    Object.values(held).filter(({ exhausted }) => !exhausted).length;
  return {
    ...unitCounts(game, seat),
    ...Object.fromEntries(planetsOf(game, seat).map(({ id }) => [`planet ${id}`, 1])),
    'ready resources': ready.reduce((sum, { id }) => sum + resourcesOf(game, id), 0),
    'ready influence': ready.reduce((sum, { id }) => sum + influenceOf(game, id), 0),
    'systems without a token': -Object.values(game.state.systems).filter(({ tokens }) => tokens.includes(seat)).length,
    ...Object.fromEntries(Object.entries(own.tokens).map(([pool, count]) => [`${pool} tokens`, count])),
    'trade goods': own.tradeGoods,
    commodities: own.commodities,
    'action cards': own.actionCards.length,
    'secret objectives': own.secretObjectives.length,
    ...Object.fromEntries([...own.promissoryNotes, ...own.playArea].map((card) => [`note ${card}`, 1])),
    ...Object.fromEntries(Object.keys(own.technologies).map((id) => [`technology ${id}`, 1])),
    'ready technologies': unspent(own.technologies),
    'unused strategy cards': Object.values(own.strategyCards).filter(({ used }) => !used).length,
    'strategy cards': Object.keys(own.strategyCards).length,
    leaders: leaders.length,
    'ready leaders': leaders.filter(({ exhausted, locked }) => !exhausted && !locked).length,
    relics: Object.keys(own.relics ?? {}).length,
    'ready relics': unspent(own.relics ?? {}),
    fragments: own.fragments?.length ?? 0,
    prisoners: own.captured?.length ?? 0,
    'foreign tokens': own.foreignTokens?.length ?? 0,
    points: own.points,
  };
}

const surroundings = ({ state }: Game): Json =>
  [
    Object.values(state.effects).map(({ component, holder, data, until }) => [component, holder, data, until]),
    state.laws,
    state.objectives,
    Object.values(state.systems).map(({ markers, face, tile, planets }) => [markers, face, tile, planets]),
    Object.values(state.planets).map(({ markers, commodities }) => [markers, commodities]),
    state.speaker,
    // Which strategy card a seat has counts for more than its price.
    Object.values(state.seats).map(({ strategyCards }) => Object.keys(strategyCards)),
    state.custodians,
    state.turn.granted,
  ].map((part) => part ?? null) as unknown as Json;

/** Returns the votes or the number of revealed cards in a fact. */
function chancesIn(fact: Fact): number {
  if (fact.type === 'votes-cast') return Number(fact.votes);
  return fact.type === 'exploration-cards-revealed' ? (fact.cards as unknown[]).length : 0;
}

const GAINS: (keyof Facts)[] = [
  'ships-moved',
  // A ship that a gravity rift destroys was on its way.
  'rift-rolled',
  'units-taken-aboard',
  'units-placed',
  'ground-forces-moved',
  'ground-forces-committed',
  'forces-relocated',
  'planet-taken',
  'card-explored',
  'combat-begins',
  'produced',
  'token-laid',
  'wormhole-placed',
  'trade-goods-gained',
  'commodities-gained',
  'technology-gained',
  'units-captured',
];

/** Proposals of the fourth edition, and what a seat can lose. */
export const ti4ProposalRules: ProposalRules<Game> = {
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
  // A vote counts even if it does not decide, and a hidden card even if it turns out to be worth nothing.
  gains: (facts, seat) => facts.reduce((sum, fact) => (fact.seat === seat ? sum + chancesIn(fact) : sum), 0),
  surroundings,
  moveOf: ({ state }, { ask: { question, data } }, line) => {
    const parsed = question === 'move-ships' ? parseMoveLine(line) : undefined;
    if (!parsed || parsed.carried) return undefined;
    return { from: parsed.place, to: (data as { system?: string }).system ?? state.turn.system ?? '' };
  },
  actions: { question: 'turn', instead: ['pass', 'end', 'end-turn'] },
  activation: {
    begins: 'system-activated' satisfies keyof Facts,
    gains: GAINS as Fact['type'][],
    prevented: [
      'turn-cut-short',
      'space-cannon-used',
      'action-card-played',
      'promissory-note-played',
      'ability-used',
    ] satisfies (keyof Facts)[],
    ends: ['turn-ends', 'turn-begins', 'player-passed', 'phase-begins'] satisfies (keyof Facts)[],
  },
};
