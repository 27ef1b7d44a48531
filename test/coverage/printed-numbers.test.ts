import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FINISHED_SETS, SETS } from '#ti4/content/sets.ts';

/** The numbers in what is printed on an issue of a card, in digits or words, in order. */
interface Printed {
  kind: string;
  id: string;
  set: string;
  numbers: number[];
}
const printed = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'printed-numbers.json'), 'utf8'),
) as Printed[];

const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  second: 2,
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  sixteen: 16,
};

/** Where our words need another number than the card. */
const OTHERWISE: Record<string, string> = {
  'technology spec-ops-ii base': 'Says that it costs as little as infantry: two for 1.',
  'technology infantry-ii base': 'Says that two come for 1.',
  'technology destroyer-ii base': 'Says how many dice its barrage has.',
  'technology hyper-metabolism base': 'The card says three instead of two; ours, one more.',
  'technology neural-motivator base': 'The card says two instead of one; ours, one more.',
  'action-card bunker base': 'The card takes off with a sign: minus 4.',
  'action-card experimental-battlestation base': 'Says how many dice a space dock has.',
  'objective master-the-sciences base': 'The card counts the colors: there are four.',
  'agenda ixthian-artifact base': 'The card joins the results of the roll by a dash.',
  'ability creuss-gate base': 'The card names the tiles by their numbers.',
  'ability the-company pok': 'The card says how many agents come besides the first; ours, how many there are.',
  'exploration-card unknown-relic-fragment pok': 'Says that 3 of these cards alone buy no relic.',
  'leader harrugh-gefhara pok': 'The card makes the cost 0; ours says that nothing is paid.',
  'leader it-feeds-on-carrion pok': 'The card joins the results of the roll by a dash.',
  'technology crimson-legionnaire-ii pok': 'Says that two come for 1.',
  'technology memoria-ii pok': 'Says how many dice its barrage has.',
  'technology strike-wing-alpha-ii pok': 'Says how many dice its barrage has.',
};

/** The different numbers beside 1, which is as often an article. */
const told = (numbers: readonly number[]): number[] =>
  [...new Set(numbers.filter((number) => number !== 1))].sort((a, b) => a - b);

function numbersIn(text: string): number[] {
  const digits = [...text.matchAll(/(?<![\w.-])\d+(?!\w)/g)].map(([number]) => Number(number));
  const words = [...text.matchAll(/\b[a-z]+\b/gi)].flatMap(([word]) => WORDS[word.toLowerCase()] ?? []);
  return told([...digits, ...words]);
}

const textsOf = (sets: typeof SETS): Map<string, string> =>
  new Map(
    sets.flatMap(({ id: set, contents }) =>
      Object.values(contents.components).map(({ kind, id, text }) => [`${kind} ${id} ${set}`, text] as const),
    ),
  );
const texts = textsOf(SETS);
const name = ({ kind, id, set }: Printed): string => `${kind} ${id} ${set}`;

test('component texts contain the printed numbers', () => {
  const wrong = printed.filter((one) => String(numbersIn(texts.get(name(one)) ?? '')) !== String(told(one.numbers)));
  expect(wrong.map(name).filter((one) => !OTHERWISE[one])).toEqual([]);
  expect(Object.keys(OTHERWISE).filter((one) => !wrong.map(name).includes(one))).toEqual([]);
});

test('printed numbers are listed for all components except units and factions', () => {
  const listed = new Set(printed.map(name));
  // Of a set that is being written it has to be said once a game can begin with it.
  expect([...textsOf(FINISHED_SETS).keys()].filter((one) => !/^(unit|faction) /.test(one) && !listed.has(one))).toEqual(
    [],
  );
  expect([...listed].filter((one) => !texts.has(one))).toEqual([]);
});
