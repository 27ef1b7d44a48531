import type { Objective, HaveAndNeed } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { claimProblem } from '#ti3/rules/objectives/objectives.ts';
import { influenceOf, readyPlanetsOf, resourcesOf } from '#ti3/rules/planets/planets.ts';
import { tradeGoodValue } from '#ti3/rules/production/payment.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

/** How far one player is with an objective. */
export interface ProgressView {
  state: 'scored' | 'met' | 'short';
  /** "3/5"; empty where one thing is asked for. */
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

/** What it takes to pay for it, against what a seat could pay with. */
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
  // Whoever lacks a planet at home fulfils it, and cannot claim it.
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

/** Public objectives, with how far everybody is: all can see that. */
export const buildPublicProgress = (game: Game): ObjectiveProgress[] => {
  const seats = remainingSeats(game.state);
  return game.state.objectives.map(({ id }) => viewOf(game, id, seats));
};

/** A seat's own secret objective; none where it has been claimed. Throws for every other viewer. */
export function buildSecretProgress(game: Game, seat: SeatId, viewer: SeatId | null): ObjectiveProgress[] {
  if (viewer !== seat) throw new Error(`The secret objective of ${seat} is shown to nobody else.`);
  const { secretObjective } = seatOf(game, seat);
  return secretObjective === null ? [] : [viewOf(game, secretObjective, [seat])];
}
