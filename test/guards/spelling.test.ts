import { expect, test } from 'vitest';
import { findInTexts, texts } from './player-texts.ts';

/** British spellings of words whose American form the texts use. */
const BRITISH =
  /\b(neighbour\w*|colour\w*|defences?|honour\w*|favour\w*|cent(?:re|red|res)|armour\w*|(?:organ|real|recogn|minim|maxim|summar|penal|author|neutral)is(?:e|es|ed|ing|er|ers|ation)|cancell(?:ed|ing)|travell(?:ed|ing)|labour\w*|rumour\w*|behaviour\w*|harbour\w*|grey|catalogues?|manoeuvr\w*|judgement|fulfils?|skilful|plough\w*|towards|whilst|amongst)\b/gi;

/** A command's name, and words by which a rule may be looked up. */
const EXCEPTIONS = ['/game organiser', 'trading, deals, neighbours', 'neighbours, next to'];

const british = (text: string): string[] =>
  EXCEPTIONS.reduce((rest, words) => rest.replaceAll(words, ''), text).match(BRITISH) ?? [];

test('Texts that people read use American spelling', () => {
  expect(findInTexts(british)).toEqual([]);
});

test('British spelling is reported only in text that people read', () => {
  const wordsOf = (source: string): string[] => texts('x.ts', source).flatMap(british);
  expect(wordsOf("const said = 'You two are not neighbours.';")).toEqual(['neighbours']);
  expect(wordsOf('const said = `in the ${color} of the centre`;')).toEqual(['centre']);
  expect(
    wordsOf(
      "import { a } from './colour of.ts'; const key = 'colour'; const it = { name: 'The Colour Card', text: 'A color.' };",
    ),
  ).toEqual([]);
});
