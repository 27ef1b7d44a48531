import fc from 'fast-check';

// Fixes the seed, so that a failure is repeatable; `SEED=2 npx vitest run ...` tries another.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

export default fc;
