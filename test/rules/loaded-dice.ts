import type { TestTable } from './table.ts';

/** The next dice of a table show these faces, in order; more rolls than faces are an error. */
export const load = (table: TestTable, ...faces: number[]): TestTable => loaded(table, faces);

/** The next dice of a table show these faces, in order, and all after them `later`. */
export const loadThen = (table: TestTable, faces: number[], later: number): TestTable => loaded(table, faces, later);

function loaded(table: TestTable, faces: readonly number[], later?: number): TestTable {
  const queue = [...faces];
  table.game.roll = (label: string, count: number) => {
    if (later !== undefined) while (queue.length < count) queue.push(later);
    if (queue.length < count)
      throw new Error(
        `No faces are left for ${label} (${count} dice). Rolled so far:\n${rolls(table).join('\n') || 'nothing'}`,
      );
    return queue.splice(0, count);
  };
  return table;
}

/** What the dice of each roll were for, and how many there were. */
export const rolls = (table: TestTable): string[] =>
  table
    .facts('dice-rolled')
    .map((fact) => `${String(fact.seat)} ${String(fact.purpose)} ${(fact.dice as unknown[]).length}`);

/** Factions whose abilities and first technologies change no roll, for tests of the rules alone. */
export const plain = { ann: 'yssaril', bob: 'winnu', cat: 'naalu' };
