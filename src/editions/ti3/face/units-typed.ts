import { readList } from '../../../discord/commands/unclear.ts';
import { Illegal } from '../../../engine/index.ts';
import type { Fighting } from '../odds/index.ts';
import type { Game } from '../rules/game.ts';
import { nameOfUnits } from '../rules/names.ts';
import { isA } from '../rules/planets/units.ts';
import type { UnitType } from '../rules/terms.ts';
import { shorthand } from './shorthand.ts';

const PARTS = /[,;+&\n]|\band\b/i;
const DAMAGED = /\s*[([]?\bdamaged\b[)\]]?\s*/i;
/** More than this is no fleet anybody has. */
const MOST = 60;

/** A list of units as odds are reckoned of it, spelt out: "2 dn, ff x3" is "2 Dreadnought, 3 Fighter". Throws Unclear where part of it is not one unit. */
export function unitsTyped(game: Game, option: string, typed: string): string {
  const names = Object.values(game.book.units).flatMap(({ type, name }) => ({ key: type, label: name }));
  return typed
    .split(PARTS)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [{ found, count = 1 }] = readList(names, { option, typed: part.replace(DAMAGED, ' ').trim(), shorthand });
      return `${count} ${found.key}${DAMAGED.test(part) ? '!' : ''}`;
    })
    .join(', ');
}

/** Units of such a list. Throws Illegal where there are too many, or what cannot be damaged is. */
export function unitsListed(game: Game, spelt: string): Fighting[] {
  const units = spelt.split(', ').flatMap((part): Fighting[] => {
    const [, count = '1', type = '', hurt] = /^(\d+) ([a-z-]+)(!?)$/.exec(part) ?? [];
    if (!Object.hasOwn(game.book.units, type)) throw new Illegal('Write units as “3 cruiser, 2 fighter”.');
    if (hurt && !isA(game, 'sustains', { type: type as UnitType }))
      throw new Illegal(`${nameOfUnits(game, { [type]: 1 })} is never damaged: the first hit destroys it.`);
    return Array.from({ length: Math.min(Number(count), MOST + 1) }, () => ({
      type: type as UnitType,
      ...(hurt && { damaged: true as const }),
    }));
  });
  if (units.length > MOST) throw new Illegal(`More than ${MOST} units cannot be reckoned with.`);
  return units;
}
