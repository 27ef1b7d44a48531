import type { Json } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import type { ProposalRules } from '#simulation';
import { chooseAnswer } from '#ti2/ai/index.ts';
import type { Game } from '#ti2/rules/game.ts';
import { planetsOf } from '#ti2/rules/seats.ts';
import type { SeatId } from '#ti2/rules/terms.ts';
import { hasQuality } from '#ti2/rules/units/units.ts';
import { knownTo } from '#ti2/views/known-game.ts';
import { answerAsAi } from './simulated-edition.ts';

/** Counts a seat's units, on the board and bought, by type, and the planets that a troop holds: one is enough. */
function unitCounts(game: Game, seat: SeatId): Record<string, number> {
  const { state } = game;
  const counts: Record<string, number> = { ...state.seats[seat].bought };
  for (const unit of Object.values(state.units)) {
    if (unit.owner !== seat) continue;
    counts[unit.type] = (counts[unit.type] ?? 0) + 1;
    if (unit.planet !== undefined && state.planets[unit.planet].owner === seat && hasQuality(game, 'troop', unit))
      counts[`held: ${unit.planet}`] = 1;
  }
  return counts;
}

function holdings(game: Game, seat: SeatId): Record<string, number> {
  const own = game.state.seats[seat];
  const leaders = Object.values(game.state.leaders ?? {});
  return {
    ...unitCounts(game, seat),
    ...Object.fromEntries(planetsOf(game, seat).map(({ id }) => [`planet ${id}`, 1])),
    ...Object.fromEntries(Object.keys(own.technologies).map((id) => [`technology ${id}`, 1])),
    credits: own.credits,
    'credits for a technology': own.grant ?? 0,
    'action cards': own.actionCards.length,
    agreements: Object.values(game.state.agreements).filter(({ seats }) => seats.includes(seat)).length,
    'free leaders': leaders.filter(({ owner, captor, gone }) => owner === seat && captor === undefined && !gone).length,
    'hidden leaders': leaders.filter(({ owner, hidden, gone }) => owner === seat && hidden && !gone).length,
    captives: leaders.filter(({ captor }) => captor === seat).length,
    bracket: own.bracket,
  };
}

/** Lists the systems with ships of several players: a combat there may be won. */
const contested = ({ units, systems }: Game['state']): string[] =>
  Object.keys(systems).filter((id) => {
    const ships = Object.values(units).filter(({ system, planet }) => system === id && planet === undefined);
    return new Set(ships.map(({ owner }) => owner)).size > 1;
  });

const surroundings = ({ state }: Game): Json =>
  [
    Object.values(state.effects).map(({ component, holder, data, until }) => [component, holder, data, until]),
    state.laws,
    state.aimed,
    contested(state),
    Object.values(state.systems).map(({ found }) => found),
    Object.values(state.planets).map(({ counter }) => counter),
  ].map((part) => part ?? null) as unknown as Json;

const lineKey = pairKey<string, string>('@');
const stepKey = pairKey<string, string>('>');

/** Proposals of the second edition, and what a seat can lose. */
export const ti2ProposalRules: ProposalRules<Game> = {
  // Panels and forms propose what a practice player would answer.
  propose: (game, open, asked, seed) => {
    const { player } = open.ask;
    return chooseAnswer(knownTo(game, player, open.path), player, asked, seed);
  },
  answerer: answerAsAi,
  round: ({ state }) => state.round,
  seats: ({ state }) => state.order,
  ended: ({ state }) => state.phase === 'ended',
  holdings,
  surroundings,
  moveOf: (game, { ask: { question, data } }, line) => {
    const { from, to = '' } = data as { from?: string; to?: string };
    if (question === 'sail' && from !== undefined) return { from, to };
    if (question === 'gather') return { from: lineKey.parse(line)[1], to };
    if (question !== 'movement' || !line.includes('>')) return undefined;
    const [start, end] = stepKey.parse(line);
    return game.state.systems[start] && game.state.systems[end] ? { from: start, to: end } : undefined;
  },
};
