import { Illegal } from '#service';
import type { Face, Faces } from './edition-adapter.ts';

/** The faces of all editions that are played here, in the order in which they are offered. Throws an Error where there is none, or two are called alike. */
export function facesOf(all: readonly Face[]): Faces {
  const names = all.flatMap(namesOf);
  const [usual] = all;
  if (!usual || new Set(names).size < names.length) throw new Error('Every edition needs a name of its own.');
  const titles = all.map(({ title }) => title).join(', ');
  return {
    all,
    usual,
    of: (edition) => {
      const found = all.find((face) => face.edition === edition);
      if (!found) throw new Illegal(`This table does not know the edition "${edition.slice(0, 40)}".`);
      return found;
    },
    named: (typed = '') => {
      const wanted = typed.trim().toLowerCase();
      const found = wanted === '' ? usual : all.find((face) => namesOf(face).includes(wanted));
      if (!found) throw new Illegal(`There is no edition "${typed.trim().slice(0, 40)}" here. There is: ${titles}.`);
      return found;
    },
    choices: (typed) => {
      const wanted = typed.trim().toLowerCase();
      return all
        .filter((face) => namesOf(face).some((name) => name.includes(wanted)))
        .map(({ edition, title }) => ({ key: edition, label: title }));
    },
  };
}

const namesOf = ({ edition, title, called }: Face): string[] => [
  ...new Set([edition, title, ...called].map((name) => name.toLowerCase())),
];
