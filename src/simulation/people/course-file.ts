import type { Course } from './course.ts';

/** Version of the shape of a course. A file of another version is refused. */
const COURSE_VERSION = 1;

/** Setup of the games whose courses a file holds. */
export type CourseSetup = Record<string, string | number | boolean | readonly string[]>;

/** Formats the first line of a file of courses. The courses follow, one a line. */
export const formatCourseHead = (setup: CourseSetup): string =>
  `${JSON.stringify({ courses: COURSE_VERSION, setup })}\n`;

export const formatCourse = (course: Course): string => `${JSON.stringify(course)}\n`;

/**
 * Parses a file of courses, by seed. An unfinished last line is left out. Throws if the file is of another version, or
 * of games with another setup.
 */
export function parseCourses(contents: string, setup: CourseSetup): Map<string, Course> {
  const [head, ...lines] = contents.split('\n');
  if (`${head}\n` !== formatCourseHead(setup))
    throw new Error(`The file of courses is not of these games. It begins: ${head.slice(0, 200)}`);
  const found = new Map<string, Course>();
  for (const line of lines.slice(0, -1)) {
    const course = JSON.parse(line) as Course;
    found.set(course.seed, course);
  }
  return found;
}
