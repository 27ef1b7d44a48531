import { prefixedKey } from '#kit/prompts/option-keys.ts';
import { type Game } from '#ti4/rules/game.ts';
import { agendaAtHand, type AgendaAtHand } from './outcomes.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { ExtraVotes } from './agenda-value-types.ts';
import { influenceOf, readyPlanetsOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';

export function atHand(game: Game): AgendaAtHand & { agenda: ComponentId } {
  const found = agendaAtHand(game);
  if (!found?.agenda) throw new Error('No agenda is being resolved');
  return found as AgendaAtHand & { agenda: ComponentId };
}

const planetVotes = (game: Game, seat: SeatId, planet: string): number =>
  modify(
    game,
    'planet-votes',
    { planet, seat },
    influenceOf(game, planet) + modify(game, 'planet-votes-added', { planet, seat }, 0),
  );

const settledVotes = (game: Game, seat: SeatId): number | undefined =>
  modify(game, 'votes-settled', { seat }, undefined);

/** Tells whether a seat may cast votes in addition to its own: not if their number is fixed. */
export const canAddVotes = (game: Game, seat: SeatId): boolean => settledVotes(game, seat) === undefined;

export const planetLines = (game: Game, seat: SeatId) =>
  (canAddVotes(game, seat) ? readyPlanetsOf(game, seat) : [])
    .map((planet) => ({ planet: planet.id, votes: planetVotes(game, seat, planet.id) }))
    .filter(({ votes }) => votes > 0)
    // The most votes first; between equal ones, the planet of fewer resources.
    .sort((a, b) => b.votes - a.votes || resourcesOf(game, a.planet) - resourcesOf(game, b.planet));

const NONE: readonly ExtraVotes[] = [];
export const extraVotes = (game: Game, seat: SeatId): readonly ExtraVotes[] =>
  canAddVotes(game, seat) ? modify(game, 'extra-votes', { seat, agenda: atHand(game).agenda }, [...NONE]) : NONE;

/** Returns the votes of a seat that exhausts these planets (8.6) plus a number of additional votes (8.15). */
export function votesOf(game: Game, seat: SeatId, planets: readonly string[], besides: number): number {
  const settled = settledVotes(game, seat);
  if (settled !== undefined) return settled;
  const sum = planets.reduce((total, planet) => total + planetVotes(game, seat, planet), 0);
  return modify(game, 'votes', { seat }, sum) + besides;
}

/** Returns why a seat cannot cast any votes (8.16), or undefined if it can. */
export function votingProblem(game: Game, seat: SeatId): string | undefined {
  const { agenda } = atHand(game);
  const barred = modify(game, 'vote-barred', { seat, agenda }, undefined);
  if (barred && !modify(game, 'always-votes', { seat, agenda }, false)) return barred;
  const able =
    planetLines(game, seat).length > 0 || extraVotes(game, seat).length > 0 || votesOf(game, seat, [], 0) > 0;
  return able ? undefined : 'You have no ready planets to cast votes with.';
}
export const besides = prefixedKey<ComponentId>('votes:');

/** Returns the planet of the fewest votes and, among these, the fewest resources. */
export const leastLine = (lines: ReturnType<typeof planetLines>): string => {
  const fewest = Math.min(...lines.map(({ votes }) => votes));
  return lines.find(({ votes }) => votes === fewest)?.planet ?? '';
};
