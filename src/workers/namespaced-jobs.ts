import type { JobHandlers, JobRunner } from './job.ts';

const called = (owner: string, job: string): string => `${owner}:${job}`;

/** Jobs of one of several, each of whom may call theirs what they like. */
export const namespaceJobs = (owner: string, jobs: JobHandlers): JobHandlers =>
  Object.fromEntries(Object.entries(jobs).map(([name, job]) => [called(owner, name), job]));

/** Who does the jobs of several, as one of them asks for their own. */
export const runnerFor = (works: JobRunner, owner: string): JobRunner => ({
  run: (job, data, wanted) => works.run(called(owner, job), data, wanted),
});
