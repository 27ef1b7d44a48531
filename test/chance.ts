import fc from 'fast-check';

// What fails once is to fail again: another seed is tried by `SEED=2 npx vitest run ...`.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

export default fc;
