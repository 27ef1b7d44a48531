import { Illegal } from '#service';
import type { EditionAdapter, AdapterRegistry } from './edition-adapter.ts';

/** Creates the registry of all editions, the default first. Throws an Error if there is none or two share a name. */
export function createAdapterRegistry(all: readonly EditionAdapter[]): AdapterRegistry {
  const names = all.flatMap(namesOf);
  const [usual] = all;
  if (!usual || new Set(names).size < names.length) throw new Error('Two editions share a name.');
  const titles = all.map(({ title }) => title).join(', ');
  return {
    all,
    defaultAdapter: usual,
    resolve: (edition) => {
      const found = all.find((face) => face.editionId === edition);
      if (!found) throw new Illegal(`This bot does not have the edition “${edition.slice(0, 40)}”.`);
      return found;
    },
    resolveByName: (typed = '') => {
      const wanted = typed.trim().toLowerCase();
      const found = wanted === '' ? usual : all.find((face) => namesOf(face).includes(wanted));
      if (!found)
        throw new Illegal(`I don't know the edition “${typed.trim().slice(0, 40)}”. Choose one of: ${titles}.`);
      return found;
    },
    choices: (typed) => {
      const wanted = typed.trim().toLowerCase();
      return all
        .filter((face) => namesOf(face).some((name) => name.includes(wanted)))
        .map(({ editionId, title }) => ({ key: editionId, label: title }));
    },
  };
}

const namesOf = ({ editionId, title, aliases }: EditionAdapter): string[] => [
  ...new Set([editionId, title, ...aliases].map((name) => name.toLowerCase())),
];
