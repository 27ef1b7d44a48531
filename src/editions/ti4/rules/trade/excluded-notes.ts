import type { Rulebook } from '#ti4/rules/components/component.ts';
import type { ComponentId } from '#ti4/rules/terms.ts';

/** Tells whether a seat with these abilities cannot have a promissory note. */
export function excludesNote(
  { byKind }: Pick<Rulebook, 'byKind'>,
  abilities: readonly ComponentId[],
  id: ComponentId,
): boolean {
  const note = byKind['promissory-note'][id];
  return note !== undefined && abilities.some((ability) => byKind.ability[ability]?.refusesNotes?.(note));
}
