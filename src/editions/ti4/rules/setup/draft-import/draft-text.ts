import { Illegal } from '#engine';
import { foldText } from '#text/fuzzy-match.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { mecatolOf } from '#ti4/rules/setup/galaxy/map-string.ts';
import type { DraftResult, DraftedSeat } from './draft-result.ts';
import { findFactions, type FactionMention } from './faction-names.ts';
import { requirePositions, unfinished } from './milty-draft.ts';
import { withLabRotations } from './ti4-lab.ts';

const MAP_WORD = /^\{?(?:-1|\d{1,4}(?:[AB](?:-?\d{1,3}|:\d{1,3})?)?)\}?$/i;
/** Minimum number of words in a row that make up a map. */
const FEWEST_TILES = 18;

/** A text without its map, and the words of the map. */
interface SplitText {
  map: string[];
  rest: string;
}

/** Numbers of positions around the center on a board with full rings. */
const FULL_BOARDS = [18, 36, 60, 90, 126];
/** Maximum count of numbers beside a map that belong to the list of players. */
const MOST_BESIDE = 2;

/** A word of a text and its index there. */
interface PlacedWord {
  word: string;
  start: number;
}

/**
 * Removes numbers of a list of players beside a map, if its rings are full only without them. `isAfterText`: text
 * stands before the map, so that the numbers are its first words; otherwise they are the last.
 */
function withoutNumbersBeside(row: PlacedWord[], mecatol: string, isAfterText: boolean): PlacedWord[] {
  const [{ word: first }] = row;
  const namesCenter = [mecatol, '0', '-1'].includes(first) || first.startsWith('{');
  const counts = Array.from({ length: MOST_BESIDE + 1 }, (_, i) => i);
  const extra = namesCenter ? 0 : (counts.find((count) => FULL_BOARDS.includes(row.length - count)) ?? 0);
  return isAfterText ? row.slice(extra) : row.slice(0, row.length - extra);
}

const isMapWord = (word: string): boolean => MAP_WORD.test(word);

/** Splits off a line that is a map, or otherwise the longest row of tile numbers. Throws Illegal if there is none. */
function splitOffMap(text: string, mecatol: string): SplitText {
  const line = text.split('\n').find((one) => {
    const words = one.trim().split(/[\s,]+/);
    return words.length >= FEWEST_TILES && words.every(isMapWord);
  });
  if (line !== undefined) return { map: line.trim().split(/[\s,]+/), rest: text.replace(line, '\n') };
  const words = [...text.matchAll(/[^\s,]+/g)].map((match) => ({ word: match[0], start: match.index }));
  let best = { from: 0, to: 0 };
  for (let from = 0; from < words.length;) {
    let to = from;
    while (to < words.length && isMapWord(words[to].word)) to++;
    if (to - from > best.to - best.from) best = { from, to };
    from = to + 1;
  }
  if (best.to - best.from < FEWEST_TILES)
    throw new Illegal('I found no map string in this text. Paste the TTS string of the draft along with its picks.');
  const isAfterText = /\p{L}/u.test(text.slice(0, words[best.from].start));
  const map = withoutNumbersBeside(words.slice(best.from, best.to), mecatol, isAfterText);
  const last = map[map.length - 1];
  return {
    map: map.map(({ word }) => word),
    rest: `${text.slice(0, map[0].start)}\n${text.slice(last.start + last.word.length)}`,
  };
}

/**
 * Parses a text with a map string and the picks: the log of a Milty draft ("Ann picked speaker"), or a list of players
 * with their factions, the speaker first unless the list says otherwise. Throws Illegal if it has no map or no picks.
 */
