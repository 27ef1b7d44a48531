import { explorationCard, type ExplorationCard } from '#ti4/rules/components/component.ts';
import type { TechnologyColor, Trait } from '#ti4/rules/terms.ts';
import { markersOn } from '#ti4/rules/tokens/markers.ts';
import { specialtiesOf } from '#ti4/rules/planets/planets.ts';

interface Attachment extends Pick<ExplorationCard, 'id' | 'name' | 'text'> {
  deck: Trait;
  resources?: number;
  influence?: number;
}

/** Defines a card that adds to the resources and influence of the planet it is attached to. */
export const attachment = ({ resources = 0, influence = 0, ...card }: Attachment): ExplorationCard =>
  explorationCard({
    ...card,
    set: 'pok',
    copies: 1,
    then: 'attach',
    modifiers: {
      ...(resources && {
        resources: (_game, held, value, { planet }) => (planet === held.memory ? value + resources : value),
      }),
      ...(influence && {
        influence: (_game, held, value, { planet }) => (planet === held.memory ? value + influence : value),
      }),
    },
  });

/** The side of the card that adds to both values, used when the planet already has a technology specialty. */
const VALUES = 'values';

/**
 * Defines a card that gives its planet a technology specialty, or 1 more resource and influence if it already has one.
 */
export function researchFacility(
  id: string,
  name: string,
  deck: Trait,
  color: TechnologyColor,
  word: string,
): ExplorationCard {
  const side = (game: Parameters<typeof markersOn>[0], held: { key: string }, planet: string) =>
    markersOn(game, planet).find((one) => one.id === held.key)?.face;
  return explorationCard({
    id,
    name,
    set: 'pok',
    text: `Attach: this planet has a ${word} technology specialty. If it already has a specialty, it has 1 more resource and 1 more influence instead.`,
    deck,
    copies: 1,
    then: 'attach',
    face: (game, planet) => (specialtiesOf(game, planet).length ? VALUES : undefined),
    modifiers: {
      specialties: (game, held, colors, { planet }) =>
        planet === held.memory && side(game, held, planet) === undefined ? [...colors, color] : colors,
      resources: (game, held, value, { planet }) =>
        planet === held.memory && side(game, held, planet) === VALUES ? value + 1 : value,
      influence: (game, held, value, { planet }) =>
        planet === held.memory && side(game, held, planet) === VALUES ? value + 1 : value,
    },
  });
}
