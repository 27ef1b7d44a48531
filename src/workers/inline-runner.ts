import { resolveInput, JobRejected, type JobHandlers, type JobRunner } from './job.ts';

/** The same work without any worker, where nobody is kept waiting by it: in tests and scripts. */
export const createInlineRunner = (jobs: JobHandlers): JobRunner => ({
  run: async <T>(job: string, data: unknown): Promise<T> => {
    const work = jobs[job] as ((data: unknown) => T | Promise<T>) | undefined;
    if (!work) throw new JobRejected('failed', `Nobody does ${job}`);
    return work(resolveInput(data));
  },
});
