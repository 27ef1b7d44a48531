import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseModalValues, readModalValues } from '#discord/forms/modal.ts';
import { normalizeUnitList } from '#discord/input/parse-units.ts';
import { completeAnswer, parseAnswer } from '#discord/input/parse-answer.ts';
import type { Spec } from '#engine';
import { parseNameList, suggestNameList } from '#kit/components/name-lists.ts';
import { suggestSetNames, parseSetNames } from '#kit/components/sets/set-names.ts';
import { Illegal } from '#service';
import { closestNames } from '#text/closest-names.ts';
import { fuzzyMatch, NameIndex } from '#text/fuzzy-match.ts';
import { StepCounter, textsCounted } from '../work.ts';

let counter: StepCounter;
beforeAll(async () => {
  counter = await StepCounter.start();
});
afterAll(() => counter.stop());

const lines = Array.from({ length: 80 }, (_, i) => ({
  key: `carrier@${100 + i}`,
  label: `Carrier (${100 + (i % 40)})`,
  group: `System ${100 + (i % 40)}`,
  max: 4,
}));
const options = Array.from({ length: 80 }, (_, i) => ({
  key: `card-${i}`,
  label: `Some Long Card Name ${i}`,
  group: `of group ${i % 9}`,
}));
const COUNTS: Spec = { kind: 'allot', prompt: '', amounts: lines, proposed: {} };
const CHOICE: Spec = { kind: 'choose', prompt: '', options, min: 0, max: 10 };
const SETS = { sets: options.slice(0, 8).map(({ key, label }) => ({ id: key, name: label })), bundles: [] };
const UNITS = {
  units: [{ type: 'carrier', name: 'Carrier' }, ...options.map(({ key, label }) => ({ type: key, name: label }))],
  abbreviations: {},
};
const names = options.map(({ label }) => label);

/** Whatever reads what people type. */
const READERS: Record<string, (text: string) => unknown> = {
  'an answer of counts': (text) => parseAnswer(COUNTS, text),
  'an answer of choices': (text) => parseAnswer(CHOICE, text),
  'completed counts': (text) => completeAnswer(COUNTS, text),
  'completed choices': (text) => completeAnswer(CHOICE, text),
  'a name': (text) => fuzzyMatch(options, text, ({ label, key }) => [label, key]),
  'the nearest names': (text) => closestNames(text, names, 3),
  'a list of names': (text) => parseNameList(SETS.sets, text, 'card'),
  'a completed list of names': (text) => suggestNameList(SETS.sets, text),
  sets: (text) => parseSetNames(SETS, text),
  'completed sets': (text) => suggestSetNames(SETS, text),
  units: (text) => normalizeUnitList(UNITS, 'attacker', text),
};

const filled = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const PIECES = [
  'a,',
  'a and ',
  'zq xv wk zp,',
  '1 x carrier ',
  '1 2 3 4 ',
  'carrier from 103, ',
  'carreir inft frm 13,',
  'zqxv ',
  ' ',
  'x ',
];
const LENGTH = 6_000;

test.each(Object.keys(READERS))('%s: doubling a text hardly more than doubles the work', async (reader) => {
  const read = async (text: string): Promise<{ steps: number; characters: number }> => {
    await counter.taken();
    const { characters } = await textsCounted(() => {
      try {
        READERS[reader](text);
      } catch (error) {
        if (!(error instanceof Illegal)) throw error;
      }
    });
    return { steps: await counter.taken(), characters };
  };
  await read('zq');
  const least = await read('zq');
  for (const piece of PIECES) {
    const text = (length: number): string => `a${filled(piece, length - 2)}!`;
    const [half, whole] = [await read(text(LENGTH / 2)), await read(text(LENGTH))];
    for (const what of ['steps', 'characters'] as const)
      expect(whole[what], `${what} of "${piece}"`).toBeLessThanOrEqual(2.2 * (half[what] + least[what]));
  }
});

test('A name index folds each name once over many lookups', async () => {
  const index = new NameIndex(names, (name) => [name], { card: 'long card' });
  const { folds } = await textsCounted(() => {
    for (let i = 0; i < 20; i++) index.meantBy(`Card Nmae ${i}`);
    index.meantBy('Some Long', {});
  });
  expect(folds).toBe(names.length + 21);
});

test.each<[string, (text: string) => unknown]>([
  ['an answer', (text) => parseAnswer(CHOICE, text)],
  ['a list of names', READERS['a list of names']],
  ['sets', READERS['sets']],
  ['units', READERS['units']],
])('%s of more than 25 parts is refused with a message', (_what, read) => {
  const said = (text: string): unknown => {
    try {
      return (read(text) as { problem?: string }).problem;
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(said(names.slice(0, 26).join(', '))).toBe('A list can have up to 25 entries. Remove some.');
  expect(said(names.slice(0, 25).join(', '))).not.toBe('A list can have up to 25 entries. Remove some.');
});

test('A form accepts no more or longer values than a menu', () => {
  const form = (value: string) => ({ components: [{ component: { customId: 'field', value } }] }) as never;
  expect(readModalValues(form('x'.repeat(100)))).toEqual({ field: ['x'.repeat(100)] });
  expect(() => readModalValues(form('x'.repeat(101)))).toThrow(
    'This form sent too many values. Use the newest message.',
  );
  expect(parseModalValues(['a', null, 3])).toEqual(['a']);
  expect(() => parseModalValues(Array.from({ length: 26 }, String))).toThrow(
    'This form sent too many values. Use the newest message.',
  );
});
