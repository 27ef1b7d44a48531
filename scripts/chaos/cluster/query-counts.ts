import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Loaded by a process before its program, it counts what that asks of the database. */
export const COUNT_QUERIES_PRELOAD = fileURLToPath(new URL('../../e2e/preload/count-queries.mjs', import.meta.url));

/** What a process has asked of the database since it was told to count, how often, by its words; and the processor time that it took. */
interface Count {
  cpuMs: number;
  asked: Record<string, number>;
}

/** What one answer took of the processes of a kind, all together. */
export interface WorkPerAnswer {
  cpuMs: number;
  statements: number;
  /** The most frequent of them. */
  most: Record<string, number>;
}

/** So many are told of. */
const MOST = 60;

const rounded = (figure: number): number => Math.round(figure * 100) / 100;

/** `files`: what each process has counted, by its name; without a number those of a kind have one name. */
export function workPerAnswer(answers: number, files: { name: string; file: string }[]): Record<string, WorkPerAnswer> {
  const kindOf = (name: string): string => name.replace(/ \d+$/, '');
  return Object.fromEntries(
    [...new Set(files.map(({ name }) => kindOf(name)))].map((kind) => {
      const counts = files
        .filter(({ name }) => kindOf(name) === kind)
        .map(({ file }) => JSON.parse(readFileSync(file, 'utf8')) as Count);
      const asked = new Map<string, number>();
      for (const count of counts)
        for (const [text, often] of Object.entries(count.asked)) asked.set(text, (asked.get(text) ?? 0) + often);
      const sorted = [...asked].sort(([, a], [, b]) => b - a);
      const sum = (figures: number[]): number => figures.reduce((all, one) => all + one, 0);
      return [
        kind,
        {
          cpuMs: rounded(sum(counts.map(({ cpuMs }) => cpuMs)) / answers),
          statements: rounded(sum(sorted.map(([, often]) => often)) / answers),
          most: Object.fromEntries(
            sorted.slice(0, MOST).map(([text, often]) => [text.slice(0, 160), rounded(often / answers)]),
          ),
        },
      ];
    }),
  );
}
