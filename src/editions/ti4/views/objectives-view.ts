import { isMet, formatProgress } from '#ti4/rules/objectives/progress.ts';
import type { Game } from '#ti4/rules/game.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { objectiveCosts } from '#ti4/rules/objectives/objective-costs.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';

/** One player's progress on an objective. `unknown`: its condition is an event that cannot be counted. */
export interface ProgressView {
  state: 'scored' | 'met' | 'short' | 'unknown';
  /** "3/4"; empty if one thing is required, or nothing is counted. */
  count: string;
  /** "3 of 4 industrial planets: Thibah, Arnor, Lor". */
  text: string;
}

export interface ObjectiveProgress {
  id: ComponentId;
  name: string;
  text: string;
  points: number;
  stage: 1 | 2 | 'secret';
  phase: 'action' | 'status' | 'agenda';
  seats: Record<SeatId, ProgressView>;
  /** Time of scoring, if not the status phase. */
  when?: string;
}

const WHEN = {
  action: ' You score it in the action phase, when it happens.',
  agenda: ' You score it in the agenda phase, when it happens.',
};

/** Measures progress on an objective's condition and on its costs. */
function progressOf(game: Game, seat: SeatId, id: ComponentId): ProgressView {
  const objective = objectiveOf(game, id);
  const scored = game.state.objectives.some((one) => one.id === id && one.scoredBy.includes(seat));
  const condition = objective.progress?.(game, seat);
  const parts = [...(condition ? [condition] : []), ...objectiveCosts(game, seat, objective)];
  const state = scored ? 'scored' : !parts.length ? 'unknown' : parts.every(isMet) ? 'met' : 'short';
  return {
    state,
    count: parts
      .filter(({ need }) => need > 1)
      .map(({ have, need }) => `${have}/${need}`)
      .join(', '),
    text: parts.map(formatProgress).filter(Boolean).join('; '),
  };
}

function viewOf(game: Game, id: ComponentId, seats: readonly SeatId[]): ObjectiveProgress {
  const { name, text, points, stage, phase } = objectiveOf(game, id);
  return {
    id,
    name,
    text,
    points,
    stage,
    phase,
    ...(phase !== 'status' && { when: WHEN[phase] }),
    seats: Object.fromEntries(seats.map((seat) => [seat, progressOf(game, seat, id)])),
  };
}

/** Returns every player's progress on the public objectives. Public. */
export const buildPublicProgress = (game: Game): ObjectiveProgress[] => {
  const seats = game.state.order.filter((seat) => !game.state.seats[seat].eliminated);
  return game.state.objectives.map(({ id }) => viewOf(game, id, seats));
};

/** Returns progress on a seat's own secret objectives. Throws for every other viewer. */
export function buildSecretProgress(game: Game, seat: SeatId, viewer: SeatId | null): ObjectiveProgress[] {
  if (viewer !== seat) throw new Error('Only the owner can see these secret objectives.');
  return seatOf(game, seat).secretObjectives.map((id) => viewOf(game, id, [seat]));
}
