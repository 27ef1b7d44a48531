// Measures an answer with the sources of a folder, of this or an earlier version, and prints JSON.
//   node scripts/bench/answers-worker.ts <folder> <edition> <answers> <seed>
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { measureAnswers } from './answers.ts';
import type { BenchmarkedEdition } from './benchmarked-edition.ts';

const [folder = '.', edition = 'ti4', count = '400', seed = 'bench'] = process.argv.slice(2);
const of = async <T>(file: string): Promise<T> => (await import(pathToFileURL(path.resolve(folder, file)).href)) as T;

const MADE: Record<string, () => Promise<BenchmarkedEdition>> = {
  ti4: async () => {
    const { bookOf } = await of<{ bookOf: () => unknown }>('src/editions/ti4/rulebook.ts');
    return (await of<{ fourth: (book: unknown, seed: string) => BenchmarkedEdition }>('scripts/bench/ti4.ts')).fourth(
      bookOf(),
      seed,
    );
  },
  ti3: async () => (await of<{ third: (seed: string) => BenchmarkedEdition }>('scripts/bench/ti3.ts')).third(seed),
  ti2: async () => (await of<{ second: (seed: string) => BenchmarkedEdition }>('scripts/bench/ti2.ts')).second(seed),
};

const measured = await (
  await of<{ answers: typeof measureAnswers }>('scripts/bench/answers.ts')
).answers(await MADE[edition](), seed, Number(count));
console.log(JSON.stringify(measured.answer));
process.exit();
