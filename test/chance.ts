import fc from 'fast-check';

// Fixes the seed, so that a failure is repeatable; `SEED=2 npx vitest run ...` tries another.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

/** Returns how many samples a test draws: few in each run, all of them with `SAMPLES=all`. */
export const samples = (few: number, all: number): number => (process.env.SAMPLES === 'all' ? all : few);

export default fc;
