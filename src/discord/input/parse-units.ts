import { Illegal, type SeatId } from '#engine';
import type { Shorthand } from '#text/fuzzy-match.ts';
import { listParts, tooManyParts } from '#text/list-parts.ts';
import { singleSpaced } from '#text/markdown.ts';
import { readableList, readListIn } from './ambiguous-input.ts';

// Lists of units as odds are reckoned of them.

const PARTS = /[,;+&\n]|\band\b/i;
const DAMAGED = / ?[([]?\bdamaged\b[)\]]? ?/i;
/** More than this is no fleet anybody has. */
const MOST = 60;

/** What an edition has of units. */
export interface UnitsCalled {
  units: readonly { type: string; name: string }[];
  shorthand: Shorthand;
}

/** A list, spelt out: "2 dn, ff x3" is "2 dreadnought, 3 fighter". Throws Unclear where part of it is not one unit. */
export function unitsSpelt({ units, shorthand }: UnitsCalled, option: string, typed: string): string {
  const parts = listParts(typed, PARTS);
  const problem = tooManyParts(parts);
  if (problem !== undefined) throw new Illegal(problem);
  const names = readableList(
    units.map(({ type, name }) => ({ key: type, label: name })),
    shorthand,
  );
  return parts
    .map(singleSpaced)
    .map((part) => {
      const [{ found, count = 1 }] = readListIn(names, { option, typed: part.replace(DAMAGED, ' ').trim() });
      return `${count} ${found.key}${DAMAGED.test(part) ? '!' : ''}`;
    })
    .join(', ');
}

/** Units of such a list. Throws Illegal where there are too many. */
export function unitsListed({ units }: UnitsCalled, spelt: string): { type: string; damaged?: true }[] {
  const all = spelt.split(', ').flatMap((part) => {
    const [, count = '1', type = '', hurt] = /^(\d+) ([a-z-]+)(!?)$/.exec(part) ?? [];
    if (!units.some((one) => one.type === type)) throw new Illegal('Write units as “3 cruiser, 2 fighter”.');
    return Array.from({ length: Math.min(Number(count), MOST + 1) }, () => ({
      type,
      ...(hurt && { damaged: true as const }),
    }));
  });
  if (all.length > MOST) throw new Illegal(`More than ${MOST} units cannot be reckoned with.`);
  return all;
}

/** Whoever asks for odds, and what the others are called. */
export interface OddsTeller {
  seat: SeatId;
  nameOf: (seat: SeatId) => string;
}

/** "**Space battle**, you against Hacan: ..." */
export function battleTold(
  { seat, nameOf }: OddsTeller,
  title: string,
  sides: { attacker: SeatId; defender: SeatId },
  odds: string,
): string {
  const who = (one: SeatId): string => (one === seat ? 'you' : nameOf(one));
  return `**${title}**, ${who(sides.attacker)} against ${who(sides.defender)}: ${odds}`;
}
