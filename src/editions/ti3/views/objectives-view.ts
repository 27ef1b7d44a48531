import type { Objective, HaveAndNeed } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { claimProblem } from '#ti3/rules/objectives/objectives.ts';
import { influenceOf, readyPlanetsOf, resourcesOf } from '#ti3/rules/planets/planets.ts';
import { tradeGoodValue } from '#ti3/rules/production/payment.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

/** Progress of one player toward an objective. */
export interface ProgressView {
  state: 'scored' | 'met' | 'short';
  /** "3/5"; empty if the objective has a single condition. */
  count: string;
  text: string;
}

export interface ObjectiveProgress {
  id: ComponentId;
  name: string;
  text: string;
  points: number;
  seats: Record<SeatId, ProgressView>;
}

/** Returns what a seat has and needs to pay for an objective. */
function spending(game: Game, seat: SeatId, { spend = {} }: Objective): HaveAndNeed[] {
  const { tradeGoods, counters } = seatOf(game, seat);
  const ready = readyPlanetsOf(game, seat);
  const worth = (of: typeof resourcesOf): number =>
    ready.reduce((sum, { id }) => sum + of(game, id), tradeGoods * tradeGoodValue(game, seat));
  const have = {
    resources: () => worth(resourcesOf),
    influence: () => worth(influenceOf),
    tradeGoods: () => tradeGoods,
    counters: () => counters.command + counters.strategy,
  };
  return (Object.keys(have) as (keyof typeof have)[]).flatMap((kind): HaveAndNeed[] => {
    const need = spend[kind] ?? 0;
    return need ? [[have[kind](), need]] : [];
  });
}

function progressOf(game: Game, seat: SeatId, objective: Objective): ProgressView {
  const { claimed } = seatOf(game, seat);
  const parts = [...objective.tally(game, seat), ...spending(game, seat, objective)];
  const short = parts
    .filter(([, need]) => need > 1)
    .map(([have, need]) => `${have}/${need}`)
    .join(', ');
  if (claimed.includes(objective.id)) return { state: 'scored', count: short, text: '' };
  const reached = parts.every(([have, need]) => have >= need);
  const problem = claimProblem(game, seat, objective.id);
  // A player without all home planets may meet the objective but cannot claim it.
  return {
    state: reached && problem === undefined ? 'met' : 'short',
    count: short,
    text: [short, reached ? problem : ''].filter(Boolean).join('; '),
  };
}

const viewOf = (game: Game, id: ComponentId, seats: readonly SeatId[]): ObjectiveProgress => {
  const objective = game.book.byKind.objective[id];
  const { name, text, points } = objective;
  return {
    id,
    name,
    text,
    points,
    seats: Object.fromEntries(seats.map((seat) => [seat, progressOf(game, seat, objective)])),
  };
};

/** Builds the public objectives with every player's progress, which is public. */
export const buildPublicProgress = (game: Game): ObjectiveProgress[] => {
  const seats = remainingSeats(game.state);
  return game.state.objectives.map(({ id }) => viewOf(game, id, seats));
};

/** Builds the progress of a seat's own secret objective; empty once it is claimed. Throws for any other viewer. */
export function buildSecretProgress(game: Game, seat: SeatId, viewer: SeatId | null): ObjectiveProgress[] {
  if (viewer !== seat) throw new Error(`Only ${seat} can see this secret objective.`);
  const { secretObjective } = seatOf(game, seat);
  return secretObjective === null ? [] : [viewOf(game, secretObjective, [seat])];
}
