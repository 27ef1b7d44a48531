import type { Jobs, Works } from './job.ts';

const called = (owner: string, job: string): string => `${owner}:${job}`;

/** Jobs of one of several, each of whom may call theirs what they like. */
export const owned = (owner: string, jobs: Jobs): Jobs =>
  Object.fromEntries(Object.entries(jobs).map(([name, job]) => [called(owner, name), job]));

/** Who does the jobs of several, as one of them asks for their own. */
export const worksOf = (works: Works, owner: string): Works => ({
  run: (job, data, wanted) => works.run(called(owner, job), data, wanted),
});
