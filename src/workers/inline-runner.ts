import { given, Undone, type Jobs, type Works } from './job.ts';

/** The same work without any worker, where nobody is kept waiting by it: in tests and scripts. */
export const inline = (jobs: Jobs): Works => ({
  run: async <T>(job: string, data: unknown): Promise<T> => {
    const work = jobs[job] as ((data: unknown) => T | Promise<T>) | undefined;
    if (!work) throw new Undone('failed', `Nobody does ${job}`);
    return work(given(data));
  },
});