export function parseDraftText(book: Rulebook, text: string): DraftResult {
  const { map, rest } = splitOffMap(text.replace(/[`*_>|]/g, ' '), mecatolOf(book));
  const result = { tool: 'x' as const, map: withLabRotations(map).join(' ') };
  return / picked /i.test(rest)
    ? { ...result, seats: seatsInLog(book, rest), speaker: 0 }
    : { ...result, ...seatsInList(book, rest) };
}

/** Picks of a player according to a log. */
interface LoggedPicks {
  name: string;
  faction?: string;
  place?: number;
}

const PLACE = /^\s*(?:(speaker)|(\d{1,2})(?:st|nd|rd|th)\s+position)/i;
const SLICE = /^\s*slice\s+\d+/i;
const LOG_TITLE = /^[^\p{L}\p{N}]*(?:(?:draft|log|history|picks?)\b[^\p{L}\p{N}]*)+/iu;

/** Reads one pick after the word "picked": returns the pick and its length; undefined if it is none. */
function readPick(book: Rulebook, text: string): { length: number; pick: Partial<LoggedPicks> } | undefined {
  const place = PLACE.exec(text);
  if (place) return { length: place[0].length, pick: { place: place[1] ? 1 : Number(place[2]) } };
  const slice = SLICE.exec(text);
  if (slice) return { length: slice[0].length, pick: {} };
  const [first] = findFactions(book, text);
  return first && !text.slice(0, first.start).trim()
    ? { length: first.end, pick: { faction: first.faction } }
    : undefined;
}

/** Maximum number of picks that a log is read for: three for each player, and some that were undone. */
const MAX_PICKS = 60;

/** Reads the log of a Milty draft. Returns the players in their order at the table, the speaker first. */
function seatsInLog(book: Rulebook, text: string): DraftedSeat[] {
  const players = new Map<string, LoggedPicks>();
  const [start = '', ...parts] = text.split(/ picked(?= )/i);
  if (parts.length > MAX_PICKS) throw new Illegal(`I read at most ${MAX_PICKS} picks; this text has ${parts.length}.`);
  let before = start.replace(LOG_TITLE, '');
  for (const part of parts) {
    const name = (before.split('\n').at(-1) ?? '').trim().slice(0, 60);
    const read = readPick(book, part);
    if (!read) throw new Illegal(`I don't know what ${name} picked: “${part.trim().split('\n')[0].slice(0, 40)}”.`);
    players.set(foldText(name), { ...(players.get(foldText(name)) ?? { name }), ...read.pick });
    before = part.slice(read.length);
  }
  const all = [...players.values()];
  const seats = all.map(({ name, faction, place }) => {
    if (faction === undefined) throw unfinished(name, 'faction');
    if (place === undefined) throw unfinished(name, 'position');
    return { name, faction, place };
  });
  seats.sort((a, b) => a.place - b.place);
  requirePositions(seats.map(({ place }) => place - 1));
  return seats.map(({ name, faction }) => ({ name, faction }));
}

/** Titles in the tables of draft tools, which are no names. */
const TITLES =
  /\b(?:name|players?|factions?|speaker|order|seats?|sv|optimal|features|colou?r|draft|complete|summary|map|tiles|tts|string|copy)\b/gi;

/** Returns the part of a text beside a faction that can be a name; empty if there is none. */
function nameIn(beside: string): string {
  const parts = beside
    .replace(TITLES, ' ')
    .split(/[\n\t()[\]/]|(?<![\p{L}\p{N}])\d+(?:\.\d+)?(?![\p{L}\p{N}])/u)
    .flatMap((part) => /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(part)?.[0] ?? []);
  return (parts.at(-1) ?? '').slice(0, 60);
}

/** Reads a list of players with their factions. */
function seatsInList(book: Rulebook, text: string): Pick<DraftResult, 'seats' | 'speaker'> {
  const mentions = findFactions(book, text);
  if (!mentions.length)
    throw new Illegal('I found no factions in this text. Paste the names of players and factions along with the map.');
  const before = mentions.map(({ start }, i) => text.slice(mentions[i - 1]?.end ?? 0, start));
  const after = mentions.map(({ end }, i) => text.slice(end, mentions[i + 1]?.start ?? text.length));
  const beside = nameIn(before[0]) ? before : after;
  const seats = mentions.map(({ faction }, i) => {
    const name = nameIn(beside[i]);
    return { ...(name && { name }), nameWithin: beside[i], faction };
  });
  const order = numbersAfter(mentions, after);
  if (order) return { seats: order.map((i) => seats[i]), speaker: 0 };
  const named = text.match(/\bspeaker\b(?!\s+order)/gi) ?? [];
  const lines = mentions.map(({ start }, i) => text.slice(start, mentions[i + 1]?.start ?? text.length));
  const speaker = named.length === 1 ? lines.findIndex((line) => /\bspeaker\b/i.test(line)) : 0;
  return { seats, speaker: Math.max(0, speaker) };
}

/** Returns the indexes of the factions in the order of the numbers after them; undefined if there are no such numbers. */
function numbersAfter(mentions: readonly FactionMention[], after: readonly string[]): number[] | undefined {
  const numbers = after.map((text) => Number(/^[^\p{L}\p{N}]*(\d)(?![\p{L}\p{N}.])/u.exec(text)?.[1] ?? 0));
  const order = mentions.map((_mention, i) => numbers.indexOf(i + 1));
  return order.every((index) => index >= 0) ? order : undefined;
}
