import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** British spellings of words whose American form the texts use. */
const BRITISH =
  /\b(neighbour\w*|colour\w*|defences?|honour\w*|favour\w*|cent(?:re|red|res)|armour\w*|(?:organ|real|recogn|minim|maxim|summar|penal|author|neutral)is(?:e|es|ed|ing|er|ers|ation)|cancell(?:ed|ing)|travell(?:ed|ing)|labour\w*|rumour\w*|behaviour\w*|harbour\w*|grey|catalogues?|manoeuvr\w*|judgement|fulfils?|skilful|plough\w*|towards|whilst|amongst)\b/gi;

/** A command's name, and words by which a rule may be looked up. */
const EXCEPTIONS = ['/game organiser', 'trading, deals, neighbours', 'neighbours, next to'];

/** Folders whose string literals are not texts for people: drawings and the Discord sandbox. */
const APART = /^src\/(?:render|sandbox)\/|\/render\//;

/** Lists the literals of a file that people may read: those of several words, except names. */
function texts(file: string, source: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const part =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    const named =
      ts.isPropertyAssignment(node.parent ?? node) && (node.parent as ts.PropertyAssignment).name.getText() === 'name';
    if (
      part &&
      !named &&
      !ts.isImportDeclaration(node.parent) &&
      (/\s/.test(node.text.trim()) || !ts.isStringLiteralLike(node))
    )
      found.push(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

const british = (text: string): string[] =>
  EXCEPTIONS.reduce((rest, words) => rest.replaceAll(words, ''), text).match(BRITISH) ?? [];

test('Texts that people read use American spelling', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name))
    .filter((name) => name.endsWith('.ts') && !APART.test(name));
  const wrong = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return british(source).length
      ? texts(file, source).flatMap((text) => british(text).map((word) => `${file}: ${word} in "${text}"`))
      : [];
  });
  expect(wrong).toEqual([]);
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
