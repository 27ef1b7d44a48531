import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What is written otherwise in British English: what people read is. */
const AMERICAN =
  /\b(neighbor\w*|colors?|colored|defenses?|honors?|honored|favors?|favored|favorites?|centers?|centered|armors?|armored|(?:organ|real|recogn|minim|maxim|summar|penal|author)iz(?:e|es|ed|ing)|canceled|canceling|traveled|traveling|labors?|rumors?|behaviors?|harbors?|gray|catalogs?|maneuver\w*|judgment|fulfills?|skillful|plow\w*|toward)\b/g;

/** Names that are printed so; and words by which somebody may look something up. */
const PRINTED = ['Magen Defense Grid', 'Homeland Defense Act', 'neighbours, neighbors', 'neighbors, next to'];

/** Where what stands between quotes is no text for people: drawings, and the stand-in for Discord. */
const APART = /^src\/(?:render|sandbox)\/|\/render\//;

/** What people may read of a file: what has several words, but names. */
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

const american = (text: string): string[] =>
  PRINTED.reduce((rest, name) => rest.replaceAll(name, ''), text).match(AMERICAN) ?? [];

test('What people read is spelt as in British English', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name))
    .filter((name) => name.endsWith('.ts') && !APART.test(name));
  const wrong = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return american(source).length
      ? texts(file, source).flatMap((text) => american(text).map((word) => `${file}: ${word} in "${text}"`))
      : [];
  });
  expect(wrong).toEqual([]);
});

test('American spelling is reported only in text that people read', () => {
  const of = (source: string): string[] => texts('x.ts', source).flatMap(american);
  expect(of("const said = 'You two are not neighbors.';")).toEqual(['neighbors']);
  expect(of('const said = `in the ${color} of the center`;')).toEqual(['center']);
  expect(
    of(
      "import { a } from './color of.ts'; const key = 'color'; const it = { name: 'The Color Card', text: 'A Magen Defense Grid.' };",
    ),
  ).toEqual([]);
});
