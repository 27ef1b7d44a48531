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
export const openObjectives = (mind: AiContext): Objective[] =>
  mind.memoizeForDecision('aims', () => {
    const { game, own } = mind;
    const open = game.state.objectives.filter(({ claimedBy }) => !claimedBy.includes(mind.seat)).map(({ id }) => id);
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

const standing = (mind: AiContext, game: Game): number =>
  sumBy(openObjectives(mind), (card) => worthSoFar(game, mind.seat, card));

/** Returns how much a change of state advances the seat's objectives, in resources. */
export const evaluateChanges = (mind: AiContext, changes: Partial<State>): number =>
  standing(mind, withChanges(mind, changes)) - mind.memoizeForDecision('standing', () => standing(mind, mind.game));

/** Returns how much added or removed units advance the seat's objectives. */
export const evaluateUnitChanges = (mind: AiContext, changed: Readonly<Record<string, Unit | undefined>>): number => {
  const units = Object.fromEntries(
    Object.entries({ ...mind.game.state.units, ...changed }).flatMap(([id, unit]) => (unit ? [[id, unit]] : [])),
  );
  return evaluateChanges(mind, { units });
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
export const evaluatePlanetGain = (mind: AiContext, planet: PlanetId): number =>
  mind.memoizeForDecision(`gain of ${planet}`, () => {
    const mine = mind.game.state.planets[planet].owner === mind.seat;
    const change = evaluateChanges(mind, { planets: withOwner(mind, planet, mine ? null : mind.seat) });
    return mine ? -change : change;
  });

/** Tells whether the seat may claim objectives at all (E3 16.1). */
export const canClaimAny = (mind: AiContext): boolean => canClaim(mind.game, mind.seat);

/** Lists public objectives that the seat fulfills already and that cost nothing to claim. */
export const fulfilledObjectives = (mind: AiContext): Objective[] =>
  openObjectives(mind).filter((card) => card.stage !== 'secret' && !card.spend && card.fulfilled(mind.game, mind.seat));

/** Lists affordable objectives that must be paid for, the most points first. */
export const paidObjectives = (mind: AiContext): Objective[] =>
  openObjectives(mind)
    .filter((card) => card.spend && card.fulfilled(mind.game, mind.seat))
    .sort((a, b) => b.points - a.points);
