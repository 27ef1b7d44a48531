import { existsSync, readFileSync } from 'node:fs';

/** Largest number of components that random play may miss over `GAMES` games. */
const AT_MOST = 15;
const GAMES = 200;

const root = new URL('../../', import.meta.url);

/** Reads the components that random play hardly ever reaches, each with the test that covers it. */
export const readUnreachedList = (): Record<string, [file: string, test: string]> =>
  JSON.parse(readFileSync(new URL('test/simulation/out-of-reach.json', root), 'utf8')) as Record<
    string,
    [string, string]
  >;

/** Tells whether a file has a test whose name starts with this text; ruling ids may follow. */
export const testExists = ([file, test]: [string, string]): boolean => {
  const place = new URL(file, root);
  return (
    existsSync(place) &&
    [...readFileSync(place, 'utf8').matchAll(/\btest\(\s*['"`](.*)/g)].some(([, name]) => name.startsWith(test))
  );
};

/** Reports unused components with their tests, and problems of the list. */
export function reportUnreached(never: string[], games: number): { lines: string[]; wrong: string[] } {
  const list = readUnreachedList();
  const where = (id: string): string => (list[id] ? `${list[id][0]}: ${list[id][1]}` : 'listed with no test');
  const wrong = Object.entries(list)
    .filter(([, entry]) => !testExists(entry))
    .map(([id, [file, test]]) => `There is no test "${test}" in ${file}, for ${id}.`);
  if (games >= GAMES) {
    wrong.push(
      ...never
        .filter((id) => !list[id])
        .map((id) => `${id} was never used, and test/simulation/out-of-reach.json names no test of it.`),
    );
    if (never.length > AT_MOST) wrong.push(`${never.length} components were never used; at most ${AT_MOST} may be.`);
  }
  return {
    lines: [`Never used in ${games} games: ${never.length}`, ...never.map((id) => `  ${id.padEnd(32)}${where(id)}`)],
    wrong,
  };
}
