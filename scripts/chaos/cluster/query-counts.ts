import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Preload that counts the database queries of a process. */
export const COUNT_QUERIES_PRELOAD = fileURLToPath(new URL('../../e2e/preload/count-queries.mjs', import.meta.url));

/** Database queries of a process since counting began, by statement, and its processor time. */
interface Count {
  cpuMs: number;
  asked: Record<string, number>;
}

/** Work that one answer caused in all processes of a kind. */
export interface WorkPerAnswer {
  cpuMs: number;
  statements: number;
  /** The most frequent statements. */
  most: Record<string, number>;
}

/** Largest number of statements listed. */
const MOST = 60;

const rounded = (figure: number): number => Math.round(figure * 100) / 100;

/**
 * Returns the work per answer and kind of process. `files`: counts of each process by name; names differing only in a
 * number are one kind.
 */
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
