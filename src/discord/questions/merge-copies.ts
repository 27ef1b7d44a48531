import type { Option } from '#engine';

/** Card that an option's key is a copy of: "recheck" of "recheck#2". */
const cardOf = ({ key }: Option): string => key.split('#')[0];

const areAlike = (one: Option, other: Option): boolean =>
  cardOf(one) === cardOf(other) && one.label === other.label && one.hint === other.hint && one.group === other.group;

/** Offers copies of one card once, with their number, if only one option can be chosen. */
export const mergeCopies = (options: readonly Option[]): Option[] =>
  options.flatMap((option, i) => {
    if (options.findIndex((one) => areAlike(one, option)) < i) return [];
    const copies = options.filter((one) => areAlike(one, option)).length;
    return [copies > 1 && option.hint ? { ...option, hint: `${copies} copies. ${option.hint}` } : option];
  });
