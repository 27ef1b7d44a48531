import { existsSync, readFileSync } from 'node:fs';

/** How many components random play may leave out, over so many games. */
const AT_MOST = 15;
const GAMES = 200;

const root = new URL('../../', import.meta.url);

/** What random play hardly ever comes to, and the test that shows it at work. */
export const readUnreachedList = (): Record<string, [file: string, test: string]> =>
  JSON.parse(readFileSync(new URL('test/simulation/out-of-reach.json', root), 'utf8')) as Record<
    string,
    [string, string]
  >;

/** Whether a test file has a test whose name begins so: what rulings it covers may be added. */
export const testExists = ([file, test]: [string, string]): boolean => {
  const place = new URL(file, root);
  return (
    existsSync(place) &&
    [...readFileSync(place, 'utf8').matchAll(/\btest\(\s*['"`](.*)/g)].some(([, name]) => name.startsWith(test))
  );
};

/** Says which components were never used, where each is tested, and what is wrong with that. */
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
