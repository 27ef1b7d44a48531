import type { Objective } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { canClaim } from '#ti3/rules/objectives/objectives.ts';
import { secretObjectivesOf } from '#ti3/rules/objectives/secret-objectives.ts';
import type { Planet, State, Unit } from '#ti3/rules/state.ts';
import type { ComponentId, PlanetId } from '#ti3/rules/terms.ts';
import { withChanges, sumBy, type AiContext } from '#ti3/ai/ai-context.ts';

// Goals of an AI player: the objectives it can still claim, weighted by progress.

/** Value of a victory point, in resources. */
export const VICTORY_POINT_VALUE = 8;

/** Value, in victory points, of a card that wins at once. */
const VICTORY = 10;

const cardIn = ({ book }: Game, id: ComponentId): Objective | undefined => book.byKind.objective[id];

/** Lists the objectives that a seat has not claimed yet: the revealed ones and its secret ones. */
export const openObjectives = (context: AiContext): Objective[] =>
  context.memoizeForDecision('aims', () => {
    const { game, own } = context;
    const open = game.state.objectives.filter(({ claimedBy }) => !claimedBy.includes(context.seat)).map(({ id }) => id);
    return [...open, ...secretObjectivesOf(own)].flatMap((id) => cardIn(game, id) ?? []);
  });

/** Returns the progress toward an objective, from 0 to 1. */
function reached(game: Game, seat: string, card: Objective): number {
  const parts = card.tally(game, seat);
  return parts.length ? sumBy(parts, ([have, need]) => Math.min(1, have / need)) / parts.length : 1;
}

/** Returns the value of an objective at its current progress; the last step counts most. */
function worthSoFar(game: Game, seat: string, card: Objective): number {
  const share = reached(game, seat, card);
  const points = card.wins ? VICTORY : card.points;
  return points * VICTORY_POINT_VALUE * (share >= 1 ? 1 : card.wins ? share ** 6 : 0.65 * share ** 1.2);
}

const standing = (context: AiContext, game: Game): number =>
  sumBy(openObjectives(context), (card) => worthSoFar(game, context.seat, card));

/** Returns how much a change of state advances the seat's objectives, in resources. */
export const evaluateChanges = (context: AiContext, changes: Partial<State>): number =>
  standing(context, withChanges(context, changes)) -
  context.memoizeForDecision('standing', () => standing(context, context.game));

/** Returns how much added or removed units advance the seat's objectives. */
export const evaluateUnitChanges = (
  context: AiContext,
  changed: Readonly<Record<string, Unit | undefined>>,
): number => {
  const units = Object.fromEntries(
    Object.entries({ ...context.game.state.units, ...changed }).flatMap(([id, unit]) => (unit ? [[id, unit]] : [])),
  );
  return evaluateChanges(context, { units });
};

const withOwner = (
  { game: { state } }: AiContext,
  planet: PlanetId,
  owner: string | null,
): Record<PlanetId, Planet> => ({
  ...state.planets,
  [planet]: { ...state.planets[planet], owner },
});

/** Returns how much owning a planet advances the seat's objectives. */
export const evaluatePlanetGain = (context: AiContext, planet: PlanetId): number =>
  context.memoizeForDecision(`gain of ${planet}`, () => {
    const mine = context.game.state.planets[planet].owner === context.seat;
    const change = evaluateChanges(context, { planets: withOwner(context, planet, mine ? null : context.seat) });
    return mine ? -change : change;
  });

/** Tells whether the seat may claim objectives at all (E3 16.1). */
export const canClaimAny = (context: AiContext): boolean => canClaim(context.game, context.seat);

/** Lists public objectives that the seat fulfills already and that cost nothing to claim. */
export const fulfilledObjectives = (context: AiContext): Objective[] =>
  openObjectives(context).filter(
    (card) => card.stage !== 'secret' && !card.spend && card.fulfilled(context.game, context.seat),
  );

/** Lists affordable objectives that must be paid for, the most points first. */
export const paidObjectives = (context: AiContext): Objective[] =>
  openObjectives(context)
    .filter((card) => card.spend && card.fulfilled(context.game, context.seat))
    .sort((a, b) => b.points - a.points);
