import { Illegal } from '#engine';
import { closestNames } from '#text/closest-names.ts';
import { foldText, isFragment } from '#text/fuzzy-match.ts';
import { formatList } from '#text/sentences.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';

/** A system with its names. */
export interface NamedSystem {
  id: string;
  /** Null if the system is off the board. */
  position: string | null;
  /** Names by which the system is listed; its own name comes first. */
  names: readonly string[];
  /** Other names that find the system: those of its planets. */
  aliases?: readonly string[];
}

const placeOf = ({ position }: NamedSystem): string => position ?? 'off the board';
const labelOf = (one: NamedSystem): string => `${placeOf(one)} ${one.names.join(', ')}`;

/** Returns the systems of a board as choices, by position and name. */
export const systemChoices = (systems: readonly NamedSystem[]): Choice[] =>
  systems
    .map((one) => ({ key: one.position ?? one.id, label: labelOf(one) }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));

/**
 * Finds a system by its position, id, name or part of a name. Throws Illegal with the nearest names if there is none.
 */
export function resolveSystem(systems: readonly NamedSystem[], typed: string): string {
  const wanted = typed.trim().toLowerCase();
  const namesOf = ({ names, aliases = [] }: NamedSystem): string[] =>
    [...names, ...aliases].map((name) => name.toLowerCase());
  const found =
    systems.find(
      (one) => [one.position, one.id, labelOf(one).toLowerCase()].includes(wanted) || namesOf(one).includes(wanted),
    ) ?? systems.find((one) => namesOf(one).some((name) => isFragment(foldText(wanted), foldText(name))));
  if (found) return found.id;
  const near = /^\d+$/.test(wanted)
    ? systems.flatMap(({ position }) => position ?? [])
    : systems.flatMap(({ names, aliases = [] }) => [...names, ...aliases]);
  throw new Illegal(
    `I don't know the system “${typed.trim().slice(0, 40)}” on this board. The closest names are ${formatList(closestNames(typed, near, 3))}.`,
  );
}
