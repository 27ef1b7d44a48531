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

/** Returns all names of units: their types and the names on their cards. */
function unitNames({ book }: Game): ListOption[] {
  const types = UNIT_TYPES.map((type) => ({ key: type, label: nameOfUnit(type) }));
  const cards = Object.keys(book.unitFacts).map((id) => ({ key: `card:${id}`, label: book.components[id].name }));
  const names = [...types, ...cards];
  return names.filter(
    ({ label }, i) => names.findIndex((one) => one.label.toLowerCase() === label.toLowerCase()) === i,
  );
}

const PARTS = /[,;\n]|\s[+&]\s|\band\b/i;
/** Words about a unit in addition to its type. */
const UNIT_QUALIFIERS = / ?[([]?\b(damaged|in space)\b[)\]]?/gi;

/**
 * Normalizes a list of units for the odds: "2 dn, ff x3" becomes "2 dreadnought, 3 fighter". Throws AmbiguousInput if a
 * part matches several units or none.
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

/** Normalizes one part. If it is ambiguous, each suggestion includes all the other parts. */
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
