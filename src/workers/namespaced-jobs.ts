import type { JobHandlers, JobRunner } from './job.ts';

const called = (owner: string, job: string): string => `${owner}:${job}`;

/** Prefixes the names of jobs with their owner, so that several owners may use the same names. */
export const namespaceJobs = (owner: string, jobs: JobHandlers): JobHandlers =>
  Object.fromEntries(Object.entries(jobs).map(([name, job]) => [called(owner, name), job]));

/** Returns a runner that runs the jobs of one owner by their own names. */
export const runnerFor = (works: JobRunner, owner: string): JobRunner => ({
  run: (job, data, wanted) => works.run(called(owner, job), data, wanted),
});
