import type { TestTable } from './table.ts';

/** The next dice of a table show these faces, in order; more rolls than faces are an error. */
export function load(table: TestTable, ...faces: number[]): TestTable {
  const queue = [...faces];
  table.game.roll = (label: string, count: number) => {
    if (queue.length < count) throw new Error(`No faces are left for ${label} (${count} dice)`);
    return queue.splice(0, count);
  };
  return table;
}

/** What the dice of each roll were for, and how many there were. */
export const rolls = (table: TestTable): string[] =>
  table.facts('dice-rolled').map((fact) => `${String(fact.seat)} ${String(fact.purpose)} ${(fact.dice as unknown[]).length}`);

/** Factions whose abilities and first technologies change no roll, for tests of the rules alone. */
export const plain = { ann: 'yssaril', bob: 'winnu', cat: 'naalu' };
