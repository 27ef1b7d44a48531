import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandLeaf } from '#discord/commands/command.ts';
import { EDITIONS } from '#editions';
import { samples } from '../chance.ts';
import { StepCounter, textsCounted, type Texts } from '../work.ts';
import {
  beginGames,
  beside,
  filled,
  firstOf,
  give,
  leaves,
  offered,
  textsOf,
  type TextOption,
} from './every-option.ts';

// What a text takes grows no faster than it does.

beginGames();

let counter: StepCounter;
beforeAll(async () => {
  counter = await StepCounter.start();
});
afterAll(async () => counter.stop());

/** Texts as long as they may be, by what is in them; `name`: something that can be chosen. */
const SHAPES: Record<string, (length: number, name: string) => string> = {
  commas: (length) => filled('a,', length),
  'long parts': (length) => filled('zq xv wk zp bq,', length),
  and: (length) => filled('a and ', length),
  digits: (length) => filled('1 2 3 4 ', length),
  counts: (length) => filled('1 x carrier ', length),
  spaces: (length) => `a${' '.repeat(Math.max(0, length - 2))}!`,
  then: (length) => filled('carrier then ', length),
  places: (length) => filled('carrier from 203, ', length),
  'distinct parts': (length) =>
    Array.from({ length: Math.ceil(length / 8) }, (_, i) => `zq${i} xv`)
      .join(', ')
      .slice(0, length),
  unknown: (length) => filled('zqxv ', length),
  'one word': (length) => filled('carreir', length),
  names: (length, name) => filled(`${name}, `, length),
  'names in a row': (length, name) => filled(`${name} `, length),
};

/**
 * Returns every twelfth shape for an option, others in each edition, since all options share a few readers; all shapes
 * with `SAMPLES=all`. `turn`: the option's number among those of its edition, plus four for each edition before it.
 */
const shapesFor = (turn: number): [string, (typeof SHAPES)[string]][] =>
  Object.entries(SHAPES).filter((_shape, i) => (i + turn) % samples(12, 1) === 0);

/** Most work for one text. */
const MOST = { steps: 1_500_000, characters: 10_000_000, folds: 6_000 };
/** Share of the most below which any growth is harmless. */
const NOTABLE = 0.1;
/** Largest ratio of the work for a text to the work for half of it and for a name. */
const GROWTH = 2.2;

/** Says of each kind of work where it is too much, or grows too fast. All shapes are counted together for steps, as looking takes long. */
async function growth(
  act: (typed: string) => unknown,
  { length, chosen, shapes }: { length: number; chosen: string; shapes: ReturnType<typeof shapesFor> },
): Promise<string[]> {
  // Whatever is made ready once is.
  await act('zq');
  const inTurn = async (texts: readonly string[]): Promise<{ steps: number; each: Texts[] }> => {
    const each: Texts[] = [];
    for (const text of texts) each.push(await textsCounted(() => act(text)));
    return { steps: await counter.taken(), each };
  };
  await counter.taken();
  const short = await inTurn(['zq', chosen, `zq, ${chosen}`]);
  const half = await inTurn(shapes.map(([, text]) => text(length / 2, chosen)));
  const whole = await inTurn(shapes.map(([, text]) => text(length, chosen)));
  const told = (shape: string, what: 'steps' | keyof Texts, [most, twice, once, least]: number[]): string[] =>
    twice > most || (twice > NOTABLE * most && twice > GROWTH * (once + least))
      ? [`${shape}: ${twice} ${what}, half as long ${once}, at least ${least}`]
      : [];
  const of = (what: keyof Texts): string[] =>
    shapes.flatMap(([shape], i) =>
      told(shape, what, [
        MOST[what],
        whole.each[i][what],
        half.each[i][what],
        Math.max(...short.each.map((one) => one[what])),
      ]),
    );
  const most = MOST.steps * shapes.length;
  return [...told('all', 'steps', [most, whole.steps, half.steps, short.steps]), ...of('characters'), ...of('folds')];
}

/** The text options of an edition's commands; the game's code, which nearly all take, is one. */
function optionsOf(edition: string): { one: { path: string; leaf: CommandLeaf }; option: TextOption }[] {
  const all = leaves()
    .filter(({ leaf }) => leaf.editions?.includes(edition) ?? true)
    .flatMap((one) => textsOf(one.leaf).map((option) => ({ one, option })));
  const code = all.find(({ option }) => option.name === 'game');
  return all.filter((each) => each.option.name !== 'game' || each === code);
}

test.each(Object.keys(EDITIONS))('%s: doubling the typed text hardly more than doubles the work', async (edition) => {
  const wrong: string[] = [];
  const offset = 4 * Object.keys(EDITIONS).indexOf(edition);
  const options = optionsOf(edition).filter((_option, i) => i % samples(2, 1) === 0);
  for (const [i, { one, option }] of options.entries()) {
    const { name, max_length: length = 0, autocomplete } = option;
    const values = await beside(edition, one.leaf, name);
    const chosen = await firstOf(edition, one.leaf, option, values);
    const act = async (typed: string): Promise<void> => {
      await give(edition, one, { ...values, [name]: typed });
      if (autocomplete) await offered(edition, one.leaf, name, typed, values);
    };
    for (const line of await growth(act, { length, chosen, shapes: shapesFor(i + offset) }))
      wrong.push(`/${one.path} ${name}: ${line}`);
  }
  expect(wrong).toEqual([]);
});
