// Blocks that files of two editions share, word for word: what both need belongs in the kit, in the drawing or in Discord's rooms.
// Names, keywords, strings and numbers are counted; brackets and signs are not, since whoever writes for one kit writes the same ones.
//   node scripts/shared-blocks.ts          the blocks, longest first
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** So many words in a row no two editions share. */
export const LONGEST = 30;

const ROOT = path.join(import.meta.dirname, '..', 'src', 'editions');

export interface SharedBlock {
  words: number;
  /** "ti4/rules/names.ts:12". */
  places: [string, string];
  text: string;
}

interface Words {
  file: string;
  edition: string;
  texts: string[];
  ends: number[];
  starts: number[];
  source: string;
}

/** The words of a file without its imports, which are alike where rooms are. */
function wordsOf(root: string, edition: string, file: string): Words {
  const source = readFileSync(path.join(root, edition, file), 'utf8');
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false);
  const found: Words = { file: `${edition}/${file}`, edition, texts: [], starts: [], ends: [], source };
  const imports = parsed.statements.filter((one) => ts.isImportDeclaration(one)).map((one) => [one.getStart(parsed), one.end]);
  const walk = (node: ts.Node): void => {
    const children = node.getChildren(parsed);
    if (children.length) children.forEach(walk);
    else if (/[\w"`']/.test(source.slice(node.getStart(parsed), node.end))) {
      found.texts.push(source.slice(node.getStart(parsed), node.end));
      found.starts.push(node.getStart(parsed));
      found.ends.push(node.end);
    }
  };
  for (const statement of parsed.statements) if (!imports.some(([start]) => start === statement.getStart(parsed))) walk(statement);
  return found;
}

const filesOf = (root: string, edition: string): string[] =>
  readdirSync(path.join(root, edition), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !/^content\/[^/]+\/index\.ts$/.test(file));

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length;

type Place = [Words, number];

/** Where each run of so many words begins. */
function runsOf(all: readonly Words[], longest: number): Map<string, Place[]> {
  const runs = new Map<string, Place[]>();
  for (const one of all)
    for (let i = 0; i + longest <= one.texts.length; i++) {
      const key = one.texts.slice(i, i + longest).join(' ');
      const there = runs.get(key);
      if (there) there.push([one, i]);
      else runs.set(key, [[one, i]]);
    }
  return runs;
}

/** The whole of what is alike around two places. */
function blockAround([a, i]: Place, [b, j]: Place): SharedBlock {
  let before = 0;
  while (Math.min(i, j) > before && a.texts[i - before - 1] === b.texts[j - before - 1]) before++;
  let words = 0;
  while (i + words < a.texts.length && a.texts[i + words] === b.texts[j + words]) words++;
  const place = (one: Words, at: number): string => `${one.file}:${lineAt(one.source, one.starts[at])}`;
  return {
    words: before + words,
    places: [place(a, i - before), place(b, j - before)],
    text: a.source.slice(a.starts[i - before], a.ends[i + words - 1]),
  };
}

/** Each block that two editions share, once for each pair of files it begins in, longest first. */
export function sharedBlocks(root = ROOT, longest = LONGEST): SharedBlock[] {
  const editions = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const all = editions.flatMap((edition) => filesOf(root, edition).map((file) => wordsOf(root, edition, file)));
  const blocks = new Map<string, SharedBlock>();
  for (const [first, ...others] of runsOf(all, longest).values()) {
    const other = others.find(([one]) => one.edition !== first[0].edition);
    const block = other && blockAround(first, other);
    if (block) blocks.set(block.places.join(), block);
  }
  return [...blocks.values()].sort((a, b) => b.words - a.words);
}

if (process.argv[1] === import.meta.filename)
  for (const { words, places, text } of sharedBlocks()) console.log(`${words} ${places.join(' = ')}\n${text}\n`);
