import type { Lever } from './course.ts';
import { criticalPath, type Wait } from './critical-path.ts';
import { PLANS, type AnsweredBy, type PlanCounts, type ReplayedCourse } from './replay-course.ts';

/** Middle of a list, and the values that a tenth of it does not exceed, and that nine tenths do not. */
export interface Spread {
  median: number;
  p10: number;
  p90: number;
}

/** Averages per round of the waits for one kind of question. */
export interface WaitCounts {
  stops: number;
  handovers: number;
  hours: number;
}

/** Measurements of many games with people. */
export interface PeopleStatistics {
  games: number;
  rounds: number;
  daysPerRound: Spread;
  daysPerGame: Spread;
  handoversPerRound: number;
  stopsPerRound: number;
  /** Of the stops: those for the veil's delay, and those for windows that closed unanswered. */
  veiled: { stopsPerRound: number; hoursPerRound: number };
  closed: { stopsPerRound: number; hoursPerRound: number };
  /** Waits by kind of question, the longest first. */
  waitedFor: Record<string, WaitCounts>;
  /** Share of all questions to people that a plan answered, or another lever. */
  answeredByPlan: number;
  answeredByLever: Partial<Record<Lever, number>>;
  /** Plans that were there when their question opened, and the share that still held. */
  plans: Partial<Record<Lever, PlanCounts>>;
  plansHeld: number | null;
  pingsPerPersonAndDay: number;
  /** People who stopped and were replaced, per game. */
  replacedPerGame: number;
}

const rounded = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Returns the smallest value that at least the share `share` of the list does not exceed. Zero for an empty list. */
export function percentile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export const spreadOf = (list: readonly number[]): Spread => ({
  median: rounded(percentile(list, 0.5)),
  p10: rounded(percentile(list, 0.1)),
  p90: rounded(percentile(list, 0.9)),
});

/** Returns the days that a game took. */
export const daysOf = ({ asks }: ReplayedCourse): number =>
  asks.reduce((last, { answered }) => Math.max(last, answered), 0) / 24;

export function computePeopleStatistics(games: readonly ReplayedCourse[]): PeopleStatistics {
  const paths = games.map((game) => ({ game, waits: criticalPath(game), rounds: roundsOf(game) }));
  const waits = paths.flatMap((one) => one.waits);
  const rounds = paths.reduce((sum, one) => sum + one.rounds.length, 0);
  const perRound = (value: number): number => rounded(value / Math.max(1, rounds));
  const count = (list: readonly Wait[], is: (wait: Wait) => boolean = () => true): number => list.filter(is).length;
  const hours = (list: readonly Wait[]): number => list.reduce((sum, one) => sum + one.hours, 0);
  const waitsBy = (is: (by: AnsweredBy) => boolean) => {
    const found = waits.filter(({ by }) => is(by));
    return { stopsPerRound: perRound(found.length), hoursPerRound: perRound(hours(found)) };
  };
  const kinds = [...new Set(waits.map(({ kind }) => kind))]
    .map((kind) => ({ kind, of: waits.filter((one) => one.kind === kind) }))
    .sort((a, b) => hours(b.of) - hours(a.of));
  const days = games.map(daysOf);
  const personDays = games.reduce((sum, { course }, i) => sum + course.seats.length * days[i], 0);
  return {
    games: games.length,
    rounds,
    daysPerRound: spreadOf(
      paths.flatMap((one) => one.rounds.map((round) => hours(one.waits.filter((wait) => wait.round === round)) / 24)),
    ),
    daysPerGame: spreadOf(days),
    handoversPerRound: perRound(count(waits, ({ isHandover }) => isHandover)),
    stopsPerRound: perRound(waits.length),
    veiled: waitsBy((by) => by !== 'person' && by !== 'close'),
    closed: waitsBy((by) => by === 'close'),
    waitedFor: Object.fromEntries(
      kinds.map(({ kind, of }) => [
        kind,
        {
          stops: perRound(of.length),
          handovers: perRound(count(of, ({ isHandover }) => isHandover)),
          hours: perRound(hours(of)),
        },
      ]),
    ),
    ...answersOf(games),
    pingsPerPersonAndDay: rounded(games.reduce((sum, { pings }) => sum + pings, 0) / Math.max(1, personDays)),
    replacedPerGame: rounded(games.reduce((sum, { replaced }) => sum + replaced, 0) / Math.max(1, games.length)),
  };
}

const roundsOf = ({ course }: ReplayedCourse): number[] => [...new Set(course.asks.map(({ round }) => round))];

type AnswerStatistics = Pick<PeopleStatistics, 'answeredByPlan' | 'answeredByLever' | 'plans' | 'plansHeld'>;

/** Counts who answered, and how many plans held. */
function answersOf(games: readonly ReplayedCourse[]): AnswerStatistics {
  const asked = games
    .flatMap(({ asks }) => asks.map(({ by }) => by))
    .filter((by) => by !== 'veil' && by !== 'rules' && by !== 'nobody');
  const levers = [...new Set(asked)].filter((by) => by !== 'person' && by !== 'close');
  const share = (of: number): number => rounded(of / Math.max(1, asked.length), 3);
  const plans: Partial<Record<Lever, PlanCounts>> = {};
  for (const game of games)
    for (const [lever, { made, held }] of Object.entries(game.plans) as [Lever, PlanCounts][]) {
      const sum = (plans[lever] ??= { made: 0, held: 0 });
      sum.made += made;
      sum.held += held;
    }
  const total = Object.values(plans).reduce((sum, one) => ({ made: sum.made + one.made, held: sum.held + one.held }), {
    made: 0,
    held: 0,
  });
  return {
    answeredByPlan: share(asked.filter((by) => PLANS.includes(by as Lever)).length),
    answeredByLever: Object.fromEntries(
      levers.map((lever) => [lever, share(asked.filter((by) => by === lever).length)]),
    ),
    plans,
    plansHeld: total.made ? rounded(total.held / total.made, 3) : null,
  };
}

/** Returns how much longer each game takes than the same game in another setup, and the interval of 90 %. */
export function compareDays(games: readonly ReplayedCourse[], others: readonly ReplayedCourse[]) {
  const ratios = games.map((game, i) => daysOf(game) / Math.max(1e-9, daysOf(others[i])));
  return {
    median: rounded(percentile(ratios, 0.5), 3),
    p5: rounded(percentile(ratios, 0.05), 3),
    p95: rounded(percentile(ratios, 0.95), 3),
  };
}
