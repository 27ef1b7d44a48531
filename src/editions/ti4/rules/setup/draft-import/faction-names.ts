import { Illegal } from '#engine';
import { foldText } from '#text/fuzzy-match.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { shortNameOfFaction } from '#ti4/rules/names.ts';
import type { ComponentId } from '#ti4/rules/state.ts';

/** A faction named in a text, from index `start` to `end`. */
export interface FactionMention {
  start: number;
  end: number;
  faction: ComponentId;
}

/** Factions of Thunder's Edge, a set that the product does not support. */
const THUNDERS_EDGE = [
  'Last Bastion',
  'Ral Nel Consortium',
  'Ral Nel',
  'Deepwrought Scholarate',
  'Crimson Rebellion',
  'Firmament',
  'Obsidian',
];

/** A name as folded words, and the faction that it means; without `faction`, it is the title of one that is missing. */
interface FactionName {
  words: readonly string[];
  faction?: ComponentId;
  title: string;
}

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(' ')
    .filter((word, i) => i > 0 || word !== 'the');

/** Lists the full and short names of all factions, those with the most words first. */
function listFactionNames(book: Rulebook): FactionName[] {
  const own = Object.values(book.byKind.faction).flatMap(({ id, name }) =>
    [name, shortNameOfFaction(book, id), id].map((title) => ({ words: wordsOf(title), faction: id, title })),
  );
  const missing = THUNDERS_EDGE.map((title) => ({ words: wordsOf(title), title }));
  return [...own, ...missing].sort((a, b) => b.words.length - a.words.length);
}

const WORD = /[\p{L}\p{N}'’‘`]+/gu;

/**
 * Finds the factions that a text names, in order, by their full or short names. Throws Illegal for a faction of
 * Thunder's Edge.
 */
export function findFactions(book: Rulebook, text: string): FactionMention[] {
  const names = listFactionNames(book);
  const words = [...text.matchAll(WORD)].map((match) => ({
    word: foldText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: FactionMention[] = [];
  for (let at = 0; at < words.length;) {
    const name = names.find((one) => one.words.every((word, i) => words[at + i]?.word === word));
    if (!name) {
      at++;
      continue;
    }
    if (name.faction === undefined) throw missingFaction(name.title);
    const hasArticle = words[at - 1]?.word === 'the';
    found.push({
      start: words[hasArticle ? at - 1 : at].start,
      end: words[at + name.words.length - 1].end,
      faction: name.faction,
    });
    at += name.words.length;
  }
  return found;
}

const missingFaction = (title: string): Illegal =>
  new Illegal(`${title} is a faction of Thunder's Edge, a set that cannot be played here.`);

/** Finds the faction with the given word in its name, if there is only one. */
function findByWord(book: Rulebook, word: string): ComponentId | undefined {
  const found = Object.values(book.byKind.faction).filter(({ name }) => wordsOf(name).includes(word));
  return found.length === 1 ? found[0].id : undefined;
}

/**
 * Returns the faction that a tool calls by this name. Throws Illegal if there is none, or if it is from a set that the
 * product does not support.
 */
export function resolveFactionName(book: Rulebook, name: string): ComponentId {
  const [first] = findFactions(book, name);
  const [word = '', ...others] = wordsOf(name);
  const begins = first && wordsOf(name.slice(0, first.start)).filter(Boolean).length === 0;
  const found = begins ? first.faction : others.length ? undefined : findByWord(book, word);
  if (found === undefined) throw new Illegal(`I don't know the faction “${name.slice(0, 40)}”.`);
  return found;
}
