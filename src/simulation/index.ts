export { createRandom, seedFromText, randomAnswerer, type Answerer, type Move } from './random-player.ts';
export { conservationProblems, survivesRoundTrip } from './audit.ts';
export { collectContract, type Contract } from './saved-game-names.ts';
export {
  componentsInKey,
  createCoverage,
  formatCoverage,
  namedComponents,
  type ComponentCount,
  type Coverage,
  type CoverageSource,
} from './component-coverage.ts';
export {
  addReport,
  formatProposalCounts,
  createProposedAnswersReport,
  proposalFaults,
  type ProposalReport,
} from '#simulation/proposed-answers/proposed-answers-report.ts';
export {
  ProposalCheck,
  type ActivationRules,
  type ProposalRules,
} from '#simulation/proposed-answers/check-proposed-answers.ts';
export { playerKindOf, parsePlayerKinds, type PlayerKind } from './player-kinds.ts';
export {
  computePace,
  createTimekeeper,
  type AnswerDelay,
  type FormsInUse,
  type RoundStops,
} from './pace-statistics.ts';
export { LEVERS, isLever, type Course, type CourseAsk, type Lever, type PlanOfAsk } from './people/course.ts';
export { formatCourse, formatCourseHead, parseCourses, type CourseSetup } from './people/course-file.ts';
export {
  Attendance,
  isPeopleKind,
  LOOKS_PER_DAY,
  SimulatedPerson,
  STOP,
  type Habits,
  type Presence,
} from './people/simulated-person.ts';
export { criticalPath } from './people/critical-path.ts';
export { Prerequisites } from './people/prerequisites.ts';
export { compareDays, computePeopleStatistics, spreadOf, type PeopleStatistics } from './people/people-statistics.ts';
export { replayCourse, type PeopleSetup, type ReplayedCourse, type VeilDraw } from './people/replay-course.ts';
export type { CourseRules } from './people/course-rules.ts';
export { createCourseRecorder, type CourseRecorder } from './people/record-course.ts';
export { playOut, type PlayResult, type PlayOptions } from './play-out.ts';
export {
  parseRecordedGame,
  replayGame,
  formatRecordedGame,
  type RecordedGame,
  type ReplayOptions,
} from './recorded-game.ts';
export type { RandomBelow, FreeAction, SimulatedGame, SimulatedEdition } from './simulated-edition.ts';
export { simulateGame, type SimulationResult, type SimulationOptions } from './simulate-game.ts';
export {
  createTally,
  simulateMixed,
  type MixedResult,
  type SimulationWatch,
  type TallyRules,
} from './simulate-mixed.ts';
