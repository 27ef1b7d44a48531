import { resolveInput, JobRejected, type JobHandlers, type JobRunner } from './job.ts';

/** Creates a runner that runs jobs in this process, for tests and scripts, where blocking is no problem. */
export const createInlineRunner = (jobs: JobHandlers): JobRunner => ({
  run: async <T>(job: string, data: unknown): Promise<T> => {
    const work = jobs[job] as ((data: unknown) => T | Promise<T>) | undefined;
    if (!work) throw new JobRejected('failed', `No worker does ${job}`);
    return work(resolveInput(data));
  },
});
