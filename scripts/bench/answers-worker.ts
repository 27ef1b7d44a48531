// Measures an answer with the sources of a folder, of this or an earlier version, and prints JSON.
//   node scripts/bench/answers-worker.ts <folder> <edition> <answers> <seed>
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { measureAnswers } from './answers.ts';
import type { BenchmarkedEdition } from './benchmarked-edition.ts';

const [folder = '.', edition = 'ti4', count = '400', seed = 'bench'] = process.argv.slice(2);

/** Loads an export by its name of today, or by the name and file it had before. */
async function load<T>(...places: [file: string, name: string][]): Promise<T> {
  for (const [file, name] of places) {
    if (!existsSync(path.resolve(folder, file))) continue;
    const found = ((await import(pathToFileURL(path.resolve(folder, file)).href)) as Record<string, T>)[name];
    if (found !== undefined) return found;
  }
  throw new Error(`${folder} has none of ${places.map(([file, name]) => `${name} in ${file}`).join(', ')}`);
}

const MADE: Record<string, () => Promise<BenchmarkedEdition>> = {
  ti4: async () => {
    const rulebook = await load<() => unknown>(
      ['src/editions/ti4/rulebook.ts', 'rulebookOf'],
      ['src/editions/ti4/book.ts', 'bookOf'],
    );
    const benchmark = await load<(book: unknown, seed: string) => BenchmarkedEdition>(
      ['scripts/bench/ti4.ts', 'ti4Benchmark'],
      ['scripts/bench/fourth.ts', 'fourth'],
    );
    return benchmark(rulebook(), seed);
  },
  ti3: async () =>
    (
      await load<(seed: string) => BenchmarkedEdition>(
        ['scripts/bench/ti3.ts', 'ti3Benchmark'],
        ['scripts/bench/third.ts', 'third'],
      )
    )(seed),
  ti2: async () =>
    (
      await load<(seed: string) => BenchmarkedEdition>(
        ['scripts/bench/ti2.ts', 'ti2Benchmark'],
        ['scripts/bench/second.ts', 'second'],
      )
    )(seed),
};

const measure = await load<typeof measureAnswers>(
  ['scripts/bench/answers.ts', 'measureAnswers'],
  ['scripts/bench/answers.ts', 'answers'],
);
const measured = await measure(await MADE[edition](), seed, Number(count));
console.log(JSON.stringify(measured.answer));
process.exit();
