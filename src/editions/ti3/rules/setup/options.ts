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
    about: 'each neutral planet has a face-down domain counter that the first player to land there resolves',
  },
  ageOfEmpire: {
    name: 'Age of Empire',
    about:
      'all objectives are revealed from the start, the game lasts 1 round for each, and Imperial gives 1 victory point',
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
    throw new Illegal(`I don't know the option “${one.slice(0, 40)}”.`);
  });
