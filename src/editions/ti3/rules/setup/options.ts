import { Illegal } from '#engine';
import { parseListParts } from '#kit/prompts/read-list.ts';
import type { OptionId } from '#ti3/rules/terms.ts';

interface Offered {
  name: string;
  /** Description for the user who chooses. */
  about: string;
}

/** Options of the boxes that a game may be played with (E3 18). */
export const OPTIONS: Record<OptionId, Offered> = {
  distantSuns: {
    name: 'Distant Suns',
    about: 'a counter lies face down on each planet of nobody, and whoever lands there first meets what it says',
  },
  ageOfEmpire: {
    name: 'Age of Empire',
    about: 'all objectives lie open from the start, the rounds are counted, and Imperial brings 1 point',
  },
};

export const OPTION_IDS = Object.keys(OPTIONS) as OptionId[];

/** "distant-suns" */
export const optionSlug = (id: OptionId): string => OPTIONS[id].name.toLowerCase().replaceAll(' ', '-');

/** Parses typed options: "distant-suns,age-of-empire". Throws Illegal for an unknown one. */
export const parseOptions = (typed: string): OptionId[] =>
  parseListParts(typed, /,/).map((one) => {
    const found = OPTION_IDS.find((id) => optionSlug(id) === one);
    if (found) return found;
    throw new Illegal(`There is no option called "${one.slice(0, 40)}".`);
  });
