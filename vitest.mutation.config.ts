import { defineConfig } from 'vitest/config';

/** The tests that judge a mutant: `MUTATION_TESTS` lists their files, with commas (`scripts/mutation/mutate.ts`). */
export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(',').filter(Boolean),
    testTimeout: 900_000,
    hookTimeout: 900_000,
    experimental: { viteModuleRunner: false },
    isolate: false,
  },
});
