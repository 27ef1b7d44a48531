import type { RolledDie, TargetedDie } from '#ti3/rules/facts.ts';
import { possessive } from '#ti3/rules/names.ts';
import type { Words } from './words.ts';

export const nounOf = (unit: string, say: Words): string => say.units({ [unit]: 1 }).replace(/^1 /, '');

/** Formats one die: its face, its modifier and a check mark for a hit: "6+1✓". */
function dieTold({ face, bonus, hitsOn }: RolledDie): string {
  const added = bonus > 0 ? `+${bonus}` : bonus < 0 ? `−${-bonus}` : '';
  return `${face}${added}${face + bonus >= hitsOn ? '✓' : ''}`;
}

/** Formats the owner of a die and its unit: "Hacan's cruiser". */
export const formatDieOwner = ({ seat, unit }: Pick<TargetedDie, 'seat' | 'unit'>, say: Words): string =>
  `${possessive(say.who(seat))} ${nounOf(unit, say)}`;

/** Formats dice by unit with the roll each needs: "cruiser (hits on 7): 9✓, 3; carrier (hits on 9): 4". */
export function formatDice(dice: readonly RolledDie[], say: Words): string {
  const sorts = new Map<string, string[]>();
  for (const die of dice) {
    const sort = `${nounOf(die.unit, say)} (hits on ${die.hitsOn})`;
    sorts.set(sort, [...(sorts.get(sort) ?? []), dieTold(die)]);
  }
  return [...sorts].map(([sort, told]) => `${sort}: ${told.join(', ')}`).join('; ') || 'no dice';
}
