import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Folders whose string literals are not texts for people: drawings and the Discord sandbox. */
const APART = /^src\/(?:render|sandbox)\/|\/render\//;

/** Lists the literals of a file that people may read: those of several words, except names. */
export function texts(file: string, source: string): string[] {
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

/** Lists the texts in `src` in which a pattern of words is found, with file and words. */
export const findInTexts = (wordsIn: (text: string) => string[]): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name))
    .filter((name) => name.endsWith('.ts') && !APART.test(name))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return wordsIn(source).length
        ? texts(file, source).flatMap((text) => wordsIn(text).map((word) => `${file}: ${word} in "${text}"`))
        : [];
    });
