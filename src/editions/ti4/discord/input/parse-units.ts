import { indexList, parseIndexedList, type IndexedList } from '#discord/input/ambiguous-input.ts';
import { collapseWhitespace } from '#text/markdown.ts';
import type { ListOption } from '#discord/input/parse-names.ts';
import { Illegal, type SeatId } from '#engine';
import { parseListParts } from '#kit/prompts/read-list.ts';
import { UnitList } from '#ti4/odds/index.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfUnit } from '#ti4/rules/names.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { abbreviations } from './abbreviations.ts';

/** All that units are called: by what they are, and by what is written on their cards. */
function unitNames({ book }: Game): ListOption[] {
  const types = UNIT_TYPES.map((type) => ({ key: type, label: nameOfUnit(type) }));
  const cards = Object.keys(book.unitFacts).map((id) => ({ key: `card:${id}`, label: book.components[id].name }));
  const names = [...types, ...cards];
  return names.filter(
    ({ label }, i) => names.findIndex((one) => one.label.toLowerCase() === label.toLowerCase()) === i,
  );
}

const PARTS = /[,;\n]|\s[+&]\s|\band\b/i;
/** What is said of units beside what they are. */
const UNIT_QUALIFIERS = / ?[([]?\b(damaged|in space)\b[)\]]?/gi;

/**
 * A list of units as odds are reckoned of it: "2 dn, ff x3" is "2 dreadnought, 3 fighter". Throws Unclear where part of it could be
 * several units, or none.
 */
export function normalizeUnits(game: Game, seat: SeatId, option: string, typed: string): string {
  const parts = parseListParts(typed, PARTS).map(collapseWhitespace);
  const units = new UnitList(game.book, seatOf(game, seat), 'The');
  const names = indexList(unitNames(game), abbreviations);
  return parts.map((part, i) => (isParsed(units, part) ? part : normalizePart(names, option, parts, i))).join(', ');
}

function isParsed(units: UnitList, part: string): boolean {
  try {
    return units.read(part).length > 0;
  } catch (error) {
    if (error instanceof Illegal) return false;
    throw error;
  }
}

/** One part, spelt out; where it is not one unit, each that may be meant comes with all the other parts. */
function normalizePart(names: IndexedList, option: string, parts: readonly string[], at: number): string {
  const said = [...parts[at].matchAll(UNIT_QUALIFIERS)].map(([, word]) => ` ${word.toLowerCase()}`).join('');
  const bare = parts[at].replace(UNIT_QUALIFIERS, '');
  const [{ option: found, count = 1 }] = parseIndexedList(names, {
    option,
    typed: bare,
    toOptionValue: (one) => [...parts.slice(0, at), `${one}${said}`, ...parts.slice(at + 1)].join(', '),
  });
  return `${count} ${found.label}${said}`;
}
