import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Rulebook } from '#ti4/rules/game.ts';
import { ti4CourseRules } from '#ti4/simulation/course-rules.ts';
import { parseTi4PlayerKinds } from '#ti4/simulation/players.ts';
import { simulate, type SimulationSetup } from '#ti4/simulation/simulate.ts';
import { ti4Simulation } from '#ti4/simulation/simulated-edition.ts';
import { createCourseRecorder, formatCourse, formatCourseHead, parseCourses, type Course } from '#simulation';

/** Plays a game with practice players and records its course. Throws if anything went wrong in it. */
function playCourse(book: Rulebook, setup: SimulationSetup): Course {
  const recorder = createCourseRecorder(ti4Simulation, ti4CourseRules);
  const found: { course?: Course } = {};
  const { stuck, refused, endless, faults, ending } = simulate(book, setup, {
    kinds: parseTi4PlayerKinds('practice', setup.players),
    nextAsks: recorder.nextAsks,
    settles: true,
    onFact: (_game, fact) => recorder.onFact(fact),
    onMove: (move, game) => {
      recorder.onMove(move, game);
      found.course ??= recorder.course(game, setup.seed, null);
    },
  });
  const wrong = [...stuck, ...refused, ...endless, ...faults];
  if (!found.course || wrong.length) throw new Error(`${setup.seed}: ${wrong.join('\n') || 'nobody was asked'}`);
  return { ...found.course, ending };
}

/**
 * Yields the courses of games, one for each seed. Those that the file holds are not played again; the others are added
 * to it.
 */
export function* playCourses(
  book: Rulebook,
  setup: Omit<SimulationSetup, 'seed'>,
  seeds: readonly string[],
  file: string | undefined,
): Generator<Course> {
  const shared = { ...setup, sets: book.sets };
  if (file !== undefined && !existsSync(file)) writeFileSync(file, formatCourseHead(shared));
  const known = file === undefined ? new Map<string, Course>() : parseCourses(readFileSync(file, 'utf8'), shared);
  for (const seed of seeds) {
    const course = known.get(seed) ?? playCourse(book, { ...setup, sets: book.sets, seed });
    if (file !== undefined && !known.has(seed)) appendFileSync(file, formatCourse(course));
    yield course;
  }
}
