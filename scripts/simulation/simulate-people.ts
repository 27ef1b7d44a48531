import type { Rulebook } from '#ti4/rules/game.ts';
import type { SimulationSetup } from '#ti4/simulation/simulate.ts';
import { drawVeiledTime } from '#service/timeouts/answer-times.ts';
import {
  Attendance,
  compareDays,
  computePeopleStatistics,
  isLever,
  isPeopleKind,
  LEVERS,
  LOOKS_PER_DAY,
  replayCourse,
  STOP,
  type Course,
  type Habits,
  type Lever,
  type PeopleSetup,
} from '#simulation';
import { playCourses } from './play-courses.ts';

/** Options of the command line that concern people. */
export interface PeopleOptions {
  people: string;
  planned: string;
  with?: string | undefined;
  without?: string | undefined;
  only?: string | undefined;
  levers: string;
  vanish?: string | undefined;
  each: boolean;
  courses?: string | undefined;
  json: boolean;
}

const ALL = Object.keys(LEVERS) as Lever[];
const IN_PRODUCT = ALL.filter((lever) => LEVERS[lever].inProduct);

/** Parses levers separated by commas. Throws for an unknown one. */
function parseLevers(names: string | undefined): Lever[] {
  return (names?.split(',') ?? []).map((name) => {
    if (!isLever(name)) throw new Error(`There is no lever “${name}”. There are: ${ALL.join(', ')}.`);
    return name;
  });
}

/** Returns the levers before and after some were left out, or all but some were. */
function leversOf({ levers, without, only }: PeopleOptions): { all: Lever[]; used: Lever[] } {
  const all = levers === 'all' ? ALL : levers === 'product' ? IN_PRODUCT : parseLevers(levers);
  const left = parseLevers(without);
  const kept = only === undefined ? all : parseLevers(only);
  return { all, used: kept.filter((lever) => !left.includes(lever)) };
}

function parsePlanned(text: string): number {
  const share = Number(text);
  if (!(share >= 0 && share <= 1)) throw new Error(`--planned must be a share from 0 to 1, not “${text}”.`);
  return share;
}

function habitsOf({ people, vanish }: PeopleOptions): Habits {
  if (!isPeopleKind(people))
    throw new Error(`There are no “${people}” people. There are: ${Object.keys(LOOKS_PER_DAY).join(', ')}.`);
  return {
    looksPerDay: LOOKS_PER_DAY[people],
    stop: vanish === undefined ? STOP : { share: Number(vanish), days: 7 },
  };
}

/** Plays games with people who have time zones, sleep and plans, and prints what was waited for. */
export function simulatePeople(
  book: Rulebook,
  setup: Omit<SimulationSetup, 'seed'>,
  seeds: readonly string[],
  options: PeopleOptions,
): void {
  const { all, used } = leversOf(options);
  const habits = habitsOf(options);
  const people: PeopleSetup = {
    attend: (seed) => new Attendance(seed, habits),
    planned: parsePlanned(options.planned),
    levers: new Set(used),
    drawVeiled: drawVeiledTime,
  };
  const courses: Course[] = [];
  for (const course of playCourses(book, setup, seeds, options.courses)) {
    courses.push(course);
    if (!options.json) console.error(`${course.seed}: ${course.asks.length} questions`);
  }
  const measured = (levers: readonly Lever[]) =>
    courses.map((course) => replayCourse(course, { ...people, levers: new Set(levers) }));
  const games = measured(used);
  const brief = (levers: readonly Lever[]) => {
    const replayed = measured(levers);
    const { daysPerRound, handoversPerRound, stopsPerRound } = computePeopleStatistics(replayed);
    return { daysPerRound, handoversPerRound, stopsPerRound, daysBeside: compareDays(replayed, games) };
  };
  const bySeed = courses.map(({ seed, ending }, i) => {
    const { rounds, daysPerGame } = computePeopleStatistics([games[i]]);
    return { seed, ending, rounds, days: daysPerGame.median };
  });
  const report = {
    people: {
      kind: options.people,
      looksPerDay: habits.looksPerDay,
      players: setup.players,
      planned: people.planned,
      windowHours: courses[0]?.windowHours ?? null,
      levers: { inUse: used, inProduct: IN_PRODUCT, notInProduct: ALL.filter((lever) => !IN_PRODUCT.includes(lever)) },
      ...computePeopleStatistics(games),
      // The same games with another choice of levers.
      paired: {
        ...(used.length !== all.length && { allLevers: brief(all) }),
        noLevers: brief([]),
        ...(options.each && {
          only: Object.fromEntries(used.map((lever) => [lever, brief([lever])])),
          without: Object.fromEntries(used.map((lever) => [lever, brief(used.filter((one) => one !== lever))])),
        }),
      },
      bySeed,
    },
  };
  console.log(JSON.stringify(report, null, 1));
}
