import { Illegal, type SeatId } from '#engine';
import type { Abbreviations } from '#text/fuzzy-match.ts';
import { splitList, listLengthProblem } from '#text/list-parts.ts';
import { collapseWhitespace } from '#text/markdown.ts';
import { indexList, parseIndexedList } from './ambiguous-input.ts';

// Parses lists of units for battle odds.

const UNIT_SEPARATOR = /[,;+&\n]|\band\b/i;
const DAMAGED_PATTERN = / ?[([]?\bdamaged\b[)\]]? ?/i;
/** Larger than any fleet that a player can have. */
const MAX_UNITS = 60;

/** Names of an edition's units. */
export interface UnitNames {
  units: readonly { type: string; name: string }[];
  abbreviations: Abbreviations;
}

/**
 * Spells out a list: "2 dn, ff x3" is "2 dreadnought, 3 fighter". Throws AmbiguousInput if a part is not one unit, and
 * Illegal if there are too many parts.
 */
export function normalizeUnitList({ units, abbreviations }: UnitNames, option: string, typed: string): string {
  const parts = splitList(typed, UNIT_SEPARATOR);
  const problem = listLengthProblem(parts);
  if (problem !== undefined) throw new Illegal(problem);
  const names = indexList(
    units.map(({ type, name }) => ({ key: type, label: name })),
    abbreviations,
  );
  return parts
    .map(collapseWhitespace)
    .map((part) => {
      const [{ option: found, count = 1 }] = parseIndexedList(names, {
        option,
        typed: part.replace(DAMAGED_PATTERN, ' ').trim(),
      });
      return `${count} ${found.key}${DAMAGED_PATTERN.test(part) ? '!' : ''}`;
    })
    .join(', ');
}

/** Returns the units of a normalized list. Throws Illegal if it is malformed or has more than `MAX_UNITS` units. */
export function parseUnitList({ units }: UnitNames, spelt: string): { type: string; damaged?: true }[] {
  const all = spelt.split(', ').flatMap((part) => {
    const [, count = '1', type = '', hurt] = /^(\d+) ([a-z-]+)(!?)$/.exec(part) ?? [];
    if (!units.some((one) => one.type === type)) throw new Illegal('Type units as “3 cruiser, 2 fighter”.');
    return Array.from({ length: Math.min(Number(count), MAX_UNITS + 1) }, () => ({
      type,
      ...(hurt && { damaged: true as const }),
    }));
  });
  if (all.length > MAX_UNITS)
    throw new Illegal(`I cannot calculate odds for more than ${MAX_UNITS} units. List fewer units.`);
  return all;
}

/** Says that a list of attackers without ships has no combat in space. `title`: the edition's word for that combat. */
export const formatNoShipsListed = (title: string, listed: string): string =>
  `**${title}**: none, because your list has no ships (${listed}). Add ships to see the odds in space.`;

/** Says that a list of attackers without ships has nothing to fight in a system. */
export const formatNoLandingTarget = (place: string, listed: string): string =>
  `There is no one to fight at ${place}: your list has no ships (${listed}), and no other player controls a planet there. Add ships to your list.`;

/** Records the attacker's chance to win a combat: "Space battle", "60%". */
export type ChanceRecorder = (combat: string, chance: string) => void;

/** The player who asks for odds, and the names of the others. */
export interface OddsAudience {
  seat: SeatId;
  nameOf: (seat: SeatId) => string;
  record?: ChanceRecorder;
}

/** "**Space battle**, you against Hacan: ..." */
export function formatBattleOdds(
  { seat, nameOf, record }: OddsAudience,
  title: string,
  sides: { attacker: SeatId; defender: SeatId },
  { text, chance }: { text: string; chance: string },
): string {
  record?.(title.split(/ against |: /)[0], chance);
  const who = (one: SeatId): string => (one === seat ? 'you' : nameOf(one));
  return `**${title}**, ${who(sides.attacker)} against ${who(sides.defender)}: ${text}`;
}
